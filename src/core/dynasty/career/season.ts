import type { CoachJob } from '../../model/coaches.ts';
import { CHAMPIONSHIP_WEEK, type Game } from '../../model/game.ts';
import type { PlayerId, TeamId } from '../../model/ids.ts';
import type { Goal } from '../../model/people/goals.ts';
import { isPower } from '../../model/power-conferences.ts';
import { type Contract, contractOf } from '../../offseason/carousel/contract.ts';
import { recordOf, records } from '../../season/records.ts';
import { moreExpectedIn, seasonsOf, standingOf } from '../coaches.ts';
import type { Season } from '../dynasty-state.ts';
import { graduationIn, homeGoalIn } from './class-goals.ts';
import { contractSource } from './deals.ts';
import { lastIn, likelyIn, owedIn, pastIn, surprisesBefore } from './expectation.ts';
import { type GoalSource, goalsOf } from './goals.ts';
import type { SeatFacts } from './seat.ts';

/** A head coach's season in the eyes of his athletic director. */

/** Inputs to job security, with the goals in full. */
export interface SeasonFacts extends SeatFacts {
  goals: readonly Goal[];
}

/** Poll, playoff and roster facts of a season. */
export interface Outcome {
  /** Rank in the final poll, 0 if unranked; null before there is one. */
  finalRank: number | null;
  /** Number of teams the poll ranks. */
  ranked: number;
  /** Teams in the playoff. */
  field: number;
  /** Players who entered the portal or quit after the season; null before it has closed. */
  gone: ReadonlySet<PlayerId> | null;
}

/** Returns the share of games an athletic director expects a program to win, and what boosters add. */
function expectationOf(source: Season, team: TeamId): Omit<SeatFacts, 'tenure' | 'wins' | 'losses' | 'goals'> {
  return {
    owed: owedIn(source, team),
    past: pastIn(source, team),
    last: lastIn(source, team),
    expected: likelyIn(source, team),
    more: moreExpectedIn(source, team)(source.year),
    standing: standingOf(source, team),
  };
}

/** A program's games as they stood after a week, without later results or bids. */
function asOf(games: readonly Game[], week: number): Game[] {
  return games
    .filter((game) => game.kind === 'regular' || game.week <= week || week >= CHAMPIONSHIP_WEEK)
    .map((game) => (game.week > week ? { ...game, result: null } : game));
}

function goalSource(source: Season, team: TeamId, expected: number, outcome: Outcome): Omit<GoalSource, 'games'> {
  const { year, programs, tuning } = source;
  const power = isPower(year);
  const conferences = new Map(programs.map((program) => [program.team, program.conference]));
  return {
    ...{ team, expected, tuning, ...outcome },
    lastWins: seasonsOf(source, team).find((row) => row.year === year - 1)?.wins ?? null,
    power: power(team, conferences.get(team)),
    conference: (conferences.get(team) ?? null) !== null,
    home: homeGoalIn(source, team),
    graduation: graduationIn(source, team, outcome.gone),
    isPower: (other) => conferences.has(other) && power(other, conferences.get(other)),
  };
}

/** Returns a head coach's season as it stood after each of the given weeks. */
export function seasonAfter(
  source: Season,
  { team, since }: CoachJob,
  weeks: readonly number[],
  outcome: Outcome,
): SeasonFacts[] {
  const wanted = expectationOf(source, team);
  const about = goalSource(source, team, wanted.expected, outcome);
  const own = source.games.filter(({ home, away }) => home === team || away === team).sort((a, b) => a.week - b.week);
  return weeks.map((week) => {
    const games = asOf(own, week);
    const { wins, losses } = recordOf(records(games), team);
    const last = week === weeks.at(-1);
    const goals = goalsOf({ ...about, games, finalRank: last ? outcome.finalRank : null }, week + 1);
    return { ...wanted, tenure: source.year - since + 1, wins, losses, goals };
  });
}

/** Returns a head coach's contract. `source` needs the history of every program. */
export function contractIn(source: Season, job: CoachJob): Contract {
  return contractOf(job, source.year, contractSource(source, job, surprisesBefore(source)));
}
