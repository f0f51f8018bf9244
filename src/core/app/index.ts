/** Everything the program can do: the list is `registry.ts`, the code is under the same names in `dynasty.ts`. */

export { commands } from './commands/index.ts';
export { newGame, readFormat, readSettings, startFrom } from './commands/new-game.ts';
export type { OnWeek } from './commands/sim.ts';
export { type QueryContext, withContext } from './context.ts';
export { type DynastyOperation, queries, runOperation } from './dynasty.ts';
export { folderHost, type HostOptions } from './folder-host.ts';
export { home } from './queries/home.ts';
export { CHECKERS } from './save-checks.ts';
