import { expectation } from '../football/chances/expectation.ts';
import type { TeamId } from '../model/ids.ts';
import type { Poll, PollRow } from '../model/season.ts';
import { spreadOf } from '../model/spread.ts';
import type { TeamRatings, TeamRecord } from '../model/team.ts';
import type { Stream } from '../random/stream.ts';
import type { Tuning } from '../tuning/index.ts';
import { nationalChampion } from './playoff.ts';
import { type BestPlace, type LowestPlace, type Opinion, withinPlaces, withScoresOf } from './poll-places.ts';
import { type FinishedGame, isFinished, type PlayedGame, recordOf, records, winnerOf } from './records.ts';
import { type RatedTeam, strengthOfRecord } from './strength-of-record.ts';

/** What the preseason poll is based on. */
interface PreseasonInput {
  year: number;
  programs: readonly RatedTeam[];
  /** Final ranks of last season; empty if there was none. */
  lastRanks: ReadonlyMap<TeamId, number>;
  /** Whether it is a dynasty's first, whose world is the real one. */
  first?: boolean;
  dice: Stream;
  tuning: Tuning;
}

/**
 * Where a poll score comes from. In the first poll: what an average team has, the roster, last season, and how far voters
 * err. Later: the last poll, the week's result, what the record deserves, what voters see of the team. In every poll
 * `order`: what its place among the others made of it (`withinPlaces`, the champion first, 0 to 100).
 */
export type ScorePart =
  | 'average'
  | 'roster'
  | 'lastSeason'
  | 'error'
  | 'before'
  | 'result'
  | 'record'
  | 'sight'
  | 'order';
/** Parts of a score; they add up to it. */
export type ScoreParts = Partial<Record<ScorePart, number>>;

/** An opinion with what it was made of. */
type Explained = Opinion & { parts: ScoreParts };

/** The place behind the champion. */
const RUNNER_UP = 2;
const TOP_TEN = 10;

const clampScore = (score: number) => Math.min(100, Math.max(0, score));

function meanOf(programs: readonly RatedTeam[]): TeamRatings {
  const mean = (of: (t: RatedTeam) => number) => programs.reduce((sum, t) => sum + of(t), 0) / programs.length;
  return { rating: mean((t) => t.rating), offense: mean((t) => t.offense), defense: mean((t) => t.defense) };
}

/** Points by which each team would beat an average one at a neutral site, from the ratings. */
function pointsByRating(programs: readonly RatedTeam[], tuning: Tuning): Map<TeamId, number> {
  const average = meanOf(programs);
  return new Map(programs.map((p) => [p.team, expectation(p, average, true, tuning).margin]));
}

/** Points by last season's rank: the present points in descending order, assigned by rank. */
function pointsByRank(points: ReadonlyMap<TeamId, number>, ranks: ReadonlyMap<TeamId, number>): Map<TeamId, number> {
  const order = [...points.values()].sort((a, b) => b - a);
  const known = [...ranks.entries()]
    .filter(([team]) => points.has(team))
    .sort((a, b) => a[1] - b[1] || (a[0] < b[0] ? -1 : 1));
  return new Map(known.map(([team], i) => [team, order[Math.min(i, order.length - 1)]!]));
}

function preseasonOpinions(input: PreseasonInput): Explained[] {
  const k = input.tuning.poll;
  const programs = [...input.programs].sort((a, b) => (a.team < b.team ? -1 : 1));
  const points = pointsByRating(programs, input.tuning);
  const last = pointsByRank(points, input.lastRanks);
  const known = input.first === true ? k.firstNoise : k.preseasonNoise;
  const noise = known * spreadOf([...points.values()]).sd;
  return programs.map(({ team }) => {
    const own = points.get(team)!;
    const remembered = last.get(team) ?? own;
    const believed = (1 - k.lastSeasonShare) * own + k.lastSeasonShare * remembered;
    const error = input.dice.normal(0, noise);
    const parts = {
      average: k.average,
      roster: k.scorePerPoint * (1 - k.lastSeasonShare) * own,
      lastSeason: k.scorePerPoint * k.lastSeasonShare * remembered,
      error: k.scorePerPoint * error,
    };
    return { team, score: clampScore(k.average + k.scorePerPoint * (believed + error)), parts };
  });
}

/**
 * The first poll of a season: part what the team really is, part how the last season ended, part error, since nobody
 * has played yet. Every team is ranked.
 */
export function preseasonPoll(input: PreseasonInput): Poll {
  return toPoll(input.year, 1, inOrder(preseasonOpinions(input)), new Map(), new Map());
}

/** What a weekly poll is based on. */
interface PollInput {
  previous: Poll;
  /** All games of the season; those finished in the week before `week` are new. */
  games: readonly PlayedGame[];
  programs: readonly RatedTeam[];
  /** Teams from below FBS on the schedule; nobody ranks them. */
  visitors?: readonly RatedTeam[];
  /** The week the poll is for: the one after the games just played. */
  week: number;
  tuning: Tuning;
}

