import type { TeamId } from '../../model/ids.ts';
import { mustGet } from '../../model/lists.ts';
import type { BoxScore } from '../../model/plays/box.ts';
import { COL, cell, KIND, PLAY_FLAGS, PLAY_KINDS, PLAY_RESULTS, PLAY_STRIDE } from '../../model/plays/play.ts';
import { statOf, TEAM_STAT } from '../../model/plays/stats.ts';
import { trickCalled } from '../../model/plays/tricks.ts';
import type { GameRules } from '../../model/rules.ts';
import type { TeamRatings } from '../../model/team.ts';
import type { GameLine } from '../metrics/season-data.ts';
import type { RowWriter } from '../row-writer.ts';
import { KICK_COUNTS, RETURN_COUNTS, SCRIMMAGE_COUNTS, TACKLES_FOR_LOSS, type TeamCount } from '../team-columns.ts';
import { begin, type Names, type Prefix, publishedRank } from './columns.ts';

/** Rows of games: one per game, per team-game, per drive and per play. */

export function gameRow(
  out: RowWriter,
  prefix: Prefix,
  { game, swing, setting }: GameLine,
  ratings: ReadonlyMap<TeamId, TeamRatings>,
  names: Names,
): void {
  const { odds, result } = game;
  begin(out, prefix).number(game.week).number(game.id).text(game.kind);
  out
    .text(names.team(game.home))
    .text(names.team(game.away))
    .number(game.neutral ? 1 : 0);
  out.number(result.homeScore).number(result.awayScore);
  out.optional(publishedRank(game.homeRank)).optional(publishedRank(game.awayRank));
  out
    .number(0 - odds.homeMargin)
    .number(Number(odds.homeWinProbability.toFixed(4)))
    .number(result.overtime);
  out.number(mustGet(ratings, game.home).rating).number(mustGet(ratings, game.away).rating);
  out.counts(result.homeQuarters, QUARTERS).counts(result.awayQuarters, QUARTERS);
  out.number(odds.total).number(odds.moneylineHome).number(odds.moneylineAway);
  const conditions = setting?.conditions ?? null;
  out
    .optional(setting?.attendance ?? null)
    .optional(conditions?.temperature ?? null)
    .optional(conditions?.wind ?? null);
  out.optional(conditions?.rain ?? null).optional(conditions === null ? null : conditions.venue.roof ? 1 : 0);
  out.number(Number(swing.excitement.toFixed(3)));
  for (const chance of swing.quarters) out.number(Number(chance.toFixed(4)));
  out
    .optional(conditions?.month ?? null)
    .optional(conditions?.venue.capacity ?? null)
    .text(conditions?.venue.surface ?? '');
  out
    .optional(conditions?.venue.elevation ?? null)
    .optional(conditions === null ? null : conditions.snow ? 1 : 0)
    .end();
}

/** The four quarters of a result; overtime points, if any, come after them. */
const QUARTERS = [0, 1, 2, 3];

const indexes = (counts: readonly TeamCount[]): number[] => counts.map(({ stat }) => TEAM_STAT[stat]);
const LINE = indexes(SCRIMMAGE_COUNTS);
const RETURNS = indexes(RETURN_COUNTS);
const KICKS = indexes(KICK_COUNTS);

/** Writes both teams' rows of a game. */
export function teamGameRows(out: RowWriter, prefix: Prefix, { game, teams, best }: GameLine, names: Names): void {
  for (const side of [0, 1] as const) {
    const own = teams[side];
    const other = teams[(1 - side) as 0 | 1];
    begin(out, prefix).number(game.week).number(game.id);
    out.text(names.team(side === 0 ? game.home : game.away)).text(names.team(side === 0 ? game.away : game.home));
    out.text(game.neutral ? 'neutral' : side === 0 ? 'home' : 'away');
    out.number(statOf(own, TEAM_STAT.points)).number(statOf(other, TEAM_STAT.points)).counts(own, LINE);
    out.number(own[TEAM_STAT[TACKLES_FOR_LOSS.stat]]! / 2).counts(own, RETURNS);
    out.number(best.passing[side]).number(best.rushing[side]).number(best.receiving[side]).counts(own, KICKS).end();
  }
}

/** Returns the log's numbers of the drives in `box.drives`: those with a snap. */
function driveNumbers(plays: Int16Array): number[] {
  const out: number[] = [];
  for (let index = 0; index < plays.length; index += PLAY_STRIDE) {
    const drive = cell(plays, index, COL.drive);
    if (cell(plays, index, COL.down) > 0 && out.at(-1) !== drive) out.push(drive);
  }
  return out;
}

