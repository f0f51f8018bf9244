import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseAst } from 'vite';
import { describe, expect, it } from 'vitest';
import { RULE_BOOK } from '../../../src/core/model/rules.ts';
import { ERA_EFFECTS } from '../../../src/core/tuning/eras.ts';
import { KNOBS } from '../../../src/core/tuning/index.ts';
import { listKnobs } from '../../../src/core/tuning/knob.ts';

/*
 * A number that affects an outcome is a rule (`model/rules.ts`), a knob (`core/tuning`) or a reference fact. The engine
 * itself has none, because a hard-coded number could not be swept.
 */

const core = resolve(dirname(fileURLToPath(import.meta.url)), '../../../src/core');
const DECIDING = ['football', 'season', 'offseason', 'dynasty'];

/** Counting, halving and percentages. */
const PLAIN = new Set([0, 1, 2, 0.5, 100]);

/** Quarters, downs, stars and playoff fields (`format.teams`) go by their numbers. */
const CALLED_BY_NUMBER = /^(quarter|down|stars|teams)$/;

/** The reviewer has its own copy of the rules, so that an error in the engine shows. */
const REVIEWER = new Set(['football/review/review.ts', 'football/review/fouls.ts', 'football/review/next.ts']);

/** Constants and functions that may hold numbers, by file, and why. */
const EXEMPT: Record<string, Record<string, string>> = {
  'dynasty/gameday/visitors.ts': { IDS_PER_VISITOR: 'a code' },
  'football/calling/call-codes.ts': {
    CALL_FIELD_GOAL: 'a code',
    CALL_KNEEL: 'a code',
    CALL_SPIKE: 'a code',
    CALL_FAKE: 'a code',
  },
  'football/clock.ts': { PACE_BRISK: 'a code' },
  'football/day.ts': { TENS: 'the unit of knobs', METERS: 'the unit of knobs' },
  'football/chances/expectation.ts': { normalCdf: 'an approximation of the Handbook of Mathematical Functions' },
  'football/fouls/fouls.ts': {
    DECLINED_OFFENSE: 'a code',
    DECLINED_DEFENSE: 'a code',
    OFFSETTING: 'a code',
  },
  'football/tally/log-ranges.ts': { RANGES: 'what a stored log may hold' },
  'football/overtime.ts': { MOST_PERIODS: 'bounds a search' },
  'football/depths.ts': { DEEP: 'a code' },
  'football/rotation.ts': {
    DRAWS: 'bounds a search',
    RotationStore: 'bytes of a number',
  },
  'football/team-sheet.ts': {
    FORTY: 'the distance in the name of a knob',
    oneDecimal: 'rounding',
  },
  'football/state.ts': { PHASE_TRY: 'a code', ROWS_AT_FIRST: 'room in memory' },
  'football/tally/counts.ts': { Counts: 'bytes of a number' },
  'football/tally/plays.ts': { INSIDE_TWENTY: 'a statistic' },
  'football/traits.ts': { mobilityOf: 'a hash', receivingOf: 'a hash', even: 'a hash' },
  'football/chances/win-table.ts': {
    LEAD_MOST: 'size of a table',
    BALL_STEP: 'steps of a table',
    BALLS: 'size of a table',
    FINE_STEP: 'steps of a table',
    FINE_SECONDS: 'size of a table',
    COARSE_STEP: 'steps of a table',
    MOST_SECONDS: 'size of a table',
  },
  'offseason/build.ts': { FRAMES: 'facts: listed sizes, which decide nothing' },
  'offseason/starting/players.ts': { USUAL_GAIN: 'displayed ratings of seasons before the first' },
  'offseason/rounded.ts': { thousandths: 'rounding', tenths: 'rounding' },
  'offseason/gumbel.ts': { STEPS: 'size of a table' },
  'offseason/market.ts': {
    BANDS_PER_STAR: 'steps of a table',
    LOWEST_PULL: 'the quality in the name of a knob',
    HIGHEST_STANDING: 'rounding',
  },
  'offseason/names.ts': { REDRAWS: 'bounds a search' },
  'offseason/portal/entries.ts': { THOUSAND_KM: 'the unit of a knob', HALVINGS: 'bounds a search' },
  'offseason/portal/market.ts': { MOST_FINALISTS: 'how many are remembered', MOST_QUALITY: 'the scale of stars' },
  'offseason/portal/quality.ts': { MOST_STARS: 'the scale of stars', MIDDLE_OF_THREE_STARS: 'the scale of stars' },
  'offseason/prestige.ts': {
    HIGHEST_PRESTIGE: 'the prestige scale',
    WITHIN_TIER: 'the prestige scale',
  },
  'dynasty/playoff-format.ts': { LARGER: 'facts: the field that is discussed' },
  'offseason/realignment/playoff-growth.ts': { CONTRACT_ENDS: 'a fact' },
  'offseason/prospects.ts': { MOST_STARS: 'the scale of stars' },
  'offseason/recruits/cycle.ts': { ROUNDING: 'rounding' },
  'offseason/recruits/staff-hours.ts': { MOST_PER_WORTH: 'room in a stored number' },
  'offseason/styles.ts': { OPTION_TEAMS: 'facts' },
  'season/attendance.ts': { USUAL_PRESTIGE: 'the tier in the name of a knob' },
  'season/bowls/invitations.ts': { WISHES: 'bounds a search' },
  'season/bowls/majors.ts': { POLICIES: 'rules of the BCS and of the playoff' },
  'season/forecast/margins.ts': { SDS: 'bounds a table' },
  'season/kickoff-time.ts': {
    HOUR: 'minutes of an hour',
    EASTERN: 'facts: when games kick off, for the ticker',
    WESTERN: 'facts: when games kick off, for the ticker',
    MOUNTAINS: 'a fact: the longitude of the Mountain time zone',
  },
  'season/odds.ts': { BOOK_STEPS: 'facts: how books write prices' },
  'season/rankings.ts': { PUBLISHED: 'a fact: the Top 25' },
  'season/tiebreaks/by-points.ts': { CAP: 'a rule of the SEC' },
  'season/tiebreaks/index.ts': { COMPARISONS: 'rules of conferences, by name' },
  'season/polls/weekly.ts': { TOP_TEN: 'a fact: the first ten', THOUSAND: 'rounding' },
  'season/selection/index.ts': { FIRST_RANKING: 'facts: when rankings begin' },
  'season/bracket-slots.ts': { QUARTERS: 'rules: the bracket', bracketSlots: 'rules: the bracket' },
  'season/playoff.ts': { CHAMPIONS_FIRST: 'rules: the bracket' },
  'season/schedule/chains.ts': { ROUNDING: 'rounding' },
  'season/schedule/repair.ts': { LONGEST_CHAIN: 'bounds a search' },
  'season/schedule/choose.ts': { openWeeks: 'the highest bit' },
  'season/schedule/complete.ts': {
    CHOOSY_ATTEMPTS: 'bounds a search',
    ATTEMPTS: 'bounds a search',
    PATIENCE: 'bounds a search',
    MENDING_PASSES: 'bounds a search',
  },
  'season/schedule/division-pairs.ts': { SETTLED: 'less than any other cost' },
  'season/schedule/league.ts': { PAIR_BASE: 'a code', HOSTS_REMEMBERED: 'how far a search looks back' },
  'season/schedule/non-conference-pairs.ts': { THOUSAND_MILES: 'the unit of a knob' },
  'season/schedule/rhythm.ts': { BEYOND_ALL: 'more than any other cost' },
  'season/schedule/visits.ts': { THOUSAND_MILES: 'the unit of a knob' },
  'season/sites.ts': {
    TITLE_GAME_SITES: 'facts',
    MAJOR_BOWLS: 'facts',
    FIRST_SEMIFINALS: 'a fact',
    OTHER_SEMIFINALS: 'facts',
    LAST_TITLE_BOWL: 'a fact',
  },
  'season/weather.ts': { DAYS_A_WEEK: 'the calendar', METERS: 'the unit of a knob', TENTHS: 'rounding' },
};

