import type { AnswerOf, InputOf } from '../../core/contract/registry.ts';
import type { Asking, BudgetUseRow } from '../../core/contract/views/recruiting/budget.ts';
import { ASKS, type Ask, BUDGET_USES } from '../../core/model/program/budget.ts';
import {
  ASKING,
  type AskRow,
  askingLines,
  askRows,
  BUDGET,
  budgetLines,
  EMPTY,
  HEADINGS,
} from '../../core/present/index.ts';
import type { Cli } from '../shell/cli.ts';
import { CliFailure, EXIT } from '../shell/failure.ts';
import { numberOption } from '../shell/input.ts';
import { column } from '../text/described.ts';
import { table, text } from '../text/page.ts';
import type { Options } from '../verbs/verb.ts';

function sharesOf(options: Options): InputOf<'setBudget'> {
  const shares = BUDGET_USES.flatMap((use) => {
    const share = numberOption(options, use, `--${use}`);
    return share === undefined ? [] : [[use, share] as const];
  });
  return Object.fromEntries(shares);
}

function askOption({ ask }: Options): Ask | undefined {
  const known = ASKS.find((each) => each === ask);
  if (ask === undefined || known !== undefined) return known;
  throw new CliFailure(EXIT.refused, `Ask boosters in one of these ways: ${ASKS.join(', ')}.`, [
    'For example: dynasty budget --ask hard',
  ]);
}

/** The boosters: the current way of asking, and its effects. */
function boosters(cli: Cli, answer: AnswerOf<'budget'>, asking: Asking) {
  return [
    text(cli.style.paint(HEADINGS.boosters, 'title'), ...askingLines(answer)),
    table<AskRow>({
      name: 'asking',
      columns: [
        column(ASKING.ask),
        column(ASKING.now, { align: 'left' }),
        column(ASKING.later, { align: 'left' }),
        column(ASKING.expected),
        column(ASKING.fired, { align: 'left', drop: 1 }),
      ],
      rows: askRows(asking),
    }),
  ];
}

/** Shows the budget; shares set the split first, and `--ask` the way of asking the boosters. */
export async function run(cli: Cli, _args: readonly string[], options: Options): Promise<void> {
  const shares = sharesOf(options);
  const asked = Object.keys(shares).length > 0;
  if (options.staff === true && asked) {
    throw new CliFailure(EXIT.refused, 'Choose shares or --staff, not both.', ['For example: dynasty budget --staff']);
  }
  const ask = askOption(options);
  const change = { ...(options.staff === true ? { staff: true } : shares), ...(ask !== undefined && { ask }) };
  if (Object.keys(change).length > 0) await cli.ask('setBudget', change);
  const answer = await cli.ask('budget', {});
  await cli.show({
    json: answer,
    parts: [
      text(cli.style.paint('Budget', 'title'), ...budgetLines(answer)),
      table<BudgetUseRow>({
        name: 'budget',
        columns: [
          column(BUDGET.use),
          column(BUDGET.share, { align: 'left' }),
          column(BUDGET.staff),
          column(BUDGET.rank, { align: 'left' }),
          column(BUDGET.buys, { align: 'left', least: 20 }),
          column(BUDGET.more, { drop: 1 }),
        ],
        rows: answer.uses,
        empty: EMPTY.budget,
      }),
      ...(answer.asking === null ? [] : boosters(cli, answer, answer.asking)),
    ],
  });
}
