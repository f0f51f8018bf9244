import { z } from 'zod';
import { COACH_ORIGINS, COACH_ROLES, COACH_SKILLS, STAFF_SIDES } from '../model/coaches.ts';
import { DIFFICULTIES } from '../model/difficulty.ts';
import { DYNASTY_MODES, MOST_STRENGTHS } from '../model/own-coach.ts';
import { RECORD_SPANS } from '../model/people/record-book.ts';
import { GROWTHS, HIGHEST_RATING, LOWEST_RATING } from '../model/player.ts';
import { PLAYOFF_SIZES, PLAYOFF_SIZES_SAID } from '../model/playoff.ts';
import { SIDELINE_CALLS, type SidelineCall } from '../model/plays/sideline.ts';
import { POSITIONS, ROSTER_SIZE } from '../model/positions.ts';
import { ASKS, WHOLE_BUDGET } from '../model/program/budget.ts';
import { COVERAGES, PLAN_MOST, STAFF_CHOOSES } from '../model/program/game-plan.ts';
import { SIGNING_DAYS } from '../model/program/signing-day.ts';
import { CARES, RECAP_PERIODS } from '../model/recruiting.ts';
import { STAGES } from '../model/stages.ts';
import { MOVE_KINDS } from '../model/what-if/measures.ts';
import { INDIVIDUAL_COLUMNS, type IndividualTable } from './views/columns.ts';
import { EXPLAINED } from './views/why.ts';

/**
 * Input schemas. Values arrive as text from addresses and command lines, and as numbers from programs; both are parsed
 * here and nowhere else. An empty parameter counts as left out.
 */
function readWhole(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  if (value === '') return undefined;
  return /^\d{1,9}$/.test(value) ? Number(value) : value;
}

/** Parses names separated by commas, written with spaces, hyphens or underscores. */
function readSkills(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  if (value.trim() === '') return undefined;
  return value.split(',').map((each) => each.trim().toLowerCase().replace(/[ -]/g, '_'));
}

const STRENGTHS_WORDS = 'A coach has one or two strengths, separated by a comma.';

/** Treats empty text as left out. */
const blank = (value: unknown): unknown => (value === '' ? undefined : value);

function readYesNo(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  if (value === '') return undefined;
  if (/^(true|yes|1)$/i.test(value)) return true;
  return /^(false|no|0)$/i.test(value) ? false : value;
}

/** A non-negative whole number, named in its error messages. */
export function wholeNumber(name: string) {
  return z.preprocess(readWhole, z.int(`${name} must be a whole number.`).min(0, `${name} must not be negative.`));
}

function optionalWhole(name: string) {
  return z.preprocess(
    readWhole,
    z.int(`${name} must be a whole number.`).min(0, `${name} must not be negative.`).optional(),
  );
}

/** Display name, id or abbreviation of a team. */
const teamNameInput = z.string('A team name is required.').min(1, 'A team name is required.').max(80);

/** Id of a universe, as the list of universes gives it. */
const universeId = z.string('A universe is named by its id.').max(200, 'The id of a universe has at most 200 letters.');

export const noInput = z.object({});
export const yearInput = z.object({ year: optionalWhole('The year') });
/** A starting season. `openings` adds the head coaching jobs open before it, which differ by seed. */
export const homeInput = yearInput.extend({
  openings: z.preprocess(readYesNo, z.boolean('openings must be true or false.').optional()),
  seed: z.preprocess(blank, z.string().max(80, 'A seed has at most 80 characters.').optional()),
  /** Id of a universe to start in; it has a single starting season. */
  universe: z.preprocess(blank, universeId.optional()),
});
/** A universe to view: a listed one, a real season, or with neither, a season of the client's dynasty. */
export const universeInput = z.object({
  universe: z.preprocess(blank, universeId.optional()),
  year: optionalWhole('The year'),
});
export const awardsInput = z.object({
  year: optionalWhole('The year'),
  conference: z.preprocess(blank, z.string().max(80).optional()),
});
export const rivalryInput = z.object({
  team: z.preprocess(blank, teamNameInput.optional()),
  opponent: z.preprocess(blank, teamNameInput.optional()),
});
export const injuriesInput = z.object({
  team: z.preprocess(blank, teamNameInput.optional()),
  all: z.preprocess(readYesNo, z.boolean('all must be true or false.').optional()),
});
/** A week of the current season. */
export const weekInput = z.object({ week: wholeNumber('The week') });
export const anyWeekInput = z.object({ week: optionalWhole('The week') });
/** A week of any season. */
export const weekOfYearInput = z.object({ week: wholeNumber('The week'), year: optionalWhole('The year') });
export const pollInput = z.object({ week: optionalWhole('The week'), year: optionalWhole('The year') });

