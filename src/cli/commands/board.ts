import type { InputOf } from '../../core/contract/registry.ts';
import type { BoardPage, BoardRecruit } from '../../core/contract/views/recruiting/board.ts';
import type { ClassRank } from '../../core/contract/views/recruiting/recruiting-class.ts';
import { mustHave } from '../../core/model/lists.ts';
import { POSITIONS, type Position, positionNamed } from '../../core/model/positions.ts';
import { CARES } from '../../core/model/recruiting.ts';
import {
  BOARD,
  BOARD_NEEDS,
  boardStaff,
  boardTitle,
  CLASS_RANKS,
  detailLines,
  STAFF_REST,
  shownRecruits,
} from '../../core/present/index.ts';
import type { Cli } from '../shell/cli.ts';
import { CliFailure, EXIT } from '../shell/failure.ts';
import { namesIn, numberOption, yearInput } from '../shell/input.ts';
import { column } from '../text/described.ts';
import { table, text } from '../text/page.ts';
import type { Options } from '../verbs/verb.ts';

type Change = InputOf<'setBoard'>;

const whole = (options: Options, name: string): number | undefined => numberOption(options, name, `--${name}`);

function need(verb: string, option: string, example: string): CliFailure {
  return new CliFailure(EXIT.refused, `What ${verb}? Give it with --${option}.`, [
    `For example: dynasty board ${example}`,
  ]);
}

/** Default weekly hours for contacts or scouting. */
const USUAL_HOURS = 2;

/** The change made by each word after `board`. */
const CHANGES: Readonly<Record<string, (options: Options) => Change>> = {
  add: (options) => ({ hours: whole(options, 'hours') ?? 0 }),
  drop: () => ({ drop: true }),
  offer: (options) => ({ offer: true, hours: whole(options, 'hours') }),
  withdraw: () => ({ offer: false }),
  hours: (options) => {
    const hours = whole(options, 'hours');
    if (hours === undefined) throw need('hours', 'hours', 'hours 12 --hours 6');
    return { hours };
  },
  call: (options) => ({ hours: whole(options, 'hours') ?? USUAL_HOURS }),
  scout: (options) => ({ scout: whole(options, 'hours') ?? USUAL_HOURS }),
  visit: (options) => {
    const week = whole(options, 'week');
    if (week === undefined) throw need('week', 'week', 'visit 12 --week 5 (0 cancels the visit)');
    return { visit: week };
  },
  pitch: (options) => {
    const about = CARES.find((care) => care === options.about);
    if (about === undefined && options.about !== 'staff') {
      throw new CliFailure(EXIT.refused, 'What should your staff pitch? Give it with --about.', [
        `Choose one of ${CARES.join(', ')}, or staff for your strongest selling point.`,
      ]);
    }
    return { pitch: about ?? 'staff' };
  },
};

async function change(cli: Cli, verb: string, words: readonly string[], options: Options): Promise<void> {
  const recruits = namesIn(words);
  if (recruits.length === 0) {
    throw new CliFailure(EXIT.refused, `Which recruits? Give ranks or names after ${verb}.`, [
      `For example: dynasty board ${verb} 12`,
    ]);
  }
  await cli.ask('setBoard', { recruits, ...mustHave(CHANGES[verb], verb)(options) });
}

function filters(options: Options): InputOf<'board'> {
  const position = positionNamed(options.pos);
  if (options.pos !== undefined && position === undefined) {
    throw new CliFailure(EXIT.refused, `--pos is one of ${POSITIONS.join(', ')}, not "${String(options.pos)}".`);
  }
  const state = typeof options.state === 'string' ? options.state.toUpperCase() : undefined;
  // Rows are counted from one on the command line.
  const from = Math.max(0, (whole(options, 'from') ?? 1) - 1);
  const all = options.all === true && { all: true };
  return {
    position,
    stars: whole(options, 'stars'),
    state,
    open: options.open === true,
    ...(from > 0 && { from }),
    ...all,
  };
}

