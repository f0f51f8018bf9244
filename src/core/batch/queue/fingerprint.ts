import { createHash } from 'node:crypto';
import { advance } from '../../dynasty/advance.ts';
import { newDynasty } from '../../dynasty/create.ts';
import { sheetsOf } from '../../dynasty/gameday/sheets.ts';
import { playWeek } from '../../dynasty/week.ts';
import { firstOf } from '../../model/lists.ts';
import { later } from '../../model/memory/remembered.ts';
import { RULE_BOOK } from '../../model/rules.ts';
import { seedFrom } from '../../random/stream.ts';
import { reference } from '../../reference/index.ts';
import { resolveTuning } from '../../tuning/index.ts';
import { tuningInForce } from '../manifest.ts';
import { TABLES } from '../tables.ts';

/** A season and a seed used only for fingerprints. */
const YEAR = 2024;
const SEED = 'fingerprint';

/** Play logs of a season's first week, played once per process. */
const firstWeek = later(playFirstWeek);

function playFirstWeek(): Uint8Array[] {
  const team = firstOf(Object.keys(reference.season(YEAR).members).sort());
  const settings = { seed: seedFrom(SEED), startYear: YEAR, team, playoff: null };
  const dynasty = newDynasty(settings, reference, RULE_BOOK, resolveTuning());
  advance(dynasty);
  const logs: Uint8Array[] = [];
  playWeek(dynasty, sheetsOf(dynasty), ({ box: { plays } }) => {
    logs.push(new Uint8Array(plays.slice().buffer));
  });
  return logs;
}

/**
 * Returns the fingerprint of what this program plays, in 32 hexadecimal digits: two programs with the same fingerprint
 * play the same dynasties from the same seeds and write the same columns. It covers the version, the rules, the tuning,
 * the columns and a week that is actually played, so that a changed engine differs even if the version was not raised.
 */
export function programFingerprint(version: string): string {
  const hash = createHash('sha256');
  const columns = Object.entries(TABLES).map(([name, all]) => [name, all.map((column) => column.name)]);
  hash.update(JSON.stringify([version, tuningInForce({}), RULE_BOOK, columns]));
  for (const log of firstWeek()) hash.update(log);
  return hash.digest('hex').slice(0, 32);
}