function inOrder(opinions: readonly Opinion[]): Opinion[] {
  return [...opinions].sort((a, b) => b.score - a.score || (a.team < b.team ? -1 : 1));
}

/**
 * What one game does to a team's opinion score. The result is compared with what was expected of the two teams: winning
 * counts, the margin only a little and up to a limit. A win never costs and a loss never gains; losing to a good team
 * costs little, since it was expected, to a bad one a lot: losses weigh more than wins.
 */
function change(promised: number, won: boolean, margin: number, tuning: Tuning): number {
  const k = tuning.poll;
  const expected = Math.tanh(promised / k.surePoints);
  const seen = Math.max(-k.marginLimit, Math.min(k.marginLimit, margin)) / k.marginLimit;
  const result = (1 - k.marginShare) * (won ? 1 : -1) + k.marginShare * seen;
  const moved = k.reaction * (result - expected);
  return won ? Math.max(0, moved) : Math.min(-k.defeatCost, k.defeatWeight * moved);
}

/** What a team did in a week's game. */
interface News {
  change: number;
  lost: boolean;
  playoff: boolean;
}

/** The effect of all games of a week, judged by the scores before it. */
function weeklyNews(games: readonly FinishedGame[], before: ReadonlyMap<TeamId, number>, tuning: Tuning) {
  const out = new Map<TeamId, News>();
  for (const game of games) {
    const home = before.get(game.home);
    const away = before.get(game.away);
    if (home === undefined || away === undefined) continue;
    const site = game.neutral ? 0 : tuning.homeFieldAdvance;
    const promised = (home - away) / tuning.poll.scorePerPoint + site;
    const margin = game.result.homeScore - game.result.awayScore;
    const homeWon = winnerOf(game) === game.home;
    const playoff = game.kind === 'playoff';
    out.set(game.home, { change: change(promised, homeWon, margin, tuning), lost: !homeWon, playoff });
    out.set(game.away, { change: change(-promised, !homeWon, -margin, tuning), lost: homeWon, playoff });
  }
  return out;
}

/**
 * What each record deserves: the previous poll's scores, assigned by strength of record. Voters count losses as well:
 * each beyond those that are forgiven makes a record worse than its strength.
 */
function scoresByRecord(
  input: PollInput,
  all: ReadonlyMap<TeamId, TeamRecord>,
  record: ReadonlyMap<TeamId, number>,
): Map<TeamId, number> {
  const { lossesForgiven, manyLosses } = input.tuning.poll;
  const worth = new Map(
    [...record].map(([team, strength]) => {
      const beyond = Math.max(0, recordOf(all, team).losses - lossesForgiven);
      return [team, strength - manyLosses * beyond] as const;
    }),
  );
  const scores = input.previous.rows.filter((row) => record.has(row.team)).map((row) => row.score);
  const order = [...worth].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1));
  return new Map(order.map(([team], i) => [team, scores[Math.min(i, scores.length - 1)] ?? 0]));
}

/** The scores by true ratings: voters watch games, not only results. */
function scoresBySight(input: PollInput): Map<TeamId, number> {
  const k = input.tuning.poll;
  const points = pointsByRating(input.programs, input.tuning);
  return new Map([...points].map(([team, p]) => [team, k.average + k.scorePerPoint * p]));
}

/** What voters make of teams from below FBS: what they are. */
function visitorScores({ programs, visitors = [], tuning }: PollInput): Map<TeamId, number> {
  const { average, scorePerPoint } = tuning.poll;
  const mean = meanOf(programs);
  return new Map(
    visitors.map((v) => [v.team, average + scorePerPoint * expectation(v, mean, true, tuning).margin] as const),
  );
}

/** What voters make of each team after a week's games, each on its own, and what the records are worth. */
function weeklyOpinions(input: PollInput) {
  const k = input.tuning.poll;
  const before = new Map(input.previous.rows.map((row) => [row.team, row.score]));
  for (const [team, score] of visitorScores(input)) before.set(team, score);
  const thisWeek = input.games.filter((g) => g.week === input.week - 1).filter(isFinished);
  const news = weeklyNews(thisWeek, before, input.tuning);
  const all = records(input.games);
  const record = strengthOfRecord(input.programs, input.games, input.tuning, input.visitors);
  const deserved = scoresByRecord(input, all, record);
  const seen = scoresBySight(input);
  const opinions = input.previous.rows.map(({ team, score }): Explained => {
    const own = news.get(team);
    if (own === undefined) return { team, score, parts: { before: score } };
    const { wins, losses } = recordOf(all, team);
    const recordShare = k.recordShare * Math.min(1, (wins + losses) / k.recordGames);
    const byRecord = recordShare * ((deserved.get(team) ?? score) - score);
    const bySight = k.sightShare * ((seen.get(team) ?? score) - score);
    const parts = { before: score, result: own.change, record: byRecord, sight: bySight };
    return { team, score: clampScore(score + own.change + (byRecord + bySight)), parts };
  });
  return { opinions, news, all, record };
}

