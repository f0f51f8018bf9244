import { CODECS } from './codecs.ts';
import { DECISIONS } from './decisions.ts';
import { FOOTBALL } from './football.ts';
import { LOCKS } from './locks.ts';
import type { Mutation } from './mutation.ts';
import { SAVE } from './save.ts';
import { SAVES } from './saves.ts';
import { SEASON } from './season.ts';
import { SERVER } from './server.ts';

/** Every mutation, in the order they are tried. */
export const MUTATIONS: Mutation[] = [
  ...LOCKS,
  ...SAVE,
  ...SAVES,
  ...CODECS,
  ...SERVER,
  ...DECISIONS,
  ...FOOTBALL,
  ...SEASON,
];