const TABLES = Object.keys(INDIVIDUAL_COLUMNS) as [IndividualTable, ...IndividualTable[]];
/** One individual statistics table, or all of them if left out. */
export const individualInput = z.object({
  year: optionalWhole('The year'),
  table: z.preprocess(blank, z.enum(TABLES, `The table must be one of ${TABLES.join(', ')}.`).optional()),
});
export const teamInput = z.object({ team: teamNameInput });
/** A team; the player's own if left out. */
export const anyTeamInput = z.object({
  team: z.preprocess(blank, teamNameInput.optional()),
});
export const recordsInput = z.object({
  span: z.preprocess(blank, z.enum(RECORD_SPANS, `The span must be one of ${RECORD_SPANS.join(', ')}.`).optional()),
  team: z.preprocess(blank, teamNameInput.optional()),
  conference: z.preprocess(blank, z.string().min(1).max(80).optional()),
});
export const hallInput = z.object({
  team: z.preprocess(blank, teamNameInput.optional()),
  year: optionalWhole('The year'),
});
/** Most what-if seasons per request. */
const MOST_WHAT_IF_RUNS = 1000;
const runsUpTo = (most: number) =>
  z.preprocess(
    readWhole,
    z
      .int('The runs must be a whole number.')
      .min(0, 'The runs must not be negative.')
      .max(most, `The limit is ${most} runs.`)
      .optional(),
  );
export const whatIfInput = z.object({
  game: wholeNumber('The game'),
  kick: optionalWhole('The kick'),
  player: optionalWhole('The player'),
  runs: runsUpTo(MOST_WHAT_IF_RUNS),
});
const MOVE_WORDS = `The kind must be one of ${MOVE_KINDS.join(', ')}.`;
/** A change to a season: a recruit and his new school, a coach and his new program, or a week and its new opponent. */
export const whatIfMoveInput = z.object({
  kind: z.enum(MOVE_KINDS, MOVE_WORDS),
  year: optionalWhole('The year'),
  recruit: optionalWhole('The recruit’s number'),
  coach: optionalWhole('The coach’s number'),
  week: optionalWhole('The week'),
  team: z.preprocess(blank, teamNameInput.optional()),
  runs: runsUpTo(MOST_WHAT_IF_RUNS),
});
/** The change a saved fork makes (in a game, or a kind of move) and its file name; if left out, it is named after team and season. */
export const keepForkInput = whatIfMoveInput.omit({ runs: true, kind: true }).extend({
  game: optionalWhole('The game'),
  kick: optionalWhole('The kick'),
  player: optionalWhole('The player'),
  kind: z.preprocess(blank, z.enum(MOVE_KINDS, MOVE_WORDS).optional()),
  name: z.preprocess(blank, z.string().max(80, 'The name of a save has at most 80 letters.').optional()),
});
/** Most replays of a season for its ledger; each replays the season once per kind of decision. */
const MOST_LEDGER_RUNS = 200;
export const ledgerInput = yearInput.extend({ runs: runsUpTo(MOST_LEDGER_RUNS) });
export const whyInput = z.object({
  what: z.enum(EXPLAINED, `The number to explain must be one of ${EXPLAINED.join(', ')}.`),
  team: z.preprocess(blank, teamNameInput.optional()),
  game: optionalWhole('The game id'),
  /** For a recruit: his name, or his number in the current class. */
  recruit: z.preprocess(blank, z.string().max(80).optional()),
  /** For a transfer or a player: his name or id. */
  player: z.preprocess(blank, z.string().max(80).optional()),
});
export const teamYearInput = z.object({ team: teamNameInput, year: optionalWhole('The year') });
/** A team's page for a season; the player's own team if left out. */
export const anyTeamYearInput = anyTeamInput.extend({ year: optionalWhole('The year') });
/** A signing day of the class recruited in a season. */
export const signingDayInput = yearInput.extend({
  day: z.preprocess(blank, z.enum(SIGNING_DAYS, `The day must be ${SIGNING_DAYS.join(' or ')}.`).optional()),
});
export const recapInput = z.object({
  period: z.preprocess(
    blank,
    z.enum(RECAP_PERIODS, `The period must be one of ${RECAP_PERIODS.join(', ')}.`).optional(),
  ),
});
export const teamInfoInput = z.object({ team_name: teamNameInput });
export const standingsInput = z.object({ conference: z.string().min(1).max(80), year: optionalWhole('The year') });
export const playoffInput = z.object({
  year: optionalWhole('The year'),
  /** Whether to list every team outside the field, not only the first few. */
  all: z.preprocess(readYesNo, z.boolean('all must be true or false.').optional()),
});
export const playerInput = z.object({ id: wholeNumber('The player id'), year: optionalWhole('The year') });
/** A coach by number or name; the player's own head coach if left out. */
/** A coach's name or number. */
const coachName = z.preprocess(
  (value) => (typeof value === 'number' ? String(value) : blank(value)),
  z.string().max(80, 'A name has at most 80 characters.').optional(),
);
export const coachInput = z.object({ coach: coachName });
export const playerSearchInput = z.object({
  name: z.string('A part of a name is required.').max(80, 'A name has at most 80 characters.'),
});
function readStep(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  if (value === '') return undefined;
  return /^[+-]?\d$/.test(value) ? Number(value) + 0 : value;
}

