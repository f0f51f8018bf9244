import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { history } from '../../../src/core/contract/views/history.ts';
import * as awards from '../../../src/core/contract/views/people/awards.ts';
import { carouselPage } from '../../../src/core/contract/views/people/carousel.ts';
import { coachPage } from '../../../src/core/contract/views/people/coach.ts';
import { coordinator, headCoach, votedCoach } from '../../../src/core/contract/views/people/coaches.ts';
import { depthPage } from '../../../src/core/contract/views/people/depth.ts';
import { draftPage } from '../../../src/core/contract/views/people/draft.ts';
import { injured } from '../../../src/core/contract/views/people/injuries.ts';
import { playerGameLog, playerYear } from '../../../src/core/contract/views/people/player.ts';
import { rosterProgression } from '../../../src/core/contract/views/people/progression.ts';
import { redshirtsPage } from '../../../src/core/contract/views/people/redshirts.ts';
import { roster } from '../../../src/core/contract/views/people/roster.ts';
import { hall, program, recordsPage } from '../../../src/core/contract/views/record-book.ts';
import { boardPage } from '../../../src/core/contract/views/recruiting/board.ts';
import { budgetPage } from '../../../src/core/contract/views/recruiting/budget.ts';
import { portalPage } from '../../../src/core/contract/views/recruiting/portal.ts';
import { recruit } from '../../../src/core/contract/views/recruiting/recruiting.ts';
import { classPage } from '../../../src/core/contract/views/recruiting/recruiting-class.ts';
import { signingDayPage } from '../../../src/core/contract/views/recruiting/signing-day.ts';
import * as remembered from '../../../src/core/contract/views/remembered.ts';
import { opponent } from '../../../src/core/contract/views/season/noncon.ts';
import { planPage } from '../../../src/core/contract/views/season/plan.ts';
import { playoff } from '../../../src/core/contract/views/season/playoff.ts';
import { ranking } from '../../../src/core/contract/views/season/rankings.ts';
import { odds } from '../../../src/core/contract/views/season/stakes.ts';
import { standings } from '../../../src/core/contract/views/season/standings.ts';
import { individualEntry, ratingsStats } from '../../../src/core/contract/views/season/stats.ts';
import { teamStatLine } from '../../../src/core/contract/views/season/team-stats.ts';
import { scheduleGame, team } from '../../../src/core/contract/views/shared.ts';
import { explained } from '../../../src/core/contract/views/why.ts';
import { POSITIONS } from '../../../src/core/model/positions.ts';
import * as present from '../../../src/core/present/index.ts';
import { like } from '../../answers-like.ts';

type AnyColumn = present.TableColumn<never>;
type Rows = fc.Arbitrary<unknown>;
type Columns = Readonly<Record<string, unknown>> | readonly unknown[];

const TEAM = fc.constantFrom('Iowa', 'Ohio State', 'Rice');

/** Generates rows of a schema with extra fields, as a page adds them. */
function with_<T>(rows: fc.Arbitrary<T>, more: Readonly<Record<string, Rows>>): Rows {
  return fc.tuple(rows, fc.record(more)).map(([row, added]) => ({ ...row, ...added }));
}

const place = fc.integer({ min: 1, max: 140 });
/** Positions that have statistics; offensive linemen have none. */
const COUNTED = POSITIONS.filter((position) => present.shownStats(position).length > 0);
const gain = fc.integer({ min: -30, max: 30 });
const month = fc.integer({ min: 1, max: 12 });
const season = fc.integer({ min: 2000, max: 2100 });
const individual = Object.keys(individualEntry) as present.IndividualTable[];
const { week: _, ...GAME_LOG } = present.GAME_LOG;
const { week: __, ...SCHEDULE } = present.SCHEDULE;
const { games: ___, ...ROSTER } = present.ROSTER;
const askRow = like(budgetPage.shape.asking.unwrap().shape.choices.element);
const effect = like(z.strictObject({ rating: z.number(), win: z.number().min(0).max(1).nullable() }));
const depth = with_(like(depthPage.shape.positions.element), { now: effect, staff: effect }) as fc.Arbitrary<
  z.infer<typeof depthPage>['positions'][number]
>;
const tiers = like(ratingsStats).map(present.tierRows);
const stars = like(ratingsStats).map(present.starRows);
const chance = z.number().min(0).max(1);
const stakes = z.strictObject({
  prize: z.enum(['Bowl', 'Playoff']),
  now: chance,
  won: chance.nullable(),
  lost: chance.nullable(),
});

