import type { InputOf } from '../../contract/registry.ts';
import { done, type Failure, type Result, refuse } from '../../contract/result.ts';
import type { Ledger } from '../../contract/views/season/ledger.ts';
import { hasReached } from '../../model/stages.ts';
import { decidedIn } from '../ledger/decided.ts';
import type { QueryContext } from '../reading/context.ts';
import { findYear } from '../reading/names.ts';
import { pageView } from '../views/team.ts';
import { ask } from '../what-if/asking.ts';
import { unlessReached } from './offseason.ts';
import { closedYears } from './review.ts';

type Replay = Pick<Ledger, 'progress' | 'outcome'>;

const NOT_ASKED: Replay = { progress: null, outcome: null };

/** Progress of the requested replays. */
function replayed({ save, path }: QueryContext, year: number, runs: number): Replay | { error: Failure } {
  if (path === null) return refuse('wrong_stage', 'Only a saved dynasty can be replayed.');
  const version = save.decisions.engines().at(-1)?.engine ?? '';
  return ask({ path, version, state: save.digest(), year, runs });
}

/**
 * Results of the player's decisions in a finished season and, on request, what they were worth compared with his
 * staff's.
 */
export function ledger(running: QueryContext, input: InputOf<'ledger'>): Result<Ledger> {
  const newest = hasReached(running.season.row.stage, 'summary') ? running.season.year : running.season.year - 1;
  const first = running.season.settings.startYear;
  const year = findYear(running.season, input.year ?? Math.max(first, newest));
  if (!year.ok) return year;
  const early = year.value === running.season.year && unlessReached(running, 'summary', 'The season’s ledger');
  if (early) return early;
  const context = { ...running, season: running.seasonOf(year.value) };
  const rows = running.memo(`ledger ${year.value}`, () => decidedIn(context));
  const asked = input.runs !== undefined && rows.decided.length > 0;
  const replay = asked ? replayed(running, year.value, input.runs ?? 0) : NOT_ASKED;
  if ('error' in replay) return { ok: false, error: replay.error };
  return done({
    ...pageView(context.season),
    year: year.value,
    years: closedYears(running),
    ...rows,
    progress: replay.progress,
    outcome: replay.outcome,
  });
}
