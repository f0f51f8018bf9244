import type { InputOf } from '../../../core/app/registry.ts';
import type { BudgetPage, BudgetUseRow } from '../../../core/app/views/budget.ts';
import { WHOLE_BUDGET } from '../../../core/model/budget.ts';
import { BUDGET, BUDGET_WORDS, budgetLines, EMPTY, HEADINGS, moreText, useName } from '../../../core/present/index.ts';
import type { Choice, Event } from '../play/event.ts';
import { shown, tablePane, textPane, view } from './parts.ts';
import { screen } from './screen.ts';
import { wrapped } from './stakes.ts';

const decide = (change: InputOf<'setBudget'>): Event => ({ type: 'do', effect: { do: 'budget', change } });

/** Steps of a share that can be chosen. */
const STEP = 10;

function choicesOf({ use }: BudgetUseRow): Choice[] {
  return Array.from({ length: WHOLE_BUDGET / STEP + 1 }, (_, at) => at * STEP).map((share) => ({
    label: `${share}%`,
    event: decide({ [use]: share }),
  }));
}

/** What the program has for players, what it is spent on, and what that buys. */
export const budget = screen<'budget', BudgetPage>({
  load: ({ ask }) => ask('budget', {}),
  view: (page) => {
    const [first, ...rest] = budgetLines(page);
    return view({
      title: HEADINGS.budgetOf(page.year),
      head: [[first!], ...rest.map((told) => [[told, 'faint'] as const])],
      panes: [
        tablePane<BudgetUseRow>({
          key: 'budget',
          columns: [
            shown(BUDGET.use, { tone: () => 'strong' }),
            shown(BUDGET.share, { align: 'left' }),
            shown(BUDGET.staff),
            shown(BUDGET.rank, { align: 'left', drop: 2 }),
            shown(BUDGET.buys, { align: 'left' }),
          ],
          rows: page.uses,
          mark: (row) => (row.share === row.staff_share ? null : 'strong'),
          act: (row) => ({
            type: 'dialog',
            title: useName(row),
            notes: [BUDGET_WORDS[row.use].buys],
            choices: choicesOf(row),
          }),
          empty: EMPTY.budget,
        }),
        textPane({
          key: 'trades',
          title: BUDGET.buys.short,
          lines: (width) =>
            wrapped(
              page.uses.map(
                (row) =>
                  `${useName(row)}: ${BUDGET_WORDS[row.use].buys} Another tenth of the budget: ${moreText(row)}.`,
              ),
              width,
            ),
          cursor: false,
        }),
      ],
      layout: 'stacked',
      keys: page.own ? [{ key: 'z', label: 'let the staff split it', event: decide({ staff: true }) }] : [],
    });
  },
});