/** Picks one of an answer's rows at a time. */
const oneOf = (rows: fc.Arbitrary<readonly unknown[]>): Rows =>
  rows.filter(({ length }) => length > 0).chain((all) => fc.constantFrom(...all));

/** Every table with described columns, with rows like those of its page. */
const TABLES: readonly (readonly [name: string, columns: Columns, rows: Rows])[] = [
  ['rankings', present.RANKINGS, with_(like(ranking), { movement: gain })],
  ['odds', present.ODDS, like(odds.shape.odds.element)],
  ['stakes', present.STAKES, like(stakes)],
  ['standings', present.STANDINGS, with_(like(standings.shape.teams.element), { place })],
  ['history', present.HISTORY, like(history.shape.years.element)],
  ['teams', present.TEAMS, like(team)],
  ['schedule', { ...SCHEDULE, week: present.SCHEDULE.week(12) }, like(scheduleGame)],
  ['playoff field', present.FIELD, like(playoff.shape.playoff_teams.element)],
  ['bubble', present.BUBBLE, like(playoff.shape.bubble_teams.element)],
  ['champions', present.CHAMPIONS, like(playoff.shape.conference_champions.element)],
  ['roster', { ...ROSTER, games: present.ROSTER.games(12) }, like(roster.shape.roster.element)],
  ['walk-ons', present.WALK_ONS, like(roster.shape.walk_ons.element)],
  ['returning players', present.PROGRESSED, with_(like(rosterProgression.shape.progressed.element), { change: gain })],
  ['leaving players', present.LEAVING, like(rosterProgression.shape.leaving.element)],
  ['recruits', present.RECRUITS, with_(like(recruit), { team: TEAM })],
  [
    'classes',
    present.CLASSES,
    with_(like(classPage.shape.classes.element), {
      place,
      signed: place,
      blueChips: place,
      stars: place,
      rating: place,
    }),
  ],
  ['career', present.CAREER, with_(like(playerYear), { season })],
  ['game log', { ...GAME_LOG, week: present.GAME_LOG.week(12) }, like(playerGameLog)],
  ['Heisman vote', present.HEISMAN, like(awards.voted)],
  ['Heisman race', present.RACE, like(awards.runner)],
  ['best of each position', present.BEST, like(awards.bestOfPlace)],
  [
    'selections',
    present.SELECTIONS,
    with_(like(z.strictObject({ role: awards.honored.shape.role })), {
      first: like(awards.honored),
      second: fc.constant(null),
    }),
  ],
  ['honored players', present.HONORED, like(awards.honored)],
  ['players of the week', present.WEEKLY, with_(like(awards.honored), { week: place })],
  ['most valuable players', present.MOST_VALUABLE, like(awards.awards.shape.most_valuable.element)],
  ['budget', present.BUDGET, like(budgetPage.shape.uses.element)],
  ['boosters', present.ASKING, with_(askRow, { by: fc.constantFrom('coach', 'staff', null) })],
  ['coach vote', present.COACH_VOTE, like(votedCoach)],
  [
    'head coaches',
    { ...present.HEAD_COACHES, years: present.HEAD_COACHES.years(2026) },
    with_(like(headCoach), { week: fc.constantFrom(null, 7), to: fc.constant(null) }),
  ],
  ['coordinators', { ...present.COORDINATORS, years: present.COORDINATORS.years(2026) }, like(coordinator)],
  [
    'jobs of a coach',
    { ...present.CAREER_JOBS, years: present.CAREER_JOBS.years(2026) },
    like(coachPage.shape.jobs.element),
  ],
  ['seasons of a head coach', present.HEAD_SEASONS, like(coachPage.shape.seasons.element)],
  ['coaching tree', present.COACHED_WITH, like(coachPage.shape.tree.element)],
  ['drafted under a coach', present.DRAFTED_UNDER, like(coachPage.shape.drafted.element)],
  ['honors of a coach', present.COACH_HONORS, like(coachPage.shape.honors.element)],
  ['head coaches who left', present.HEAD_CHANGES, like(carouselPage.shape.heads.element)],
  ['coordinators who left', present.COORDINATOR_CHANGES, like(carouselPage.shape.coordinators.element)],
  ['depth chart', present.DEPTH, oneOf(depth.map(present.depthRows))],
  ['depth positions', present.DEPTH_POSITIONS, depth],
  ['draft picks', present.DRAFT_PICKS, like(draftPage.shape.picks.element)],
  ['draft programs', present.DRAFT_PROGRAMS, like(draftPage.shape.programs.element)],
  ['injuries', present.INJURIES, like(injured)],
  [
    'game plan',
    present.PLAN,
    oneOf(like(planPage.pick({ plan: true, staff: true, chosen: true })).map(present.planRows)),
  ],
  ['scouting', present.SCOUTING, like(planPage.shape.scouting.element)],
  ['own players and the portal', present.PORTAL_OURS, like(portalPage.shape.ours.element)],
  ['opponents', present.OPPONENTS, like(opponent)],
  ['portal market', present.PORTAL_MARKET, like(portalPage.shape.market.element)],
  ['portal moves', present.PORTAL_MOVES, like(portalPage.shape.came.element)],
  ['tiers', present.TIER_COLUMNS, oneOf(tiers)],
  ['stars', present.STAR_COLUMNS, oneOf(stars)],
  ['rated teams', present.RATED_TEAM_COLUMNS, like(ratingsStats.shape.teams.element)],
  ['records', present.recordColumns(true), like(recordsPage.shape.records.element)],
  ['hall of fame', present.HALL_MEMBERS, like(hall.shape.class.element)],
  ['hall class', present.HALL_CLASS, like(hall.shape.class.element)],
  ['hall coaches', present.HALL_COACHES, like(hall.shape.coaches.element)],
  ['program seasons', present.PROGRAM_SEASONS, like(program.shape.best_seasons.element)],
  ['program honors', present.PROGRAM_HONORS, like(program.shape.all_america.element)],
  [
    'board',
    { ...present.BOARD, shortCares: { ...present.BOARD.shortCares, key: 'short_cares' } },
    like(boardPage.shape.recruits.element),
  ],
  ['board needs', present.BOARD_NEEDS, like(boardPage.shape.needs.element)],
  ['commitments', present.COMMITMENTS, with_(like(classPage.shape.commits.element), { month })],
  ['announcements', present.ANNOUNCEMENTS, like(signingDayPage.shape.announcements.element)],
  ['class weeks', present.CLASS_WEEKS, like(classPage.shape.trend.element)],
  ['class ranks', present.CLASS_RANKS, like(classPage.shape.classes.element)],
  ['signees', present.SIGNEES, like(classPage.shape.signed.unwrap().shape.players.element)],
  ['signed ranks', present.SIGNED_RANKS, like(classPage.shape.signed.unwrap().shape.classes.element)],
  ['redshirts', present.REDSHIRTS, like(redshirtsPage.shape.players.element)],
  ['final poll', present.FINAL_POLL, like(remembered.season.shape.final_poll.element)],
  ['upsets', present.UPSETS, like(remembered.season.shape.upsets.element)],
  ['titles', present.TITLES, like(remembered.trophies.shape.titles.element)],
  ['conference titles', present.CONFERENCE_TITLES, like(remembered.conferenceTitle)],
  ['bowls', present.BOWLS, like(remembered.bowlGame)],
  ['Heisman winners', present.HEISMAN_WINNERS, like(remembered.heismanWinner)],
  ['own games of a season', present.MY_GAMES, like(scheduleGame)],
  ['moments of a series', present.MOMENTS, like(remembered.rivalry.shape.series.unwrap().shape.moments.element)],
  ['rivalries', present.RIVALRIES, with_(like(remembered.rivalrySoFar), { streak: gain })],
  ['series', present.SERIES, like(remembered.rivalry.shape.series.unwrap().shape.games.element)],
  ['parts of a number', present.WHY, oneOf(like(explained).map(present.whyRows))],
  ['team statistics', present.TEAM_COLUMNS, with_(like(teamStatLine), { team: TEAM })],
  ...individual.map(
    (table) => [`leaders in ${table}`, present.individualColumns(table), like(individualEntry[table])] as const,
  ),
  ...individual.map(
    (table) => [`box score, ${table}`, present.boxColumns(table), like(individualEntry[table])] as const,
  ),
  ...COUNTED.map(
    (misplaced) =>
      [`seasons of a ${misplaced}`, present.seasonColumns(present.shownStats(misplaced)), like(playerYear)] as const,
  ),
  ...COUNTED.map(
    (misplaced) =>
      [`games of a ${misplaced}`, present.logColumns(present.shownStats(misplaced)), like(playerGameLog)] as const,
  ),
];

