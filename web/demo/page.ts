/** What the demo page offers to its tests. */

export interface Demo {
  names: string[];
  show: (moment: string, actions?: string[] | null) => void;
  point: (ids: string[]) => void;
}

declare global {
  var demo: Demo;
}
