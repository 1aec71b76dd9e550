/** The ways of whoever is under way, as the engine has found them: where they lead, what they cost, and what is sent. */

import type { Deed } from '../shared/queue';
import { undisturbed } from './drill';
import type { ReachView, SpotView, View } from './view';

/** A way to a hex, and its price. */
export interface Way {
  hex: string; // where it ends
  spots: SpotView[]; // one after another
  points: number;
  hits: number;
  asked: boolean; // the enemy can answer on the way
  risk: boolean; // a die may cost more
}

/** The best way to every hex: with the fewest hits, then with the fewest points. */
export function waysOf(reach: ReachView): Map<string, Way> {
  const found = new Map<string, Way>();
  for (const spot of reach.spots) {
    if (spot.stop === null || turns(spot)) continue;
    for (const hex of spot.hexes) {
      const way = wayTo(reach, spot, hex);
      const other = found.get(hex);
      if (!other || dearness(way) < dearness(other)) found.set(hex, way);
    }
  }
  return found;
}

const dearness = ({ hits, points }: Way): number => hits * 100 + points;

const turns = ({ action }: SpotView): boolean => /^(turn|column) /.test(action);

function wayTo({ spots }: ReachView, last: SpotView, hex: string): Way {
  const way: SpotView[] = [];
  for (let spot: SpotView | undefined = last; spot; spot = spots[spot.before]) way.unshift(spot);
  return {
    hex,
    spots: way,
    points: last.points,
    hits: last.hits + (last.stop ?? 0),
    asked: way.some(({ asked }) => asked),
    risk: last.risk,
  };
}

/** A way as it is sent: step by step, as long as whoever goes stands where it should and the others where they stood. */
export function deedsOf(mover: string, way: Way, start: number): Deed<View>[] {
  return way.spots.map(({ action, hexes, face, hits, risk }) => ({
    action,
    foreseen: (before, after) => {
      const unit = after.units[mover];
      if (!unit) return after.leaders[mover]?.hex === hexes[0];
      const there = unit.hexes.join() === hexes.join() && unit.face === face;
      const { side } = after.figures[mover]!;
      return there && !risk && unit.hits === start + hits && undisturbed(before, after, side);
    },
  }));
}
