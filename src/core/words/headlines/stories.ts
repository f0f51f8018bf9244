import { DRAMA } from './drama.ts';
import { POSTSEASON } from './postseason.ts';
import { RANKINGS } from './rankings.ts';
import { RESULTS } from './results.ts';
import type { Story } from './story.ts';

export type { Story } from './story.ts';

/** Everything a game can be told as. */
export const STORIES: readonly Story[] = [...POSTSEASON, ...RANKINGS, ...DRAMA, ...RESULTS];
