import type { PlayerId, TeamId } from '../../../model/ids.ts';
import { groupBy, mustGet } from '../../../model/lists.ts';
import { outIn } from '../../../model/people/absences.ts';
import type { Ailment } from '../../../model/people/injuries.ts';
import type { Player } from '../../../model/player.ts';
import { STAT, statOf } from '../../../model/plays/stats.ts';
import { STARTER_SLOTS } from '../../../model/positions.ts';
import type { PlayerSeason } from '../../../model/season.ts';
import { type Entries, VOLUME, type Volume } from '../counts/appearance-counts.ts';
import type { SeasonData } from '../season-data.ts';
import { countOf, pooled, present, type Ratio, seasonValue, share, type Values } from '../values.ts';

/** Absences are counted on teams with at least this many games. */
const LEAST_GAMES = 11;
/** Games looked back on: a regular did enough in two of the last three. */
const LOOKED_BACK = 3;
/** Fewest games left when an absence starts for its length to count. */
const LEAST_LEFT = 5;
const LONG = 4;
/** Days from which an injury is severe. */
const SEVERE = 21;
/** Attempts that make a player a team's second quarterback of the season. */
const SECOND = 60;
/** A week in the middle of the season. */
const MID_SEASON = 8;

/** Absences of a season's regulars. */
interface Absences {
  /** Games of regulars, and how many of them they missed. */
  games: number;
  missed: number;
  /** Lengths in games, and whether the absence lasted to the end of the season. */
  lengths: { games: number; rest: boolean }[];
}

/** Returns the regulars entering a game: those with enough volume in two of the last three games. */
function regulars(busy: readonly (readonly PlayerId[])[], index: number): PlayerId[] {
  const [first, second, third] = [busy[index - LOOKED_BACK]!, busy[index - 2]!, busy[index - 1]!];
  const again: PlayerId[] = [];
  for (const who of first) if (second.includes(who) || third.includes(who)) again.push(who);
  for (const player of second) if (!first.includes(player) && third.includes(player)) again.push(player);
  return again;
}

/** Returns the number of games in a row, from `index` on, without an entry for the player. */
function lengthFrom(games: readonly Entries[], index: number, player: PlayerId): number {
  let end = index;
  while (end < games.length && !games[end]!.has(player)) end += 1;
  return end - index;
}

/** Adds the absences of a team's regulars, who have at least `enough` volume a game. */
function addAbsences(out: Absences, games: readonly Entries[], volume: Volume, enough: number): void {
  const regularsByGame = games.map((entries) => entries.busy(volume, enough));
  for (let index = LOOKED_BACK; index < games.length; index++) {
    for (const player of regulars(regularsByGame, index)) {
      out.games += 1;
      if (games[index]!.has(player)) continue;
      out.missed += 1;
      if (!games[index - 1]!.has(player) || games.length - index < LEAST_LEFT) continue;
      const length = lengthFrom(games, index, player);
      out.lengths.push({ games: length, rest: index + length === games.length });
    }
  }
}

const rate = ({ games, missed }: Absences) => seasonValue(missed, games);
const lasting = ({ lengths }: Absences, fits: (length: Absences['lengths'][number]) => boolean) =>
  pooled(countOf(lengths, fits), lengths.length);

function absences({ appearances }: SeasonData): Record<string, Ratio | null> {
  const none = (): Absences => ({ games: 0, missed: 0, lengths: [] });
  const [passers, backs, receivers, defenders] = [none(), none(), none(), none()];
  for (const games of appearances.games.values()) {
    if (games.length < LEAST_GAMES) continue;
    addAbsences(passers, games, VOLUME.passes, 15);
    addAbsences(backs, games, VOLUME.carries, 8);
    addAbsences(receivers, games, VOLUME.catches, 3);
    addAbsences(defenders, games, VOLUME.tackles, 3);
  }
  const long = (all: Absences) => lasting(all, ({ games }) => games >= LONG);
  return {
    av_qb_absence_rate: rate(passers),
    av_rb_absence_4up: long(backs),
    av_rb_absence_rest: lasting(backs, ({ rest }) => rest),
    av_wr_absence_rate: rate(receivers),
    av_wr_absence_1: lasting(receivers, ({ games }) => games === 1),
    av_wr_absence_4up: long(receivers),
    av_def_absence_rate: rate(defenders),
    av_def_absence_4up: long(defenders),
  };
}