function planStep(name: string) {
  const words = `${name} must be a whole number from -${PLAN_MOST} to ${PLAN_MOST}, or ${STAFF_CHOOSES}.`;
  const step = z.int().min(-PLAN_MOST).max(PLAN_MOST);
  return z.preprocess(readStep, z.union([step, z.literal(STAFF_CHOOSES)], words).optional());
}

function budgetShare(name: string) {
  const words = `${name} must be a whole percentage from 0 to ${WHOLE_BUDGET}.`;
  return z.preprocess(readWhole, z.int(words).min(0, words).max(WHOLE_BUDGET, words).optional());
}

/** Changes to the game plan; `staff` hands a choice, or all of them, back to the staff. */
export const setPlanInput = z.object({
  run_pass: planStep('Run or pass'),
  tempo: planStep('The tempo'),
  deep: planStep('Deep or short'),
  fourth: planStep('The fourth-down setting'),
  pressure: planStep('The pressure'),
  coverage: z.preprocess(
    blank,
    z
      .enum([...COVERAGES, STAFF_CHOOSES], `The coverage must be one of ${COVERAGES.join(', ')}, ${STAFF_CHOOSES}.`)
      .optional(),
  ),
  staff: z.preprocess(
    readYesNo,
    z.boolean('staff must be true (gives the plan back to your staff) or false.').optional(),
  ),
});

/** The budget split in whole percent; `staff` hands it back to the staff. `ask` is how hard to push the boosters. */
export const setBudgetInput = z.object({
  keep: budgetShare('The share for retention'),
  portal: budgetShare('The share for the portal'),
  recruits: budgetShare('The share for recruits'),
  staff: z.preprocess(
    readYesNo,
    z.boolean('staff must be true (gives the split back to your staff) or false.').optional(),
  ),
  ask: z.preprocess(blank, z.enum(ASKS, 'The booster ask must be none, usual or hard.').optional()),
});

/** A position by abbreviation, in either case. */
const positionInput = z.preprocess(
  (value) => (typeof value === 'string' ? value.toLowerCase() || undefined : value),
  z.enum(POSITIONS, `The position must be one of ${POSITIONS.join(', ')}.`).optional(),
);
const listed = (text: string): string[] => text.split(',').filter((part) => part.trim() !== '');
const playerList = z
  .array(z.union([z.int(), z.string()]), 'players must be a list of names or ids, best first.')
  .max(ROSTER_SIZE);
/** Players by id or name: a list, or text separated by commas. */
const playersInput = z.preprocess(
  (value) => (typeof value === 'string' ? listed(value) : value),
  playerList.optional(),
);
const numbered = (name: string, most: number) => {
  const words = `${name} must be a whole number from 0 to ${most}.`;
  return z.preprocess(readWhole, z.int(words).min(0, words).max(most, words).optional());
};
/** The highest development trait. */
const MOST_GROWTH = GROWTHS.length - 1;
const RATING_WORDS = `rating must be a whole number from ${LOWEST_RATING} to ${HIGHEST_RATING}.`;
const yesNo = (words: string) => z.preprocess(readYesNo, z.boolean(words).optional());

