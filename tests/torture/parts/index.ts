import type { Part } from '../part.ts';
import { DISK } from './disk.ts';
import { FILES } from './files.ts';
import { KILL } from './kill.ts';
import { TOGETHER } from './together.ts';

/** Every part, in the order they are run. */
export const PARTS: Part[] = [KILL, DISK, TOGETHER, FILES];
