import { reader } from '../../app/views/player-stats.ts';
import { headCoachOf } from '../../dynasty/coaches.ts';
import type { DynastyState } from '../../dynasty/dynasty-state.ts';
import { entering, forecastOf, type Moment } from '../../dynasty/forecast.ts';
import { moneyIn } from '../../dynasty/winter/money.ts';
import type { TeamId } from '../../model/ids.ts';
import { mustGet } from '../../model/lists.ts';
import type { Player } from '../../model/player.ts';
import { STAT } from '../../model/plays/stats.ts';
import type { PlayerSeason, Poll, TeamSeason } from '../../model/season.ts';
import {
  PLAYER_NUMBERS,
  PLAYER_PAGE_STATS,
  type PlayerNumber,
  playerNumber,
} from '../../words/columns/player-numbers.ts';
import type { ByPlayer } from '../by-player.ts';
import { callsByTeam } from '../metrics/playcalling.ts';
import type { GameLine } from '../metrics/season-data.ts';
import type { ProgramYear } from '../program-year.ts';
import type { RowWriter } from '../row-writer.ts';
import { begin, type Names, type Prefix } from './columns.ts';

/** Rows of seasons: teams, players, polls and odds. */

export function teamSeasonRows(
  out: RowWriter,
  prefix: Prefix,
  teams: readonly TeamSeason[],
  games: readonly GameLine[],
  dynasty: DynastyState,
  yearOf: (team: TeamId) => ProgramYear,
  names: Names,
): void {
  const calls = callsByTeam(games, 1);
  const money = moneyIn(dynasty);
  for (const t of teams) {
    const { coach, job } = headCoachOf(dynasty, t.team);
    const { runShare, secondsPerPlay } = mustGet(calls, t.team);
    begin(out, prefix).text(names.team(t.team)).text(names.conference(t.conference)).number(t.prestige);
    out.optional(t.rating).optional(t.offense).optional(t.defense).number(t.wins).number(t.losses);
    out.number(t.confWins).number(t.confLosses).number(t.rank);
    out
      .number(t.inPlayoff ? 1 : 0)
      .number(t.champion ? 1 : 0)
      .number(coach.id)
      .number(job.since === dynasty.year ? 1 : 0)
      .number(Number(runShare.toFixed(4)))
      .number(Number(secondsPerPlay.toFixed(2)))
      .optional(money === null ? null : Number(mustGet(money.of, t.team).total.toFixed(2)));
    programYear(out, yearOf(t.team));
    out.end();
  }
}

function programYear(out: RowWriter, year: ProgramYear): void {
  out
    .number(year.size)
    .optional(year.points === null ? null : Number(year.points.toFixed(2)))
    .optional(year.rank);
  out.optional(year.blueChips).optional(year.arrived).optional(year.left).number(year.drafted);
  out.number(Number(year.talent.toFixed(4)));
}

/** Numbers of a player's season: a plain count's index, and the counts that make up a computed one. */
const NUMBERS = PLAYER_PAGE_STATS.map((name) => {
  const of: PlayerNumber = PLAYER_NUMBERS[name];
  return { of, index: of.count === null ? null : STAT[of.count], madeOf: countsOf(of) };
});

/** Returns the counts a number depends on. */
function countsOf(of: PlayerNumber): number[] {
  const counts: number[] = [];
  of.of((stat) => {
    counts.push(STAT[stat]);
    return 0;
  }, 0);
  return counts;
}

/** Whether all of these counts are 0, so that anything computed from them is too. */
function hasNone(line: Int32Array, counts: readonly number[]): boolean {
  for (let i = 0; i < counts.length; i++) if (line[counts[i]!] !== 0) return false;
  return true;
}

/** Writes the numbers of one line. A season has half a million, most of them 0, which are not computed. */
function numbers(out: RowWriter, { counts, games }: PlayerSeason): void {
  const read = reader(counts);
  for (let i = 0; i < NUMBERS.length; i++) {
    const { of, index, madeOf } = NUMBERS[i]!;
    if (index !== null) out.number(counts[index]!);
    else if (hasNone(counts, madeOf)) out.number(0);
    else out.number(playerNumber(of, read, games));
  }
}

export function playerSeasonRows(
  out: RowWriter,
  prefix: Prefix,
  seasons: readonly PlayerSeason[],
  players: ByPlayer<Player>,
  names: Names,
): void {
  for (const s of seasons) {
    begin(out, prefix).number(s.player).text(names.team(s.team)).text(s.position).text(s.classYear);
    out.number(s.rating).number(mustGet(players, s.player).stars).number(s.games);
    numbers(out, s);
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

/** Writes all teams' odds before selected weeks of a finished season, and the outcomes. */
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
      const odds = mustGet(now, t.team);
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

/** Weeks whose odds are written. */
const ODDS_WEEKS = [1, 5, 9, 13] as const;
