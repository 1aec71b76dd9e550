/** The boards that a build was told of: see tools/boards.ts. A build that is shipped has none. */
declare module 'virtual:boards' {
  const boards: Record<string, () => Promise<{ default: import('./types').SomeGame }>>;
  export default boards;
}
