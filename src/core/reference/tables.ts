import type { NeutralVenue, Venue, Venues, VenueYears } from '../model/conditions.ts';
import type { HomeState, Rivalry, Span } from '../model/facts.ts';
import { kebab, type TeamId } from '../model/ids.ts';
import { firstOf, groupBy, mustHave } from '../model/lists.ts';
import { TIE_RULES, type TieRule } from '../model/program/tie-rules.ts';
import type { TeamFacts, TeamYears } from '../model/team.ts';
import { type RowOf, rowsOf } from '../model/text/table.ts';
import partnerTable from './data/bowl-partners.json' with { type: 'json' };
import bowlTable from './data/bowls.json' with { type: 'json' };
import candidateTable from './data/candidates.json' with { type: 'json' };
import divisionTable from './data/divisions.json' with { type: 'json' };
import familyNameFile from './data/family-names.json' with { type: 'json' };
import fcsGameTable from './data/fcs-games.json' with { type: 'json' };
import fcsTable from './data/fcs-programs.json' with { type: 'json' };
import fcsYearTable from './data/fcs-years.json' with { type: 'json' };
import givenNameFile from './data/given-names.json' with { type: 'json' };
import homeStateTable from './data/home-states.json' with { type: 'json' };
import nameRegionFile from './data/name-regions.json' with { type: 'json' };
import neutralTable from './data/neutral-sites.json' with { type: 'json' };
import playoffBowlTable from './data/playoff-bowls.json' with { type: 'json' };
import resultFile from './data/results.json' with { type: 'json' };
import rivalryTable from './data/rivalries.json' with { type: 'json' };
import seasonFile from './data/seasons.json' with { type: 'json' };
import stadiumYearTable from './data/stadium-years.json' with { type: 'json' };
import stadiumTable from './data/stadiums.json' with { type: 'json' };
import standingTable from './data/standing-before.json' with { type: 'json' };
import teamYearTable from './data/team-years.json' with { type: 'json' };
import teamTable from './data/teams.json' with { type: 'json' };
import tieInTable from './data/tie-ins.json' with { type: 'json' };
import tiebreakerTable from './data/tiebreakers.json' with { type: 'json' };
import type {
  BowlYears,
  DivisionYears,
  FcsProgram,
  NameBand,
  NameRegion,
  ReferenceData,
  SeasonChange,
  TiebreakerYears,
  TieInYears,
} from './data.ts';

/** The facts of `data/` in the form a save keeps. Sources and units are in the data files. */

const PROGRAM = {
  name: 'text',
  mascot: 'text',
  abbreviation: 'text',
  colorPrimary: 'text',
  colorSecondary: 'text',
  city: 'text',
  state: 'text',
} as const;
const SITE = { latitude: 'number', longitude: 'number' } as const;
const YEARS = { first: 'number', last: 'number?' } as const;

const teams = rowsOf(teamTable, { ...PROGRAM, stadium: 'text', ...SITE }).map(
  (row): TeamFacts => ({ id: kebab(row.name), ...row }),
);

const SPAN = { first: 'number', last: 'number' } as const;
const teamYears = rowsOf(teamYearTable, {
  team: 'text',
  ...SPAN,
  name: 'text?',
  mascot: 'text?',
  abbreviation: 'text?',
  source: 'text',
}).map(
  ({ team, first, last, name, mascot, abbreviation }): TeamYears => ({
    team,
    first,
    last,
    ...(name !== null && { name }),
    ...(mascot !== null && { mascot }),
    ...(abbreviation !== null && { abbreviation }),
  }),
);

const STADIUM = { capacity: 'number', elevation: 'number', surface: 'text', roof: 'yes' } as const;
/** Stadiums of non-FBS programs that could move up, by team. */
const candidates = new Map(
  rowsOf(candidateTable, { team: 'text', stadium: 'text', ...STADIUM }).map((row) => [row.team, row]),
);

