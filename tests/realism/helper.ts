import type { LoadedRun } from '../../src/core/batch/load.ts';
import { newManifest } from '../../src/core/batch/manifest.ts';
import { dynastiesOf, type Plan } from '../../src/core/batch/plan.ts';
import { RowWriter } from '../../src/core/batch/row-writer.ts';
import { playDynasty } from '../../src/core/batch/simulate.ts';
import { tablesOf } from '../../src/core/batch/tables.ts';
import { reference } from '../../src/core/reference/index.ts';

/** Plays the dynasties of a plan without writing files. */
export function played(plan: Plan, name: string): LoadedRun {
  const rows = new RowWriter(() => undefined);
  const written = new Set(tablesOf(plan));
  const dynasties = dynastiesOf(plan).map((n) =>
    playDynasty(plan, n, reference, (table) => (written.has(table) ? rows : null)),
  );
  return { dir: name, manifest: newManifest(plan, name, 'test'), dynasties };
}
