import { goalText } from '../../../core/app/challenges/goal.ts';
import { judge, type Verdict } from '../../../core/app/challenges/judge.ts';
import { CHALLENGES, type Challenge } from '../../../core/app/challenges/list.ts';
import { beginningOf, challengeNamed, challengeOfTheDay, type Started } from '../../../core/app/challenges/start.ts';
import { startFrom } from '../../../core/app/commands/new-game.ts';
import { readCode, shareSave } from '../../../core/app/sharing/play.ts';
import { firstOf, mustHave } from '../../../core/model/lists.ts';
import { capitalized } from '../../../core/words/numbers.ts';
import { type Cli, unwrap } from '../../shell/cli.ts';
import { CliFailure, EXIT } from '../../shell/failure.ts';
import { textOption } from '../../shell/input.ts';
import { freshPath, newSavePath } from '../../shell/save-choice.ts';
import { noSuch } from '../../shell/suggest.ts';
import { table, text } from '../../text/page.ts';
import type { Options } from '../../verbs/verb.ts';
import { codeFrom } from './from-code.ts';

/** Days back, today included, whose challenges a dynasty is checked against. */
const DAYS_BACK = 366;
const DAY_MS = 86_400_000;

/** Lists the challenges, starts one, or scores a dynasty. */
export async function run(cli: Cli, [action = 'list', name]: readonly string[], options: Options): Promise<void> {
  if (action === 'list') return list(cli, dayOf(options));
  if (action === 'start') return start(cli, name, options);
  if (action === 'check') return check(cli, name, dayOf(options));
  const actions = ['list', 'start', 'check'];
  throw noSuch(`There is no action "${action}" for challenges.`, action, actions, [`Actions: ${actions.join(', ')}`]);
}

/** Returns the requested day, or today in UTC. */
function dayOf(options: Options): string {
  const day = textOption(options, 'date') ?? new Date().toISOString().slice(0, 10);
  if (challengeOfTheDay(day) !== null) return day;
  throw new CliFailure(EXIT.refused, `"${day}" is not a date; write it like 2026-11-25.`);
}

const taskOf = ({ start, goal, until }: Challenge): string =>
  `${start.team} ${start.year}: ${goalText(goal)} by ${until}`;

const asJson = ({ id, title, about, start, goal, until }: Challenge) => {
  return { id, title, about, start, goal, task: goalText(goal), until };
};

async function list(cli: Cli, day: string): Promise<void> {
  const rows = [mustHave(challengeOfTheDay(day), 'challenge of the day'), ...CHALLENGES];
  await cli.show({
    json: { day: firstOf(rows).id, challenges: rows.map(asJson) },
    parts: [
      table<Challenge>({
        name: 'challenges',
        columns: [
          { key: 'id', title: 'Name', value: ({ id }) => id },
          { key: 'task', title: 'Challenge', value: taskOf },
          { key: 'about', title: 'Why it is hard', value: ({ about }) => about, drop: 1 },
        ],
        rows,
        mark: (row) => (row === rows[0] ? 'strong' : null),
      }),
      text('Start one: dynasty challenge start NAME. Judge yours: dynasty challenge check'),
    ],
  });
}

function named(name: string | undefined): Started {
  const found = name === undefined ? null : challengeNamed(name);
  if (found !== null) return found;
  const names = CHALLENGES.map(({ id }) => id);
  if (name === undefined) throw new CliFailure(EXIT.refused, 'Which challenge?', ['List them with: dynasty challenge']);
  throw noSuch(`There is no challenge "${name}".`, name, names, ['List them all with: dynasty challenge']);
}

async function start(cli: Cli, name: string | undefined, options: Options): Promise<void> {
  cli.refuseCsv();
  const challenge = named(name === 'today' ? `day-${dayOf(options)}` : name);
  const { path: folder } = await cli.folder();
  const file = textOption(options, 'name');
  const path = file === undefined ? freshPath(folder, challenge.id) : newSavePath(folder, file);
  const { version } = await cli.library();
  const { settings, given } = beginningOf(challenge);
  unwrap(await startFrom(path, settings, version, given)).close();
  cli.terminal.hasDecided = true;
  await cli.show({
    json: { status: 'success', path, challenge: asJson(challenge) },
    parts: [
      text(
        `${challenge.title}. ${capitalized(taskOf(challenge))}.`,
        challenge.about,
        `Saved in  ${path}`,
        'When you are done: dynasty challenge check',
      ),
    ],
  });
}

/** Returns the code to score: the one given, or the current save's. */
async function codeToJudge(cli: Cli, typed: string | undefined, version: string): Promise<string> {
  if (typed !== undefined) return codeFrom(cli, typed);
  const choice = await cli.choice();
  if (choice === null) throw new CliFailure(EXIT.noSave, 'There is no saved dynasty to judge yet.');
  return unwrap(await shareSave(choice.path, version)).code;
}

/** Returns the days whose challenges a dynasty may have started as. */
function daysUntil(day: string): string[] {
  const last = Date.parse(`${day}T00:00:00Z`);
  return Array.from({ length: DAYS_BACK }, (_, back) => new Date(last - back * DAY_MS).toISOString().slice(0, 10));
}

async function check(cli: Cli, typed: string | undefined, day: string): Promise<void> {
  cli.refuseCsv();
  const { version } = await cli.library();
  const read = unwrap(await readCode(await codeToJudge(cli, typed, version)));
  const bar = await cli.progress('Replay');
  try {
    const onWeek = (year: number, week: number | null, share: number) => bar.update({ year, week, share });
    const verdict = unwrap(await judge(read, daysUntil(day), version, onWeek));
    bar.stop();
    await cli.show({
      json: { ...verdict, challenge: asJson(verdict.challenge) },
      parts: [text(...verdictLines(verdict))],
    });
    if (verdict.outcome === 'missed') throw new CliFailure(EXIT.fellShort, 'Challenge failed.');
  } finally {
    bar.stop();
  }
}

const OUTCOMES: Readonly<Record<Verdict['outcome'], (verdict: Verdict) => string>> = {
  met: ({ year }) => `Completed after the ${year} season.`,
  open: ({ challenge, progress }) => `Not yet (${progress}); you have until ${challenge.until}.`,
  missed: ({ challenge, progress }) => `Missed: ${progress} by ${challenge.until}.`,
};

function verdictLines(verdict: Verdict): string[] {
  return [
    `${verdict.challenge.title}. ${capitalized(taskOf(verdict.challenge))}.`,
    OUTCOMES[verdict.outcome](verdict),
    ...verdict.seasons.map(({ year, wins, losses, rank, inPlayoff, champion }) => {
      const more = champion ? ', national champion' : inPlayoff ? ', playoff' : '';
      return `  ${year}  ${wins}-${losses}, ranked ${rank}${more}`;
    }),
    'Replayed from its first decision: verified.',
  ];
}