/** The recruiting board. */
export const boardInput = z.object({
  show: z.preprocess(blank, z.enum(['board', 'ours', 'all'], 'show must be board, ours or all.').optional()),
  find: z.preprocess(blank, z.string().max(80, 'A name has at most 80 characters.').optional()),
  position: positionInput,
  stars: numbered('The stars', 5),
  /** Postal code. */
  state: z.preprocess(blank, z.string().max(10, 'A state must be a two-letter postal code.').optional()),
  /** Uncommitted recruits only. */
  open: yesNo('open must be true (uncommitted recruits only) or false.'),
  /** Number of rows to skip. */
  from: numbered('The first row', 9999),
  /** Whether to list every recruit, not just 30. */
  all: yesNo('all must be true (every recruit) or false (the first thirty).'),
  /** A single recruit, by number or name. */
  recruit: z.preprocess(blank, z.union([z.int(), z.string().max(80)]).optional()),
});

const boardChange = {
  offer: yesNo('offer must be true or false.'),
  hours: numbered('Hours a week', 100),
  scout: numbered('Scouting hours', 100),
  visit: numbered('The week of a visit', 20),
  pitch: z.preprocess(
    blank,
    z.enum([...CARES, 'staff'], `The pitch must be one of ${CARES.join(', ')} or staff.`).optional(),
  ),
  drop: yesNo('drop must be true or false.'),
};
const recruitName = z.union([z.int(), z.string().max(80)], 'A recruit must be a number or a name.');

const positionList = z.preprocess(
  (value) =>
    typeof value === 'string'
      ? value
          .toLowerCase()
          .split(',')
          .filter((part) => part.trim() !== '')
      : value,
  z
    .array(z.enum(POSITIONS, `A position must be one of ${POSITIONS.join(', ')}.`), 'The positions must be a list.')
    .max(POSITIONS.length)
    .optional(),
);

/** Changes to the recruiting board. */
export const setBoardInput = z.object({
  recruits: z.preprocess(
    (value) => (typeof value === 'string' ? value.split(',').filter((part) => part.trim() !== '') : value),
    z.array(recruitName, 'The recruits must be a list of numbers or names.').max(500).optional(),
  ),
  ...boardChange,
  targets: z
    .array(z.object({ recruit: recruitName, ...boardChange }))
    .max(500)
    .optional(),
  clear: yesNo('clear must be true (frees all hours first) or false.'),
  back: yesNo('back must be true (frees hours on players committed elsewhere) or false.'),
  rest: yesNo('rest must be true (lets your staff assign free hours) or false.'),
  /** Positions handed to the staff, and positions taken back. */
  auto: positionList,
  manual: positionList,
  staff: yesNo('staff must be true (turns recruiting over to your staff) or false.'),
});