const columnsOf = (columns: Columns): AnyColumn[] => Object.values(columns) as AnyColumn[];

/** Returns the first number in a text: `1,234`, `+2 (more passes)`, `W3` and `L2` (a losing streak), `<1%`. */
function firstNumber(text: string): number | null {
  const found = /(-?\$?[\d,]*\.?\d+)/.exec(text.replace(/[+$]/g, '').replace(/^L(?=\d)/, '-'));
  if (found === null) return null;
  const value = Number(found[1]!.replaceAll(',', ''));
  return text.startsWith('<') ? value / 2 : text.startsWith('>') ? value * 1.0001 : value;
}

function lastNumber(text: string): number | null {
  const all = text.match(/[<>]?[-+]?\$?[\d,]*\.?\d+/g);
  return all === null ? null : firstNumber(all.at(-1)!);
}

const pair = (text: string): readonly [number, number] | null => {
  const found = /(\d+)-(\d+)/.exec(text);
  return found === null ? null : [Number(found[1]), Number(found[2])];
};

function winningPercentage(text: string): number | null {
  const [wins, losses] = pair(text) ?? [0, 0];
  return wins + losses === 0 ? null : wins / (wins + losses);
}

function margin(text: string): number | null {
  const found = pair(text);
  return found === null ? null : found[0] - found[1];
}