/** Returns the games missed by every team's top `places` players in a season count. */
function leaders({ teams, seasonsByTeam }: SeasonData, stat: number, places: number): number[] {
  const played = new Map(teams.map(({ team, wins, losses }) => [team, wins + losses]));
  const missed: number[] = [];
  for (const [team, lines] of seasonsByTeam) {
    const all = played.get(team) ?? 0;
    for (const { games } of firstIn(lines, stat, places)) missed.push(Math.max(0, all - games));
  }
  return missed;
}

/** Returns the top `places` players in a count; ties go to the earlier ones. */
function firstIn(lines: readonly PlayerSeason[], stat: number, places: number): PlayerSeason[] {
  const first: PlayerSeason[] = [];
  for (const line of lines) {
    let index = first.length;
    if (index === places && statOf(first[index - 1]!.counts, stat) >= statOf(line.counts, stat)) continue;
    while (index > 0 && statOf(first[index - 1]!.counts, stat) < statOf(line.counts, stat)) index -= 1;
    first.splice(index, 0, line);
    if (first.length > places) first.pop();
  }
  return first;
}

function missed(name: string, games: readonly number[]): Record<string, Ratio | null> {
  const sum = games.reduce((a, b) => a + b, 0);
  return {
    [`av_${name}_missed`]: seasonValue(sum, games.length),
    [`av_${name}_all_games`]: share(games, (n) => n === 0),
    [`av_${name}_missed4`]: share(games, (n) => n >= LONG),
  };
}

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

/** Measures injuries by kind, and how long they last. */
function kinds({ injuries, teams }: SeasonData): Record<string, Ratio | null> {
  const inGames = injuries.filter(({ game }) => game !== null);
  const of = (...names: Ailment[]) => share(inGames, ({ ailment }) => names.includes(ailment));
  const days = (ailment: Ailment) =>
    seasonValue(median(inGames.filter((injury) => injury.ailment === ailment).map((injury) => injury.days)));
  const games = teams.reduce((sum, { wins, losses }) => sum + wins + losses, 0);
  const last = Math.max(0, ...injuries.map(({ week }) => week));
  return {
    in_new_per_team_game: seasonValue(inGames.length, games),
    in_season_ending_share: share(
      inGames.filter(({ week }) => week < last - LEAST_LEFT),
      ({ back }) => back > last,
    ),
    in_severe_share: share(inGames, (injury) => injury.days > SEVERE),
    in_concussion_share: of('concussion'),
    in_ankle_share: of('ankle'),
    in_hamstring_share: of('hamstring'),
    in_knee_share: of('knee'),
    in_days_concussion: days('concussion'),
    in_days_knee: days('knee'),
    in_days_ankle: days('ankle'),
    in_days_thigh: days('hamstring'),
  };
}

/** Whether a player is on his team's two-deep. */
function isTwoDeep({ position, rating }: Player, roster: readonly Player[]): boolean {
  let better = 0;
  for (const other of roster) if (other.position === position && other.rating > rating) better += 1;
  return better < 2 * STARTER_SLOTS[position];
}

/** Returns the two-deep players out in a midseason week, per team. */
function outInMidSeason({ injuries, players, teams }: SeasonData): Ratio | null {
  const out = outIn(injuries, MID_SEASON);
  const rosters = groupBy(players, ({ team }) => team);
  const missing = countOf(players, (player) => out.has(player.id) && isTwoDeep(player, mustGet(rosters, player.team)));
  return seasonValue(missing, teams.length);
}

/** Measures how often and how long players are out, and with what injuries. */
export function injuryMetrics(season: SeasonData): Values {
  const second = new Map<TeamId, number>();
  for (const { team, counts } of season.playerSeasons) {
    if (statOf(counts, STAT.pass_attempts) >= SECOND) second.set(team, (second.get(team) ?? 0) + 1);
  }
  return present({
    ...missed('passing', leaders(season, STAT.pass_attempts, 1)),
    ...missed('rushing', leaders(season, STAT.rush_attempts, 1)),
    ...missed('receiving', leaders(season, STAT.receiving_catches, 2)),
    av_qb_two: share(season.teams, ({ team }) => (second.get(team) ?? 0) >= 2),
    ...absences(season),
    ...kinds(season),
    in_out_per_team_week: outInMidSeason(season),
  });
}
