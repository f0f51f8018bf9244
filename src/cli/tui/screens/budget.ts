import type { InputOf } from '../../../core/contract/registry.ts';
import type { Asking, BudgetPage, BudgetUseRow } from '../../../core/contract/views/recruiting/budget.ts';
import { type Ask, WHOLE_BUDGET } from '../../../core/model/program/budget.ts';
import {
  ASK_TRADE,
  ASK_WORDS,
  ASKING,
  type AskRow,
  askingLines,
  askNotes,
  askRows,
  BUDGET,
  BUDGET_WORDS,
  budgetLines,
  EMPTY,
  HEADINGS,
  moreText,
  useName,
} from '../../../core/present/index.ts';
import type { Choice, Event } from '../play/event.ts';
import { wrapped } from './described.ts';
import { tablePane, textPane, toneColumn, view } from './parts.ts';
import { screen } from './screen.ts';

const decide = (input: InputOf<'setBudget'>): Event => ({
  type: 'do',
  effect: { do: 'decide', command: 'setBudget', input, said: 'Budget saved.' },
});

/** Step between the shares offered, in percent. */
const STEP = 10;

function choicesOf({ use }: BudgetUseRow): Choice[] {
  return Array.from({ length: WHOLE_BUDGET / STEP + 1 }, (_, at) => at * STEP).map((share) => ({
    label: `${share}%`,
    event: decide({ [use]: share }),
  }));
}

/** The ways to ask the boosters; until the season starts Enter chooses one. */
const boosters = (page: BudgetPage, asking: Asking) =>
  tablePane<AskRow>({
    key: 'asking',
    title: HEADINGS.boosters,
    columns: [
      toneColumn(ASKING.ask, { tone: () => 'strong' }),
      toneColumn(ASKING.now, { align: 'left' }),
      toneColumn(ASKING.later, { align: 'left' }),
      toneColumn(ASKING.expected, { align: 'left' }),
      toneColumn(ASKING.fired, { align: 'left', drop: 1 }),
    ],
    rows: askRows(asking),
    mark: ({ by }) => (by === null ? null : 'strong'),
    act: (row) => (asking.open ? askDialog(page, asking, row.ask) : null),
    sortable: false,
  });

/** Opens the choice of how to ask, starting with the one under the cursor. */
const askDialog = (page: BudgetPage, asking: Asking, first: Ask): Event => ({
  type: 'dialog',
  title: HEADINGS.boosters,
  notes: [...askingLines(page), ASK_TRADE],
  choices: [...asking.choices]
    .sort((a, b) => Number(b.ask === first) - Number(a.ask === first))
    .map((choice) => ({ label: ASK_WORDS[choice.ask], hint: askNotes(choice), event: decide({ ask: choice.ask }) })),
});

/** The program's NIL budget, its split, and the effects. */
export const budget = screen<'budget', BudgetPage>({
  load: ({ ask }) => ask('budget', {}),
  view: (page) => {
    const [first = '', ...rest] = budgetLines(page);
    return view({
      title: HEADINGS.budgetOf(page.year),
      head: [[first], ...rest.map((line) => [[line, 'faint'] as const])],
      panes: [
        tablePane<BudgetUseRow>({
          key: 'budget',
          columns: [
            toneColumn(BUDGET.use, { tone: () => 'strong' }),
            toneColumn(BUDGET.share, { align: 'left' }),
            toneColumn(BUDGET.staff),
            toneColumn(BUDGET.rank, { align: 'left', drop: 2 }),
            toneColumn(BUDGET.buys, { align: 'left' }),
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
        ...(page.asking === null ? [] : [boosters(page, page.asking)]),
        textPane({
          key: 'trades',
          title: 'In words',
          lines: (width) =>
            wrapped(
              [
                ...askingLines(page),
                ...page.uses.map((row) => `${useName(row)}: ${BUDGET_WORDS[row.use].buys} Next 10%: ${moreText(row)}.`),
              ],
              width,
            ),
          cursor: false,
        }),
      ],
      layout: 'stacked',
      keys: page.own ? [{ key: 'z', label: 'let your staff set it', event: decide({ staff: true }) }] : [],
    });
  },
});
