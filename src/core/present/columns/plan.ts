import { words } from '../../words/columns/common.ts';
import { tableColumn as col, type Descriptor } from '../../words/columns/descriptor.ts';
import { type PlanRow, type Scouted, scoutedName, scoutedText } from '../decisions/plan.ts';

/** Columns of a game plan and a scouting report. */

/** A plan choice, sorted by its step from -3 to 3; choices without steps come last. */
function planColumn(key: 'plan' | 'staff', short: string, meaning: string) {
  const text = (row: PlanRow) => row[key];
  return col<PlanRow>(key, words(short, meaning), text, text, (row) => {
    const step = Number.parseInt(row[key], 10);
    return Number.isNaN(step) ? null : step;
  });
}

/** A number with its national rank, which is the sort key because the units differ. */
function scoutedColumn(key: string, of: Descriptor, side: 'offense' | 'defense') {
  const text = (row: Scouted) => scoutedText(row[side]);
  return col<Scouted>(key, of, text, text, (row) => row[side].rank || null);
}

export const PLAN = {
  choice: col<PlanRow>('choice', words('Choice', 'The choice.'), (row) => row.name),
  plan: planColumn('plan', 'Plan', 'Your current plan.'),
  chosen: col<PlanRow>(
    'chosen',
    words('By', 'Who set it: you, or your staff from game to game.'),
    (row) => row.chosen,
    (row) => (row.chosen ? 'you' : 'staff'),
  ),
  staff: planColumn('staff', 'Staff', 'What your staff would do.'),
  trade: col<PlanRow>(
    'trade',
    words('The tradeoff', 'What you gain and give up by turning it up.'),
    (row) => row.trade,
  ),
};

export const SCOUTING = {
  stat: col<Scouted>('stat', words('Per game', 'The statistic.'), scoutedName),
  does: scoutedColumn('does', words('Does', 'What the opponent does, with its national rank.'), 'offense'),
  allows: scoutedColumn('allows', words('Allows', 'What it allows, with its national rank.'), 'defense'),
};
