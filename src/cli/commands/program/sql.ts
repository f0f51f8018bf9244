import { askQuestion, QUESTION_TABLES, type QuestionAnswer } from '../../../core/app/questions/ask.ts';
import { plural } from '../../../core/present/index.ts';
import { type Cli, unwrap } from '../../shell/cli.ts';
import { CliFailure, EXIT } from '../../shell/failure.ts';
import { numberOption } from '../../shell/input.ts';
import { noSuch } from '../../shell/suggest.ts';
import { type Part, table, text } from '../../text/page.ts';
import { type CellValue, plainText } from '../../text/table.ts';
import type { Options } from '../../verbs/verb.ts';

/** Default row limits: for a person, and for a program. */
const USUAL_ROWS = { person: 100, program: 100_000 };
const MOST_ROWS = 1_000_000;
const USUAL_SECONDS = 30;
const MOST_SECONDS = 600;

/** Queries a dynasty in SQL, or lists the available views. */
export async function run(cli: Cli, words: readonly string[], options: Options): Promise<void> {
  if (options.views === true) return showViews(cli, words[0]);
  const choice = await cli.choice();
  if (choice === null) {
    throw new CliFailure(EXIT.noSave, 'You have no saved dynasty to query yet.', [
      'Start one: dynasty new --team Michigan --year 2024',
    ]);
  }
  const { json, csv } = cli.globals;
  const usual = json === true || csv === true ? USUAL_ROWS.program : USUAL_ROWS.person;
  const rows = bounded(options, 'limit', 'The number of rows', usual, MOST_ROWS);
  const seconds = bounded(options, 'seconds', 'The number of seconds', USUAL_SECONDS, MOST_SECONDS);
  const year = numberOption(options, 'year', 'The year') ?? null;
  const answer = unwrap(await askQuestion({ path: choice.path, sql: words.join(' '), year }, { rows, seconds }));
  const { columns, more } = answer;
  await cli.show({ json: { columns, rows: asObjects(answer), more }, parts: [drawn(answer)] });
  if (more) cli.note(`Only the first ${plural(answer.rows.length, 'row')}; for more: --limit N.`);
}

/** Parses a number from 1 to `most`, or returns the default. */
function bounded(options: Options, name: string, what: string, usual: number, most: number): number {
  const value = numberOption(options, name, what) ?? usual;
  if (value >= 1 && value <= most) return value;
  throw new CliFailure(EXIT.refused, `${what} is between 1 and ${most}, not ${value}.`);
}

function asObjects({ columns, rows }: QuestionAnswer): Record<string, unknown>[] {
  return rows.map((row) => Object.fromEntries(columns.map((name, index) => [name, row[index]])));
}

/** Decimals shown to people; programs get them all. */
const DECIMALS = 3;

function inShort(value: CellValue): string {
  return plainText(typeof value === 'number' ? Number(value.toFixed(DECIMALS)) : value);
}

function drawn({ columns, rows }: QuestionAnswer): Part {
  return table<QuestionAnswer['rows'][number]>({
    name: 'answer',
    columns: columns.map((name, index) => ({
      key: name,
      title: name,
      value: (row) => row[index] as CellValue,
      text: (row) => inShort(row[index] as CellValue),
    })),
    rows,
    empty: 'No rows.',
  });
}

/** Lists the views, or the columns of one. */
async function showViews(cli: Cli, name: string | undefined): Promise<void> {
  if (name === undefined) return showAll(cli);
  const view = QUESTION_TABLES.find((each) => each.name === name.toLowerCase());
  if (view === undefined) {
    const names = QUESTION_TABLES.map((each) => each.name);
    throw noSuch(`There is no view "${name}".`, name, names, [`Views: ${names.join(', ')}`]);
  }
  const { meaning, columns } = view;
  await cli.show({
    json: { name: view.name, meaning, columns: columns.map(wordsOf) },
    parts: [
      table({
        name: 'columns',
        title: `${view.name}: ${meaning}`,
        columns: [
          { key: 'column', title: 'Column', value: (column) => column.name },
          { key: 'type', title: 'Type', value: (column) => column.type },
          { key: 'meaning', title: 'Meaning', value: (column) => column.meaning },
        ],
        rows: columns,
      }),
    ],
  });
}

const wordsOf = ({ name, type, meaning }: (typeof QUESTION_TABLES)[number]['columns'][number]) => ({
  name,
  type,
  meaning,
});

async function showAll(cli: Cli): Promise<void> {
  await cli.show({
    json: QUESTION_TABLES.map(({ name, meaning, columns }) => ({ name, meaning, columns: columns.map(wordsOf) })),
    parts: [
      table({
        name: 'views',
        columns: [
          { key: 'view', title: 'View', value: (view) => view.name },
          { key: 'columns', title: 'Columns', value: (view) => view.columns.length },
          { key: 'meaning', title: 'One row per', value: (view) => view.meaning },
        ],
        rows: QUESTION_TABLES,
      }),
      text('Columns of one view: dynasty sql --views games'),
    ],
  });
}