interface Node {
  type: string;
  start: number;
  [key: string]: unknown;
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;

function childrenOf(node: Node): Node[] {
  return Object.entries(node)
    .filter(([key]) => key !== 'parent')
    .flatMap(([, value]) => (Array.isArray(value) ? value : [value]))
    .filter(isNode);
}

/** Returns the name under which an exemption is listed: `g.quarter`, `quarter`. */
function nameOf(node: Node): string {
  if (node.type === 'Identifier') return String(node.name);
  return node.type === 'MemberExpression' ? nameOf(node.property as Node) : '';
}

function declaredName(node: Node): string {
  const named = ['VariableDeclarator', 'FunctionDeclaration', 'ClassDeclaration'].includes(node.type);
  return named && isNode(node.id) ? nameOf(node.id) : '';
}

const trees = new Map<string, Node>();

function treeOf(text: string): Node {
  const tree = trees.get(text) ?? (parseAst(text, { lang: 'ts' }) as unknown as Node);
  trees.set(text, tree);
  return tree;
}

/** Returns the positions of numbers in a file that are neither plain nor exempt. */
function numbersIn(text: string, exempt: Record<string, string> = {}): { at: number; value: number }[] {
  const found: { at: number; value: number }[] = [];
  const visit = (node: Node): void => {
    if (node.type.startsWith('TS') && /Type|Interface/.test(node.type)) return;
    // `3 satisfies Kind<'scramble'>`: the compiler checks this code against the model.
    if (node.type === 'TSSatisfiesExpression') return;
    if (declaredName(node) in exempt) return;
    if (node.type === 'MemberExpression' && node.computed === true && (node.property as Node).type === 'Literal') {
      visit(node.object as Node);
      return;
    }
    if (node.type === 'BinaryExpression') {
      const sides = [node.left as Node, node.right as Node];
      if (sides.some((side) => CALLED_BY_NUMBER.test(nameOf(side)))) {
        for (const side of sides) if (side.type !== 'Literal') visit(side);
        return;
      }
    }
    if (node.type === 'Literal' && typeof node.value === 'number' && !PLAIN.has(node.value))
      found.push({ at: node.start, value: node.value });
    for (const child of childrenOf(node)) visit(child);
  };
  visit(treeOf(text));
  return found;
}

function files(): string[] {
  return DECIDING.flatMap((folder) =>
    readdirSync(join(core, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts') && !REVIEWER.has(`${folder}/${name}`))
      .map((name) => join(core, folder, name)),
  ).sort();
}

const lineOf = (text: string, at: number): number => text.slice(0, at).split('\n').length;

const engine = files().map((path) => ({ name: relative(core, path), text: readFileSync(path, 'utf8') }));

describe('tuning values', () => {
  it('are all read by the engine', () => {
    const words = new Set([...engine.flatMap(({ text }) => text.match(/\w+/g) ?? []), ...Object.keys(ERA_EFFECTS)]);
    const unread = listKnobs(KNOBS).filter(({ name }) => !words.has(name.split('.').at(-1)!));
    expect(unread.map(({ name }) => name)).toEqual([]);
  });
});

/** Reads of a rule: `rules.tryLine`, `rulesOf(year).tryLine`, or destructured, as in `{ tryLine } = g.rules`. */
const RULES_READ =
  /(?:[rR]ules(?:Of\([^)]*\))?|overtime)\.(\w+)|\{([^{}]*)\}(?: = [\w.]*(?:rules|overtime);|: (?:Pick<GameRules|SeniorRules))/g;

describe('rules', () => {
  it('are all read by the engine', () => {
    const reads = engine.flatMap(({ text }) => [...text.matchAll(RULES_READ)]);
    const read = new Set(reads.flatMap(([, one, some]) => one ?? some!.split(/\W+/)));
    const { overtime, ...season } = RULE_BOOK.first;
    const unread = [...Object.keys(season), ...Object.keys(overtime)].filter((name) => !read.has(name));
    expect(unread).toEqual([]);
  });
});

describe('number constants in the engine', () => {
  it('are found wherever they are', () => {
    expect(numbersIn('const x = g.ball > 58 ? -6 : 0.18;').map(({ value }) => value)).toEqual([58, 6, 0.18]);
    expect(numbersIn('if (g.quarter === 4 && down >= 3) x = list[3] / 2 + 100;')).toEqual([]);
    expect(numbersIn('const A = 7;', { A: 'a code' })).toEqual([]);
    expect(numbersIn('type T = 5 | 10; interface I { yards: 15 }')).toEqual([]);
  });

  it('are all rules, tuning values or facts', () => {
    const offenders = engine.flatMap(({ name, text }) =>
      numbersIn(text, EXEMPT[name]).map(({ at, value }) => `${name}:${lineOf(text, at)} ${value}`),
    );
    expect(offenders).toEqual([]);
  });

  it('are exempt only while they exist', () => {
    for (const [name, exempt] of Object.entries(EXEMPT)) {
      const text = engine.find((file) => file.name === name)?.text ?? '';
      for (const each of Object.keys(exempt)) {
        const { [each]: _gone, ...others } = exempt;
        expect(numbersIn(text, others).length, `${name}: ${each}`).toBeGreaterThan(0);
      }
    }
  });
});
