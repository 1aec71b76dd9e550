/** The troops of a seat, to give orders to. */

import { hexesOf } from './actions';
import type { View } from './view';

/** The units that a seat has on the field, or the types among them. */
export function ordered(view: View, kind: string): string[] {
  const units = Object.keys(view.figures).filter(
    (id) => view.figures[id]!.side === view.seat && hexesOf(view, id).length > 0,
  );
  return kind === 'unit' ? units : [...new Set(units.map((id) => view.figures[id]!.type))];
}
