/** What cards and generals do, in the languages of the players; the game's files say it in English. */

import type { Facts } from './facts';
import { abilitiesHu, eventsHu } from './cardtexts.hu';
import { abilitiesPl, eventsPl } from './cardtexts.pl';

type Texts = Record<string, string>;

// Where a card of the files says only "as card 33, but", the whole of it.
const eventsEn: Texts = {
  minor_campaign_a:
    'Activate up to 2 generals one after another, whatever their strategy ratings: each once, with 4 movement points and up to 10 CUs, each done with battle or siege before the next. One of the armies may sail, with up to 10 CUs. The card pre-empts.',
  auxiliaries_etruria: 'Only if Rome controls Etruria. Place 2 CUs with a Roman general in Italia; in Roma only if a general is there.',
  auxiliaries_samnium: 'Only if Rome controls Samnium. Place 2 CUs with a Roman general in Italia; in Roma only if a general is there.',
  auxiliaries_lucania: 'Only if Rome controls Lucania. Place 2 CUs with a Roman general in Italia; in Roma only if a general is there.',
  auxiliaries_campania: 'Only if Rome controls Campania. Place 2 CUs with a Roman general in Italia; in Roma only if a general is there.',
};

export const EVENTS: Record<string, Texts> = { en: eventsEn, pl: eventsPl, hu: eventsHu };
export const ABILITIES: Record<string, Texts> = { pl: abilitiesPl, hu: abilitiesHu };

/** The card whose event this one repeats, if it says only that. */
export function twinOf(facts: Facts, id: string): string | null {
  const same = /^As card (\w+)\.$/.exec(facts.cards.get(id)?.text ?? '')?.[1];
  const twin = same ? [...facts.cards.values()].find((other) => other.number === same) : undefined;
  return twin?.id ?? null;
}

/** The event on a card; a card that is as another says what that one says. */
export function eventText(facts: Facts, id: string, lang: string): string {
  const told = EVENTS[lang.slice(0, 2)] ?? eventsEn;
  const twin = twinOf(facts, id);
  if (told[id]) return told[id];
  return twin ? eventText(facts, twin, lang) : (facts.cards.get(id)?.text ?? '');
}

export function abilityText(facts: Facts, id: string, lang: string): string {
  return ABILITIES[lang.slice(0, 2)]?.[id] ?? facts.generals.get(id)?.ability ?? '';
}
