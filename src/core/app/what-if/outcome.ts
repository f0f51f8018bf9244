import type { MeasureOf } from '../../contract/views/season/what-if.ts';
import type { DynastyState } from '../../dynasty/dynasty-state.ts';
import { draftedIn } from '../../dynasty/winter/draft.ts';
import { prestigeAfter } from '../../dynasty/winter/turnover.ts';
import { LATEST_WEEK } from '../../model/game.ts';
import type { TeamId } from '../../model/ids.ts';
import { lastOf, mustGet } from '../../model/lists.ts';
import type { TeamSeason } from '../../model/season.ts';
import { interval95 } from '../../model/what-if/interval.ts';
import { MEASURES, type Measure } from '../../model/what-if/measures.ts';
import { type LoggedStep, takeStep } from '../ledger/take-step.ts';
import { Playing } from './playing.ts';

/** A team's season result. */
interface SeasonOutcome extends TeamSeason {
  /** Whether it cost its head coach his job. */
  fired: boolean;
  /** Prestige score after it, 1 to 8. */
  prestigeScore: number;
}

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

type Seasons = readonly SeasonOutcome[];

/** Returns 1 if something happened in at least one season, else 0. */
const inOne = (is: (season: SeasonOutcome) => boolean) => (seasons: Seasons) => Number(seasons.some(is));

/** Value of one or more seasons for a team, by measure. */
const VALUES: Readonly<Record<Measure, (seasons: Seasons) => number>> = {
  wins: (seasons) => mean(seasons.map(({ wins }) => wins)),
  rank: (seasons) => mean(seasons.map(({ rank }) => rank)),
  conference: inOne(({ conferenceChampion }) => conferenceChampion),
  playoff: inOne(({ inPlayoff }) => inPlayoff),
  title: inOne(({ champion }) => champion),
  fired: inOne(({ fired }) => fired),
  prestige: (seasons) => lastOf(seasons).prestigeScore,
};

/** Season results of some teams, earliest first. */
export type Outcome = ReadonlyMap<TeamId, Seasons>;

function isFired({ coaches, year }: DynastyState, team: TeamId): boolean {
  return coaches
    .jobs()
    .some((job) => job.team === team && job.role === 'head' && job.until === year && job.end === 'fired');
}

/** Returns some teams' results of the season just closed. */
function closedNow(dynasty: DynastyState, rows: readonly TeamSeason[], teams: readonly TeamId[]): SeasonOutcome[] {
  const prestige = prestigeAfter(dynasty, draftedIn(dynasty));
  return rows
    .filter(({ team }) => teams.includes(team))
    .map((row) => {
      const { score } = mustGet(prestige, row.team).prestige;
      return { ...row, fired: isFired(dynasty, row.team), prestigeScore: score };
    });
}

/** How to continue a fork. */
interface Course {
  teams: readonly TeamId[];
  /** The player's decisions after the moment, retaken where they still fit. */
  steps: readonly LoggedStep[];
  /** Whether his play calls are used again. */
  withCalls: boolean;
  /** First and last season to return. */
  first: number;
  last: number;
}

/**
 * Plays a fork on until its last season closes. The player's decisions of the first season are retaken where they still
 * fit; his staff runs later seasons. Changes the dynasty.
 */
export function playOn(dynasty: DynastyState, { teams, steps, withCalls, first, last }: Course): Outcome {
  const playing = new Playing(dynasty, withCalls);
  const seasons: SeasonOutcome[] = [];
  const isOver = () => dynasty.year === last && dynasty.stage === 'summary';
  const moveOn = () => {
    const { closed } = playing.moveOn() ?? {};
    if (closed !== undefined && dynasty.year >= first) seasons.push(...closedNow(dynasty, closed.history, teams));
  };
  for (const step of steps) {
    if (isOver()) break;
    if (step.command === 'sim') playing.sim(step.input);
    else if (step.command === 'advance') moveOn();
    else takeStep(dynasty, step);
  }
  while (!isOver()) {
    if (dynasty.stage === 'season') playing.playUntil(LATEST_WEEK + 1);
    moveOn();
  }
  return new Map(teams.map((team) => [team, seasons.filter((each) => each.team === team)]));
}

/** Two seasons that differ only in what was changed. */
export type Pair = readonly [asItWas: Outcome, changed: Outcome];

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

const winsIn = (outcome: Outcome, team: TeamId): number =>
  mustGet(outcome, team).reduce((sum, { wins }) => sum + wins, 0);

/** Share of runs with each number of wins over all seasons, original and changed; numbers that never occur are left out. */
export function winsOf(pairs: readonly Pair[], team: TeamId): { wins: number; as_it_was: number; changed: number }[] {
  const share = (side: 0 | 1, wins: number) =>
    pairs.filter((pair) => winsIn(pair[side], team) === wins).length / pairs.length;
  const seen = new Set(pairs.flatMap((pair) => pair.map((outcome) => winsIn(outcome, team))));
  return [...seen]
    .sort((a, b) => a - b)
    .map((wins) => {
      return { wins, as_it_was: share(0, wins), changed: share(1, wins) };
    });
}
