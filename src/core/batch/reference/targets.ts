import { rowsOf } from '../../model/text/table.ts';
import type { Target } from '../targets.ts';
import targetTable from './data/targets.json' with { type: 'json' };
import { ERA_TARGETS } from './eras.ts';

/** Real college football in numbers; the file lists the sources and how each group was counted. */
export const TARGETS: readonly Target[] = [
  ...rowsOf(targetTable, {
    group: 'text',
    id: 'text',
    description: 'text',
    unit: 'text',
    target: 'number',
    low: 'number?',
    high: 'number?',
    spread: 'number?',
    seasons: 'text',
  }),
  ...ERA_TARGETS,
];
