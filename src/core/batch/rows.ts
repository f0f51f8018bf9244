import { adjustedYardsPerAttempt, passerRating, reader } from '../app/shape/player-stats.ts';
import { PLAYER_PAGE_STATS, type PlayerPageStat } from '../app/views/columns.ts';
import type { BoxScore } from '../model/box.ts';
import type { TeamId } from '../model/ids.ts';
import { COL, KIND, PLAY_FLAGS, PLAY_KINDS, PLAY_RESULTS, PLAY_STRIDE } from '../model/play.ts';
import type { Player } from '../model/player.ts';
import type { PlayerSeason, Poll, TeamSeason } from '../model/season.ts';
import { STAT, TEAM_STAT, type TeamStat } from '../model/stats.ts';
import type { Program } from '../model/team.ts';
import type { GameLine } from './metrics/season-data.ts';
import type { RowWriter } from './row-writer.ts';

/** Names as files show them. */
export interface Names {
  team(id: TeamId): string;
  conference(id: string | null): string;
}

/** What begins every line. */
export interface Prefix {
  dynasty: number;
  year: number;
}

const begin = (out: RowWriter, { dynasty, year }: Prefix): RowWriter => out.number(dynasty).number(year);

const shown = (rank: number | null): number | null => (rank === null || rank > 25 ? null : rank);

export function gameRow(
  out: RowWriter,
  prefix: Prefix,
  { game }: GameLine,
  programs: ReadonlyMap<TeamId, Program>,
  names: Names,
): void {
  const { odds, result } = game;
  begin(out, prefix).number(game.week).number(game.id).text(game.kind);
  out
    .text(names.team(game.home))
    .text(names.team(game.away))
    .number(game.neutral ? 1 : 0);
  out.number(result.homeScore).number(result.awayScore);
  out.optional(shown(game.homeRank)).optional(shown(game.awayRank));
  out
    .number(0 - odds.homeMargin)
    .number(Number(odds.homeWinProbability.toFixed(4)))
    .number(result.overtime);
  out.number(programs.get(game.home)!.rating).number(programs.get(game.away)!.rating);
  out.counts(result.homeQuarters, QUARTERS).counts(result.awayQuarters, QUARTERS);
  out.number(odds.total).number(odds.moneylineHome).number(odds.moneylineAway).end();
}

/** The four quarters of a result; points of overtimes, if any, come after them. */
const QUARTERS = [0, 1, 2, 3];

const BEFORE_LOSSES: readonly TeamStat[] = [
  'plays',
  'pass_attempts',
  'pass_completions',
  'pass_yards',
  'pass_touchdowns',
  'interceptions_thrown',
  'rush_attempts',
  'rush_yards',
  'rush_touchdowns',
  'sacks_allowed',
  'fumbles',
  'fumbles_lost',
  'first_downs',
  'first_downs_pass',
  'first_downs_rush',
  'first_downs_penalty',
  'third_down_attempts',
  'third_down_conversions',
  'fourth_down_attempts',
  'fourth_down_conversions',
  'penalties',
  'penalty_yards',
  'punts',
  'punt_yards',
  'field_goals_made',
  'field_goals_attempted',
  'extra_points_made',
  'extra_points_attempted',
  'two_point_made',
  'two_point_attempted',
  'red_zone_trips',
  'red_zone_touchdowns',
  'kick_returns',
  'kick_return_yards',
  'punt_returns',
  'punt_return_yards',
  'possession_seconds',
  'drives',
  'sack_yards',
  'red_zone_field_goals',
];
const RETURNED: readonly TeamStat[] = ['interception_touchdowns', 'kick_return_touchdowns', 'punt_return_touchdowns'];
const KICKED: readonly TeamStat[] = [
  'kickoffs',
  'kickoff_touchbacks',
  'onside_kicks',
  'punt_touchbacks',
  'punts_fair_caught',
  'punts_blocked',
];

const indexes = (stats: readonly TeamStat[]): number[] => stats.map((stat) => TEAM_STAT[stat]);
const LINE = indexes(BEFORE_LOSSES);
const RETURNS = indexes(RETURNED);
const KICKS = indexes(KICKED);

/** Both teams' lines of a game. */
export function teamGameRows(out: RowWriter, prefix: Prefix, { game, teams, best }: GameLine, names: Names): void {
  for (const side of [0, 1] as const) {
    const own = teams[side];
    const other = teams[(1 - side) as 0 | 1];
    begin(out, prefix).number(game.week).number(game.id);
    out.text(names.team(side === 0 ? game.home : game.away)).text(names.team(side === 0 ? game.away : game.home));
    out.text(game.neutral ? 'neutral' : side === 0 ? 'home' : 'away');
    out.number(own[TEAM_STAT.points]!).number(other[TEAM_STAT.points]!).counts(own, LINE);
    out.number(own[TEAM_STAT.half_tackles_for_loss]! / 2).counts(own, RETURNS);
    out.number(best.passing[side]).number(best.rushing[side]).number(best.receiving[side]).counts(own, KICKS).end();
  }
}

