import { reader } from '../app/shape/player-stats.ts';
import { coachOfTheYear, headCoachOf } from '../dynasty/coaches.ts';
import type { DynastyState } from '../dynasty/dynasty-state.ts';
import { entering, forecastOf, type Moment } from '../dynasty/forecast.ts';
import { type Award, type AwardKind, awardName, HEISMAN_VOTERS } from '../model/awards.ts';
import type { BoxScore } from '../model/box.ts';
import type { HeadCoach } from '../model/coaches.ts';
import type { DraftPick } from '../model/draft.ts';
import type { Game } from '../model/game.ts';
import type { TeamId } from '../model/ids.ts';
import { type Injury, keepsOut, NOT_THIS_SEASON } from '../model/injuries.ts';
import { COL, KIND, PLAY_FLAGS, PLAY_KINDS, PLAY_RESULTS, PLAY_STRIDE } from '../model/play.ts';
import type { Player } from '../model/player.ts';
import { CLASS_YEARS } from '../model/positions.ts';
import { FEBRUARY_TURN } from '../model/recruiting.ts';
import type { Departure, PlayerSeason, Poll, TeamSeason } from '../model/season.ts';
import { STAT, TEAM_STAT } from '../model/stats.ts';
import type { TeamRatings } from '../model/team.ts';
import {
  PLAYER_NUMBERS,
  PLAYER_PAGE_STATS,
  type PlayerNumber,
  playerNumber,
} from '../present/columns/player-numbers.ts';
import { gamesByTeam } from '../season/records.ts';
import type { GameLine } from './metrics/season-data.ts';
import type { RecruitLine } from './recruits.ts';
import type { RowWriter } from './row-writer.ts';
import { KICK_COUNTS, RETURN_COUNTS, SCRIMMAGE_COUNTS, TACKLES_FOR_LOSS, type TeamCount } from './team-columns.ts';
import type { TransferLine } from './transfers.ts';

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
  out.optional(shown(game.homeRank)).optional(shown(game.awayRank));
  out
    .number(0 - odds.homeMargin)
    .number(Number(odds.homeWinProbability.toFixed(4)))
    .number(result.overtime);
  out.number(ratings.get(game.home)!.rating).number(ratings.get(game.away)!.rating);
  out.counts(result.homeQuarters, QUARTERS).counts(result.awayQuarters, QUARTERS);
  out.number(odds.total).number(odds.moneylineHome).number(odds.moneylineAway);
  const at = setting?.conditions ?? null;
  out
    .optional(setting?.attendance ?? null)
    .optional(at?.temperature ?? null)
    .optional(at?.wind ?? null);
  out.optional(at?.rain ?? null).optional(at === null ? null : at.venue.roof ? 1 : 0);
  out.number(Number(swing.excitement.toFixed(3)));
  for (const chance of swing.quarters) out.number(Number(chance.toFixed(4)));
  out
    .optional(at?.month ?? null)
    .optional(at?.venue.capacity ?? null)
    .text(at?.venue.surface ?? '');
  out
    .optional(at?.venue.elevation ?? null)
    .optional(at === null ? null : at.snow ? 1 : 0)
    .end();
}

/** The four quarters of a result; points of overtimes, if any, come after them. */
const QUARTERS = [0, 1, 2, 3];

const indexes = (counts: readonly TeamCount[]): number[] => counts.map(({ stat }) => TEAM_STAT[stat]);
const LINE = indexes(SCRIMMAGE_COUNTS);
const RETURNS = indexes(RETURN_COUNTS);
const KICKS = indexes(KICK_COUNTS);

