import { join } from 'node:path';
import { load } from './compiled.ts';

/** Entry point of the built program. */
load(join(import.meta.dirname, 'cli.cjs'));
