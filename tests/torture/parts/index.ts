import type { Part } from '../part.ts';
import { FILES } from './files.ts';
import { KILL } from './kill.ts';

/** Every part, in the order they are run. */
export const PARTS: Part[] = [KILL, FILES];