/** The poll after a week's games, before any verdict of a title game. */
function reconsidered(input: PollInput): { order: Opinion[]; record: Map<TeamId, number> } {
  const { opinions, news, all, record } = weeklyOpinions(input);
  const ordered = inOrder(opinions);
  return {
    order: withinPlaces(ordered, input.previous, lowestPlaces(input, ordered, news, all), bestPlace(input, all)),
    record,
  };
}

/**
 * How far teams may drop. One that did not lose, idle or a winner, goes down by at most `safeDrop` times its rank; the
 * first may lose its place to one that voters now hold for clearly better. One that lost goes down by at most `lossDrop`
 * places until it has lost so often that nobody holds on to it; in the playoff, which only the best reach, by fewer, and in its
 * last game only to make room for the champion.
 */
function lowestPlaces(
  input: PollInput,
  opinions: readonly Opinion[],
  news: ReadonlyMap<TeamId, News>,
  all: ReadonlyMap<TeamId, TeamRecord>,
): LowestPlace {
  const k = input.tuning.poll;
  const scores = new Map(opinions.map(({ team, score }) => [team, score]));
  const best = opinions[0]?.score ?? 0;
  const playoff = input.games.filter(({ kind }) => kind === 'playoff');
  // Where two teams are all of it, its loser has not beaten anybody in it.
  const title = playoff.length > 1 && nationalChampion(playoff) !== null;
  return ({ team, rank }) => {
    const own = news.get(team);
    if (own?.lost === true && own.playoff && k.playoffDrop < k.lossDrop)
      return title ? Math.max(rank, RUNNER_UP) : rank + k.playoffDrop;
    if (own?.lost === true) {
      return recordOf(all, team).losses <= k.lossesForgiven ? rank + k.lossDrop : null;
    }
    if (rank === 1 && best - scores.get(team)! > k.leaderGap) return 2;
    return rank + Math.floor(rank * k.safeDrop);
  };
}

/** How far teams may rise: to `riseTo` of the last place, and with more than `topTenLosses` losses not into the first ten. */
function bestPlace({ tuning }: PollInput, all: ReadonlyMap<TeamId, TeamRecord>): BestPlace {
  const { riseTo, topTenLosses } = tuning.poll;
  return ({ team, rank }) => {
    const barred = recordOf(all, team).losses > topTenLosses;
    return Math.max(Math.floor(rank * riseTo), barred ? TOP_TEN + 1 : 1);
  };
}

function toPoll(
  year: number,
  week: number,
  order: readonly Opinion[],
  previousRanks: ReadonlyMap<TeamId, number>,
  record: ReadonlyMap<TeamId, number>,
): Poll {
  const rows = order.map(
    ({ team, score }, i): PollRow => ({
      team,
      rank: i + 1,
      previousRank: previousRanks.get(team) ?? null,
      score,
      strengthOfRecord: record.get(team) ?? null,
    }),
  );
  return { year, week, rows };
}

/** A poll's ranks by team; none without a poll. */
export function ranksOf(poll: Poll | undefined): Map<TeamId, number> {
  return new Map(poll?.rows.map((row) => [row.team, row.rank]));
}

/**
 * The poll after a week. Voters start from their last opinion: a team that played moves by how the result compares with
 * expectations and toward what its record deserves; an idle team stays and can be passed by a few.
 */
export function nextPoll(input: PollInput): Poll {
  const { order, record } = reconsidered(input);
  return toPoll(input.previous.year, input.week, order, ranksOf(input.previous), record);
}

/** The last poll, after the title game: as any other, with the champion first. */
export function finalPoll(input: PollInput & { champion: TeamId }): Poll {
  const { order, record } = reconsidered(input);
  const champion = order.filter((o) => o.team === input.champion);
  const crowned = withScoresOf([...champion, ...order.filter((o) => o.team !== input.champion)], order);
  return toPoll(input.previous.year, input.week, crowned, ranksOf(input.previous), record);
}

/** Parts of all scores of a poll, with what the order of all made of them. */
function explained(opinions: readonly Explained[], poll: Poll): Map<TeamId, ScoreParts> {
  const scores = new Map(poll.rows.map(({ team, score }) => [team, score]));
  return new Map(
    opinions.map(({ team, parts }) => {
      const sum = Object.values(parts).reduce((total, part) => total + part, 0);
      return [team, { ...parts, order: scores.get(team)! - sum }];
    }),
  );
}

/** Why the scores of a season's first poll are what they are; `poll` was made from the same input. */
export function preseasonParts(input: PreseasonInput, poll: Poll): Map<TeamId, ScoreParts> {
  return explained(preseasonOpinions(input), poll);
}

/** Why the scores of a later poll are what they are; `poll` was made from the same input. */
export function weeklyParts(input: PollInput, poll: Poll): Map<TeamId, ScoreParts> {
  return explained(weeklyOpinions(input).opinions, poll);
}
