import type { CoordinatorChange, HeadChange } from '../../../contract/views/people/carousel.ts';
import type {
  CareerJob,
  CoachedWith,
  CoachHonor,
  DraftedUnderCoach,
  HeadSeason,
} from '../../../contract/views/people/coach.ts';
import type { CoachesPage, Coordinator, HeadCoach, VotedCoach } from '../../../contract/views/people/coaches.ts';
import { JOB_ENDS } from '../../../model/coaches.ts';
import { hiredFromText, jobText } from '../../../words/coaches.ts';
import {
  COMMON,
  nameColumn,
  number,
  positionColumn,
  RECORD_WORDS,
  recordColumn,
  words,
} from '../../../words/columns/common.ts';
import {
  tableColumn as col,
  type Descriptor,
  highestFirst,
  type TableColumn,
  withNumbers,
} from '../../../words/columns/descriptor.ts';
import { placeOrder, recordOrder } from '../../../words/columns/order.ts';
import { percent, winLoss } from '../../../words/numbers.ts';
import type { EndedJob } from '../../coaching/careers.ts';
import { bowlText, coachYears, endText, seasonHonors } from '../../coaching/careers.ts';
import { sideText } from '../../coaching/coaches.ts';
import { DRAFT_WORDS } from '../draft.ts';

/** Head coach columns. */

const OWN = {
  place: number(['#', 'Place'], 'Finish in the vote.', 'low'),
  coach: words('Coach', 'The coach.'),
  years: words('Years', 'First and last season there.'),
  record: words('Record', 'Wins and losses at the program.', 'Record', 'high'),
  season: words('Record', 'Wins and losses before the bowls.', 'Record', 'high'),
  expected: number(
    ['Exp', 'Expected wins'],
    'Expected wins in as many games, based on the program’s recent seasons.',
    'low',
    1,
  ),
  role: words('Role', 'The side of the ball he runs.'),
  end: words('Left', 'Why he left.'),
  share: words('Votes', 'Share of the ballots.', 'Votes', 'high'),
};

/** Why a coach left, sorted by kind of reason. */
function endColumn<Row>(key: string, of: Descriptor, job: (row: Row) => EndedJob | null): TableColumn<Row> {
  const text = (row: Row): string => {
    const ended = job(row);
    return ended === null ? '' : endText(ended);
  };
  const place = placeOrder<string>(JOB_ENDS);
  return col<Row>(key, of, text, text, (row) => {
    const end = job(row)?.end ?? null;
    return end === null ? null : place(end);
  });
}

/** A record that only some rows have. */
function recordOrNone<Row>(
  record: (row: Row) => { wins: number; losses: number } | null,
  of: Descriptor = OWN.record,
): TableColumn<Row> {
  const text = (row: Row): string => {
    const found = record(row);
    return found === null ? '' : winLoss(found.wins, found.losses);
  };
  const order = (row: Row) => {
    const found = record(row);
    return found === null ? null : recordOrder(found.wins, found.losses);
  };
  const number = (key: 'wins' | 'losses', descriptor: Descriptor) =>
    col<Row>(key, descriptor, (row) => record(row)?.[key] ?? null);
  return withNumbers(col<Row>('record', of, text, text, order), [
    number('wins', RECORD_WORDS.wins),
    number('losses', RECORD_WORDS.losses),
  ]);
}

/** A coach's years at a program, sorted by the first; jobs that start next season read `from 2028`. */
const yearsColumn = <Row extends Pick<HeadCoach, 'since' | 'until'>>(year: number) =>
  highestFirst(
    col<Row>(
      'years',
      OWN.years,
      (row) => coachYears(row, year),
      (row) => coachYears(row, year),
      (row) => row.since,
    ),
  );

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

/** A head coach on a program's list: the next one, the current one, or an earlier one. */
export type ListedHead = Omit<HeadCoach, 'age'> & EndedJob;

/** Returns a program's head coaches: the one hired for next season, those of this one, and those before. */
export function listedHeads({
  head_coach,
  outgoing,
  successor,
  former_coaches,
  info,
}: Pick<CoachesPage, 'head_coach' | 'outgoing' | 'successor' | 'former_coaches' | 'info'>): ListedHead[] {
  const began = info.currentYear + 1;
  const next = successor && { ...successor, since: began, until: null, end: null, to: null, wins: 0, losses: 0 };
  const leads = head_coach && { ...head_coach, to: null };
  const now = outgoing === null ? [leads] : leads?.end === 'interim' ? [leads, outgoing] : [outgoing];
  return [next, ...now, ...former_coaches].filter((each) => each !== null);
}

export const HEAD_COACHES = {
  coach: nameColumn<ListedHead>('coach', OWN.coach, (row) => row),
  years: (year: number) => yearsColumn<ListedHead>(year),
  record: recordColumn<ListedHead>('record', OWN.record, (row) => [row.wins, row.losses]),
  end: endColumn<ListedHead>('end', OWN.end, (row) => row),
};

export const COORDINATORS = {
  coach: nameColumn<Coordinator>('coach', OWN.coach, (row) => row),
  role: col<Coordinator>('role', OWN.role, sideText),
  years: (year: number) => yearsColumn<Coordinator>(year),
  end: endColumn<Coordinator>('end', OWN.end, (row) => row),
};

/** Columns of a coach's career. */

