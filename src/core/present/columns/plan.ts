import { words } from '../../words/columns/common.ts';
import { tableColumn as col, type Descriptor } from '../../words/columns/descriptor.ts';
import { type PlanRow, type Scouted, scoutedName, scoutedText } from '../decisions/plan.ts';

/** The columns of a game plan and of a scouting report. */

/** A choice with its step: -3 to 3; a choice without steps comes last. */
function planColumn(key: 'plan' | 'staff', short: string, meaning: string) {
  const text = (row: PlanRow) => row[key];
  return col<PlanRow>(key, words(short, meaning), text, text, (row) => {
    const step = Number.parseInt(row[key], 10);
    return Number.isNaN(step) ? null : step;
  });
}

/** A number with its national rank, by which it sorts: numbers of different units do not compare. */
function scoutedColumn(key: string, of: Descriptor, side: 'offense' | 'defense') {
  const text = (row: Scouted) => scoutedText(row[side]);
  return col<Scouted>(key, of, text, text, (row) => row[side].rank || null);
}

export const PLAN = {
  choice: col<PlanRow>('choice', words('Choice', 'What can be planned.'), (row) => row.name),
  plan: planColumn('plan', 'Plan', 'What is planned.'),
  chosen: col<PlanRow>(
    'chosen',
    words('By', 'Who has chosen it: you, or the staff, which does so from game to game.'),
    (row) => row.chosen,
    (row) => (row.chosen ? 'you' : 'staff'),
  ),
  staff: planColumn('staff', 'Staff', 'What the staff would plan.'),
  trade: col<PlanRow>('trade', words('What it trades', 'What turning it up gives and takes.'), (row) => row.trade),
};

export const SCOUTING = {
  stat: col<Scouted>('stat', words('Per game', 'What is counted.'), scoutedName),
  does: scoutedColumn('does', words('Does', 'What the opponent does, with the national rank.'), 'offense'),
  allows: scoutedColumn('allows', words('Allows', 'What it allows others, with the national rank.'), 'defense'),
};
