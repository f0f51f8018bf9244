import type { NeutralVenue, Venue } from '../../model/conditions.ts';
import type { Prestige, RealignmentRule, Rivalry } from '../../model/facts.ts';
import { kebab, type TeamId } from '../../model/ids.ts';
import { itemAt, mustGet } from '../../model/lists.ts';
import type { TeamFacts } from '../../model/team.ts';
import { type DivisionYears, INDEPENDENT, type NameBand, type ReferenceData } from '../data.ts';
import { homeStates, referenceData } from '../tables.ts';
import type { Universe, UniverseTeam } from './types.ts';

/** Builds a dynasty's facts from a universe. Anything the universe leaves out takes a built-in default. */

const CENTERS = new Map(homeStates.map(({ code, latitude, longitude }) => [code, { latitude, longitude }]));

/** Default stadium capacity by team prestige. */
const USUAL_SEATS = [15_000, 22_000, 30_000, 40_000, 55_000, 70_000, 85_000] as const;
/** Default elevation in meters above sea level. */
const USUAL_ELEVATION = 200;
/** Default range of a program's prestige, in tiers up and down. */
const REACH = 2;
const TIERS = 7;
/** Ratio between the most and least common names of a list, roughly that of census surnames. */
const RAREST = 30;

function factsOf(team: UniverseTeam): TeamFacts {
  const { name, nickname, abbreviation, colors, logo, town, state, stadium } = team;
  const { latitude, longitude } = { ...mustGet(CENTERS, state), ...given(team) };
  const [colorPrimary, colorSecondary] = colors;
  return {
    id: kebab(name),
    name,
    mascot: nickname,
    abbreviation,
    colorPrimary,
    colorSecondary,
    ...(logo && { logo }),
    city: town,
    state,
    stadium,
    latitude,
    longitude,
  };
}

function given({ latitude, longitude }: UniverseTeam): Partial<Pick<TeamFacts, 'latitude' | 'longitude'>> {
  return latitude === undefined || longitude === undefined ? {} : { latitude, longitude };
}

function prestigeOf({ prestige: score, ceiling, floor }: UniverseTeam): Prestige {
  const prestige = Math.floor(score);
  return {
    prestige,
    ceiling: ceiling ?? Math.min(TIERS, prestige + REACH),
    floor: floor ?? Math.max(1, prestige - REACH),
    score,
  };
}

function venueOf({ prestige, capacity, elevation, surface, roof }: UniverseTeam): Venue {
  return {
    capacity: capacity ?? itemAt(USUAL_SEATS, Math.floor(prestige) - 1),
    elevation: elevation ?? USUAL_ELEVATION,
    surface: surface ?? 'grass',
    roof: roof ?? false,
  };
}

function seasonsOf({ season: year, teams, conferences, playoff, games }: Universe): ReferenceData['seasons'] {
  const members: Record<string, TeamId[]> = {};
  for (const { name, conference } of teams) {
    const id = conference === undefined ? INDEPENDENT : kebab(conference);
    members[id] = [...(members[id] ?? []), kebab(name)];
  }
  const facts = conferences.map(({ name, fullName = name, games: own, titleGame }) => {
    return [kebab(name), { name, fullName, games: own, titleGame }] as const;
  });
  const base = {
    year,
    conferences: Object.fromEntries(facts),
    members,
    playoff,
    ...(games !== undefined && { games }),
  };
  return { base, changes: [], lastYear: year };
}

function divisionsOf({ season: first, teams, conferences }: Universe): Record<string, DivisionYears[]> {
  const all = conferences.flatMap(({ name }): [string, DivisionYears[]][] => {
    const divisions: Record<string, TeamId[]> = {};
    for (const { name: team, conference, division } of teams) {
      if (conference !== name || division === undefined) continue;
      divisions[division] = [...(divisions[division] ?? []), kebab(team)];
    }
    return Object.keys(divisions).length === 0 ? [] : [[kebab(name), [{ first, last: null, divisions }]]];
  });
  return Object.fromEntries(all);
}

function rivalriesOf({ rivalries = [] }: Universe): Rivalry[] {
  return rivalries.map(({ teams: [one, other], week = null, trophy = null }) => {
    const [a, b] = [kebab(one), kebab(other)].sort() as [TeamId, TeamId];
    return { teams: [a, b], week, trophy };
  });
}

/** Real FCS programs that are not among the universe's teams. */
function belowOf({ teams, belowFbs }: Universe): ReferenceData['fcs'] {
  if (belowFbs !== true) return { programs: [], games: {} };
  const ids = new Set(teams.map(({ name }) => kebab(name)));
  const short = new Set(teams.map(({ abbreviation }) => abbreviation));
  const { programs, games } = referenceData.fcs;
  return {
    programs: programs.filter(({ id, facts }) => facts && !ids.has(id) && !short.has(facts.abbreviation)),
    games,
  };
}

/** Splits names, most common first, into bands of similar frequency. */
function bandsOf(names: readonly string[]): NameBand[] {
  const size = Math.ceil(names.length / RAREST);
  return Array.from({ length: Math.ceil(names.length / size) }, (_, band) => ({
    frequency: RAREST - band,
    names: names.slice(band * size, (band + 1) * size).join(' '),
  }));
}

function realignmentOf({ realignment }: Universe): RealignmentRule {
  if (realignment?.rule !== 'promotion') return { rule: realignment?.rule ?? 'none' };
  return { ...realignment, ladders: realignment.ladders.map((ladder) => ladder.map(kebab)) };
}

/** Site of the title game as a neutral venue, when one of the teams plays its home games in that city. */
function titleVenue({ titleSite, teams }: Universe): Record<string, NeutralVenue> {
  const host = teams.find(({ town, state }) => `${town}, ${state}` === titleSite);
  if (titleSite === undefined || host === undefined) return {};
  const { latitude, longitude } = factsOf(host);
  return { [titleSite]: { ...venueOf(host), latitude, longitude } };
}

/** Builds the facts of a parsed universe. */
export function factsOfUniverse(universe: Universe): ReferenceData {
  const { season: first, teams, bowls = [], names, titleSite, majorBowls } = universe;
  const byTeam = <Value>(of: (team: UniverseTeam) => Value): Record<TeamId, Value> =>
    Object.fromEntries(teams.map((team) => [kebab(team.name), of(team)]));
  return {
    teams: teams.map(factsOf),
    seasons: seasonsOf(universe),
    divisions: divisionsOf(universe),
    fcs: belowOf(universe),
    bowls: bowls.map(({ name, place }) => [{ name, place, first, last: null }]),
    tieIns: {},
    playoffBowls: {},
    rivalries: rivalriesOf(universe),
    results: {},
    standingBefore: {},
    givenNames: names ? bandsOf(names.given) : referenceData.givenNames,
    familyNames: names ? bandsOf(names.family) : referenceData.familyNames,
    venues: { home: byTeam(venueOf), neutral: { ...referenceData.venues.neutral, ...titleVenue(universe) } },
    prestige: byTeam(prestigeOf),
    realignment: realignmentOf(universe),
    ...(majorBowls !== true && { postseason: { titleSite: titleSite ?? null } }),
    universe,
  };
}
