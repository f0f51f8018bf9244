import { BATCH_VERBS } from './batch.ts';
import { DECIDE_VERBS } from './decide.ts';
import { EXPLORE_VERBS } from './explore.ts';
import { FILE_VERBS } from './files.ts';
import { PAGE_VERBS } from './pages.ts';
import { PLAY_VERBS } from './play.ts';
import type { Verb } from './verb.ts';

/** Every command, in the order of the help within its heading. */
export const VERBS: readonly Verb[] = [
  ...PLAY_VERBS,
  ...PAGE_VERBS,
  ...DECIDE_VERBS,
  ...EXPLORE_VERBS,
  ...FILE_VERBS,
  ...BATCH_VERBS,
];
