import { expectation } from '../football/expectation.ts';
import type { TeamId } from '../model/ids.ts';
import type { Poll, PollRow } from '../model/season.ts';
import type { TeamRatings } from '../model/team.ts';
import type { Stream } from '../random/stream.ts';
import type { Tuning } from '../tuning/index.ts';
import { type FinishedGame, isFinished, type PlayedGame, winnerOf } from './records.ts';
import { type RatedTeam, strengthOfRecord } from './strength-of-record.ts';

/** What voters go by before a season. */
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

/** Points that belong to last season's rank: the points the teams have now, in order, dealt out by rank. */
function pointsByRank(points: ReadonlyMap<TeamId, number>, ranks: ReadonlyMap<TeamId, number>): Map<TeamId, number> {
  const order = [...points.values()].sort((a, b) => b - a);
  const known = [...ranks.entries()]
    .filter(([team]) => points.has(team))
    .sort((a, b) => a[1] - b[1] || (a[0] < b[0] ? -1 : 1));
  return new Map(known.map(([team], i) => [team, order[Math.min(i, order.length - 1)]!]));
}

/**
 * The first poll of a season: part what the team really is, part how the last season ended, part error, since
 * nobody has seen anybody play. Every team is ranked.
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
    return { team, score: clampScore(50 + k.scorePerPoint * (believed + input.dice.normal(0, noise))) };
  });
  return toPoll(input.year, 1, inOrder(opinions), new Map(), new Map());
}

/** What voters go by after a week. */
export interface PollInput {
  previous: Poll;
  /** All games of the season; those finished in the week before `week` are news. */
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
 * What one game does to a team's opinion score. The result is compared with what the two scores promised: winning
 * counts, the margin only a little and up to a limit. A win never costs, a defeat never gains; losing to a good team
 * costs little because little else was expected.
 */
function change(own: number, other: number, won: boolean, margin: number, site: number, tuning: Tuning): number {
  const k = tuning.poll;
  const promised = (own - other) / k.scorePerPoint + site;
  const expected = Math.tanh(promised / k.surePoints);
  const seen = Math.max(-k.marginLimit, Math.min(k.marginLimit, margin)) / k.marginLimit;
  const result = (1 - k.marginShare) * (won ? 1 : -1) + k.marginShare * seen;
  const moved = k.reaction * (result - expected);
  return won ? Math.max(0, moved) : Math.min(-k.defeatCost, moved);
}

/** Changes of opinion by all games of a week, from the scores before it. */
function weeklyChanges(games: readonly FinishedGame[], before: ReadonlyMap<TeamId, number>, tuning: Tuning) {
  const out = new Map<TeamId, number>();
  for (const game of games) {
    const home = before.get(game.home);
    const away = before.get(game.away);
    if (home === undefined || away === undefined) continue;
    const site = game.neutral ? 0 : tuning.homeFieldAdvance;
    const margin = game.result.homeScore - game.result.awayScore;
    const homeWon = winnerOf(game) === game.home;
    out.set(game.home, change(home, away, homeWon, margin, site, tuning));
    out.set(game.away, change(away, home, !homeWon, -margin, -site, tuning));
  }
  return out;
}

/** The poll after a week's games, before any verdict of a title game. */
function reconsidered(input: PollInput): { order: Opinion[]; record: Map<TeamId, number> } {
  const k = input.tuning.poll;
  const before = new Map(input.previous.rows.map((row) => [row.team, row.score]));
  const news = input.games.filter((g) => g.week === input.week - 1).filter(isFinished);
  const changes = weeklyChanges(news, before, input.tuning);
  const record = strengthOfRecord(input.programs, input.games, input.tuning);
  const opinions = input.previous.rows.map(({ team, score }): Opinion => {
    const moved = changes.get(team);
    if (moved === undefined) return { team, score };
    const deserved = record.get(team) ?? score;
    return { team, score: clampScore((1 - k.recordShare) * (score + moved) + k.recordShare * deserved) };
  });
  return { order: protectIdle(inOrder(opinions), input.previous, changes, k.idleDrop), record };
}

/**
 * An idle team drops no more than a few places, whatever others do: it is placed at the latest at its old rank plus
 * `drop`. Scores are dealt out anew in order, so that a better place never has the lower score.
 */
function protectIdle(
  opinions: readonly Opinion[],
  previous: Poll,
  played: ReadonlyMap<TeamId, number>,
  drop: number,
): Opinion[] {
  const latest = new Map<number, Opinion>();
  const byTeam = new Map(opinions.map((o) => [o.team, o]));
  for (const row of previous.rows) {
    if (!played.has(row.team)) latest.set(row.rank + Math.round(drop), byTeam.get(row.team)!);
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

function ranksOf(poll: Poll): Map<TeamId, number> {
  return new Map(poll.rows.map((row) => [row.team, row.rank]));
}

/**
 * The poll after a week. Voters start from their last opinion: who played moves by how the result compares with what
 * was expected and towards what its record deserves; who did not play stays where it was and can be passed by a few.
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
