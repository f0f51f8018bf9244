import type { Target } from '../targets.ts';

type Row = readonly [id: string, description: string, unit: string, target: number, low: number, high: number];

/** Targets by the seasons they were counted in. */
export type TargetRows = Readonly<Record<string, readonly Row[]>>;

/** The rows as targets of a group of the report. What one season alone tells of has a value and no range. */
export function targetsOf(group: string, rows: TargetRows): readonly Target[] {
  return Object.entries(rows).flatMap(([seasons, list]) =>
    list.map(([id, description, unit, target, lowest, highest]) => {
      const [low, high] = lowest < highest ? [lowest, highest] : [null, null];
      return { id, group, description, unit, target, low, high, spread: null, seasons };
    }),
  );
}
