/** What the demo page offers to its tests. */

export interface Demo {
  names: string[];
  show: (moment: string, actions?: string[] | null) => void;
  point: (ids: string[]) => void;
  stand: (position: number) => void; // shows where pieces stood in a recorded position
}

declare global {
  var demo: Demo;
}
