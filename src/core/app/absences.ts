import { LRUCache } from 'lru-cache';
import { absentees, drawAbsences } from '../football/absences.ts';
import { tally } from '../football/tally.ts';
import { chartSheet, type TeamSheet } from '../football/team-sheet.ts';
import type { Game } from '../model/game.ts';
import type { GameId, PlayerId, TeamId } from '../model/ids.ts';
import { outIn } from '../model/injuries.ts';
import type { PlayerSeason } from '../model/season.ts';
import { stream } from '../random/stream.ts';
import type { Save, WeekOfYear } from '../save/contracts.ts';
import { SaveError } from '../save/errors.ts';
import type { SeasonView } from './season-view.ts';
import { asIn } from './shape/player.ts';

/**
 * Who could not play in which game. Since there are injuries they say so. Before, absences were drawn for a whole season, a
 * box score had a line for every starter, there or not, and the season totals counted a game for every line; what pages say
 * of games played is therefore read through here.
 */
export interface Absences {
  /** Everybody of both teams who could not play; nobody before the game. */
  in(game: Game): ReadonlySet<PlayerId>;
  /** Whether a game is from the time when absences were drawn for a season. */
  drawn(game: Pick<Game, 'year' | 'week'>): boolean;
  /** Season lines with the games that each player really played; who played in none is left out. */
  counted(lines: readonly PlayerSeason[]): PlayerSeason[];
}

const NONE: Absent = { all: new Set(), counted: new Set() };
/** Seasons whose sheets and absences are kept: the running one, and one that somebody leafs through. */
const MOST_KEPT = 2;

type MakeOnce = <T>(key: string, make: () => T) => T;

/** A team of a season whose absences were drawn: its sheet, and by slot the weeks that each player missed. */
interface Drawn {
  sheet: TeamSheet;
  weeks: Int32Array;
}

/** What is kept of a season: nothing that reads the save, which may be closed and opened again meanwhile. */
interface SeasonKept {
  teams: Map<TeamId, Drawn | null>;
  absent: Map<GameId, Absent>;
}

/** Who could not play in a game, and those of them for whom the season totals count a game all the same. */
interface Absent {
  all: ReadonlySet<PlayerId>;
  counted: ReadonlySet<PlayerId>;
}

/** A team's drawn absences; null before its first game. */
function drawnFor(save: Save, season: SeasonView, team: TeamId, like: TeamSheet | null): Drawn | null {
  const ids = save.boxes.sheet(season.year, team);
  const program = season.program.get(team);
  if (ids === null || program === undefined) return null;
  const now = save.dynasty.read();
  const players = new Map(save.players.byIds(ids).map((player) => [player.id, player]));
  const chart = ids.map((id) => asIn(now, players.get(id)!, season.year));
  const dice = stream(season.row.settings.seed, 'season', season.year, 'absences', team);
  const sheet = chartSheet(team, chart, program.style, season.tuning(), like);
  return { sheet, weeks: drawAbsences(sheet, season.tuning(), dice) };
}

function teamOf(save: Save, season: SeasonView, { teams }: SeasonKept, team: TeamId): Drawn | null {
  const known = teams.get(team);
  if (known !== undefined) return known;
  const drawn = drawnFor(save, season, team, teams.values().next().value?.sheet ?? null);
  teams.set(team, drawn);
  return drawn;
}

/** The same for a save that may come from anywhere. Throws `SaveError` `corrupt` where its players cannot have played. */
function readable(save: Save, season: SeasonView, kept: SeasonKept, game: Game): Absent {
  try {
    return workedOut(save, season, kept, game);
  } catch (error) {
    if (error instanceof SaveError) throw error;
    throw new SaveError('corrupt', `Who played in game ${game.id} cannot be read.`, null, error);
  }
}

function workedOut(save: Save, season: SeasonView, kept: SeasonKept, game: Game): Absent {
  const [home, away] = [teamOf(save, season, kept, game.home), teamOf(save, season, kept, game.away)];
  const log = save.boxes.byGame(game.id);
  if (home === null || away === null || log === null) return NONE;
  const all = new Set([home, away].flatMap(({ sheet, weeks }) => absentees(sheet, weeks, game.week)));
  const counted = new Set<PlayerId>();
  const sides = [home, away].map(({ sheet: { team, players } }) => ({ team, players, out: null }));
  for (const { player, counts } of all.size === 0 ? [] : tally(log.plays, sides[0]!, sides[1]!).players) {
    if (!all.has(player)) continue;
    // Where a bench runs short, somebody who was not to play comes in after all.
    if (counts.some((count) => count !== 0)) all.delete(player);
    else counted.add(player);
  }
  return { all, counted };
}

/** Whom injuries kept out of a game. */
function hurtIn(save: Save, { year, week, home, away }: Game): Absent {
  const injuries = [home, away].flatMap((team) => save.injuries.ofTeam(year, team));
  return { all: outIn(injuries, week), counted: NONE.counted };
}

/**
 * The absences of a save's games.
 * @param seasonOf any season of the dynasty
 * @param once keeps what was worked out as long as the rosters stay as they are
 */
export function absencesOf(save: Save, seasonOf: (year: number) => SeasonView, once: MakeOnce): Absences {
  const kept = once('absences', () => new LRUCache<number, SeasonKept>({ max: MOST_KEPT }));
  let from: WeekOfYear | null = null;
  const drawn = ({ year, week }: Pick<Game, 'year' | 'week'>): boolean => {
    from ??= save.injuries.from();
    return year < from.year || (year === from.year && week < from.week);
  };
  const absentIn = (game: Game): Absent => {
    if (game.result === null) return NONE;
    if (!drawn(game)) return hurtIn(save, game);
    const season = kept.get(game.year) ?? { teams: new Map(), absent: new Map() };
    kept.set(game.year, season);
    const known = season.absent.get(game.id) ?? readable(save, seasonOf(game.year), season, game);
    season.absent.set(game.id, known);
    return known;
  };
  const missedOf = (year: number, teams: ReadonlySet<TeamId>): Map<PlayerId, number> => {
    const missed = new Map<PlayerId, number>();
    for (const game of save.games.ofYear(year)) {
      if (!drawn(game) || (!teams.has(game.home) && !teams.has(game.away))) continue;
      for (const player of absentIn(game).counted) missed.set(player, (missed.get(player) ?? 0) + 1);
    }
    return missed;
  };
  const counted = (lines: readonly PlayerSeason[]): PlayerSeason[] => {
    const years = [...new Set(lines.map(({ year }) => year))].filter((year) => drawn({ year, week: 1 }));
    if (years.length === 0) return [...lines];
    const missed = new Map(
      years.map((year) => {
        const teams = new Set(lines.filter((line) => line.year === year).map(({ team }) => team));
        return [year, missedOf(year, teams)];
      }),
    );
    return lines.flatMap((line) => {
      const games = line.games - (missed.get(line.year)?.get(line.player) ?? 0);
      if (games <= 0) return [];
      return [games === line.games ? line : { ...line, games }];
    });
  };
  return { in: (game) => absentIn(game).all, drawn, counted };
}
