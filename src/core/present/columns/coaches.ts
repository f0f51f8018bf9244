import type { Coordinator, HeadCoach, VotedCoach } from '../../app/views/coaches.ts';
import { COMMON, nameColumn, number, recordColumn, words } from '../../words/columns/common.ts';
import { tableColumn as col, highestFirst } from '../../words/columns/descriptor.ts';
import { percent } from '../../words/numbers.ts';
import { coachYears, endText, sideText } from '../coaches.ts';

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
  share: words('Votes', 'Share of the ballots.', 'Votes', 'high'),
};

/** A coach's years at a program, sorted by the first. */
const yearsColumn = <Row extends Pick<HeadCoach, 'since' | 'until'>>() =>
  highestFirst(col<Row>('years', OWN.years, coachYears, coachYears, (row) => row.since));

export const COACH_VOTE = {
  place: col<VotedCoach>('place', OWN.place, (row) => row.place),
  coach: nameColumn<VotedCoach>('coach', OWN.coach, (row) => row),
  team: col<VotedCoach>('team', COMMON.team, (row) => row.team),
  record: recordColumn<VotedCoach>('record', OWN.season, (row) => [row.wins, row.losses]),
  expected: col<VotedCoach>('expected_wins', OWN.expected, (row) => row.expected_wins),
  share: col<VotedCoach>(
    'share',
    OWN.share,
    (row) => row.share,
    (row) => percent(row.share),
  ),
};

export const HEAD_COACHES = {
  coach: nameColumn<HeadCoach>('coach', OWN.coach, (row) => row),
  years: yearsColumn<HeadCoach>(),
  record: recordColumn<HeadCoach>('record', OWN.record, (row) => [row.wins, row.losses]),
};

export const COORDINATORS = {
  coach: nameColumn<Coordinator>('coach', OWN.coach, (row) => row),
  role: col<Coordinator>('role', OWN.role, sideText),
  years: yearsColumn<Coordinator>(),
  end: col<Coordinator>('end', OWN.end, endText),
};
