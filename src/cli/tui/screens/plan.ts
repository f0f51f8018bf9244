import type { InputOf } from '../../../core/app/registry.ts';
import type { PlanPage } from '../../../core/app/views/plan.ts';
import { COVERAGES, PLAN_MOST } from '../../../core/model/game-plan.ts';
import {
  PLAN_WORDS,
  type PlanRow,
  planAheadText,
  plannerText,
  planRows,
  scoutedName,
  scoutedText,
  stepText,
} from '../../../core/present/index.ts';
import type { Choice, Event } from '../play/event.ts';
import { tablePane, textPane, view } from './parts.ts';
import { screen } from './screen.ts';
import { wrapped } from './stakes.ts';

const change = (input: InputOf<'setPlan'>): Event => ({ type: 'do', effect: { do: 'plan', change: input } });

/** What a row of the plan can be set to. */
function choicesOf({ key }: PlanRow): Choice[] {
  const words = PLAN_WORDS.find((each) => each.key === key);
  if (words === undefined) return COVERAGES.map((coverage) => ({ label: coverage, event: change({ coverage }) }));
  return Array.from({ length: 2 * PLAN_MOST + 1 }, (_, at) => at - PLAN_MOST).map((step) => ({
    label: stepText(words, step),
    event: change({ [words.key]: step }),
  }));
}

/** The game plan, the staff's beside it, and what is known of the next opponent. */
export const plan = screen<'plan', PlanPage>({
  load: ({ ask }) => ask('plan', {}),
  view: (page) =>
    view({
      title: 'Game plan',
      note: planAheadText(page),
      head: [[[plannerText(page), 'faint']]],
      layout: 'grid',
      panes: [
        tablePane<PlanRow>({
          key: 'plan',
          title: 'Plan',
          columns: [
            { key: 'choice', title: 'Choice', value: (row) => row.name },
            { key: 'plan', title: 'Plan', value: (row) => row.plan },
            { key: 'staff', title: 'Staff', value: (row) => row.staff },
          ],
          rows: planRows(page),
          mark: (row) => (row.plan === row.staff ? null : 'strong'),
          act: (row) => ({ type: 'dialog', title: row.name, notes: [row.trade], choices: choicesOf(row) }),
          min: 50,
        }),
        tablePane<PlanPage['scouting'][number]>({
          key: 'scouting',
          title: page.opponent === null ? 'Scouting report' : `Scouting report: ${page.opponent.name}`,
          columns: [
            { key: 'stat', title: 'Per game', value: scoutedName },
            { key: 'does', title: 'Does', align: 'right', value: ({ offense }) => scoutedText(offense) },
            { key: 'suffers', title: 'Suffers', align: 'right', value: ({ defense }) => scoutedText(defense) },
          ],
          rows: page.scouting,
          empty: 'Nothing has been seen of the opponent this season.',
          min: 46,
        }),
        textPane({
          key: 'trades',
          title: 'What a choice trades',
          lines: (width) =>
            wrapped(
              planRows(page).map(({ name, trade }) => `${name}: ${trade}`),
              width,
            ),
          cursor: false,
          min: 40,
        }),
      ],
      keys: page.own ? [{ key: 'z', label: 'let the staff plan', event: change({ staff: true }) }] : [],
    }),
});
