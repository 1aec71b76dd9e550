/** A message of the game, of its board or of the shell, with its variables. */
export type Say = (key: string, args?: Record<string, string | number>) => string;
