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

/** Names as files show them. */
export interface Names {
  team(id: TeamId): string;
  conference(id: string | null): string;
}

/** What begins every line: dynasty and season. */
export type Prefix = string;

const shown = (rank: number | null): string => (rank === null || rank > 25 ? '' : String(rank));

export function gameRow(
  prefix: Prefix,
  { game }: GameLine,
  programs: ReadonlyMap<TeamId, Program>,
  names: Names,
): string {
  const { odds, result } = game;
  const { homeQuarters: h, awayQuarters: a } = result;
  return (
    `${prefix},${game.week},${game.id},${game.kind},${names.team(game.home)},${names.team(game.away)},` +
    `${game.neutral ? 1 : 0},${result.homeScore},${result.awayScore},${shown(game.homeRank)},${shown(game.awayRank)},` +
    `${0 - odds.homeMargin},${Number(odds.homeWinProbability.toFixed(4))},${result.overtime},` +
    `${programs.get(game.home)!.rating},${programs.get(game.away)!.rating},` +
    `${h[0]},${h[1]},${h[2]},${h[3]},${a[0]},${a[1]},${a[2]},${a[3]},` +
    `${odds.total},${odds.moneylineHome},${odds.moneylineAway}\n`
  );
}

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

function joined(line: Int32Array, stats: readonly number[]): string {
  let out = '';
  for (const stat of stats) out += `,${line[stat]}`;
  return out;
}

const indexes = (stats: readonly TeamStat[]): number[] => stats.map((stat) => TEAM_STAT[stat]);
const LINE = indexes(BEFORE_LOSSES);
const RETURNS = indexes(RETURNED);
const KICKS = indexes(KICKED);

/** Both teams' lines of a game. */
export function teamGameRows(prefix: Prefix, { game, teams, best }: GameLine, names: Names): string {
  let out = '';
  for (const side of [0, 1] as const) {
    const own = teams[side];
    const other = teams[(1 - side) as 0 | 1];
    const team = names.team(side === 0 ? game.home : game.away);
    const opponent = names.team(side === 0 ? game.away : game.home);
    const site = game.neutral ? 'neutral' : side === 0 ? 'home' : 'away';
    out +=
      `${prefix},${game.week},${game.id},${team},${opponent},${site},` +
      `${own[TEAM_STAT.points]},${other[TEAM_STAT.points]}${joined(own, LINE)},` +
      `${own[TEAM_STAT.half_tackles_for_loss]! / 2}${joined(own, RETURNS)},` +
      `${best.passing[side]},${best.rushing[side]},${best.receiving[side]}${joined(own, KICKS)}\n`;
  }
  return out;
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

export function driveRows(prefix: Prefix, gameId: number, box: BoxScore, names: Names): string {
  const teams = [names.team(box.home), names.team(box.away)];
  const numbers = driveNumbers(box.plays);
  let out = '';
  for (let i = 0; i < box.drives.length; i++) {
    const d = box.drives[i]!;
    out +=
      `${prefix},${gameId},${numbers[i]! + 1},${teams[d.offense]},${d.quarter},${d.startYard},${d.furthestYard},` +
      `${d.plays},${d.yards},${d.seconds},${d.result},${d.points}\n`;
  }
  return out;
}

/** Kinds as files name them: both two-point plays are one, a play wiped out by a penalty is one. */
const KIND_NAMES = PLAY_KINDS.map((kind) => (kind.startsWith('two_point') ? 'two_point' : kind));
const KICKED_KINDS: ReadonlySet<number> = new Set([KIND.punt, KIND.field_goal, KIND.kickoff]);

/** A kickoff meant to be recovered says so; everything else as the log has it. */
function resultName(plays: Int16Array, at: number): string {
  if ((plays[at + COL.flags]! & PLAY_FLAGS.onside) !== 0) return 'onside';
  return PLAY_RESULTS[plays[at + COL.result]!]!;
}

export function playRows(prefix: Prefix, gameId: number, box: BoxScore, names: Names): string {
  const { plays } = box;
  const teams = [names.team(box.home), names.team(box.away)];
  let out = '';
  for (let at = 0; at < plays.length; at += PLAY_STRIDE) {
    const kind = plays[at + COL.kind]!;
    const wiped = (plays[at + COL.flags]! & PLAY_FLAGS.noPlay) !== 0;
    out +=
      `${prefix},${gameId},${plays[at + COL.drive]! + 1},${plays[at + COL.quarter]},${teams[plays[at + COL.offense]!]},` +
      `${plays[at + COL.secondsLeft]},${plays[at + COL.down]},${plays[at + COL.distance]},${plays[at + COL.yardLine]},` +
      `${wiped ? 'penalty' : KIND_NAMES[kind]},${plays[at + COL.yards]},${plays[at + COL.returnYards]},` +
      `${KICKED_KINDS.has(kind) ? plays[at + COL.kickOrAir] : ''},${resultName(plays, at)}\n`;
  }
  return out;
}

export function teamSeasonRows(prefix: Prefix, teams: readonly TeamSeason[], names: Names): string {
  return teams
    .map(
      (t) =>
        `${prefix},${names.team(t.team)},${names.conference(t.conference)},${t.prestige},${t.rating},${t.offense},` +
        `${t.defense},${t.wins},${t.losses},${t.confWins},${t.confLosses},${t.rank},${t.inPlayoff ? 1 : 0},` +
        `${t.champion ? 1 : 0}\n`,
    )
    .join('');
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
  prefix: Prefix,
  seasons: readonly PlayerSeason[],
  players: ReadonlyMap<number, Player>,
  names: Names,
): string {
  let out = '';
  for (const s of seasons) {
    out += `${prefix},${s.player},${names.team(s.team)},${s.position},${s.classYear},${s.rating},`;
    out += `${players.get(s.player)!.stars},${s.games}`;
    for (let i = 0; i < READERS.length; i++) out += `,${READERS[i]!(s.counts)}`;
    out += '\n';
  }
  return out;
}

export function pollRows(prefix: Prefix, polls: readonly Poll[], names: Names): string {
  let out = '';
  for (const { week, rows } of polls) {
    for (const row of rows) if (row.rank <= 25) out += `${prefix},${week},${row.rank},${names.team(row.team)}\n`;
  }
  return out;
}