function fcsPrograms(): FcsProgram[] {
  const own = rowsOf(fcsTable, { ...PROGRAM, ...SITE, standing: 'number', ...YEARS }).map(
    ({ standing, first, last, ...row }): FcsProgram => {
      const id = kebab(row.name);
      const stadium = candidates.get(id)?.stadium;
      return { id, facts: { ...row, ...(stadium && { stadium }) }, standing, first, last };
    },
  );
  const years = rowsOf(fcsYearTable, { team: 'text', standing: 'number', ...YEARS });
  const others = years.map(({ team: id, ...rest }): FcsProgram => ({ id, ...rest }));
  return [...own, ...others].sort((a, b) => (a.id < b.id ? -1 : 1));
}

const fcsGames = Object.fromEntries(
  rowsOf(fcsGameTable, { from: 'number', games: 'number' }).map(({ from, games }) => [from, games]),
);

/** Groups rows by name in table order, and drops the name from each row. */
function grouped<const Name extends string, Row extends Record<Name, string>, Made>(
  rows: readonly Row[],
  name: Name,
  made: (row: Row) => Made,
): Record<string, Made[]> {
  const groups = groupBy(rows, (row) => row[name]);
  return Object.fromEntries([...groups].map(([key, all]) => [key, all.map(made)]));
}

const bowls = Object.values(
  grouped(
    rowsOf(bowlTable, { bowl: 'text', name: 'text', place: 'text', ...YEARS }),
    'bowl',
    ({ bowl: _, ...years }): BowlYears => years,
  ),
);

const playoffBowls: Record<string, string[]> = {};
for (const { year, bowl } of rowsOf(playoffBowlTable, { year: 'number', bowl: 'text' }))
  playoffBowls[year] = [...(playoffBowls[year] ?? []), bowl];

const tieIns = grouped(
  rowsOf(tieInTable, { bowl: 'text', ...YEARS, one: 'text', other: 'text' }),
  'bowl',
  ({ first, last, one, other }): TieInYears => ({ first, last, sides: [one, other] }),
);

const bowlPartners = rowsOf(partnerTable, { team: 'text', ...YEARS, conference: 'text' });

/** Parses a tiebreaker step. Throws for an unknown one. */
function tieRule(word: string): TieRule {
  const rule = TIE_RULES.find((known) => known === word);
  if (rule === undefined) throw new Error(`tiebreakers: no step is called ${word}`);
  return rule;
}

const tiebreakers = grouped(
  rowsOf(tiebreakerTable, { conference: 'text', ...YEARS, steps: 'words', source: 'text' }),
  'conference',
  ({ first, last, steps }): TiebreakerYears => ({ first, last, steps: steps.map(tieRule) }),
);

/** Builds divisions from consecutive rows of a conference with the same seasons. */
function divisionsOf(
  rows: readonly { first: number; last: number | null; division: string; teams: readonly TeamId[] }[],
) {
  const spans = groupBy(rows, ({ first }) => first);
  return [...spans.values()].map((all): DivisionYears => {
    const { first, last } = firstOf(all);
    return { first, last, divisions: Object.fromEntries(all.map((each) => [each.division, [...each.teams]])) };
  });
}

const divisionRows = rowsOf(divisionTable, { conference: 'text', ...YEARS, division: 'text', teams: 'words' });
const divisions = Object.fromEntries(
  [...groupBy(divisionRows, ({ conference }) => conference)].map(([id, rows]) => [id, divisionsOf(rows)]),
);

/** Parses `2000-2013`, or `2024-` for a span still open. */
function spanOf(text: string): Span {
  const [first, last] = text.split('-');
  return [Number(first), last ? Number(last) : null];
}
const rivalries = rowsOf(rivalryTable, {
  one: 'text',
  other: 'text',
  week: 'number?',
  trophy: 'text?',
  since: 'number?',
  seasons: 'text?',
  outside: 'yes',
}).map(
  ({ one, other, week, trophy, since, seasons, outside }): Rivalry => ({
    teams: [one, other],
    week,
    trophy,
    ...(since !== null && { trophySince: since }),
    ...(seasons !== null && { seasons: seasons.split(' ').map(spanOf) }),
    ...(outside && { outsideConference: true as const }),
  }),
);

