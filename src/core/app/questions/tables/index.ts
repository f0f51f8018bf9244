import type { QuestionTable } from '../table.ts';
import { DYNASTY_TABLES } from './dynasty.ts';
import { GAME_TABLES } from './games.ts';
import { PEOPLE_TABLES } from './people.ts';
import { PLAY_TABLES } from './plays.ts';
import { SEASON_TABLES } from './seasons.ts';

/** Every table that questions can query. Names and columns stay; new ones go at the end. */
export const QUESTION_TABLES: readonly QuestionTable[] = [
  ...GAME_TABLES,
  ...SEASON_TABLES,
  ...PEOPLE_TABLES,
  ...PLAY_TABLES,
  ...DYNASTY_TABLES,
];
