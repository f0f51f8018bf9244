import { advance } from '../../dynasty/advance.ts';
import { mustChoose } from '../../dynasty/career/market.ts';
import type { DynastyState } from '../../dynasty/dynasty-state.ts';
import { playWeek, type Sheets, seasonOver, sheetsOf } from '../../dynasty/week.ts';
import type { TeamId } from '../../model/ids.ts';
import type { TeamSeason } from '../../model/season.ts';
import { chooseJob } from '../policies/careers.ts';
import { interval95 } from '../report/student.ts';

/** What a season comes to for a team. */
export const MEASURES = {
  wins: { label: 'Wins', share: false, of: ({ wins }: TeamSeason) => wins },
  rank: { label: 'Final rank', share: false, of: ({ rank }: TeamSeason) => rank },
  conference: { label: 'Conference title', share: true, of: (season: TeamSeason) => Number(season.conferenceChampion) },
  playoff: { label: 'Playoff', share: true, of: ({ inPlayoff }: TeamSeason) => Number(inPlayoff) },
  title: { label: 'National title', share: true, of: ({ champion }: TeamSeason) => Number(champion) },
} as const;
export type Measure = keyof typeof MEASURES;
export const MEASURE_NAMES = Object.keys(MEASURES) as Measure[];

/** The seasons of some teams, each as it came out. */
export type Outcome = ReadonlyMap<TeamId, TeamSeason>;

/** Plays a fork on to the end of its season. Changes it. */
export function playOut(dynasty: DynastyState, teams: readonly TeamId[], sheets: Sheets = sheetsOf(dynasty)): Outcome {
  while (!seasonOver(dynasty)) playWeek(dynasty, sheets, () => undefined);
  // A coach who is fired in it has to go on somewhere before the season is closed.
  if (mustChoose(dynasty)) chooseJob(dynasty);
  const { closed } = advance(dynasty);
  const rows = closed?.history ?? [];
  return new Map(rows.filter(({ team }) => teams.includes(team)).map((row) => [row.team, row]));
}

/** A measure as it was, as it would have been, and the difference of the pairs with its 95% interval. */
export interface Comparison {
  measure: Measure;
  asItWas: number;
  changed: number;
  difference: number;
  /** Null for fewer pairs than an interval takes. */
  interval: readonly [number, number] | null;
}

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

/** An interval as far as it can be true: a share moves by no more than all of it. */
function within([low, high]: readonly [number, number], share: boolean): readonly [number, number] {
  return share ? [Math.max(-1, low), Math.min(1, high)] : [low, high];
}

/** Compares pairs of outcomes for a team. */
export function compared(
  pairs: readonly (readonly [asItWas: Outcome, changed: Outcome])[],
  team: TeamId,
): Comparison[] {
  return MEASURE_NAMES.map((measure) => {
    const { of } = MEASURES[measure];
    const values = pairs.map(([before, after]) => [of(before.get(team)!), of(after.get(team)!)] as const);
    const { mean: difference, interval } = interval95(values.map(([before, after]) => after - before));
    const [asItWas, changed] = [mean(values.map(([before]) => before)), mean(values.map(([, after]) => after))];
    return { measure, asItWas, changed, difference, interval: interval && within(interval, MEASURES[measure].share) };
  });
}
