/** The fleets of a view: which lie in harbour, which at anchor, and what each can be ordered to do. */

import type { ShipsView, Side, View } from './view';

export interface Fleet extends ShipsView {
  key: string;
  moving: boolean; // it is on its way, or being given its orders
}

/** The size of a fleet's piece, in the units of its drawing. */
export const shapeOf = ({
  ready,
  exhausted,
}: Pick<Fleet, 'ready' | 'exhausted'>): { w: number; h: number } => ({
  w: (ready ? 58 : 0) + (exhausted ? 36 : 0) + (ready && exhausted ? -6 : 0),
  h: 46,
});

const ORDERS = ['prompt-fleet-orders', 'prompt-chasers'];

/** The port of the fleet that is being given its orders. */
function ordered(view: Pick<View, 'prompt' | 'sea'>): string | null {
  if (view.sea.voyage) return view.sea.voyage.port;
  const { prompt } = view;
  return prompt && ORDERS.includes(prompt.key) ? String(prompt.args.space) : null;
}

export function fleetsOf(view: Pick<View, 'prompt' | 'sea'>): Fleet[] {
  const port = ordered(view);
  const side = view.sea.voyage?.side ?? view.prompt?.args.side;
  return view.sea.ships.map((ships) => ({
    ...ships,
    key: `fleet:${ships.side}:${ships.space}`,
    moving: ships.space === port && ships.side === side,
  }));
}

/** H20 The ports of cities that are shut in by Ready ships of the enemy, with whose ships they are. */
export function blockades(
  { control, sea }: Pick<View, 'control' | 'sea'>,
  cities: ReadonlySet<string>,
): Map<string, Side> {
  return new Map(
    sea.ships
      .filter(({ space, side, ready }) => ready > 0 && cities.has(space) && (control[space] ?? side) !== side)
      .map(({ space, side }) => [space, side]),
  );
}

/** All ships of a side. */
export function navy(
  { ships }: Pick<View['sea'], 'ships'>,
  side: Side,
): { ready: number; exhausted: number } {
  const own = ships.filter((fleet) => fleet.side === side);
  const sum = (of: 'ready' | 'exhausted'): number => own.reduce((n, fleet) => n + fleet[of], 0);
  return { ready: sum('ready'), exhausted: sum('exhausted') };
}
