/** What cards and generals do, in the languages of the players; the game's files say it in English. */

import type { Facts } from './facts';

type Texts = Record<string, Record<string, string>>; // by language, by id

const EVENTS: Texts = { pl: {}, hu: {} };
const ABILITIES: Texts = { pl: {}, hu: {} };

/** The event on a card; a card that is as another says what that one says. */
export function eventText(facts: Facts, id: string, lang: string): string {
  const card = facts.cards.get(id);
  if (!card) return '';
  const same = /^As card (\w+)\.$/.exec(card.text)?.[1];
  const twin = same ? [...facts.cards.values()].find((other) => other.number === same) : undefined;
  const told = EVENTS[lang.slice(0, 2)] ?? {};
  return told[id] ?? (twin ? (told[twin.id] ?? twin.text) : card.text);
}

export function abilityText(facts: Facts, id: string, lang: string): string {
  return ABILITIES[lang.slice(0, 2)]?.[id] ?? facts.generals.get(id)?.ability ?? '';
}
