/** The chart of the war: where the spaces are, the roads between them, the land of each province. */

import { areas, Ground, ringsOf, type Area } from '../shared/areas';
import { baseChart, bentWay, landName, seaLine, wayOf, type BaseChart, type Way } from '../shared/chart';
import { elbow, land, r, type Box, type Place, type Point } from '../shared/geo';
import type { SeaLine } from '../shared/lettering';
import { LANDS, OUTLIERS, PROVINCE_NAMES, ROAD_WAYS, ROSE, SEA_NAMES, TITLE } from './chart';
import type { Edge, Facts } from './facts';

/** The playable part of the world, and the whole of what is painted. */
export const FIELD: Box = { x: 0, y: 0, w: 1600, h: 1000 };
export const WORLD: Box = { x: -560, y: -460, w: 2720, h: 1920 };

const APART = 35.4; // no two spaces are closer: signs that would touch step back from each other
const REACH = 105; // how far a province goes beyond its spaces

export interface Chart extends BaseChart {
  at: Map<string, Point>;
  roads: Way<Edge>[];
  areas: Map<string, Area>; // of provinces
  provinceNames: { id: string; at: Point; size: number; turn: number; space: number }[];
  seaNames: (SeaLine & { id: string; name: string; size: number })[];
}

export function makeChart(facts: Facts): Chart {
  const spaces = [...facts.spaces.values()];
  const base = baseChart({
    field: FIELD,
    world: WORLD,
    margin: { left: 86, right: 108, top: 64, bottom: 60 },
    meridian: 5.8,
    parallels: [35, 44],
    places: spaces.map((s): Place => [s.lon, s.lat]),
    lands: LANDS,
    rose: ROSE,
    winds: [4.5, 40.4],
    title: TITLE,
    relief: 1.45,
  });
  const { project } = base;
  const at = new Map(spaces.map((s) => [s.id, project([s.lon, s.lat])]));
  const points = [...at.values()];
  elbow(points, [], APART); // all others stand where their towns stood
  for (const p of points) [p.x, p.y] = [r(p.x), r(p.y)];
  const ground = new Ground(ringsOf(base.projection, land), FIELD);
  const road = (edge: Edge): Way<Edge> => {
    const [a, b] = [at.get(edge.a)!, at.get(edge.b)!];
    const key = `${edge.a}-${edge.b}`;
    const via = ROAD_WAYS[key]?.map(project) ?? (edge.kind === 'strait' ? [] : null);
    return wayOf(edge, via ? [a, ...via, b] : bentWay(key, a, b, (line) => ground.wet(line)), 0.8);
  };
  const outliers = OUTLIERS.filter(({ space }) => facts.spaces.has(space));
  return {
    ...base,
    at,
    roads: facts.edges.filter((edge) => at.has(edge.a) && at.has(edge.b)).map(road),
    areas: areas(
      ground,
      [
        ...spaces.map((s) => ({ id: s.province, at: at.get(s.id)! })),
        ...outliers.map(({ space, at: place }) => ({
          id: facts.spaces.get(space)!.province,
          at: project(place),
        })),
      ],
      { reach: REACH },
    ),
    provinceNames: Object.entries(PROVINCE_NAMES)
      .filter(([id]) => facts.provinces.has(id))
      .map(([id, l]) => ({ id, ...landName({ space: 3, ...l }, project) })),
    seaNames: Object.entries(SEA_NAMES).map(([id, { name, line, size }]) => ({
      id,
      name,
      size,
      ...seaLine(line, project),
    })),
  };
}
