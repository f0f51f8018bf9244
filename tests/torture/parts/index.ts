import type { Part } from '../part.ts';
import { BROWSER } from './browser.ts';
import { COMMANDS } from './commands.ts';
import { DETERMINISM } from './determinism.ts';
import { DISK } from './disk.ts';
import { FILES } from './files.ts';
import { KILL } from './kill.ts';
import { LIFE } from './life.ts';
import { MUTATIONS_PART } from './mutations.ts';
import { SEASONS } from './seasons.ts';
import { STRANGERS } from './strangers.ts';
import { THOROUGH_PART } from './thorough.ts';
import { TOGETHER } from './together.ts';
import { UNDO } from './undo.ts';

/** All parts, in order. */
export const PARTS: Part[] = [
  KILL,
  DISK,
  TOGETHER,
  FILES,
  STRANGERS,
  COMMANDS,
  BROWSER,
  UNDO,
  DETERMINISM,
  SEASONS,
  LIFE,
  MUTATIONS_PART,
  THOROUGH_PART,
];
