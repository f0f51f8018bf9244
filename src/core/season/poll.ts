import { expectation } from '../football/expectation.ts';
import type { TeamId } from '../model/ids.ts';
import type { Poll, PollRow } from '../model/season.ts';
import type { TeamRatings } from '../model/team.ts';
import type { Stream } from '../random/stream.ts';
import type { Tuning } from '../tuning/index.ts';
import { type FinishedGame, isFinished, type PlayedGame, winnerOf } from './records.ts';
import { type RatedTeam, strengthOfRecord } from './strength-of-record.ts';

/** What the preseason poll is based on. */
export interface PreseasonInput {
  year: number;
  programs: readonly RatedTeam[];
  /** Final ranks of last season; empty if there was none. */
  lastRanks: ReadonlyMap<TeamId, number>;
  dice: Stream;
  tuning: Tuning;
}

/** A team's opinion score before it is ranked. */
interface Opinion {
  team: TeamId;
  score: number;
}

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

function spreadOf(values: readonly number[]): number {
  const mean = values.reduce((sum, v) => sum + v, 0) / values.length;
  return Math.sqrt(values.reduce((sum, v) => sum + (v - mean) ** 2, 0) / values.length);
}

/** Points by last season's rank: the present points in descending order, assigned by rank. */
function pointsByRank(points: ReadonlyMap<TeamId, number>, ranks: ReadonlyMap<TeamId, number>): Map<TeamId, number> {
  const order = [...points.values()].sort((a, b) => b - a);
  const known = [...ranks.entries()]
    .filter(([team]) => points.has(team))
    .sort((a, b) => a[1] - b[1] || (a[0] < b[0] ? -1 : 1));
  return new Map(known.map(([team], i) => [team, order[Math.min(i, order.length - 1)]!]));
}

/**
 * The first poll of a season: part what the team really is, part how the last season ended, part error, since nobody
 * has played yet. Every team is ranked.
 */
export function preseasonPoll(input: PreseasonInput): Poll {
  const k = input.tuning.poll;
  const programs = [...input.programs].sort((a, b) => (a.team < b.team ? -1 : 1));
  const points = pointsByRating(programs, input.tuning);
  const last = pointsByRank(points, input.lastRanks);
  const noise = k.preseasonNoise * spreadOf([...points.values()]);
  const opinions = programs.map(({ team }): Opinion => {
    const own = points.get(team)!;
    const believed = (1 - k.lastSeasonShare) * own + k.lastSeasonShare * (last.get(team) ?? own);
    return { team, score: clampScore(k.average + k.scorePerPoint * (believed + input.dice.normal(0, noise))) };
  });
  return toPoll(input.year, 1, inOrder(opinions), new Map(), new Map());
}

/** What a weekly poll is based on. */
export interface PollInput {
  previous: Poll;
  /** All games of the season; those finished in the week before `week` are new. */
  games: readonly PlayedGame[];
  programs: readonly RatedTeam[];
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
    out.set(game.home, { change: change(promised, homeWon, margin, tuning), lost: !homeWon });
    out.set(game.away, { change: change(-promised, !homeWon, -margin, tuning), lost: homeWon });
  }
  return out;
}

/** What each record deserves: the previous poll's scores, assigned by strength of record. */
function scoresByRecord(previous: Poll, record: ReadonlyMap<TeamId, number>): Map<TeamId, number> {
  const scores = previous.rows.filter((row) => record.has(row.team)).map((row) => row.score);
  const order = [...record].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1));
  return new Map(order.map(([team], i) => [team, scores[Math.min(i, scores.length - 1)] ?? 0]));
}

function gamesPlayed(games: readonly PlayedGame[]): Map<TeamId, number> {
  const out = new Map<TeamId, number>();
  for (const game of games.filter(isFinished)) {
    for (const team of [game.home, game.away]) out.set(team, (out.get(team) ?? 0) + 1);
  }
  return out;
}

/** The scores by true ratings: voters watch games, not only results. */
function scoresBySight(input: PollInput): Map<TeamId, number> {
  const k = input.tuning.poll;
  const points = pointsByRating(input.programs, input.tuning);
  return new Map([...points].map(([team, p]) => [team, k.average + k.scorePerPoint * p]));
}

/** The poll after a week's games, without the rule for the title game. */
function reconsidered(input: PollInput): { order: Opinion[]; record: Map<TeamId, number> } {
  const k = input.tuning.poll;
  const before = new Map(input.previous.rows.map((row) => [row.team, row.score]));
  const thisWeek = input.games.filter((g) => g.week === input.week - 1).filter(isFinished);
  const news = weeklyNews(thisWeek, before, input.tuning);
  const record = strengthOfRecord(input.programs, input.games, input.tuning);
  const deserved = scoresByRecord(input.previous, record);
  const sight = scoresBySight(input);
  const played = gamesPlayed(input.games);
  const opinions = input.previous.rows.map(({ team, score }): Opinion => {
    const own = news.get(team);
    if (own === undefined) return { team, score };
    const recordShare = k.recordShare * Math.min(1, (played.get(team) ?? 0) / k.recordGames);
    const pull =
      recordShare * ((deserved.get(team) ?? score) - score) + k.sightShare * ((sight.get(team) ?? score) - score);
    return { team, score: clampScore(score + own.change + pull) };
  });
  return { order: protectUnbeaten(inOrder(opinions), input.previous, news, k.safeDrop), record };
}

/**
 * A team that did not lose drops at most a few places, whatever others do: at the latest it is placed at its old rank
 * plus `drop` times that rank (the first stays first). Scores are reassigned in order, so a better place never has a
 * lower score.
 */
function protectUnbeaten(
  opinions: readonly Opinion[],
  previous: Poll,
  news: ReadonlyMap<TeamId, News>,
  drop: number,
): Opinion[] {
  const latest = new Map<number, Opinion>();
  const byTeam = new Map(opinions.map((o) => [o.team, o]));
  for (const row of previous.rows) {
    if (news.get(row.team)?.lost !== true) latest.set(row.rank + Math.floor(row.rank * drop), byTeam.get(row.team)!);
  }
  const placed = new Set<TeamId>();
  let next = 0;
  const order = opinions.map((_, i) => {
    let choice = latest.get(i + 1);
    if (choice === undefined || placed.has(choice.team)) {
      while (placed.has(opinions[next]!.team)) next++;
      choice = opinions[next]!;
    }
    placed.add(choice.team);
    return choice;
  });
  return withScoresOf(order, opinions);
}

/** An order of teams with the scores of another order, place by place. */
function withScoresOf(order: readonly Opinion[], scores: readonly Opinion[]): Opinion[] {
  return order.map(({ team }, i) => ({ team, score: scores[i]!.score }));
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
