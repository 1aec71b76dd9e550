/** From the legal actions to what can be clicked: as in any war, with tactic cards and the ships that take hits. */

import type { Language } from '../../lib/protocol';
import { Offers, type Offered } from '../shared/actions';
import { offersFrom as offersOfWar, SIGNS as WAR_SIGNS, type Offering } from '../shared/war/actions';

/** The signs of verbs, where they have one. */
export const SIGNS: Record<string, string> = {
  ...WAR_SIGNS,
  sail_in: 'walls',
  deposit: 'coins',
  build: 'navis',
  repair: 'hammer',
  fleet: 'navis',
  ships: 'navis',
  admiral: 'trident',
  supply: 'amphora',
  chase: 'trident',
  no_tactic: 'pass',
  break_off: 'retreat',
  spend: 'amphora',
  die: 'die',
};

/** Verbs of places where ships lie: the ships themselves can be clicked for them, too. */
export const OF_SHIPS: readonly string[] = ['fleet', 'chase', 'repair'];

export interface SeaOffering extends Offering {
  tactics: Offered; // by the tactic card in hand
  hits: Offered; // by the condition of the ship
}

export function offersFrom(legal: readonly string[], language: Language): SeaOffering {
  const war = offersOfWar(legal, language);
  const all = new Offers(legal, language);
  const [tactics, hits] = [all.of('tactic'), all.of('condition')];
  const shown = new Set([...tactics.values(), ...hits.values()].flat().map(({ notation }) => notation));
  return { ...war, tactics, hits, rest: war.rest.filter(({ notation }) => !shown.has(notation)) };
}
