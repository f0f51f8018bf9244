import { join } from 'node:path';
import { load } from './compiled.ts';

/** The built program's beginning. */
load(join(import.meta.dirname, 'cli.cjs'));
