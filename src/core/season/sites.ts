import type { OwnPostseason, SeasonFacts } from '../model/facts.ts';
import type { ConferenceId } from '../model/ids.ts';
import { itemAt, zip } from '../model/lists.ts';
import type { PlayoffFormat } from '../model/playoff.ts';

/** Where postseason games are played; public records, continued in rotation after the last known season. */

/** A site from a season on. */
type Site = readonly [from: number, place: string | null];

/** Neutral sites of conference title games; null or absent: at the better team's stadium. */
const TITLE_GAME_SITES: Readonly<Record<ConferenceId, readonly Site[]>> = {
  acc: [
    [2005, 'Jacksonville, FL'],
    [2008, 'Tampa, FL'],
    [2010, 'Charlotte, NC'],
    [2016, 'Orlando, FL'],
    [2017, 'Charlotte, NC'],
  ],
  'big-12': [
    [2000, 'Kansas City, MO'],
    [2001, 'Irving, TX'],
    [2002, 'Houston, TX'],
    [2003, 'Kansas City, MO'],
    [2005, 'Houston, TX'],
    [2006, 'Kansas City, MO'],
    [2007, 'San Antonio, TX'],
    [2008, 'Kansas City, MO'],
    [2009, 'Arlington, TX'],
  ],
  'big-ten': [[2000, 'Indianapolis, IN']],
  mac: [
    [2000, null],
    [2004, 'Detroit, MI'],
  ],
  'pac-12': [
    [2011, null],
    [2014, 'Santa Clara, CA'],
    [2020, 'Los Angeles, CA'],
    [2021, 'Las Vegas, NV'],
    [2026, null],
  ],
  sec: [[2000, 'Atlanta, GA']],
};

/** Returns the site of a conference's title game; null for the better team's stadium. */
export function titleGameSite(conference: ConferenceId, year: number): string | null {
  return TITLE_GAME_SITES[conference]?.findLast(([from]) => from <= year)?.[1] ?? null;
}

/** A bowl as the site of a playoff game. */
interface PlayoffSite {
  /** Null if the game is not a bowl. */
  bowl: string | null;
  place: string;
}

/** The six major bowls, with the first season at their current site. */
const MAJOR_BOWLS: Readonly<Record<string, readonly (readonly [from: number, place: string])[]>> = {
  // Pasadena was closed to crowds in January of 2021, and New Orleans had been flooded in 2005.
  'Rose Bowl': [
    [0, 'Pasadena, CA'],
    [2020, 'Arlington, TX'],
    [2021, 'Pasadena, CA'],
  ],
  'Sugar Bowl': [
    [0, 'New Orleans, LA'],
    [2005, 'Atlanta, GA'],
    [2006, 'New Orleans, LA'],
  ],
  'Orange Bowl': [[0, 'Miami Gardens, FL']],
  'Fiesta Bowl': [
    [0, 'Tempe, AZ'],
    [2006, 'Glendale, AZ'],
  ],
  'Cotton Bowl': [
    [0, 'Dallas, TX'],
    [2009, 'Arlington, TX'],
  ],
  'Peach Bowl': [[0, 'Atlanta, GA']],
};

function majorBowl(name: string, year: number): PlayoffSite {
  const place = MAJOR_BOWLS[name]?.findLast(([from]) => from <= year)?.[1];
  if (place === undefined) throw new Error(`no site for the ${name}`);
  return { bowl: name, place };
}

/** Returns a season's six major bowls, best first; none in an invented league. */
export function majorBowls({
  year,
  postseason,
}: Pick<SeasonFacts, 'year' | 'postseason'>): { name: string; place: string }[] {
  if (postseason !== undefined) return [];
  return Object.keys(MAJOR_BOWLS).map((name) => ({ name, place: majorBowl(name, year).place }));
}

/** Pairs of bowls that rotate hosting the semifinals; the first pair hosted in 2014. */
const SEMIFINAL_PAIRS = [
  ['Rose Bowl', 'Sugar Bowl'],
  ['Orange Bowl', 'Cotton Bowl'],
  ['Fiesta Bowl', 'Peach Bowl'],
] as const;
const FIRST_SEMIFINALS = 2014;

