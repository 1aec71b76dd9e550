/** Where pieces stand on a chart: every place has a station of its own for them, so that they stay put while others move. */

import type { Box, Point } from './geo';
import { chosen, settle, type Choice, type Label, type Lettering } from './lettering';
import { clamp, overlap, type Candidate } from './letters';

/** A place beside whose sign pieces may stand, whether or not any do. */
export interface Place {
  id: string;
  at: Point;
  r: number; // half the sign's height; 0: there is no sign, and they may stand right there
  half: number; // and half its width
}

export interface Size {
  w: number;
  h: number;
}

/** A piece that looks for its place. */
export interface Stander {
  place: string;
  shapes: readonly Size[]; // in which it can be drawn, the best first; the last is the smallest, the same for all
}

/** Where a piece stands, and in which of its shapes. */
export interface Stood {
  box: Box;
  shape: number;
  small: boolean; // there was no room to draw it at its best
}

const AROUND = 24; // directions in which a piece may stand
const INWARD = [1, 0.8, 0.6, 0.4, 0.2]; // it touches its own sign, or covers some of it
/** Where there is no room for it, a piece is drawn smaller. */
const SMALLER = [0.85, 0.72, 0.6, 0.5, 0.4];
const SHRUNK = 30; // what it costs to vanish altogether

/** What it costs to touch something at all, and to cover the whole of it. */
type Toll = readonly [touch: number, whole: number];
const NAME: Toll = [90, 300];
const SIGN: Toll = [120, 400];
const OWN: Toll = [1, 16];
const SEA: Toll = [0, 6];
const OUT: Toll = [60, 400];
const STATION: Toll = [30, 120]; // of another place
const BEHIND: Toll = [12, 90]; // a piece of the same place
const NEARER = 120; // to be nearer to another sign
const CROSSED = 12; // for a name under the stem
const LOW = 25; // what costs less covers nothing that matters

const toll = ([touch, whole]: Toll, part: number): number => (part > 1e-4 ? touch + whole * part : 0);
const apart = (a: Box, b: Box): number =>
  Math.hypot(Math.max(0, a.x - b.x - b.w, b.x - a.x - a.w), Math.max(0, a.y - b.y - b.h, b.y - a.y - a.h));
const share = (box: Box, by: Box): number => overlap(box, by) / (box.w * box.h);
const best = (list: Candidate[]): Candidate => list.reduce((a, b) => (b.cost < a.cost ? b : a));

export class Stations {
  readonly #places: Map<string, Place>;
  readonly #anchors = new Map<string, Box>();
  readonly #names: Label[];
  readonly #known = new Map<string, Box | null>();

