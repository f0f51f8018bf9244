import type { Coordinator, HeadCoach, VotedCoach } from '../../app/views/coaches.ts';
import { coachYears, endText, sideText } from '../coaches.ts';
import { percent, winLoss } from '../numbers.ts';
import { fullName } from '../words.ts';
import { COMMON, number, words } from './common.ts';
import { tableColumn as col } from './descriptor.ts';

/** The columns of head coaches. */

const OWN = {
  place: number(['#', 'Place'], 'Place in the vote.', 'low'),
  coach: words('Coach', 'The coach.'),
  years: words('Years', 'His first season there and his last.'),
  record: words('Record', 'Wins and losses with the program.', 'Record', 'high'),
  season: words('Record', 'Wins and losses before the bowls.', 'Record', 'high'),
  expected: number(
    ['Exp', 'Expected wins'],
    'Wins that the program’s years before let expect of as many games.',
    'low',
    1,
  ),
  role: words('Role', 'What he has charge of.'),
  end: words('Left', 'Why he left.'),
  share: words('Votes', 'Share of the ballots.'),
};

export const COACH_VOTE = {
  place: col<VotedCoach>('place', OWN.place, (row) => row.place),
  coach: col<VotedCoach>('coach', OWN.coach, fullName),
  team: col<VotedCoach>('team', COMMON.team, (row) => row.team),
  record: col<VotedCoach>('record', OWN.season, (row) => winLoss(row.wins, row.losses)),
  expected: col<VotedCoach>('expected_wins', OWN.expected, (row) => row.expected_wins),
  share: col<VotedCoach>(
    'share',
    OWN.share,
    (row) => row.share,
    (row) => percent(row.share),
  ),
};

export const HEAD_COACHES = {
  coach: col<HeadCoach>('coach', OWN.coach, fullName),
  years: col<HeadCoach>('years', OWN.years, coachYears),
  record: col<HeadCoach>('record', OWN.record, (row) => winLoss(row.wins, row.losses)),
};

export const COORDINATORS = {
  coach: col<Coordinator>('coach', OWN.coach, fullName),
  role: col<Coordinator>('role', OWN.role, sideText),
  years: col<Coordinator>('years', OWN.years, coachYears),
  end: col<Coordinator>('end', OWN.end, endText),
};
