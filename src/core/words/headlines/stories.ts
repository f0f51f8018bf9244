import { DRAMA } from './drama.ts';
import { POSTSEASON } from './postseason.ts';
import { RANKINGS } from './rankings.ts';
import { RESULTS } from './results.ts';
import type { Story } from './story.ts';

export type { Story } from './story.ts';

/** Every story a game can become. */
export const STORIES: readonly Story[] = [...POSTSEASON, ...RANKINGS, ...DRAMA, ...RESULTS];
