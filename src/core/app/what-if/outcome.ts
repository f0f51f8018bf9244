import type { MeasureOf } from '../../contract/views/season/what-if.ts';
import { decideJob } from '../../decisions/job.ts';
import { advance } from '../../dynasty/advance.ts';
import { mustChoose } from '../../dynasty/career/market.ts';
import type { DynastyState } from '../../dynasty/dynasty-state.ts';
import { type CoachedGame, playWeek, type Sheets, seasonOver, sheetsOf } from '../../dynasty/week.ts';
import type { TeamId } from '../../model/ids.ts';
import { mustGet } from '../../model/lists.ts';
import type { TeamSeason } from '../../model/season.ts';
import { interval95 } from '../../model/what-if/interval.ts';
import { MEASURES, type Measure } from '../../model/what-if/measures.ts';

/** A team's season result, and whether it cost its head coach his job. */
interface SeasonOutcome extends TeamSeason {
  fired: boolean;
}

/** Value of a season for a team, by measure. */
const VALUES: Readonly<Record<Measure, (season: SeasonOutcome) => number>> = {
  wins: ({ wins }) => wins,
  rank: ({ rank }) => rank,
  conference: ({ conferenceChampion }) => Number(conferenceChampion),
  playoff: ({ inPlayoff }) => Number(inPlayoff),
  title: ({ champion }) => Number(champion),
  fired: ({ fired }) => Number(fired),
};

/** Season results of some teams. */
export type Outcome = ReadonlyMap<TeamId, SeasonOutcome>;

/** Sits a fired coach out for a year, because a season cannot close before he decides. */
function sitOut(dynasty: DynastyState): void {
  if (!mustChoose(dynasty)) return;
  const out = decideJob(dynasty, { year_out: true });
  if (!out.ok) throw new Error(out.error.message);
  out.value.take(dynasty);
}

function isFired({ coaches, year }: DynastyState, team: TeamId): boolean {
  return coaches
    .jobs()
    .some((job) => job.team === team && job.role === 'head' && job.until === year && job.end === 'fired');
}

/**
 * Plays a fork to the end of its season. Changes it.
 *
 * @param coached the player's calls in his game of the coming week
 */
export function playOut(
  dynasty: DynastyState,
  teams: readonly TeamId[],
  coached: CoachedGame | null = null,
  sheets: Sheets = sheetsOf(dynasty),
): Outcome {
  const first = dynasty.week;
  while (!seasonOver(dynasty)) {
    playWeek(dynasty, sheets, () => undefined, dynasty.week === first ? coached : null);
  }
  sitOut(dynasty);
  const { closed } = advance(dynasty);
  const rows = (closed?.history ?? []).filter(({ team }) => teams.includes(team));
  return new Map(rows.map((row) => [row.team, { ...row, fired: isFired(dynasty, row.team) }]));
}

/** Two seasons that differ only in what was changed. */
export type Pair = readonly [asItWas: Outcome, changed: Outcome];

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

/** Limits an interval to possible values: a share cannot change by more than 1. */
function within([low, high]: readonly [number, number], share: boolean): [number, number] {
  return share ? [Math.max(-1, low), Math.min(1, high)] : [low, high];
}

/** Compares pairs of results for a team: means, and the difference with its 95% interval. */
export function compared(pairs: readonly Pair[], team: TeamId): MeasureOf[] {
  return (Object.keys(MEASURES) as Measure[]).map((measure) => {
    const of = VALUES[measure];
    const values = pairs.map(([before, after]) => [of(mustGet(before, team)), of(mustGet(after, team))] as const);
    const { mean: difference, interval } = interval95(values.map(([before, after]) => after - before));
    const [low, high] = interval === null ? [null, null] : within(interval, MEASURES[measure].share);
    const [as_it_was, changed] = [mean(values.map(([before]) => before)), mean(values.map(([, after]) => after))];
    return { measure, as_it_was, changed, difference, low, high };
  });
}

/** How often a team reaches each number of wins, as it was and changed; numbers that never occur are left out. */
export function winsOf(pairs: readonly Pair[], team: TeamId): { wins: number; as_it_was: number; changed: number }[] {
  const share = (side: 0 | 1, wins: number) =>
    pairs.filter((pair) => mustGet(pair[side], team).wins === wins).length / pairs.length;
  const seen = new Set(pairs.flatMap((pair) => pair.map((outcome) => mustGet(outcome, team).wins)));
  return [...seen]
    .sort((a, b) => a - b)
    .map((wins) => {
      return { wins, as_it_was: share(0, wins), changed: share(1, wins) };
    });
}