type Reader = (text: string) => number | null;
const only =
  (pattern: RegExp): Reader =>
  (text) => {
    const found = pattern.exec(text);
    return found === null ? null : firstNumber(found[1]!);
  };
/** A text whose numbers do not give its order. */
const none: Reader = () => null;
/** `6-3, 225`: by height, then by weight. */
const sizeOf: Reader = (text) => {
  const [feet, inches, pounds] = text.match(/\d+/g)!.map(Number);
  return (feet! * 12 + inches!) * 1000 + pounds!;
};

/** Readers for cells that do not sort by their first number; by table and key, or by key. */
const READERS: Readonly<Record<string, Reader>> = {
  record: winningPercentage,
  conf: winningPercentage,
  overall: winningPercentage,
  series: winningPercentage,
  size: sizeOf,
  'records record': none,
  result: margin,
  score: margin,
  last_week: margin,
  this_week: only(/\(([+-][\d.]+)/),
  week: only(/^(\d+)$/),
  spread: (text) => (text.startsWith('Even') ? 0 : firstNumber(text)),
  trend: (text) => (text === '=' ? 0 : firstNumber(text.replace('▲', '+').replace('▼', '-'))),
  moneyline: (text) => (text === 'Even' ? 0 : firstNumber(text)),
  odds: (text) => (text === 'Even' ? 0 : firstNumber(text)),
  estimate: (text) => ((pair(text)?.[0] ?? 0) + (pair(text)?.[1] ?? 0)) / 2,
  stand: only(/^(\d+) of/),
  'own players and the portal chance': only(/(\d+)%$/),
  'own players and the portal with_promise': only(/(\d+)%$/),
  price: (text) => (firstNumber(text) ?? 0) * (text.endsWith('M') ? 1000 : 1),
  'portal market odds': (text) => (text.startsWith('under') ? 0 : firstNumber(text)),
  odds_called: (text) => (text.startsWith('under') ? 0 : firstNumber(text)),
  buys: (text) => (text.includes('transfer (average') ? null : firstNumber(text)),
  more: none,
  now: lastNumber,
  'stakes now': firstNumber,
  fired: lastNumber,
  does: only(/\((\d+)/),
  allows: only(/\((\d+)/),
  case: none,
  end: none,
  why: none,
  honors: none,
  head_coach_at: lastNumber,
  bowls: winningPercentage,
  status: none,
};

/** `#4 Ohio State` sorts by its name, and so does `Adams (plays in 11 personnel)`. */
const nameOf = (text: string): string => text.replace(/#\d+ /g, '').replace(/\(plays in [^)]*\)/g, '');

interface Cell {
  text: string;
  sort: present.SortValue;
  number: number | null;
}

/** Returns two neighbors that are out of numeric order, ascending (1) or descending (-1). */
function disorder(cells: readonly Cell[], sign: 1 | -1): string | null {
  const known = cells.filter(({ sort, number }) => typeof sort === 'number' && number !== null);
  const inOrder = [...known].sort((a, b) => Number(a.sort) - Number(b.sort));
  const misplaced = inOrder.findIndex(({ sort, number }, index) => {
    const before = inOrder[index - 1];
    return before !== undefined && before.sort !== sort && sign * (number! - before.number!) < -1e-9;
  });
  return misplaced < 0 ? null : `${inOrder[misplaced - 1]!.text} before ${inOrder[misplaced]!.text}`;
}

const isBlank = (text: string): boolean => text === '' || text === '-';

/** Columns whose empty cell means zero or no and sorts with the others. */
const EMPTY_IS_NONE = [
  'movement',
  'title_change',
  'playoff_change',
  'missed',
  'streak',
  'offered',
  'promised',
  'signed',
  'before_dynasty',
];

/** Returns a cell's sorting words. */
const wordsOf = (text: string): string => nameOf(text).replace(/^(at|vs) | \(neutral\)$/g, '');

/** Whether a name sorts by last name: `Adams, Van Buren`. */
const isLastNameFirst = (sort: string): boolean => sort.includes(', ');

/** Returns two neighbors of an alphabetical column that are out of order. */
function misspelled(cells: readonly Cell[]): string | null {
  const words = cells.filter(
    (cell): cell is Cell & { sort: string } => typeof cell.sort === 'string' && !isLastNameFirst(cell.sort),
  );
  const inOrder = [...words].sort((a, b) => present.compareSortValues(a.sort, b.sort));
  const misplaced = inOrder.findIndex(({ text }, index) => {
    const before = inOrder[index - 1];
    return before !== undefined && present.compareSortValues(wordsOf(before.text), wordsOf(text)) > 0;
  });
  return misplaced < 0
    ? null
    : `${inOrder[misplaced - 1]!.text} (${inOrder[misplaced - 1]!.sort}) before ${inOrder[misplaced]!.text} (${inOrder[misplaced]!.sort})`;
}

describe.each(TABLES)('the columns of %s', (name, columns, rows) => {
  const made = fc.sample(rows, { seed: 39, numRuns: 120 });

  it.each(columnsOf(columns).map((column) => [column.key, column] as const))('%s', (key, column) => {
    const read = READERS[`${name} ${key}`] ?? READERS[key] ?? firstNumber;
    const cells = made.map((row) => {
      const text = column.text(row as never);
      const sort = column.sort(row as never);
      // A column that shows numbers sorts by them.
      if (typeof sort === 'string') expect(nameOf(text), `${key} sorts by letters`).not.toMatch(/\d/);
      if (typeof sort === 'number') expect(sort).not.toBeNaN();
      // Empty cells come last in both directions.
      if (isBlank(text) && !EMPTY_IS_NONE.includes(key)) expect(sort, `${key} sorts an empty cell`).toBeNull();
      return { text, sort, number: read(text) };
    });
    expect(disorder(cells, 1) && disorder(cells, -1), `${key} sorts differently from what it shows`).toBeNull();
    expect(misspelled(cells), `${key} sorts differently from what it shows`).toBeNull();
  });
});

describe.each(TABLES)('the columns of %s', (_name, columns, rows) => {
  const made = fc.sample(rows, { seed: 39, numRuns: 60 });

  it.each(columnsOf(columns).map((column) => [column.key, column] as const))(
    '%s: numbers line up at their last digit, words at their first letter',
    (_key, { text, decimals }) => {
      const texts = made.map((row) => text(row as never));
      const words = texts.some((each) => /[A-Za-z]/.test(each)) && !texts.some((each) => /\d/.test(each));
      if (words) expect(decimals, texts[0]).toBeNull();
    },
  );
});

/** A record, a score or a spread as text: `9-3 (6-2)`, `W 34-24`, `-6.5`. */
const HOLDS_NUMBERS = /^(?:[WL] )?\d+-\d+\b|\([+-][\d.]+\)|^[+-]\d+(?:\.5)?$/;
/** Columns that only look like one: odds, estimates, gains, years, and a sentence. */
const NO_RECORD = ['moneyline', 'odds', 'estimate', 'movement', 'change', 'before', 'years', 'chance', 'with_promise'];

describe.each(TABLES)('the numbers behind the text of %s', (_name, columns, rows) => {
  const made = fc.sample(rows, { seed: 39, numRuns: 60 });

  it.each(columnsOf(columns).map((column) => [column.key, column] as const))(
    '%s include every number it shows',
    (key, column) => {
      const { text, beside, decimals } = column;
      const texts = made.map((row) => text(row as never));
      if (decimals === null && !NO_RECORD.includes(key) && texts.some((each) => HOLDS_NUMBERS.test(each))) {
        expect(
          beside,
          texts.find((each) => HOLDS_NUMBERS.test(each)),
        ).toBeDefined();
      }
      for (const row of made) {
        const numbers = (text(row as never).match(/\d+(?:\.5)?/g) ?? []).map(Number);
        // A generated game may have a score and no result, which is then not shown.
        if (numbers.length === 0) continue;
        for (const each of beside ?? []) {
          const number = each.value(row as never);
          if (number !== null && number !== 0) expect(numbers, text(row as never)).toContain(Math.abs(Number(number)));
        }
      }
    },
  );
});

it('covers every table of described columns', () => {
  const isColumn = (value: unknown): boolean =>
    typeof value === 'object' && value !== null && 'key' in value && 'text' in value && 'meaning' in value;
  const tables = Object.entries(present).filter(
    ([, value]) => typeof value === 'object' && value !== null && Object.values(value).some(isColumn),
  );
  const known = new Set(TABLES.flatMap(([, columns]) => columnsOf(columns)));
  const unknown = tables.filter(([, value]) => !Object.values(value as object).some((each) => known.has(each)));
  expect(unknown.map(([table]) => table)).toEqual([]);
});

/** Returns a column's texts from the top down after its first sort. */
function sorted<Row>(column: present.TableColumn<Row>, rows: readonly unknown[]): string[] {
  return present.sortRows(rows as readonly Row[], column.sort, column.first).map(column.text);
}

describe('the first sort of a column', () => {
  it('the better record is on top', () => {
    const years = [
      [13, 3],
      [0, 12],
      [13, 2],
      [0, 0],
      [2, 0],
      [12, 0],
      [0, 3],
    ].map(([wins, losses]) => ({ wins, losses }));
    expect(sorted(present.HISTORY.record, years)).toEqual(['12-0', '2-0', '13-2', '13-3', '0-3', '0-12', '0-0']);
  });

  it('the biggest favorite is on top of the spreads, the biggest win on top of the results', () => {
    const games = [
      { spread: '+5', result: 'W', score: '31-24' },
      { spread: '-24.5', result: 'L', score: '3-45' },
      { spread: 'Even', result: 'W', score: '63-0' },
      { spread: '-6.5', result: null, score: null },
    ];
    expect(sorted(present.SCHEDULE.spread, games)).toEqual(['-24.5', '-6.5', 'Even', '+5']);
    expect(sorted(present.SCHEDULE.result, games)).toEqual(['W 63-0', 'W 31-24', 'L 3-45', '']);
  });

  it('No. 1 is on top of a poll and of a recruiting board', () => {
    const ranks = [25, 1, 3].map((rank) => ({ ranking: rank, number: rank }));
    expect(sorted(present.RANKINGS.rank, ranks)).toEqual(['1', '3', '25']);
    expect(sorted(present.BOARD.number, ranks)).toEqual(['1', '3', '25']);
  });

  it('freshmen come before seniors, a redshirt after the others of his class', () => {
    const players = [
      { year: 'sr', redshirt: false },
      { year: 'fr', redshirt: true },
      { year: 'jr', redshirt: false },
      { year: 'fr', redshirt: false },
      { year: 'so', redshirt: true },
    ];
    expect(sorted(present.PROGRESSED.year, players)).toEqual(['FR', 'RS FR', 'RS SO', 'JR', 'SR']);
  });

  it('positions sort in roster order, and players who return soonest are on top of the injured', () => {
    const positions = ['wr', 'cb', 'qb', 'ol'].map((pos) => ({ pos }));
    expect(sorted(present.ROSTER.position, positions)).toEqual(['QB', 'WR', 'OL', 'CB']);
    const returns = ['longer', 'this_week', 'two_or_three_weeks', 'next_week'].map((each) => ({ returns: each }));
    const texts = ['this week', 'next week', 'in 2-3 weeks', 'in 7 weeks or more'];
    expect(sorted(present.INJURIES.back, returns)).toEqual(texts);
  });

  it('players sort by last name', () => {
    const players = [
      { first: 'Al', last: 'Zeigler' },
      { first: 'Zed', last: 'Adams' },
    ];
    expect(sorted(present.ROSTER.name, players)).toEqual(['Zed Adams', 'Al Zeigler']);
  });
});
