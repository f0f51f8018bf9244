import { teamRatings } from '../../football/team-sheet.ts';
import { LOWEST_COMPOSITE } from '../../model/class-points.ts';
import type { Reference } from '../../model/facts.ts';
import { FIRST_VISITOR_ID, type PlayerId, type TeamId } from '../../model/ids.ts';
import { itemAt } from '../../model/lists.ts';
import { copyOfPlayer, type Player } from '../../model/player.ts';
import { CLASS_YEARS, POSITIONS, ROSTER_SLOTS } from '../../model/positions.ts';
import type { TeamFacts, TeamRatings, TeamStyle } from '../../model/team.ts';
import { onScale } from '../../offseason/development.ts';
import { drawFullName } from '../../offseason/names.ts';
import { withStarters } from '../../offseason/progression.ts';
import { type Stream, stream } from '../../random/stream.ts';
import type { Tuning } from '../../tuning/index.ts';
import type { Season, Settings } from '../dynasty-state.ts';

/** An FCS team as it visits an FBS stadium. Dynasties do not store it; it is rebuilt on demand. */
interface VisitingTeam extends TeamRatings {
  team: TeamId;
  style: TeamStyle;
  players: readonly Player[];
}

/** Inputs to an FCS visitor. */
interface VisitorFacts {
  settings: Pick<Settings, 'seed'>;
  reference: Reference;
  tuning: Tuning;
}

/** The same with the dynasty's memory: odds, polls, the game and its page all need the same teams. */
export type VisitorSource = VisitorFacts & Pick<Season, 'memory'>;

/** Size of the block of ids reserved for each visiting team's players. */
const IDS_PER_VISITOR = 1000;
const STARS = 1;

/** The program's index among all possible visitors, constant throughout a dynasty. */
function numberOf({ reference }: VisitorFacts, team: TeamId): number {
  const own = reference.visitors.findIndex(({ id }) => id === team);
  return own >= 0 ? own : reference.visitors.length + reference.teams.findIndex(({ id }) => id === team);
}

/** Returns the FCS team a player id belongs to; null if none. */
export function visitorTeamOf({ reference }: Pick<VisitorFacts, 'reference'>, id: PlayerId): TeamId | null {
  const all = [...reference.visitors, ...reference.teams];
  return all[Math.floor((id - FIRST_VISITOR_ID) / IDS_PER_VISITOR)]?.id ?? null;
}

/** Builds a roster around one rating level, with consecutive ids. */
function rosterAround(source: VisitorFacts, team: TeamId, level: number, dice: Stream): Player[] {
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
        classYear: itemAt(CLASS_YEARS, seasons),
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

/** Shifts the players' ratings so that their team rates as it should. */
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

/** Builds an FCS team of any season. */
export function buildVisitor(source: VisitorFacts, year: number, team: TeamId): VisitingTeam {
  const { settings, reference, tuning } = source;
  const knobs = tuning.visitors;
  const dice = stream(settings.seed, 'visitor', year, team);
  const standing = reference.season(year).visitors?.programs.find((p) => p.team === team)?.standing ?? 0;
  const level = knobs.lowest + knobs.span * standing + dice.normal(0, knobs.teamSd);
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

/** Returns an FCS team of the season being played; the result is the same every time. */
export function visitingTeam(source: VisitorSource, year: number, team: TeamId): VisitingTeam {
  return source.memory.recall(`visitor ${team} in ${year}`, [], () => buildVisitor(source, year, team));
}

/** Returns the FCS teams on the current season's schedule. */
export function visitorsOf(dynasty: VisitorSource & Pick<Season, 'year' | 'programs' | 'games'>): VisitingTeam[] {
  const programs = new Set(dynasty.programs.map((p) => p.team));
  const teams = new Set(dynasty.games.map((game) => game.away).filter((team) => !programs.has(team)));
  return [...teams].sort().map((team) => visitingTeam(dynasty, dynasty.year, team));
}
