import { expectation } from '../../football/chances/expectation.ts';
import type { TeamId } from '../../model/ids.ts';
import { mustGet } from '../../model/lists.ts';
import type { Poll } from '../../model/season.ts';
import type { Tuning } from '../../tuning/index.ts';
import { isFinished, type PlayedGame, recordOf, records } from '../records.ts';
import { afterPlayoff } from './after-playoff.ts';
import { type Explained, explained, inOrder, pointsByRating, ranksOf, type ScoreParts, toPoll } from './opinions.ts';
import { type BestPlace, type LowestPlace, type Opinion, withinPlaces } from './places.ts';
import { recordWorth } from './record-worth.ts';
import { type Result, resultsOf } from './results.ts';
import { averageOf, type RatedTeam, type Resume, resumes, strengthOf } from './strength-of-record.ts';
import { titleLosses, titleLossRelief } from './title-losses.ts';

/** Inputs to a weekly poll. */
interface PollInput {
  previous: Poll;
  /** All games of the season; those finished in the week before `week` are new. */
  games: readonly PlayedGame[];
  programs: readonly RatedTeam[];
  /** FCS teams on the schedule; they are not ranked. */
  visitors?: readonly RatedTeam[];
  /** The week the poll is for: the one after the games just played. */
  week: number;
  tuning: Tuning;
}

const TOP_TEN = 10;
const THOUSAND = 1000;
const NO_GAMES: Resume = { wins: 0, losses: 0, chances: [] };

/** Returns the points by which each team, FCS opponents included, would beat an average program. */
function pointsOf({ programs, visitors = [], tuning }: PollInput): Map<TeamId, number> {
  const points = pointsByRating(programs, tuning);
  const average = averageOf(programs);
  for (const visitor of visitors) points.set(visitor.team, expectation(visitor, average, true, tuning).margin);
  return points;
}

/** Everything voters and selectors know after a week's games. */
function known(input: PollInput) {
  const points = pointsOf(input);
  const record = resumes(input);
  const games = input.games.filter(isFinished);
  const week = games.filter((game) => game.week === input.week - 1);
  return { points, record, games, results: resultsOf(week, points, record, input.tuning) };
}

type Known = ReturnType<typeof known>;

/**
 * Returns voters' opinion of each team after a week's games, each team on its own: the last opinion, the result, and a
 * step from the preseason belief toward how strong the team looks. Idle teams do not change.
 */
function weeklyOpinions({ previous, tuning }: PollInput, { points, record, results }: Known): Explained[] {
  const knobs = tuning.voters;
  return previous.rows.map(({ team, score }): Explained => {
    const own = results.get(team);
    if (own === undefined) return { team, score, parts: { before: score } };
    const believed = score + own.change - knobs.average - recordWorth(mustGet(record, team), knobs);
    const sight = knobs.sightShare * (knobs.perPoint * (points.get(team) ?? 0) - believed);
    return {
      team,
      score: score + own.change + sight,
      parts: { before: score, result: own.change, sight },
    };
  });
}

/**
 * Returns how many spots a losing team may drop: fewer for a close loss that is no big upset, and fewer still in the
 * playoff, which only the best reach.
 */
function dropOf({ margin, promised, playoff }: Result, { voters: knobs }: Tuning): number {
  if (playoff) return knobs.playoffDrop;
  return margin >= -knobs.closeMargin && promised <= knobs.upsetPoints ? knobs.closeLossDrop : knobs.lossDrop;
}

/**
 * Returns how far teams may drop. An idle team is hardly passed and a winner by only a few: you drop by losing. The top
 * team may lose its rank to one that voters now consider clearly better.
 */
function lowestPlaces(
  input: PollInput,
  opinions: readonly Opinion[],
  results: ReadonlyMap<TeamId, Result>,
): LowestPlace {
  const knobs = input.tuning.voters;
  const scores = new Map(opinions.map(({ team, score }) => [team, score]));
  const best = opinions[0]?.score ?? 0;
  return ({ team, rank }) => {
    const own = results.get(team);
    if (own?.lost === true) return rank + dropOf(own, input.tuning);
    if (own === undefined) return rank + Math.max(1, Math.floor(rank * knobs.idleDrop));
    if (rank === 1 && best - mustGet(scores, team) > knobs.leaderGap) return 2;
    return rank + Math.floor(rank * knobs.winnerDrop);
  };
}

/**
 * Returns how far teams may climb: to `riseTo` of their last rank, and with more than `topTenLosses` losses not into
 * the top ten.
 */
function bestPlace({ tuning, games }: PollInput): BestPlace {
  const { riseTo, topTenLosses } = tuning.voters;
  const all = records(games);
  return ({ team, rank }) => {
    const barred = recordOf(all, team).losses > topTenLosses;
    return Math.max(Math.floor(rank * riseTo), barred ? TOP_TEN + 1 : 1);
  };
}

/**
 * Returns each team's value to the selection body before titles and head-to-head comparisons
 * (`selection/committee.ts`).
 */
function selectionScores({ programs, tuning }: PollInput, { points, record, games }: Known): Map<TeamId, number> {
  const knobs = tuning.selection;
  const lost = titleLosses(games);
  const relief = (team: TeamId) => (lost.has(team) ? titleLossRelief(mustGet(lost, team), tuning) : 0);
  const worth = (team: TeamId) =>
    knobs.perPoint * mustGet(points, team) + recordWorth(record.get(team) ?? NO_GAMES, knobs) + relief(team);
  // Saved with the poll: thousandths are enough to tell teams apart.
  return new Map(programs.map(({ team }) => [team, Math.round(worth(team) * THOUSAND) / THOUSAND]));
}

/**
 * Builds the poll after a week. Voters start from their last opinion: a team that played moves by the value of its
 * result and toward how strong it looks; an idle team stays and is hardly passed. A team is never ahead of the one that
 * beat it in the playoff, and the final poll starts with the champion.
 */
export function nextPoll(input: PollInput): Poll {
  const all = known(input);
  const ordered = inOrder(weeklyOpinions(input, all));
  const places = withinPlaces(ordered, input.previous, lowestPlaces(input, ordered, all.results), bestPlace(input));
  return toPoll(afterPlayoff(places, all.games), {
    year: input.previous.year,
    week: input.week,
    previousRanks: ranksOf(input.previous),
    record: new Map([...all.record].map(([team, resume]) => [team, strengthOf(resume)])),
    selection: selectionScores(input, all),
  });
}

/** Explains the scores of a later poll; `poll` must come from the same input. */
export function weeklyParts(input: PollInput, poll: Poll): Map<TeamId, ScoreParts> {
  return explained(weeklyOpinions(input, known(input)), poll);
}
