import type { Mutation } from './mutation.ts';
import { SAVE } from './save.ts';

/** Every mutation, in the order they are tried. */
export const MUTATIONS: Mutation[] = [...SAVE];
