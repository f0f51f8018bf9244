import { type Day, dayOf } from '../../football/day.ts';
import type { Conditions, Venue } from '../../model/conditions.ts';
import { everyTeam, inForce, type Reference } from '../../model/facts.ts';
import type { Game } from '../../model/game.ts';
import type { Place } from '../../model/geography.ts';
import type { TeamId } from '../../model/ids.ts';
import { rememberedOf } from '../../model/memory/remembered.ts';
import type { Program, TeamRecord } from '../../model/team.ts';
import { stream } from '../../random/stream.ts';
import { attendance, homeEdge } from '../../season/attendance.ts';
import { recordOf } from '../../season/records.ts';
import { openSeats } from '../../season/stands.ts';
import { conditionsAt } from '../../season/weather.ts';
import type { Tuning } from '../../tuning/index.ts';
import type { Settings } from '../dynasty-state.ts';

/** Inputs to the weather of a dynasty's games. */
interface WeatherSource {
  settings: Pick<Settings, 'seed'>;
  reference: Reference;
  tuning: Tuning;
}

type Fixture = Pick<Game, 'id' | 'year' | 'week' | 'home' | 'place' | 'neutral'>;

/** Each program's current stadium and location, remembered because every game, line and page needs it. */
const homesIn = rememberedOf((reference: Reference): ReadonlyMap<TeamId, Venue & Place> => {
  const { home } = reference.venues;
  return new Map(
    everyTeam(reference).flatMap(({ id, latitude, longitude }) =>
      home[id] ? [[id, { ...home[id], latitude, longitude }] as const] : [],
    ),
  );
});

function homeOf(reference: Reference, team: TeamId, year: number): (Venue & Place) | null {
  const today = homesIn(reference).get(team);
  if (today === undefined) return null;
  const then = inForce(reference.venues.homeYears?.[team], year);
  return then ? { latitude: today.latitude, longitude: today.longitude, ...then.place, ...then.venue } : today;
}

/** Returns the site of a game; null if unknown. */
function siteOf(reference: Reference, { home, place, neutral, year }: Fixture): (Venue & Place) | null {
  const { venues } = reference;
  if (neutral && place !== null) return venues.neutral[place] ?? null;
  return homeOf(reference, home, year);
}

/** Returns where a game is played and its weather; null if the site is unknown. */
export function conditionsOf(source: WeatherSource, game: Fixture): Conditions | null {
  const site = siteOf(source.reference, game);
  if (site === null) return null;
  const dice = stream(source.settings.seed, 'weather', game.year, game.week, game.id);
  return conditionsAt(site, game.week, dice, source.tuning);
}

/** Inputs to a game's crowd besides the weather. */
interface CrowdSource extends WeatherSource {
  /** The home program; if undefined, attendance is unknown. */
  program: Pick<Program, 'prestige'> | undefined;
  /** Team records before the week. */
  records: ReadonlyMap<TeamId, TeamRecord>;
}

/** The site of a game, its crowd, and their effects. */
export interface Setting {
  conditions: Conditions;
  /** People in the stadium. */
  attendance: number;
  effects: { day: Day; crowd: number };
}

/** Attendance at a game whose teams' ranks are set. */
function crowdOf({ program, records, settings, tuning }: CrowdSource, game: Game, at: Conditions): number {
  const { wins, losses } = recordOf(records, game.home);
  const { homeRank, awayRank, rivalry, neutral } = game;
  return attendance(
    { prestige: program?.prestige ?? 1, wins, losses, homeRank, awayRank, rivalry, neutral },
    at,
    stream(settings.seed, 'following', game.home),
    stream(settings.seed, 'crowd', game.year, game.week, game.id),
    tuning,
  );
}

/** Returns the setting of a game whose ranks are set; null if its site is unknown. */
export function settingOf(source: CrowdSource, game: Game): Setting | null {
  const conditions = conditionsOf(source, game);
  if (conditions === null) return null;
  const open = openSeats(source.reference.season(game.year), game.neutral ? null : game.home);
  const people = Math.min(crowdOf(source, game, conditions), Math.floor(conditions.venue.capacity * open));
  const effects = { day: dayOf(conditions, source.tuning), crowd: homeEdge(people, conditions, source.tuning) };
  return { conditions, attendance: people, effects };
}