/** The log's numbers of the possessions that `box.drives` lists: those with a snap. */
function driveNumbers(plays: Int16Array): number[] {
  const out: number[] = [];
  for (let at = 0; at < plays.length; at += PLAY_STRIDE) {
    const drive = plays[at + COL.drive]!;
    if (plays[at + COL.down]! > 0 && out.at(-1) !== drive) out.push(drive);
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

/** Kinds as files name them: both two-point plays are one, a play wiped out by a penalty is one. */
const KIND_NAMES = PLAY_KINDS.map((kind) => (kind.startsWith('two_point') ? 'two_point' : kind));
const KICKED_KINDS: ReadonlySet<number> = new Set([KIND.punt, KIND.field_goal, KIND.kickoff]);

/** A kickoff meant to be recovered says so; everything else as the log has it. */
function resultName(plays: Int16Array, at: number): string {
  if ((plays[at + COL.flags]! & PLAY_FLAGS.onside) !== 0) return 'onside';
  return PLAY_RESULTS[plays[at + COL.result]!]!;
}

export function playRows(out: RowWriter, prefix: Prefix, gameId: number, box: BoxScore, names: Names): void {
  const { plays } = box;
  const teams = [names.team(box.home), names.team(box.away)];
  for (let at = 0; at < plays.length; at += PLAY_STRIDE) {
    const kind = plays[at + COL.kind]!;
    const wiped = (plays[at + COL.flags]! & PLAY_FLAGS.noPlay) !== 0;
    begin(out, prefix)
      .number(gameId)
      .number(plays[at + COL.drive]! + 1)
      .number(plays[at + COL.quarter]!);
    out.text(teams[plays[at + COL.offense]!]!);
    for (const column of SITUATION) out.number(plays[at + column]!);
    out
      .text(wiped ? 'penalty' : KIND_NAMES[kind]!)
      .number(plays[at + COL.yards]!)
      .number(plays[at + COL.returnYards]!);
    out
      .optional(KICKED_KINDS.has(kind) ? plays[at + COL.kickOrAir]! : null)
      .text(resultName(plays, at))
      .end();
  }
}

const SITUATION = [COL.secondsLeft, COL.down, COL.distance, COL.yardLine];

export function teamSeasonRows(out: RowWriter, prefix: Prefix, teams: readonly TeamSeason[], names: Names): void {
  for (const t of teams) {
    begin(out, prefix).text(names.team(t.team)).text(names.conference(t.conference)).number(t.prestige);
    out.optional(t.rating).optional(t.offense).optional(t.defense).number(t.wins).number(t.losses);
    out.number(t.confWins).number(t.confLosses).number(t.rank);
    out
      .number(t.inPlayoff ? 1 : 0)
      .number(t.champion ? 1 : 0)
      .end();
  }
}

type Derived = (counts: ArrayLike<number>) => number;

const tenth = (value: number): number => Math.round(value * 10) / 10;
const rate = (of: number, by: number): number => (by === 0 ? 0 : tenth(of / by));
const per =
  (of: keyof typeof STAT, by: keyof typeof STAT, times = 1): Derived =>
  (c) =>
    rate(times * c[STAT[of]]!, c[STAT[by]]!);

/** Numbers that are worked out from counts; all others are the counts of that name. */
const DERIVED: Readonly<Partial<Record<PlayerPageStat, Derived>>> = {
  completion_percentage: per('pass_completions', 'pass_attempts', 100),
  passer_rating: (c) => tenth(passerRating(reader(c))),
  adjusted_pass_yards_per_attempt: (c) => tenth(adjustedYardsPerAttempt(reader(c))),
  yards_per_rush: per('rush_yards', 'rush_attempts'),
  yards_per_rec: per('receiving_yards', 'receiving_catches'),
  tackles: (c) => c[STAT.solo_tackles]! + c[STAT.assisted_tackles]!,
  tackles_for_loss: (c) => c[STAT.half_tackles_for_loss]! / 2,
  sacks: (c) => c[STAT.half_sacks]! / 2,
  field_goal_percent: per('field_goals_made', 'field_goals_attempted', 100),
  yards_per_punt: per('punt_yards', 'punts'),
};

const READERS: readonly Derived[] = PLAYER_PAGE_STATS.map((name) => {
  const derived = DERIVED[name];
  if (derived) return derived;
  const at = STAT[name as keyof typeof STAT];
  return (c) => c[at]!;
});

export function playerSeasonRows(
  out: RowWriter,
  prefix: Prefix,
  seasons: readonly PlayerSeason[],
  players: ReadonlyMap<number, Player>,
  names: Names,
): void {
  for (const s of seasons) {
    begin(out, prefix).number(s.player).text(names.team(s.team)).text(s.position).text(s.classYear);
    out.number(s.rating).number(players.get(s.player)!.stars).number(s.games);
    for (let i = 0; i < READERS.length; i++) out.number(READERS[i]!(s.counts));
    out.end();
  }
}

export function pollRows(out: RowWriter, prefix: Prefix, polls: readonly Poll[], names: Names): void {
  for (const { week, rows } of polls) {
    for (const { rank, team } of rows) {
      if (rank <= 25) begin(out, prefix).number(week).number(rank).text(names.team(team)).end();
    }
  }
}