/** Seasons whose semifinals went to other bowls than the rotation's (announcements of the College Football Playoff). */
const OTHER_SEMIFINALS: readonly (readonly [year: number, one: string, other: string])[] = [
  [2026, 'Orange Bowl', 'Sugar Bowl'],
  [2027, 'Orange Bowl', 'Cotton Bowl'],
];

/** Returns the bowls that host a season's semifinals, if it has any. */
function semifinalBowls(year: number): readonly string[] {
  const other = OTHER_SEMIFINALS.find(([season]) => season === year);
  return other ? other.slice(1).map(String) : inRotation(SEMIFINAL_PAIRS, year - FIRST_SEMIFINALS);
}

/** Through 2005 one of these bowls in rotation was the title game itself; through 2013 their stadiums hosted it. */
const TITLE_BOWLS = ['Orange Bowl', 'Rose Bowl', 'Fiesta Bowl', 'Sugar Bowl'] as const;
const LAST_TITLE_BOWL = 2005;

/** Sites of the title game from 2014 on; later seasons start over at the top. */
const TITLE_SITES = [
  'Arlington, TX',
  'Glendale, AZ',
  'Tampa, FL',
  'Atlanta, GA',
  'Santa Clara, CA',
  'New Orleans, LA',
  'Miami Gardens, FL',
  'Indianapolis, IN',
  'Inglewood, CA',
  'Houston, TX',
  'Atlanta, GA',
  'Miami Gardens, FL',
  'Las Vegas, NV',
  'New Orleans, LA',
] as const;

function inRotation<T>(list: readonly T[], number: number): T {
  return itemAt(list, ((number % list.length) + list.length) % list.length);
}

function titleSite(year: number, format: PlayoffFormat): PlayoffSite {
  if (year >= FIRST_SEMIFINALS) return { bowl: null, place: inRotation(TITLE_SITES, year - FIRST_SEMIFINALS) };
  const { bowl, place } = majorBowl(inRotation(TITLE_BOWLS, year), year);
  return { bowl: format.teams === 2 && year <= LAST_TITLE_BOWL ? bowl : null, place };
}

/** The quarterfinals of seeds 1 to 4: the better seed goes to the bigger bowl. */
const QUARTERFINALS_BY_SEED = ['quarterfinal-1', 'quarterfinal-3', 'quarterfinal-4', 'quarterfinal-2'] as const;

function ownSites({ titleSite: place }: OwnPostseason): Map<string, PlayoffSite> {
  return new Map(place === null ? [] : [['championship', { bowl: null, place }]]);
}

/** Returns the neutral sites of a season's playoff games by bracket slot; first-round games are on campus. */
export function playoffSites(
  { year, postseason }: Pick<SeasonFacts, 'year' | 'postseason'>,
  format: PlayoffFormat,
): ReadonlyMap<string, PlayoffSite> {
  if (postseason !== undefined) return ownSites(postseason);
  const sites = new Map<string, PlayoffSite>([['championship', titleSite(year, format)]]);
  if (format.teams === 2) return sites;
  const semifinals = semifinalBowls(year);
  semifinals.forEach((name, i) => {
    sites.set(`semifinal-${i + 1}`, majorBowl(name, year));
  });
  if (format.teams === 4) return sites;
  const rest = Object.keys(MAJOR_BOWLS).filter((name) => !semifinals.includes(name));
  for (const [name, slot] of zip(rest, QUARTERFINALS_BY_SEED)) sites.set(slot, majorBowl(name, year));
  return sites;
}

/** Returns the names of the bowls that are playoff games under a format. */
export function playoffBowls(
  facts: Pick<SeasonFacts, 'year' | 'postseason'>,
  format: PlayoffFormat,
): ReadonlySet<string> {
  return new Set([...playoffSites(facts, format).values()].flatMap(({ bowl }) => bowl ?? []));
}