/** A team's depth chart; with a position and players, a preview of that order. */
export const depthInput = z.object({
  team: z.preprocess(blank, teamNameInput.optional()),
  position: positionInput,
  players: playersInput,
});
/** The order of a position; `staff` hands it, or without a position the whole depth chart, back to the staff. */
export const setDepthInput = z.object({
  position: positionInput,
  players: playersInput,
  staff: z.preprocess(
    readYesNo,
    z.boolean('staff must be true (gives the order back to your staff) or false.').optional(),
  ),
});
/** Players to redshirt, or whose redshirts to end with `off`. */
export const setRedshirtInput = z.object({
  players: playersInput,
  off: z.preprocess(readYesNo, z.boolean('off must be true (ends the redshirts) or false.').optional()),
});
/** A player's new values, in a dynasty that allows edits. */
export const editPlayerInput = z.object({
  player: z.union([z.int(), z.string().min(1).max(80)], 'player must be a name or an id.'),
  first: z.string().trim().min(1).max(30, 'A first name has at most 30 characters.').optional(),
  last: z.string().trim().min(1).max(30, 'A last name has at most 30 characters.').optional(),
  position: positionInput,
  rating: z.preprocess(
    readWhole,
    z.int(RATING_WORDS).min(LOWEST_RATING, RATING_WORDS).max(HIGHEST_RATING, RATING_WORDS).optional(),
  ),
  development: numbered('development', MOST_GROWTH),
  home_state: z.preprocess(
    (value) => (typeof value === 'string' ? value.trim().toUpperCase() : value),
    z.string().max(4, 'home_state must be a postal code, such as OH.').optional(),
  ),
});
/** The transfer portal, optionally limited to a position. */
export const portalInput = z.object({
  position: positionInput,
  /** Whether to list every player, not just 30. */
  all: yesNo('all must be true (every player) or false (the first thirty).'),
});
/** Role promises and calls; `staff` hands players, or with true all of this year's, back to the staff. */
export const setPortalInput = z.object({
  keep: playersInput,
  release: playersInput,
  offer: playersInput,
  pass: playersInput,
  staff: z.preprocess((value) => {
    const all = readYesNo(value);
    return typeof all === 'string' ? listed(all) : all;
  }, z.union([z.boolean(), playerList], 'staff must be true, false or a list of players.').optional()),
});
/** The player's choice about his job after a season; exactly one of these. */
export const setJobInput = z.object({
  take: z.preprocess(blank, teamNameInput.optional()),
  stay: yesNo('stay must be true or false.'),
  year_out: yesNo('year_out must be true or false.'),
  retire: yesNo('retire must be true or false.'),
  role: z.preprocess(blank, z.enum(['head', 'coordinator'], 'The role must be head or coordinator.').optional()),
});
/** The player's answer to an extension; exactly one of these. */
export const setContractInput = z.object({
  accept: yesNo('accept must be true or false.'),
  decline: yesNo('decline must be true or false.'),
});
/** The player's choice about his coordinators; exactly one of these. */
export const setStaffInput = z.object({
  keep: coachName,
  release: coachName,
  hire: coachName,
  staff: yesNo('staff must be true or false.'),
});
export const gameInput = z.object({ id: wholeNumber('The game id') });
export const nationGameInput = z.object({ id: wholeNumber('The game id'), other: wholeNumber('The other game’s id') });

/** Far more calls than any game needs. */
const MOST_CALLS = 600;
/** Calls as a list, or as text separated by commas; words may be joined by spaces or hyphens. */
const sidelineCalls = z.preprocess(
  (value) => {
    const list: unknown = typeof value === 'string' ? value.split(',') : value;
    if (!Array.isArray(list)) return list;
    return list.map((each) =>
      typeof each === 'string'
        ? each
            .trim()
            .toLowerCase()
            .replaceAll(/[\s-]+/g, '_')
        : each,
    );
  },
  z
    .array(
      z.enum(
        SIDELINE_CALLS as [SidelineCall, ...SidelineCall[]],
        `A call must be one of ${SIDELINE_CALLS.join(', ')}.`,
      ),
    )
    .max(MOST_CALLS, `A game has at most ${MOST_CALLS} calls.`),
);

/** The next calls from the sideline. `at` is the number of calls made so far, so that no call is made twice. */
export const callPlayInput = z.object({
  game: wholeNumber('The game id'),
  at: wholeNumber('The number of calls so far'),
  calls: sidelineCalls,
});
/** Weeks to simulate. If calls are given, they coach the player's game in the first of those weeks. */
export const simInput = z.object({ week: wholeNumber('The week'), calls: sidelineCalls.optional() });
export const advanceInput = z.object({
  to: z.enum(STAGES, `The stage must be one of ${STAGES.join(', ')}.`),
});
export const undoInput = z.object({
  steps: z.preprocess(
    readWhole,
    z.int('The number of decisions must be a whole number.').min(1, 'Undo at least one decision.').default(1),
  ),
});
export const renameSaveInput = z.object({
  user_id: z.string('The id of a saved game is required.').min(1).max(80),
  name: z.string('A save needs a name.').min(1, 'A save needs a name.').max(200).describe('The new file name.'),
});
export const saveUniverseInput = z.object({
  /** Content of a universe, as docs/universe.md describes it. */
  universe: z.unknown(),
  /** File name for the universe, next to the saves; if left out, it is only checked. */
  file: z.preprocess(blank, z.string().max(120, 'The name of a file has at most 120 letters.').optional()),
  /** Whether to replace an existing universe of that name. */
  replace: z.preprocess(readYesNo, z.boolean('replace must be true or false.').optional()),
});
export const deleteSaveInput = z.object({
  user_id: z.string('The id of a saved game is required.').min(1).max(80),
  file: z
    .string('The file must be the name of the saved game’s file.')
    .max(200)
    .optional()
    .describe('The file you expect it in; nothing is deleted if it is in a different one.'),
});
export const scheduleGameInput = z.object({ opponent: teamNameInput, week: wholeNumber('The week') });