/** Parses positions as typed: `qb ol`, `qb,ol`. */
function positionsIn(words: readonly string[]): Position[] {
  const typed = namesIn(words);
  if (typed.length === 0) {
    throw new CliFailure(EXIT.refused, 'Which positions? Give them after manual.', [
      'For example: dynasty board manual lb cb',
    ]);
  }
  return typed.map((word) => {
    const position = positionNamed(word);
    if (position !== undefined) return position;
    throw new CliFailure(EXIT.refused, `A position is one of ${POSITIONS.join(', ')}, not "${word}".`);
  });
}

/** Refuses a past year: a board is gone once its class has signed. */
async function refusePast(cli: Cli, options: Options): Promise<void> {
  const { year } = yearInput(options);
  if (year === undefined) return;
  const { startYear, currentYear } = await cli.info();
  if (year === currentYear) return;
  const signed = year >= startYear && year < currentYear;
  throw new CliFailure(
    EXIT.refused,
    `The board covers only the class recruited in ${currentYear}.`,
    signed ? [`For the ${year} signees: dynasty class --year ${year}`] : [],
  );
}

async function show(cli: Cli, input: InputOf<'board'>): Promise<void> {
  const answer: BoardPage = await cli.ask('board', input);
  if (!answer.open) {
    await cli.show({
      json: answer,
      parts: [text(boardTitle(answer))],
    });
    return;
  }
  const more = answer.found > answer.recruits.length ? shownRecruits(answer, input.from) : '';
  await cli.show({
    json: answer,
    parts: [
      text(cli.style.paint(boardTitle(answer), 'title'), ...boardStaff(answer)),
      ...(answer.detail === null ? [] : [text(...detailLines(answer.detail))]),
      table<BoardRecruit>({
        name: 'recruits',
        columns: [
          column(BOARD.number),
          column(BOARD.name),
          column(BOARD.pos),
          column(BOARD.stars),
          column(BOARD.home, { drop: 4 }),
          column(BOARD.miles, { drop: 8 }),
          column(BOARD.stand),
          column(BOARD.trend, { drop: 6 }),
          column(BOARD.interest),
          column(BOARD.gap),
          column(BOARD.offered, { drop: 5 }),
          column(BOARD.hours),
          column(BOARD.visit, { drop: 2 }),
          column(BOARD.estimate, { drop: 3 }),
          column(BOARD.decides, { drop: 7 }),
          column(BOARD.cares, { drop: 1 }),
        ],
        rows: answer.recruits,
      }),
      ...(more === '' ? [] : [text(more)]),
      table<BoardPage['needs'][number]>({
        name: 'needs',
        columns: [
          column(BOARD_NEEDS.position),
          column(BOARD_NEEDS.places),
          column(BOARD_NEEDS.committed),
          column(BOARD_NEEDS.targets),
        ],
        rows: answer.needs,
      }),
    ],
  });
}

async function classes(cli: Cli): Promise<void> {
  const answer: BoardPage = await cli.ask('board', {});
  await cli.show({
    json: answer.classes,
    parts: [
      table<ClassRank>({
        name: 'classes',
        columns: [
          column(CLASS_RANKS.rank),
          column(CLASS_RANKS.team),
          column(CLASS_RANKS.points),
          column(CLASS_RANKS.commits),
          column(CLASS_RANKS.chips),
        ],
        rows: answer.classes,
      }),
    ],
  });
}

/** Shows the recruiting board; an action word changes it first, or shows another list. */
export async function run(cli: Cli, args: readonly string[], options: Options): Promise<void> {
  const [word = '', ...rest] = args;
  await refusePast(cli, options);
  if (word === 'classes') return classes(cli);
  if (word === 'auto') await cli.ask('setBoard', rest.length === 0 ? { staff: true } : { auto: positionsIn(rest) });
  else if (word === 'manual') await cli.ask('setBoard', { manual: positionsIn(rest) });
  else if (word === 'clear') await cli.ask('setBoard', { clear: true });
  else if (word === 'rest') await cli.ask('setBoard', STAFF_REST);
  else if (Object.hasOwn(CHANGES, word)) await change(cli, word, rest, options);
  else if (word === 'find') return show(cli, { ...filters(options), show: 'all', find: rest.join(' ') });
  else if (word === 'ours') return show(cli, { ...filters(options), show: 'ours' });
  else if (word !== '') return show(cli, { ...filters(options), recruit: args.join(' ') });
  await show(cli, filters(options));
}