  /** A station for every place, as large as the smallest piece: off all signs and names, and off one another. */
  constructor(
    places: Place[],
    readonly least: Size,
    readonly letters: Lettering,
  ) {
    this.#places = new Map(places.map((place) => [place.id, place]));
    this.#names = letters.labels.filter(({ shown }) => shown);
    const choices = places.map((place): Choice => ({
      ...{ id: place.id, at: place.at, pick: 0 },
      list: this.#weighed(place.id, touching(place, least)),
    }));
    const reach = (least.w + least.h) * 2.5;
    const pain = (_a: Choice, _b: Choice, hit: number): number => toll(STATION, hit / (least.w * least.h));
    settle(choices, reach, pain);
    for (const crowded of choices) {
      const box = chosen(crowded);
      const others = choices.some((other) => other !== crowded && overlap(box, chosen(other)) > 0);
      if (!others && crowded.list[crowded.pick]!.cost < LOW) continue;
      const place = this.#places.get(crowded.id)!;
      for (const scale of SMALLER) {
        const size = { w: least.w * scale, h: least.h * scale };
        crowded.list.push(...this.#weighed(place.id, touching(place, size), SHRUNK * (1 - scale)));
      }
    }
    settle(choices, reach, pain);
    for (const choice of choices) this.#anchors.set(choice.id, chosen(choice));
  }

  /** Where the first piece of a place stands. */
  anchor(place: string): Box {
    return this.#anchors.get(place)!;
  }

  /** Places for pieces. What stands elsewhere decides how large a piece is drawn, but not where. */
  stand(pieces: readonly Stander[]): Stood[] {
    const seats = new Map<string, number>();
    const out = pieces.map(({ place, shapes }): Stood => {
      const seat = seats.get(place) ?? 0;
      seats.set(place, seat + 1);
      return { box: this.#seat(place, seat), shape: shapes.length - 1, small: true };
    });
    pieces.forEach(({ place, shapes }, i) => {
      const seat = out[i]!.box;
      for (const [shape, size] of shapes.entries()) {
        const box = this.#grown(place, seat, size);
        if (!box || out.some((other, j) => j !== i && overlap(box, other.box) > 0)) continue;
        out[i] = { box, shape, small: shape > 0 };
        break;
      }
    });
    return out;
  }

  /** The first piece of a place stands at its station, the others beside it. */
  #seat(place: string, seat: number): Box {
    if (!seat) return this.anchor(place);
    const key = `${place} ${seat}`;
    const known = this.#known.get(key);
    if (known) return known;
    const first = this.anchor(place);
    const before = Array.from({ length: seat }, (_, i) => this.#seat(place, i));
    const here = this.#places.get(place)!;
    const list = [1, 0.8, 0.6, 0.45].flatMap((scale) => {
      const size = { w: first.w * scale, h: first.h * scale };
      const spots = [touching(here, size), beyond(here, size), before.flatMap((box) => beside(box, scale))];
      return this.#weighed(place, spots.flat(), SHRUNK * (1 - scale));
    });
    for (const c of list) {
      for (const box of before) c.cost += toll(BEHIND, share(box, c.box));
      for (const [id, box] of this.#anchors) if (id !== place) c.cost += toll(STATION, share(box, c.box));
    }
    const { box } = best(list);
    this.#known.set(key, box);
    return box;
  }

  /** The best box of a size around a piece's seat, if there is one that covers nothing. */
  #grown(place: string, seat: Box, size: Size): Box | null {
    if (size.w < seat.w + 1e-6 && size.h < seat.h + 1e-6) return seat;
    const key = [place, seat.x, seat.y, size.w, size.h].join(' ');
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    const spots = [...holding(seat, size), ...beyond(this.#places.get(place)!, size, this.least.h)];
    const list = this.#weighed(place, spots);
    for (const c of list)
      for (const [id, box] of this.#anchors) if (id !== place) c.cost += toll([1, 6], share(box, c.box));
    const found = best(list);
    const box = found.cost < LOW * 2 ? found.box : null;
    this.#known.set(key, box);
    return box;
  }

  /** Spots with what it costs to cover what each of them covers. */
  #weighed(id: string, list: Candidate[], more = 0): Candidate[] {
    const { signs, waters, field } = this.letters.obstacles;
    const own = signs.find((sign) => sign.id === id);
    const all = bounds(list.map(({ box }) => box));
    const zone = { x: all.x - all.w / 2, y: all.y - all.h / 2, w: all.w * 2, h: all.h * 2 };
    const near = {
      names: this.#names.filter(({ box }) => overlap(box, zone)),
      signs: signs.filter(({ box }) => overlap(box, zone)),
      waters: waters.filter((box) => overlap(box, zone)),
    };
    for (const c of list) {
      c.cost += more + toll(OUT, 1 - share(c.box, field));
      for (const { box } of near.names) c.cost += toll(NAME, share(box, c.box));
      for (const sign of near.signs) c.cost += toll(sign.id === id ? OWN : SIGN, share(sign.box, c.box));
      for (const box of near.waters) c.cost += toll(SEA, share(box, c.box));
      const away = own ? apart(own.box, c.box) : 0;
      if (!own || !away) continue;
      if (near.signs.some(({ id: other, box }) => other !== id && apart(box, c.box) < away * 1.15))
        c.cost += NEARER;
      const stem = between(own.box, c.box);
      c.cost += CROSSED * near.names.filter(({ box }) => overlap(box, stem)).length;
    }
    return list;
  }
}

/** Spots that touch a place's sign or cover some of it: above is best, below worst. */
function touching(place: Place, { w, h }: Size): Candidate[] {
  const { at, r, half } = place;
  const here: Candidate = { box: { x: at.x - w / 2, y: at.y - h / 2, w, h }, cost: -1 };
  const spots = INWARD.flatMap((inward) =>
    Array.from({ length: AROUND }, (_, i): Candidate => {
      const angle = (2 * Math.PI * i) / AROUND;
      const [dx, dy] = [Math.sin(angle), -Math.cos(angle)];
      const out = (0.98 * inward) / Math.max(Math.abs(dx), Math.abs(dy)); // onto the edge of a square
      const x = at.x + dx * out * (half + w / 2) - w / 2;
      const y = at.y + dy * out * (r + h / 2) - h / 2;
      const corner = (dx * dy * 2) ** 2; // by a corner it only just touches
      return { box: { x, y, w, h }, cost: (1 + dy) * 0.6 + (dx < 0 ? 0.1 : 0) + corner };
    }),
  );
  return r ? spots : [here, ...spots, ...beyond(place, { w, h })];
}

/** Spots some way off a place's sign, to which a stem leads. */
function beyond({ at, r, half }: Place, { w, h }: Size, unit = h): Candidate[] {
  return [0.2, 0.6, 1.1, 1.7].flatMap((gap) =>
    Array.from({ length: AROUND }, (_, i): Candidate => {
      const angle = (2 * Math.PI * i) / AROUND;
      const [dx, dy] = [Math.sin(angle), -Math.cos(angle)];
      const out = 1 / Math.max(Math.abs(dx), Math.abs(dy));
      const x = at.x + dx * (out * (half + w / 2) + unit * gap) - w / 2;
      const y = at.y + dy * (out * (r + h / 2) + unit * gap) - h / 2;
      return { box: { x, y, w, h }, cost: 3 + gap * 5 + (1 + dy) * 0.3 };
    }),
  );
}

/** The room between two boxes, as narrow as a line where they face each other. */
function between(a: Box, b: Box): Box {
  const span = (p: number, l: number, q: number, m: number): [number, number] => {
    const [from, to] = [Math.max(p, q), Math.min(p + l, q + m)];
    return from < to ? [(from + to) / 2, 1e-3] : [to, from - to];
  };
  const [x, w] = span(a.x, a.w, b.x, b.w);
  const [y, h] = span(a.y, a.h, b.y, b.h);
  return { x, y, w, h };
}

/** Spots right beside another piece, or partly behind it. */
function beside(piece: Box, scale: number): Candidate[] {
  const [w, h] = [piece.w * scale, piece.h * scale];
  const [x, y] = [piece.x + (piece.w - w) / 2, piece.y + (piece.h - h) / 2];
  const full = (1 + scale) / (2 * scale); // clear of the other
  return [full * 1.02, 0.7, 0.45, 0.3].flatMap((far) =>
    [
      [1, 0],
      [-1, 0],
      [0, -1],
      [0, 1],
    ].map(([dx, dy]): Candidate => ({
      box: { x: x + dx! * w * far, y: y + dy! * h * far, w, h },
      cost: 2,
    })),
  );
}

/** Boxes of a size that hold a seat, shifted one way or the other. */
function holding(seat: Box, { w, h }: Size): Candidate[] {
  const shifts = [0, 0.25, 0.5, 0.75, 1];
  return shifts.flatMap((across) =>
    shifts.map((up): Candidate => ({
      box: { x: seat.x - (w - seat.w) * across, y: seat.y - (h - seat.h) * up, w, h },
      cost: (Math.abs(across - 0.5) + Math.abs(up - 0.5)) * 0.4,
    })),
  );
}

export function bounds(boxes: readonly Box[]): Box {
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  return {
    x,
    y,
    w: Math.max(...boxes.map((box) => box.x + box.w)) - x,
    h: Math.max(...boxes.map((box) => box.y + box.h)) - y,
  };
}

/** The pieces of a crowded place side by side where they can be seen, in rows about the middle of where they stand. */
export function fannedOut(seats: readonly Box[], sizes: readonly Size[], gap: number, field: Box): Box[] {
  const from = bounds(seats);
  const w = Math.max(...sizes.map((size) => size.w));
  const h = sizes.reduce((sum, size) => sum + size.h, gap * (sizes.length - 1));
  const x = clamp(field.x + gap, from.x + from.w / 2 - w / 2, field.x + field.w - w - gap);
  let y = clamp(field.y + gap, from.y + from.h / 2 - h / 2, field.y + field.h - h - gap);
  return sizes.map((size) => {
    const box = { x: x + (w - size.w) / 2, y, ...size };
    y += size.h + gap;
    return box;
  });
}

export interface Fault {
  place: string;
  what: 'sign' | 'name' | 'nearer';
  of: string;
}

/** What is wrong with where a piece stands: signs and names that it covers, and a sign that is nearer than its own. */
export function faults(place: string, box: Box, { labels, obstacles }: Lettering): Fault[] {
  const own = obstacles.signs.find(({ id }) => id === place);
  const away = own ? apart(box, own.box) : 0;
  const signs = obstacles.signs
    .filter(({ id }) => id !== place)
    .flatMap((sign): Fault[] => {
      if (share(sign.box, box) > 0.02) return [{ place, what: 'sign', of: sign.id }];
      return own && apart(box, sign.box) < away ? [{ place, what: 'nearer', of: sign.id }] : [];
    });
  const names = labels.filter((label) => label.shown && share(label.box, box) > 0.02);
  return [...signs, ...names.map(({ id }): Fault => ({ place, what: 'name', of: id }))];
}
