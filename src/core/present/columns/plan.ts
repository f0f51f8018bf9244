import { type PlanRow, type Scouted, scoutedName, scoutedText } from '../plan.ts';
import { words } from './common.ts';
import { tableColumn as col } from './descriptor.ts';

/** The columns of a game plan and of a scouting report. */

export const PLAN = {
  choice: col<PlanRow>('choice', words('Choice', 'What can be planned.'), (row) => row.name),
  plan: col<PlanRow>('plan', words('Plan', 'What is planned.'), (row) => row.plan),
  chosen: col<PlanRow>(
    'chosen',
    words('By', 'Who has chosen it: you, or the staff, which does so from game to game.'),
    (row) => row.chosen,
    (row) => (row.chosen ? 'you' : 'staff'),
  ),
  staff: col<PlanRow>('staff', words('Staff', 'What the staff would plan.'), (row) => row.staff),
  trade: col<PlanRow>('trade', words('What it trades', 'What turning it up gives and takes.'), (row) => row.trade),
};

export const SCOUTING = {
  stat: col<Scouted>('stat', words('Per game', 'What is counted.'), scoutedName),
  does: col<Scouted>('does', words('Does', 'What the opponent does, with the national rank.'), (row) =>
    scoutedText(row.offense),
  ),
  allows: col<Scouted>('allows', words('Allows', 'What it allows others, with the national rank.'), (row) =>
    scoutedText(row.defense),
  ),
};