const CAREER_WORDS = {
  job: words('Role', 'The side of the ball he ran.'),
  honors: words('Honors', 'Titles that season.'),
  bowls: words('Bowl', 'Bowl and playoff record that season.', 'Bowls', 'high'),
  final: number(['Final', 'Final rank'], 'Rank in the final poll.', 'low'),
  together: words('Together', 'Seasons on the same staff.'),
  head_at: words('Head coach at', 'His first head coaching job and the season it began.'),
  head_record: words('Record', 'Wins and losses as a head coach, finished seasons only.', 'Record', 'high'),
  drafted: number(['Season', 'Last season'], 'The season before his draft.'),
  left: words('Left', 'The coach who left.', 'Left'),
  hired: words('Hired', 'The coach who was hired.', 'Hired'),
  from: words('From', 'The job he had last, or what he did before his first job in FBS.'),
  interim: words('Interim', 'The coordinator who finished the season as interim.'),
  why: words('Why', 'Why the coach left.'),
};

const NONE = { first: '', last: '' };

export const CAREER_JOBS = {
  years: (year: number) => yearsColumn<CareerJob>(year),
  team: col<CareerJob>('team', COMMON.team, (row) => row.team),
  role: col<CareerJob>('role', CAREER_WORDS.job, jobText),
  record: recordOrNone<CareerJob>((row) => row.record),
  end: endColumn<CareerJob>('end', OWN.end, (row) => row),
};

export const HEAD_SEASONS = {
  year: col<HeadSeason>('year', COMMON.year, (row) => row.year),
  team: col<HeadSeason>('team', COMMON.team, (row) => row.team),
  record: recordColumn<HeadSeason>('record', COMMON.season_record, (row) => [row.wins, row.losses]),
  rank: col<HeadSeason>(
    'rank',
    CAREER_WORDS.final,
    (row) => (row.rank === 0 ? null : row.rank),
    (row) => (row.rank === 0 ? '' : String(row.rank)),
  ),
  bowls: withNumbers(
    col<HeadSeason>('bowls', CAREER_WORDS.bowls, bowlText, bowlText, ({ bowl_wins, bowl_losses }) =>
      bowl_wins + bowl_losses === 0 ? null : recordOrder(bowl_wins, bowl_losses),
    ),
    [
      col<HeadSeason>('bowl_wins', RECORD_WORDS.wins, (row) => row.bowl_wins),
      col<HeadSeason>('bowl_losses', RECORD_WORDS.losses, (row) => row.bowl_losses),
    ],
  ),
  honors: col<HeadSeason>(
    'honors',
    CAREER_WORDS.honors,
    seasonHonors,
    seasonHonors,
    ({ champion, conference_champion }) => 2 * Number(champion) + Number(conference_champion),
  ),
};

/** `Rice, 2028`. */
const headAt = ({ head }: CoachedWith): string => (head === null ? '' : `${head.team}, ${head.year}`);

export const COACHED_WITH = {
  coach: nameColumn<CoachedWith>('coach', OWN.coach, (row) => row),
  role: col<CoachedWith>('role', OWN.role, sideText),
  team: col<CoachedWith>('team', COMMON.team, (row) => row.team),
  years: highestFirst(
    col<CoachedWith>(
      'years',
      CAREER_WORDS.together,
      (row) => coachYears(row),
      (row) => coachYears(row),
      (row) => row.since,
    ),
  ),
  head: col<CoachedWith>('head_coach_at', CAREER_WORDS.head_at, headAt, headAt, ({ head }) => head?.year ?? null),
  record: recordOrNone<CoachedWith>(({ head }) => head, CAREER_WORDS.head_record),
};

export const DRAFTED_UNDER = {
  year: col<DraftedUnderCoach>('year', CAREER_WORDS.drafted, (row) => row.year),
  round: col<DraftedUnderCoach>('round', DRAFT_WORDS.round, (row) => row.round),
  pick: col<DraftedUnderCoach>('pick', DRAFT_WORDS.pick, (row) => row.pick),
  name: nameColumn<DraftedUnderCoach>('name', COMMON.player, (row) => row),
  pos: positionColumn<DraftedUnderCoach>('pos', (row) => row.pos),
  team: col<DraftedUnderCoach>('team', COMMON.team, (row) => row.team),
};

export const COACH_HONORS = {
  year: col<CoachHonor>('year', COMMON.year, (row) => row.year),
  team: col<CoachHonor>('team', COMMON.team, (row) => row.team),
  record: recordColumn<CoachHonor>('record', OWN.season, (row) => [row.wins, row.losses]),
};

/** Columns shared by the tables of coaching changes. */
const changeColumns = <Row extends Pick<CoordinatorChange, 'team' | 'left' | 'hired'>>() => ({
  team: col<Row>('team', COMMON.team, (row) => row.team),
  left: nameColumn<Row>('left', CAREER_WORDS.left, (row) => row.left ?? NONE),
  why: endColumn<Row>('why', CAREER_WORDS.why, ({ left }) => left),
  hired: nameColumn<Row>('hired', CAREER_WORDS.hired, (row) => row.hired ?? NONE),
  from: col<Row>('from', CAREER_WORDS.from, ({ hired, team }) => (hired === null ? '' : hiredFromText(hired, team))),
});

export const HEAD_CHANGES = {
  ...changeColumns<HeadChange>(),
  conference: col<HeadChange>('conference', COMMON.conference, (row) => row.conference),
  record: recordOrNone<HeadChange>((row) => row.left, OWN.record),
  interim: nameColumn<HeadChange>('interim', CAREER_WORDS.interim, (row) => row.interim ?? NONE),
};

export const COORDINATOR_CHANGES = {
  ...changeColumns<CoordinatorChange>(),
  role: col<CoordinatorChange>('role', OWN.role, sideText),
};