export function driveRows(out: RowWriter, prefix: Prefix, gameId: number, box: BoxScore, names: Names): void {
  const teams = [names.team(box.home), names.team(box.away)];
  const numbers = driveNumbers(box.plays);
  for (let i = 0; i < box.drives.length; i++) {
    const d = box.drives[i]!;
    begin(out, prefix)
      .number(gameId)
      .number(numbers[i]! + 1)
      .text(teams[d.offense]!)
      .number(d.quarter);
    out.number(d.startYard).number(d.furthestYard).number(d.plays).number(d.yards).number(d.seconds);
    out.text(d.result).number(d.points).end();
  }
}

/** Play kinds as named in files: both two-point plays share a name, and a play nullified by a penalty has its own. */
const KIND_NAMES = PLAY_KINDS.map((kind) => (kind.startsWith('two_point') ? 'two_point' : kind));
const KICKED_KINDS: ReadonlySet<number> = new Set([KIND.punt, KIND.field_goal, KIND.kickoff]);

/** Returns the result's name: `onside` for an onside kick, otherwise the log's. */
function resultName(plays: Int16Array, index: number): string {
  if ((cell(plays, index, COL.flags) & PLAY_FLAGS.onside) !== 0) return 'onside';
  return PLAY_RESULTS[cell(plays, index, COL.result)]!;
}

/** Returns the trick the play was called as; empty if none. */
function trickName(plays: Int16Array, index: number): string {
  const [trick, flags] = [cell(plays, index, COL.trick), cell(plays, index, COL.flags)];
  return trickCalled({ trick, flags, yardLine: cell(plays, index, COL.yardLine) }) ?? '';
}

/** Timeouts per half and per overtime period. */
type TimeoutRules = Pick<GameRules, 'timeouts'> & { overtime: Pick<GameRules['overtime'], 'timeouts'> };

/** Tracks both teams' points and timeouts through a log, before each of its plays. */
class Scoreboard {
  readonly points: [number, number] = [0, 0];
  readonly timeouts: [number, number];
  private readonly rules: TimeoutRules;
  private quarter = 1;

  constructor(rules: TimeoutRules) {
    this.rules = rules;
    this.timeouts = [rules.timeouts, rules.timeouts];
  }

  /** Moves to a quarter: a half starts with all timeouts, and so does every overtime period with its own. */
  reach(quarter: number): void {
    const begins = quarter !== this.quarter && quarter !== 2 && quarter !== 4;
    this.quarter = quarter;
    if (begins) this.timeouts.fill(quarter > 4 ? this.rules.overtime.timeouts : this.rules.timeouts);
  }

  add(plays: Int16Array, index: number): void {
    const offense = plays[index + COL.offense] as 0 | 1;
    const defense = offense === 0 ? 1 : 0;
    const flags = cell(plays, index, COL.flags);
    this.points[offense] += cell(plays, index, COL.pointsOffense);
    this.points[defense] += cell(plays, index, COL.pointsDefense);
    if ((flags & PLAY_FLAGS.timeoutOffense) !== 0) this.timeouts[offense] -= 1;
    if ((flags & PLAY_FLAGS.timeoutDefense) !== 0) this.timeouts[defense] -= 1;
  }
}

export function playRows(
  out: RowWriter,
  prefix: Prefix,
  gameId: number,
  box: BoxScore,
  names: Names,
  rules: TimeoutRules,
): void {
  const { plays } = box;
  const board = new Scoreboard(rules);
  const teams = [names.team(box.home), names.team(box.away)];
  for (let index = 0; index < plays.length; index += PLAY_STRIDE) {
    const kind = cell(plays, index, COL.kind);
    const wiped = (cell(plays, index, COL.flags) & PLAY_FLAGS.noPlay) !== 0;
    begin(out, prefix)
      .number(gameId)
      .number(cell(plays, index, COL.drive) + 1)
      .number(cell(plays, index, COL.quarter));
    out.text(teams[cell(plays, index, COL.offense)]!);
    for (const column of SITUATION) out.number(plays[index + column]!);
    out
      .text(wiped ? 'penalty' : KIND_NAMES[kind]!)
      .number(cell(plays, index, COL.yards))
      .number(cell(plays, index, COL.returnYards));
    out.optional(KICKED_KINDS.has(kind) ? cell(plays, index, COL.kickOrAir) : null).text(resultName(plays, index));
    board.reach(cell(plays, index, COL.quarter));
    const offense = plays[index + COL.offense] as 0 | 1;
    const defense = offense === 0 ? 1 : 0;
    out.number(board.points[offense]).number(board.points[defense]);
    out.number(board.timeouts[offense]).number(board.timeouts[defense]).text(trickName(plays, index)).end();
    board.add(plays, index);
  }
}

const SITUATION = [COL.secondsLeft, COL.down, COL.distance, COL.yardLine];