/** Difference between neighbors within a band. */
const STANDING_STEP = 0.001;
const standingBefore = Object.fromEntries(
  rowsOf(standingTable, { standing: 'number', teams: 'words' }).flatMap(({ standing, teams: band }) =>
    band.map((id, i) => [id, standing - i * STANDING_STEP] as const),
  ),
);

/** Joins multi-line texts. Saves hash their facts, white space included, so the separators must not change. */
const bandsOf = ({ bands }: { bands: { frequency: number; names: string[] }[] }): NameBand[] =>
  bands.map(({ frequency, names }) => ({ frequency, names: names.join('\n      ') }));
const nameRegions = nameRegionFile.groups.map(
  ({ names, shares, elsewhere }): NameRegion => ({ names: names.join(' '), shares, elsewhere }),
);
const results = Object.fromEntries(
  Object.entries(resultFile.years).map(([year, lines]) => [year, lines.map((line) => `\n    ${line}`).join('')]),
);

/** Splits the team lists, which the file keeps as one text each. */
const teamLists = (lists: Readonly<Record<string, string>>): Record<string, TeamId[]> =>
  Object.fromEntries(Object.entries(lists).map(([id, list]) => [id, list.split(' ')]));

type SeasonInFile = Omit<SeasonChange, 'moves'> & { moves?: Record<string, string> };
function seasons(): ReferenceData['seasons'] {
  const { base, lastYear } = seasonFile;
  // Saves hash their facts, so field order must match the file.
  const changes = (seasonFile.changes as SeasonInFile[]).map((change): SeasonChange => {
    const { moves, ...rest } = change;
    return moves ? { ...change, moves: teamLists(moves) } : rest;
  });
  const playoff = base.playoff as ReferenceData['seasons']['base']['playoff'];
  return { base: { ...base, playoff, members: teamLists(base.members) }, changes, lastYear };
}

const venueOf = ({ capacity, elevation, surface, roof }: RowOf<typeof STADIUM>): Venue => {
  if (surface !== 'grass' && surface !== 'turf') throw new Error(`there is no surface ${surface}`);
  return { capacity, elevation, surface, roof };
};

/** Home stadiums in earlier seasons, by team, at the elevation of the current stadium. */
function homeYears(home: Readonly<Record<TeamId, Venue>>): Record<TeamId, VenueYears[]> {
  const { elevation: _, ...rest } = STADIUM;
  const rows = rowsOf(stadiumYearTable, {
    team: 'text',
    ...SPAN,
    stadium: 'text?',
    latitude: 'number?',
    longitude: 'number?',
    ...rest,
  });
  return grouped(rows, 'team', ({ team, first, last, stadium, latitude, longitude, ...built }): VenueYears => {
    const venue = venueOf({ ...built, elevation: mustHave(home[team], `stadium of ${team}`).elevation });
    const place = latitude !== null && longitude !== null && { place: { latitude, longitude } };
    return { first, last, ...(stadium !== null && { stadium }), ...place, venue };
  });
}

function venues(): Venues {
  const rows = [...rowsOf(stadiumTable, { team: 'text', ...STADIUM }), ...candidates.values()];
  const home = Object.fromEntries(rows.map((row) => [row.team, venueOf(row)]));
  const neutral = rowsOf(neutralTable, { place: 'text', ...SITE, ...STADIUM });
  return {
    home,
    homeYears: homeYears(home),
    neutral: Object.fromEntries(
      neutral.map((row): [string, NeutralVenue] => {
        const { place, latitude, longitude } = row;
        return [place, { latitude, longitude, ...venueOf(row) }];
      }),
    ),
  };
}

export const homeStates: readonly HomeState[] = rowsOf(homeStateTable, { code: 'text', share: 'number', ...SITE });

/** The built-in facts, from public records. */
export const referenceData: ReferenceData = {
  teams,
  teamYears,
  seasons: seasons(),
  divisions,
  tiebreakers,
  fcs: { programs: fcsPrograms(), games: fcsGames },
  bowls,
  tieIns,
  bowlPartners,
  playoffBowls,
  rivalries,
  results,
  standingBefore,
  givenNames: bandsOf(givenNameFile),
  familyNames: bandsOf(familyNameFile),
  nameRegions,
  venues: venues(),
};
