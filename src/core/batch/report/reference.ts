import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { PlanError } from '../plan.ts';
import { TARGETS } from '../reference/targets.ts';
import type { Target } from '../targets.ts';

const number = z.number().nullish();

/** A file of reference values: the same fields as the built-in ones. */
const file = z.object({
  metrics: z.array(
    z.object({
      id: z.string(),
      group: z.string().default('other'),
      description: z.string().default(''),
      unit: z.string().default(''),
      target: z.number(),
      low: number,
      high: number,
      sd_between_seasons: number,
      seasons: z.string().default(''),
    }),
  ),
});

/** Reads the target values: the built-in ones, or those of a file. Throws `PlanError` if it cannot be read. */
export function readTargets(path: string | null): readonly Target[] {
  if (path === null) return TARGETS;
  let parsed: z.infer<typeof file>;
  try {
    parsed = file.parse(JSON.parse(readFileSync(path, 'utf8')));
  } catch (error) {
    throw new PlanError(`${path} is not a reference file (it needs metrics with id, target, low and high).`, {
      cause: error,
    });
  }
  return parsed.metrics.map(({ sd_between_seasons, low, high, ...rest }) => ({
    ...rest,
    low: low ?? null,
    high: high ?? null,
    spread: sd_between_seasons ?? null,
  }));
}
