export { factsOfUniverse } from './build.ts';
export { type ProgramNow, universeOf } from './export.ts';
export { type ReadUniverse, readUniverse } from './read.ts';
export type { Universe } from './types.ts';
