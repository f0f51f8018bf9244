import { teamRatings } from '../football/team-sheet.ts';
import { LOWEST_COMPOSITE } from '../model/class-points.ts';
import type { Reference } from '../model/facts.ts';
import { FIRST_VISITOR_ID, type PlayerId, type TeamId } from '../model/ids.ts';
import { copyOfPlayer, type Player } from '../model/player.ts';
import { CLASS_YEARS, POSITIONS, ROSTER_SLOTS } from '../model/positions.ts';
import type { TeamFacts, TeamRatings, TeamStyle } from '../model/team.ts';
import { onScale } from '../offseason/development.ts';
import { drawFullName } from '../offseason/names.ts';
import { withStarters } from '../offseason/progression.ts';
import { type Stream, stream } from '../random/stream.ts';
import type { Tuning } from '../tuning/index.ts';
import type { SeasonSource, Settings } from './dynasty-state.ts';

/** A team from below FBS as it comes to an FBS stadium. A dynasty keeps nothing of it: it is made anew when asked for. */
interface VisitingTeam extends TeamRatings {
  team: TeamId;
  style: TeamStyle;
  players: readonly Player[];
}

/** What visitors are made from. */
export interface VisitorSource {
  settings: Pick<Settings, 'seed'>;
  reference: Reference;
  tuning: Tuning;
}

/** Ids of one visiting team's players are within a block of this size. */
const IDS_PER_VISITOR = 1000;
const STARS = 1;

/** The program's number among all that come, which is the same in every season of a dynasty. */
function numberOf({ reference }: VisitorSource, team: TeamId): number {
  const own = reference.visitors.findIndex(({ id }) => id === team);
  return own >= 0 ? own : reference.visitors.length + reference.teams.findIndex(({ id }) => id === team);
}

/** The team below FBS whose block of ids a player's id is in; null if there is none. */
export function visitorTeamOf({ reference }: Pick<VisitorSource, 'reference'>, id: PlayerId): TeamId | null {
  const all = [...reference.visitors, ...reference.teams];
  return all[Math.floor((id - FIRST_VISITOR_ID) / IDS_PER_VISITOR)]?.id ?? null;
}

/** A roster of players around one level, the ids counted from the first. */
function rosterAround(source: VisitorSource, team: TeamId, level: number, dice: Stream): Player[] {
  const { reference, tuning } = source;
  const taken = new Set<string>();
  const isTeam = (facts: TeamFacts): boolean => facts.id === team;
  const homeState = (reference.visitors.find(isTeam) ?? reference.teams.find(isTeam))?.state ?? '';
  const family = reference.familyNamesIn(homeState);
  const firstId = FIRST_VISITOR_ID + numberOf(source, team) * IDS_PER_VISITOR;
  const players: Player[] = [];
  for (const position of POSITIONS) {
    for (let left = ROSTER_SLOTS[position]; left > 0; left--) {
      const rating = dice.normal(level, tuning.visitors.playerSd);
      const seasons = dice.int(CLASS_YEARS.length);
      const { first, last } = drawFullName(reference.givenNames, family, dice, taken);
      players.push({
        id: firstId + players.length,
        team,
        first,
        last,
        position,
        classYear: CLASS_YEARS[seasons]!,
        seasons,
        kept: 0,
        rating,
        ratings: [rating],
        potential: rating,
        composite: LOWEST_COMPOSITE,
        winter: null,
        stars: STARS,
        developmentTrait: 0,
        starter: false,
        homeState,
      });
    }
  }
  return players;
}

/** The same players, so much better or worse that their team is rated as it should be. */
function broughtTo(players: readonly Player[], level: number, tuning: Tuning): Player[] {
  const off = level - teamRatings(players, tuning).rating;
  return players.map((player) => {
    const one = copyOfPlayer(player);
    one.rating = onScale(player.rating + off);
    one.ratings = [one.rating];
    one.potential = one.rating;
    return one;
  });
}

function made(source: VisitorSource, year: number, team: TeamId): VisitingTeam {
  const { settings, reference, tuning } = source;
  const k = tuning.visitors;
  const dice = stream(settings.seed, 'visitor', year, team);
  const standing = reference.season(year).visitors?.programs.find((p) => p.team === team)?.standing ?? 0;
  const level = k.lowest + k.span * standing + dice.normal(0, k.teamSd);
  const players = withStarters(broughtTo(rosterAround(source, team, level, dice), level, tuning));
  const style = {
    passLean: dice.normal(0, 1),
    tempo: dice.normal(0, 1),
    boldness: dice.normal(0, 1),
    depth: dice.normal(0, 1),
  };
  const { rating, offense, defense } = teamRatings(players, tuning);
  return { team, style, players, rating, offense, defense };
}

/** Visitors of one season by dynasty: each is asked for several times, by odds, polls, the game and its page. */
const known = new WeakMap<VisitorSource['settings'], { year: number; teams: Map<TeamId, VisitingTeam> }>();

/** A team from below FBS in a season: the same whenever it is asked for. */
export function visitingTeam(source: VisitorSource, year: number, team: TeamId): VisitingTeam {
  let season = known.get(source.settings);
  if (season?.year !== year) {
    season = { year, teams: new Map() };
    known.set(source.settings, season);
  }
  const old = season.teams.get(team);
  if (old) return old;
  const fresh = made(source, year, team);
  season.teams.set(team, fresh);
  return fresh;
}

/** The teams from below FBS that are on the running season's schedule. */
export function visitorsOf(dynasty: VisitorSource & Pick<SeasonSource, 'year' | 'programs' | 'games'>): VisitingTeam[] {
  const programs = new Set(dynasty.programs.map((p) => p.team));
  const teams = new Set(dynasty.games.map((game) => game.away).filter((team) => !programs.has(team)));
  return [...teams].sort().map((team) => visitingTeam(dynasty, dynasty.year, team));
}
