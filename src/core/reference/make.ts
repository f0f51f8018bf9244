import type { NameTable, PastSeason, Prestige, Reference, SeasonFacts, StartingPlayer } from '../model/facts.ts';
import { kebab, type TeamId } from '../model/ids.ts';
import { groupBy } from '../model/lists.ts';
import { later, remembered } from '../model/memory/remembered.ts';
import { power } from '../model/program/power.ts';
import type { TeamFacts } from '../model/team.ts';
import type { FcsProgram, NameBand, ReferenceData } from './data.ts';
import { familyNamesBy } from './name-regions.ts';
import { startingPrestige } from './prestige.ts';
import { seasonsOf } from './seasons.ts';
import { homeStates } from './tables.ts';
import type { UniversePlayer } from './universe/types.ts';

/**
 * Exponent applied to name frequencies: Smith stays more common than Lockhart, but duplicate names stay rare among
 * 11,000 players.
 */
const NAME_FLATTENING = 0.75;

function nameTable(bands: readonly NameBand[]): NameTable {
  const names: string[] = [];
  const cumulative: number[] = [];
  let total = 0;
  for (const band of bands) {
    for (const name of band.names.trim().split(/\s+/)) {
      total += power(band.frequency, NAME_FLATTENING);
      names.push(name);
      cumulative.push(total);
    }
  }
  return { names, cumulative };
}

/** One season's results, champion first. */
function parseSeason(year: number, text: string, ids: ReadonlyMap<string, TeamId>, facts: SeasonFacts): PastSeason[] {
  const words = text.trim().split(/\s+/);
  return Array.from({ length: words.length / 2 }, (_, i) => {
    const abbreviation = words[2 * i] as string;
    const team = ids.get(abbreviation);
    if (team === undefined) throw new Error(`results of ${year}: no team is abbreviated ${abbreviation}`);
    const [wins, losses] = (words[2 * i + 1] as string).split('-').map(Number) as [number, number];
    return { year, team, conference: facts.members[team] ?? null, wins, losses, rank: i + 1 };
  });
}

function seasonResults(data: ReferenceData, teams: readonly TeamFacts[], season: (year: number) => SeasonFacts) {
  const ids = new Map(teams.map((t) => [t.abbreviation, t.id]));
  return remembered((year) => {
    const text = data.results[String(year)];
    return text === undefined ? [] : parseSeason(year, text, ids, season(year));
  });
}

/**
 * Best strength a program joining from FCS can have, as a share of all FBS teams: the strongest newcomers start
 * mid-table.
 */
const BEST_OF_FCS = 0.65;

/** Strength of programs that move up to FBS, from their FCS strength. */
function standingOutside(programs: readonly FcsProgram[]): Record<TeamId, number> {
  return Object.fromEntries(programs.map(({ id, standing }) => [id, BEST_OF_FCS * standing]));
}

/** Programs outside FBS in every known season. Those that could never move up have no stadium. */
function visitorsOf({ fcs }: ReferenceData): TeamFacts[] {
  return fcs.programs
    .flatMap(({ id, facts }) => (facts ? [{ id, stadium: '', ...facts }] : []))
    .sort((a, b) => (a.id < b.id ? -1 : 1));
}

/** Named players of a universe's first rosters. */
function startingPlayers(rosters: readonly UniversePlayer[]): StartingPlayer[] {
  return rosters.map(({ team, class: classYear, redshirt = false, state, ...player }) => {
    return { ...player, team: kebab(team), classYear, redshirt, ...(state && { homeState: state }) };
  });
}

/** Prestige set by a universe, for the teams of a season. */
function givenPrestige(given: Readonly<Record<TeamId, Prestige>>, teams: readonly TeamId[]): Map<TeamId, Prestige> {
  return new Map([...teams].sort().flatMap((team) => (given[team] ? [[team, given[team]] as const] : [])));
}

/**
 * Builds a `Reference` from `data`. It shares nothing mutable with `data`; answers are cached and must not be changed.
 * `season` and `startingPrestige` throw a RangeError before the first season.
 */
export function makeReference(data: ReferenceData): Reference {
  const season = seasonsOf(data);
  const teams = data.teams.toSorted((a, b) => (a.id < b.id ? -1 : 1));
  const resultsOf = seasonResults(data, teams, season);
  const years = Object.keys(data.results).map(Number);
  const resultsBefore = (year: number): PastSeason[] =>
    years
      .filter((y) => y < year)
      .sort((a, b) => b - a)
      .flatMap(resultsOf);
  const prestige = remembered((year): ReadonlyMap<TeamId, Prestige> => {
    const given = data.prestige;
    if (given) return givenPrestige(given, Object.keys(season(year).members));
    return startingPrestige({
      teams: Object.keys(season(year).members).sort(),
      results: resultsBefore(year),
      standingBefore: data.standingBefore,
      standingOutside: standingOutside(data.fcs.programs),
      firstYear: data.seasons.base.year,
      year,
    });
  });
  const givenNames = later(() => nameTable(data.givenNames));
  const familyNames = later(() => nameTable(data.familyNames));
  const byState = later(() => familyNamesBy(familyNames(), data.nameRegions ?? []));
  return {
    teams,
    visitors: visitorsOf(data),
    teamYears: Object.fromEntries(groupBy(data.teamYears ?? [], ({ team }) => team)),
    ...(data.universe && { universe: data.universe.name }),
    ...(data.universe?.rosters && { startingPlayers: startingPlayers(data.universe.rosters) }),
    firstSeason: data.seasons.base.year,
    lastSeason: data.seasons.lastYear,
    realignment: data.realignment ?? { rule: 'contracts' },
    season,
    rivalries: data.rivalries,
    resultsBefore,
    startingPrestige: prestige,
    get givenNames() {
      return givenNames();
    },
    get familyNames() {
      return familyNames();
    },
    familyNamesIn: (state) => byState()(state),
    homeStates: data.homeStates ?? homeStates,
    venues: data.venues,
  };
}
