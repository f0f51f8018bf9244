import type { InputOf } from '../../core/app/registry.ts';
import type { BudgetUseRow } from '../../core/app/views/budget.ts';
import { BUDGET_USES } from '../../core/model/budget.ts';
import { BUDGET, budgetLines, EMPTY } from '../../core/present/index.ts';
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

/** The budget; with a share it is split first. */
export async function run(cli: Cli, _args: readonly string[], options: Options): Promise<void> {
  const shares = sharesOf(options);
  const asked = Object.keys(shares).length > 0;
  if (options.staff === true && asked) {
    throw new CliFailure(EXIT.refused, 'Choose shares or --staff, not both.', ['For example: dynasty budget --staff']);
  }
  if (options.staff === true) await cli.ask('setBudget', { staff: true });
  else if (asked) await cli.ask('setBudget', shares);
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
    ],
  });
}
