import type { HotSeat, JobOpening } from '../../../contract/views/people/jobs.ts';
import { PROGRAM_CALLS } from '../../../model/own-coach.ts';
import { jobText } from '../../../words/coaches.ts';
import { callWords } from '../../../words/coaching/jobs.ts';
import { COMMON, number, recordColumn, words } from '../../../words/columns/common.ts';
import { tableColumn as col } from '../../../words/columns/descriptor.ts';
import { placeOrder } from '../../../words/columns/order.ts';
import { fullName } from '../../../words/terms.ts';
import { budgetText, payText, returningText, seatText } from '../../coaching/jobs.ts';

/** Job market columns. */

const nearest = placeOrder(PROGRAM_CALLS);

export const JOBS = {
  team: col<JobOpening>('team', COMMON.team, ({ team }) => team),
  role: col<JobOpening>('role', words('Job', 'Head coach or coordinator.'), jobText),
  conference: col<JobOpening>('conference', COMMON.conference, ({ conference }) => conference),
  call: col<JobOpening>(
    'call',
    words('Interest', 'Whether the program would hire you.'),
    ({ call }) => call,
    ({ call }) => callWords(call),
    ({ call }) => nearest(call),
  ),
  prestige: col<JobOpening>('prestige', COMMON.prestige, ({ prestige }) => prestige),
  ceiling: col<JobOpening>('ceiling', COMMON.ceiling, ({ ceiling }) => ceiling),
  record: recordColumn<JobOpening>('record', COMMON.season_record, ({ wins, losses }) =>
    wins === null || losses === null ? null : [wins, losses],
  ),
  rating: col<JobOpening>('rating', COMMON.rating, ({ rating }) => rating),
  returning: col<JobOpening>(
    'returning',
    words('Returning', 'Returning starters, out of all starters.'),
    ({ returning }) => returning,
    returningText,
  ),
  budget: col<JobOpening>(
    'budget',
    words('Budget', 'Player budget, millions of dollars.'),
    ({ budget }) => budget,
    budgetText,
  ),
  facilities: col<JobOpening>(
    'facilities',
    number(['Facilities', 'Facilities'], 'Rating points they add to a player each offseason.', 'high', 1),
    ({ facilities }) => facilities,
  ),
  pay: col<JobOpening>('pay', words('Pay', 'Millions of dollars a season.'), ({ pay }) => pay, payText),
  expected: col<JobOpening>(
    'expected_wins',
    number(['Expects', 'Expected wins'], 'Wins out of 12 expected next season.', null, 1),
    ({ expected_wins }) => expected_wins,
  ),
  rival: col<JobOpening>(
    'rival',
    words('Rival', 'Whether it is a rival of your current program.'),
    ({ rival }) => rival,
    ({ rival }) => (rival ? 'Rival' : ''),
  ),
  candidate: col<JobOpening>(
    'candidate',
    words('Otherwise', 'The coach the program hires if you turn it down.'),
    ({ candidate }) => fullName(candidate),
  ),
};

export const HOT_SEATS = {
  team: col<HotSeat>('team', COMMON.team, ({ team }) => team),
  coach: col<HotSeat>('coach', words('Head coach', 'The head coach.'), ({ coach }) => fullName(coach)),
  seat: col<HotSeat>(
    'security',
    words('Job security', 'His job security out of 100, or that he has been fired.', 'Job security', 'low'),
    ({ security }) => security,
    seatText,
  ),
  fired: col<HotSeat>(
    'fired',
    number(['Fired', 'Week fired'], 'The week after which he was fired.'),
    (row) => row.fired,
  ),
  since: col<HotSeat>(
    'since',
    number(['Since', 'First season'], 'His first season there.', 'low'),
    ({ since }) => since,
  ),
  record: recordColumn<HotSeat>('record', COMMON.season_record, ({ wins, losses }) => [wins, losses]),
  conference: col<HotSeat>('conference', COMMON.conference, ({ conference }) => conference),
  prestige: col<HotSeat>('prestige', COMMON.prestige, ({ prestige }) => prestige),
};
