import type { InputOf } from '../../../core/contract/registry.ts';
import type { PlanPage } from '../../../core/contract/views/season/plan.ts';
import { COVERAGES, PLAN_MOST, STAFF_CHOOSES } from '../../../core/model/program/game-plan.ts';
import {
  aheadText,
  COVERAGE_NAMES,
  FOLLOW_STAFF,
  HEADINGS,
  NOTHING_SCOUTED,
  PLAN,
  PLAN_WORDS,
  type PlanRow,
  plannerText,
  planRows,
  planWinText,
  SCOUTING,
  type Scouted,
  schemesAhead,
  scoutingTitle,
  settingBrief,
  stepName,
} from '../../../core/present/index.ts';
import type { Choice, Event } from '../play/event.ts';
import { wrapped } from './described.ts';
import { tablePane, textPane, toneColumn, view } from './parts.ts';
import { screen } from './screen.ts';

const change = (input: InputOf<'setPlan'>): Event => ({
  type: 'do',
  effect: { do: 'decide', command: 'setPlan', input, said: 'Game plan saved.' },
});

/** Hint next to a choice: whether it is current, or the staff's. */
function hintOf({ plan: now, staff }: PlanRow, label: string, effect: string): Pick<Choice, 'hint'> {
  const words = [
    ...(label === now ? ['current'] : []),
    ...(label === staff ? ['your staff’s pick'] : []),
    ...(effect === '' ? [] : [effect]),
  ];
  return words.length === 0 ? {} : { hint: words.join(', ') };
}

/** Returns the settings for a row of the plan. */
function choicesOf(row: PlanRow, page: PlanPage): Choice[] {
  const { key } = row;
  const choice = (label: string, at: PlanPage['effects'][number]['at']) => ({
    label,
    ...hintOf(row, label, settingBrief(page, key, at)),
    event: change({ [key]: at }),
  });
  const back = row.chosen ? [{ label: FOLLOW_STAFF, event: change({ [key]: STAFF_CHOOSES }) }] : [];
  const words = PLAN_WORDS.find((each) => each.key === key);
  if (words === undefined) return [...COVERAGES.map((coverage) => choice(COVERAGE_NAMES[coverage], coverage)), ...back];
  const steps = Array.from({ length: 2 * PLAN_MOST + 1 }, (_, at) => at - PLAN_MOST);
  return [...steps.map((step) => choice(stepName(words.key, step), step)), ...back];
}

/** The game plan, next to the staff's, and the scouting report on the next opponent. */
export const plan = screen<'plan', PlanPage>({
  load: ({ ask }) => ask('plan', {}),
  view: (page) =>
    view({
      title: HEADINGS.gamePlan,
      note: aheadText(page),
      head: [
        ...(planWinText(page) === '' ? [] : [[planWinText(page)]]),
        [[[plannerText(page), ...schemesAhead(page)].join(' · '), 'faint']],
      ],
      layout: 'grid',
      panes: [
        tablePane<PlanRow>({
          key: 'plan',
          title: 'Plan',
          columns: [toneColumn(PLAN.choice), toneColumn(PLAN.plan), toneColumn(PLAN.chosen), toneColumn(PLAN.staff)],
          rows: planRows(page),
          mark: (row) => (row.chosen ? 'strong' : null),
          act: (row) => ({ type: 'dialog', title: row.name, notes: [row.trade], choices: choicesOf(row, page) }),
          min: 50,
        }),
        tablePane<Scouted>({
          key: 'scouting',
          title: scoutingTitle(page),
          columns: [
            toneColumn(SCOUTING.stat),
            toneColumn(SCOUTING.does, { align: 'right' }),
            toneColumn(SCOUTING.allows, { align: 'right' }),
          ],
          rows: page.scouting,
          empty: NOTHING_SCOUTED,
          min: 46,
        }),
        textPane({
          key: 'trades',
          title: 'Trade-offs',
          lines: (width) =>
            wrapped(
              planRows(page).map(({ name, trade }) => `${name}: ${trade}`),
              width,
            ),
          cursor: false,
          min: 40,
        }),
      ],
      keys: page.own ? [{ key: 'z', label: 'let your staff plan', event: change({ staff: true }) }] : [],
    }),
});
