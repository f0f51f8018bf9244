import { firstOf, mustHave } from '../../model/lists.ts';
import { shareOutput } from '../../save/output.ts';
import { makeFolder } from '../../save/writing.ts';
import { checkSame, type Manifest, newManifest, readManifest, speedOf } from '../manifest.ts';
import { isFinished, partPath, partsFolder, readSummary, summaryPath } from '../parts.ts';
import { dynastiesOf, type Plan, PlanError } from '../plan.ts';
import { checkNothingInTheWay, gatherRun } from '../run.ts';
import { tablesOf } from '../tables.ts';

/** A finished share of a run. */
interface Share {
  dir: string;
  manifest: Manifest;
}

const whole = (plan: Plan): Plan => ({ ...plan, shard: null });

function readShare(dir: string): Share {
  const manifest = readManifest(dir);
  if (!manifest) throw new PlanError(`${dir} is not a batch run (it has no manifest.json).`);
  if (manifest.plan.shard === null) throw new PlanError(`${dir} is a full run, not one share of a run (--shard I/N).`);
  if (!manifest.complete) {
    throw new PlanError(`${dir} is not finished: run its command again to continue (${manifest.command}).`);
  }
  return { dir, manifest };
}

/** Returns the folder of each dynasty. Throws `PlanError` naming the missing shares. */
function foldersOf(shares: readonly Share[], plan: Plan): Map<number, string> {
  const folders = new Map<number, string>();
  for (const { dir, manifest } of shares) {
    for (const dynasty of dynastiesOf(manifest.plan)) if (isFinished(dir, dynasty)) folders.set(dynasty, dir);
  }
  const { of } = mustHave(firstOf(shares).manifest.plan.shard, 'share in the plan');
  const missing = Array.from({ length: of }, (_, i) => i + 1).filter((index) =>
    dynastiesOf({ ...plan, shard: { index, of } }).some((dynasty) => !folders.has(dynasty)),
  );
  if (missing.length === 0) return folders;
  const list = missing.slice(0, 10).map((index) => `${index}/${of}`);
  throw new PlanError(`Some shares are missing: ${list.join(', ')}${missing.length > 10 ? ' and more' : ''}.`);
}

/**
 * Merges the shares of one run. The files match a run on one machine, byte for byte; the shares stay as they are.
 * Returns the manifest. Throws `PlanError` if shares are missing, unfinished or from different runs, or if files in
 * `out` would be overwritten.
 */
export async function mergeShares(dirs: readonly string[], out: string): Promise<Manifest> {
  const shares = dirs.map(readShare);
  const [first] = shares;
  if (!first) throw new PlanError('Which shares? List the folders of all of them.');
  const plan = whole(first.manifest.plan);
  for (const { dir, manifest } of shares)
    checkSame({ ...manifest, plan: whole(manifest.plan) }, { ...first.manifest, plan }, dir);
  const folders = foldersOf(shares, plan);
  checkNothingInTheWay(out, plan);
  makeFolder(out);
  makeFolder(partsFolder(out));
  for (const [dynasty, dir] of folders) {
    for (const table of tablesOf(plan)) shareOutput(partPath(dir, dynasty, table), partPath(out, dynasty, table));
    shareOutput(summaryPath(dir, dynasty), summaryPath(out, dynasty));
  }
  const manifest = newManifest(plan, out, first.manifest.version);
  manifest.tuning = first.manifest.tuning;
  const games = [...folders.keys()].reduce((sum, dynasty) => sum + readSummary(out, dynasty).games, 0);
  const seconds = shares.reduce((sum, share) => sum + share.manifest.speed.seconds, 0);
  manifest.speed = speedOf(seconds, games, shares.length);
  await gatherRun(
    out,
    manifest,
    [...folders.keys()].sort((a, b) => a - b),
  );
  return manifest;
}
