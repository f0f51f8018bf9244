import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { newManifest } from '../../../src/core/batch/manifest.ts';
import { type Plan, PlanError, USUAL_PLAN } from '../../../src/core/batch/plan.ts';
import { runBatch } from '../../../src/core/batch/run.ts';
import { snapshot } from '../../torture/saves.ts';

const PLAN: Plan = { ...USUAL_PLAN, dynasties: 1, seasons: 1, year: 2024 };

function folder(): string {
  const made = mkdtempSync(join(tmpdir(), 'batch-'));
  onTestFinished(() => rmSync(made, { recursive: true, force: true }));
  return made;
}

/** Stops a run before it plays anything. */
const run = (dir: string, plan = PLAN) =>
  runBatch({ plan, dir, jobs: 1, version: '1.0', signal: AbortSignal.abort(new Error('the run began')) });

describe('a folder with files from elsewhere', () => {
  const FOREIGN = ['games.csv', 'team_seasons.csv', 'parts/0001-games.csv'];

  for (const name of FOREIGN) {
    it(`keeps its ${name}: the run is refused with one sentence and changes nothing`, async () => {
      const dir = folder();
      mkdirSync(dirname(join(dir, name)), { recursive: true });
      writeFileSync(join(dir, name), 'mine');
      const before = snapshot(dir);
      const named = name.split('/')[0];
      await expect(run(dir)).rejects.toThrow(
        new PlanError(
          `${dir} is not a batch run, and its ${named} would be overwritten. Choose another folder or move that file.`,
        ),
      );
      expect(snapshot(dir)).toEqual(before);
    });
  }

  it('keeps a link, wherever it points', async () => {
    const dir = folder();
    symlinkSync(join(dir, 'nowhere'), join(dir, 'games.csv'));
    await expect(run(dir)).rejects.toThrow(/its games\.csv would be overwritten/);
  });

  it('keeps another program’s manifest', async () => {
    for (const text of ['null', '[]', '{"name":"site","icons":[]}', '{"plan":{},"tuning":{}}']) {
      const dir = folder();
      writeFileSync(join(dir, 'manifest.json'), text);
      const before = snapshot(dir);
      await expect(run(dir)).rejects.toThrow(
        new PlanError(`${join(dir, 'manifest.json')} is not a batch run; give another folder.`),
      );
      expect(snapshot(dir)).toEqual(before);
    }
  });

  it('keeps extra files in the parts folder of a complete run when a lost table is made again', async () => {
    const dir = folder();
    writeFileSync(join(dir, 'manifest.json'), JSON.stringify({ ...newManifest(PLAN, dir, '1.0'), complete: true }));
    mkdirSync(join(dir, 'parts'));
    writeFileSync(join(dir, 'parts', 'notes.txt'), 'mine');
    await run(dir);
    expect(Object.keys(snapshot(dir))).toContain('parts/notes.txt');
  });
});