/** Both teams' lines of a game. */
export function teamGameRows(out: RowWriter, prefix: Prefix, { game, teams, best }: GameLine, names: Names): void {
  for (const side of [0, 1] as const) {
    const own = teams[side];
    const other = teams[(1 - side) as 0 | 1];
    begin(out, prefix).number(game.week).number(game.id);
    out.text(names.team(side === 0 ? game.home : game.away)).text(names.team(side === 0 ? game.away : game.home));
    out.text(game.neutral ? 'neutral' : side === 0 ? 'home' : 'away');
    out.number(own[TEAM_STAT.points]!).number(other[TEAM_STAT.points]!).counts(own, LINE);
    out.number(own[TEAM_STAT[TACKLES_FOR_LOSS.stat]]! / 2).counts(own, RETURNS);
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

/** An onside kick is named as such; everything else as the log has it. */
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

/** How each number is read from a season's counts; a plain count is looked up by its index. */
const READERS = PLAYER_PAGE_STATS.map((name): ((counts: ArrayLike<number>, games: number) => number) => {
  const of: PlayerNumber = PLAYER_NUMBERS[name];
  if (of.count === null) return (counts, games) => playerNumber(of, reader(counts), games);
  const at = STAT[of.count];
  return (counts) => counts[at]!;
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
    for (let i = 0; i < READERS.length; i++) out.number(READERS[i]!(s.counts, s.games));
    out.end();
  }
}

const SEASON_AWARDS: ReadonlySet<AwardKind> = new Set([
  'heisman',
  'best',
  'best_defender',
  'all_america',
  'freshman_all_america',
  'all_conference',
]);

/** Spells of a program's head coaches that fit into the numbers of its coaches. */
const SPELLS = 1000;

/** The number of a head coach within his dynasty: of his program's place among all, and of his among its coaches. */
function coachId({ reference }: Pick<DynastyState, 'reference'>, { team, spell }: HeadCoach): number {
  return SPELLS * (1 + reference.teams.findIndex(({ id }) => id === team)) + spell;
}

/** The awards of a season with what was known when they were given; those of weeks and games are left out. */
export function awardRows(
  out: RowWriter,
  prefix: Prefix,
  awards: readonly Award[],
  dynasty: DynastyState,
  names: Names,
): void {
  const { players, polls } = dynasty;
  const people = new Map(players.map((player) => [player.id, player]));
  const week = awards.find(({ kind }) => kind === 'heisman')?.week ?? 0;
  const poll = polls.find((each) => each.week === week + 1)?.rows ?? [];
  const ranks = new Map(poll.map(({ team, rank }) => [team, rank]));
  for (const award of awards.filter(({ kind }) => SEASON_AWARDS.has(kind))) {
    const { position, classYear } = people.get(award.player)!;
    begin(out, prefix)
      .text(awardName(award))
      .optional(award.selection === 0 ? null : award.selection)
      .number(award.place);
    out
      .text(award.conference === null ? '' : names.conference(award.conference))
      .number(award.player)
      .text('');
    out.text(names.team(award.team)).text(position).text(classYear);
    out
      .optional(award.firsts === null ? null : Number((award.firsts / HEISMAN_VOTERS).toFixed(4)))
      .optional(award.points)
      .optional(shown(ranks.get(award.team) ?? null))
      .end();
  }
  coachOfTheYear(dynasty).forEach(({ team, share }, at) => {
    begin(out, prefix)
      .text('coach_of_the_year')
      .optional(null)
      .number(at + 1)
      .text('')
      .optional(null);
    out
      .number(coachId(dynasty, headCoachOf(dynasty, team)))
      .text(names.team(team))
      .text('')
      .text('');
    out
      .optional(Number(share.toFixed(4)))
      .optional(null)
      .optional(shown(ranks.get(team) ?? null))
      .end();
  });
}

/** Who was hurt in a season, in the order in which it happened. */
export function injuryRows(
  out: RowWriter,
  prefix: Prefix,
  { injuries, games, players }: { injuries: readonly Injury[]; games: readonly Game[]; players: readonly Player[] },
  names: Names,
): void {
  const people = new Map(players.map((player) => [player.id, player]));
  const played = gamesByTeam(games);
  for (const injury of injuries) {
    const missed = (played.get(injury.team) ?? []).filter(({ week }) => keepsOut(injury, week)).length;
    begin(out, prefix).number(injury.week).optional(injury.game).number(injury.player).text(names.team(injury.team));
    out.text(people.get(injury.player)!.position).number(missed);
    out
      .number(injury.back >= NOT_THIS_SEASON ? 1 : 0)
      .number(injury.days)
      .text(injury.kind)
      .end();
  }
}

/** What files call the reasons why players leave. */
const REASON: Readonly<Record<Departure['reason'], string>> = {
  graduated: 'graduated',
  declared: 'early',
  left: 'quit',
  portal: 'portal',
};

/** Everybody who leaves after a season, with the draft. */
export function departureRows(
  out: RowWriter,
  prefix: Prefix,
  { players, departures }: { players: readonly Player[]; departures: readonly Departure[] },
  draft: readonly DraftPick[],
  names: Names,
): void {
  const people = new Map(players.map((player) => [player.id, player]));
  const picks = new Map(draft.map((pick) => [pick.player, pick]));
  for (const { player: id, reason } of departures) {
    const { team, position, classYear, stars, rating } = people.get(id)!;
    begin(out, prefix).number(id).text(names.team(team)).text(position).text(classYear);
    // Nobody sits out a season: his class counts his seasons.
    out
      .number(CLASS_YEARS.indexOf(classYear) + 1)
      .number(stars)
      .number(rating)
      .text(REASON[reason]);
    out
      .optional(picks.get(id)?.round ?? null)
      .optional(picks.get(id)?.pick ?? null)
      .end();
  }
}

/** The recruits of a class that first plays in the season, the best first; who signed with nobody in FBS has no team. */
export function recruitRows(out: RowWriter, prefix: Prefix, lines: readonly RecruitLine[], names: Names): void {
  for (const line of lines) {
    const { number, position, stars } = line.recruit;
    const { team, player } = line;
    begin(out, prefix).number(number).text(position).number(stars).text(line.homeState);
    out
      .text(team === null ? '' : names.team(team))
      .optional(team === null ? null : Math.round(line.distance))
      .number(line.offers)
      .optional(team === null ? null : line.month)
      .optional(team === null ? null : prefix.year - (line.turn === FEBRUARY_TURN ? 0 : 1))
      .number(line.early ? 1 : 0)
      .number(line.flips)
      .number(line.visits)
      .number(Number(line.rating.toFixed(4)))
      .optional(player?.id ?? null)
      .optional(player?.ratings[0] ?? null)
      .optional(player?.ratings[3] ?? null)
      .end();
  }
}

/** Everybody who looked for another team before the season, and who came from below FBS. */
export function transferRows(out: RowWriter, prefix: Prefix, lines: readonly TransferLine[], names: Names): void {
  for (const { transfer, player, stars } of lines) {
    const { from, to, end, month, reason } = transfer;
    begin(out, prefix).number(transfer.player).text(player.position).text(player.classYear);
    out.number(stars).number(player.stars).number(player.rating);
    out
      .text(from === null ? 'below' : names.team(from))
      .text(end === 'below' ? 'below' : to === null ? '' : names.team(to))
      .number(month)
      .text(reason)
      .number(end === 'withdrawn' ? 1 : 0)
      .end();
  }
}

export function pollRows(out: RowWriter, prefix: Prefix, polls: readonly Poll[], names: Names): void {
  for (const { week, rows } of polls) {
    for (const { rank, team } of rows) {
      if (rank <= 25) begin(out, prefix).number(week).number(rank).text(names.team(team)).end();
    }
  }
}

/** The odds of all teams before some weeks of a finished season, and what became of them. */
export function oddsRows(
  out: RowWriter,
  prefix: Prefix,
  season: Moment,
  history: readonly TeamSeason[],
  names: Names,
): void {
  const bowls = new Set(season.games.filter((game) => game.kind === 'bowl').flatMap((game) => [game.home, game.away]));
  for (const week of ODDS_WEEKS) {
    const { now } = forecastOf(entering(season, week), null);
    for (const t of history) {
      const odds = now.get(t.team)!;
      begin(out, prefix).number(week).text(names.team(t.team));
      for (const chance of [odds.conference, odds.playoff, odds.bowl, odds.title])
        out.number(Number(chance.toFixed(4)));
      for (const came of [t.conferenceChampion, t.inPlayoff, t.inPlayoff || bowls.has(t.team), t.champion]) {
        out.number(came ? 1 : 0);
      }
      out.end();
    }
  }
}

/** The weeks whose odds are written. */
const ODDS_WEEKS = [1, 5, 9, 13] as const;
