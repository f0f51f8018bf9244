import { BATCH_VERBS } from './batch.ts';
import { FILE_VERBS } from './files.ts';
import { LOOK_VERBS } from './look.ts';
import { PLAY_VERBS } from './play.ts';
import type { Verb } from './verb.ts';

/** Every command, in the order of the help. */
export const VERBS: readonly Verb[] = [...PLAY_VERBS, ...LOOK_VERBS, ...FILE_VERBS, ...BATCH_VERBS];