/**
 * A new game. Without `playoff_teams`, each season uses its actual format. With 12 or 16 teams, `playoff_autobids`
 * defaults to 5, and `playoff_conf_champ_top_4` to true with 12; with 2 or 4 both must be 0 and false, or left out.
 */
export const newGameInput = z.object({
  team: teamNameInput,
  year: wholeNumber('The year'),
  playoff_teams: z.preprocess(
    readWhole,
    z.literal([...PLAYOFF_SIZES], `A playoff has ${PLAYOFF_SIZES_SAID}.`).optional(),
  ),
  playoff_autobids: optionalWhole('The number of autobids'),
  playoff_conf_champ_top_4: z.preprocess(readYesNo, z.boolean('Top-four seeding must be true or false.').optional()),
  /** Whether the given format is only the first season's: later seasons use their own, and the field may grow. */
  playoff_changes: z.preprocess(readYesNo, z.boolean('playoff_changes must be true or false.').optional()),
  /** First and last name of the player's coach. If left out, the player owns the program and others coach it. */
  coach: z.preprocess(blank, z.string().max(60, 'A coach’s name has at most 60 characters.').optional()),
  /** Career mode; `owner` means no coaching career. */
  mode: z.preprocess(blank, z.enum(DYNASTY_MODES, `The mode must be one of ${DYNASTY_MODES.join(', ')}.`).optional()),
  /** His first job: coordinator of a side of the ball, or head coach if left out. */
  coach_role: z.preprocess(
    blank,
    z.enum(COACH_ROLES, `The coach’s job must be one of ${COACH_ROLES.join(', ')}.`).optional(),
  ),
  coach_age: optionalWhole('The age of the coach'),
  coach_school: z.preprocess(blank, teamNameInput.optional()),
  coach_side: z.preprocess(
    blank,
    z.enum(STAFF_SIDES, `The coach’s side of the ball must be ${STAFF_SIDES.join(' or ')}.`).optional(),
  ),
  coach_background: z.preprocess(
    blank,
    z.enum(COACH_ORIGINS, `The coach’s background must be one of ${COACH_ORIGINS.join(', ')}.`).optional(),
  ),
  coach_strengths: z.preprocess(
    readSkills,
    z
      .array(z.enum(COACH_SKILLS, `A coach’s strengths must be among ${COACH_SKILLS.join(', ')}.`))
      .min(1, STRENGTHS_WORDS)
      .max(MOST_STRENGTHS, STRENGTHS_WORDS)
      .optional(),
  ),
  /** Difficulty; `normal` if left out. */
  difficulty: z.preprocess(
    blank,
    z.enum(DIFFICULTIES, `The difficulty must be one of ${DIFFICULTIES.join(', ')}.`).optional(),
  ),
  /**
   * Whether to play 2020 as it was, with fewer games and some called off, if the dynasty starts there. Otherwise it is
   * played in full.
   */
  as_it_was: z.preprocess(readYesNo, z.boolean('as_it_was must be true or false.').optional()),
  /** Lets you edit players. The dynasty keeps an Edited mark and does not count for challenges. */
  editable: z.preprocess(readYesNo, z.boolean('editable must be true or false.').optional()),
  /** The dynasty's seed in its printable form; if left out, a new one is drawn. */
  seed: z.string().min(1).max(80).optional(),
  /**
   * A universe to play in: a listed id, or its content as docs/universe.md describes it. The real world if left out.
   */
  universe: z.preprocess(blank, z.unknown().optional()),
  /** Overrides of balance numbers, by dotted name. */
  tuning: z
    .record(
      z.string().max(100),
      z.number('A tuning value must be a number.'),
      'Tuning must be an object of numbers by name.',
    )
    .optional(),
});
export type NewGameInput = z.output<typeof newGameInput>;
