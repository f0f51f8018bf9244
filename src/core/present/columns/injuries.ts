import type { Injured } from '../../app/views/injuries.ts';
import { injuryText, returnText, statusText } from '../injuries.ts';
import { COMMON, number, playerColumns, words } from './common.ts';
import { tableColumn as col } from './descriptor.ts';

/** The columns of the injury report. A face shows those it has room for. */
export const INJURIES = {
  ...playerColumns<Injured>(),
  team: col<Injured>('team', COMMON.team, (row) => row.team),
  role: col<Injured>('role', words('Depth', 'Starter or backup.'), (row) => (row.starter ? 'Starter' : 'Backup')),
  status: col<Injured>(
    'status',
    words(
      'Status',
      'Out: misses the game. Doubtful: misses this one, probably back for the next. First half: sits it out for targeting. Questionable: hurt lately, plays.',
    ),
    (row) => row.status,
    statusText,
  ),
  injury: col<Injured>('injury', words('Injury', 'What he has.'), (row) => row.injury, injuryText),
  back: col<Injured>('back', words('Back', 'When the staff expects him back.'), (row) => row.returns, returnText),
  week: col<Injured>(
    'week',
    number(['Since', 'Hurt in week'], 'The week in which he was hurt, in its game or in practice before it.'),
    (row) => row.week,
  ),
};
