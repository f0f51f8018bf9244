import { setTimeout } from 'node:timers/promises';
import { endAsking } from '../../../core/app/what-if/asking.ts';
import type { ForkInput } from '../../../core/app/what-if/keep.ts';
import type { AnswerOf, InputOf } from '../../../core/contract/registry.ts';
import { MOVE_KINDS, type MoveKind } from '../../../core/model/what-if/measures.ts';
import { pageNamed } from '../../../core/pages/index.ts';
import { ASK_AGAIN_MS, contextOf } from '../../../core/pages/parts/page.ts';
import { careerText } from '../../../core/present/index.ts';
import { listed } from '../../../core/words/numbers.ts';
import { type Cli, unwrap } from '../../shell/cli.ts';
import { CliFailure, EXIT } from '../../shell/failure.ts';
import { numberOption, textOption, wholeNumber } from '../../shell/input.ts';
import { newSavePath } from '../../shell/save-choice.ts';
import { pageParts } from '../../text/described-page.ts';
import { text } from '../../text/page.ts';
import type { Options } from '../../verbs/verb.ts';

/** Season pairs with other dice: title odds need about a hundred, a quick look twenty. */
const USUAL_RUNS = 20;

type Input = InputOf<'whatIf'>;
type MoveInput = InputOf<'whatIfMove'>;

const isMove = (event: string): event is MoveKind => MOVE_KINDS.some((kind) => kind === event);

/** Shows a season's turning points, and how it would have ended if one had gone the other way. */
export async function run(cli: Cli, [event = '']: readonly string[], options: Options): Promise<void> {
  if (isMove(event)) return move(cli, event, options);
  const input = {
    game: wholeNumber(event, `The game (or ${listed(MOVE_KINDS, 'or')})`),
    ...numbered(options, 'kick', 'The kick'),
    ...numbered(options, 'player', 'The player'),
  };
  const name = textOption(options, 'keep');
  if (name !== undefined) return keep(cli, input, name);
  if (options.list === true) return show(cli, 'what-if', input, await cli.ask('whatIf', input));
  const asked = { ...input, runs: runsIn(options) };
  return show(cli, 'what-if', asked, await played(cli, () => cli.ask('whatIf', asked)));
}

/** Asks about another signing, hire or opponent; without one, lists the possible ones. */
async function move(cli: Cli, kind: MoveKind, options: Options): Promise<void> {
  const team = textOption(options, 'team');
  const input: MoveInput = {
    kind,
    ...numbered(options, 'year', 'The year'),
    ...numbered(options, 'recruit', 'The recruit’s number'),
    ...numbered(options, 'coach', 'The coach’s number'),
    ...numbered(options, 'week', 'The week'),
    ...(team !== undefined && { team }),
  };
  const name = textOption(options, 'keep');
  if (name !== undefined) return keep(cli, input, name);
  const looked = await cli.ask('whatIfMove', input);
  if (options.list === true || looked.asked === null) return show(cli, 'what-if-move', input, looked);
  const asked = { ...input, runs: runsIn(options) };
  return show(cli, 'what-if-move', asked, await played(cli, () => cli.ask('whatIfMove', asked)));
}

const runsIn = (options: Options): number => numberOption(options, 'runs', 'The number of runs') ?? USUAL_RUNS;

type Numbered = 'kick' | 'player' | 'year' | 'recruit' | 'coach' | 'week';

function numbered<Name extends Numbered>(options: Options, name: Name, words: string): { [Each in Name]?: number } {
  const given = numberOption(options, name, words);
  return given === undefined ? {} : ({ [name]: given } as { [Each in Name]?: number });
}

type Answer = AnswerOf<'whatIf'> | AnswerOf<'whatIfMove'>;

/** Asks again until the seasons have been simulated. */
async function played<Of extends Answer>(cli: Cli, ask: () => Promise<Of>): Promise<Of> {
  const bar = await cli.progress('What if');
  try {
    for (;;) {
      const answer = await ask();
      if (answer.progress === null) return answer;
      bar.update({ year: answer.info.currentYear, week: null, share: answer.progress });
      await setTimeout(ASK_AGAIN_MS);
    }
  } finally {
    bar.stop();
    await endAsking();
  }
}

async function show(
  cli: Cli,
  page: 'what-if' | 'what-if-move',
  input: Input | MoveInput,
  answer: Answer,
): Promise<void> {
  const { columns } = cli.terminal;
  const view = pageNamed(page).view(answer, contextOf(input, []));
  const paper = { style: cli.style, columns: columns ?? null, csv: cli.globals.csv === true };
  await cli.show({ json: answer, parts: pageParts(view, paper) });
}

/** Saves the fork as a separate dynasty. */
async function keep(cli: Cli, input: ForkInput, name: string): Promise<void> {
  cli.refuseCsv();
  const choice = await cli.choice();
  if (choice === null) throw new CliFailure(EXIT.noSave, 'There is no saved dynasty to ask about yet.');
  const { path: folder } = await cli.folder();
  const into = newSavePath(folder, name);
  const { version } = await cli.library();
  const { keepFork } = await import('../../../core/app/what-if/keep.ts');
  const bar = await cli.progress('What if');
  try {
    const onWeek = (year: number, week: number, share: number) => bar.update({ year, week, share });
    const { info, said } = unwrap(await keepFork(choice.path, into, input, version, onWeek));
    bar.stop();
    await cli.show({
      json: { status: 'success', path: into, changed: said, info },
      parts: [
        text(
          said,
          `A fork of its own, from week ${info.currentWeek} of ${info.currentYear} on: same seed, same decisions, one fact changed.`,
          ...(info.coach === undefined ? [] : [careerText(info.coach)]),
          `Saved in  ${into}`,
        ),
      ],
    });
  } finally {
    bar.stop();
  }
}
