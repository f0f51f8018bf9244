import type { BoardPage, BoardRecruit } from '../../contract/views/recruiting/board.ts';
import type {
  ClassRank,
  ClassWeek,
  Commitment,
  SignedRank,
  Signee,
} from '../../contract/views/recruiting/recruiting-class.ts';
import { COMPOSITE_DIGITS } from '../../model/class-points.ts';
import { periodNamed } from '../../model/recruiting.ts';
import { COMMON, nameColumn, number, positionColumn, words } from '../../words/columns/common.ts';
import { tableColumn as col, type Descriptor } from '../../words/columns/descriptor.ts';
import { signed } from '../../words/numbers.ts';
import { gapText, hometownText, leadText, placesGained, raceOf, trendMark } from '../board/interest.ts';
import { caresText, estimateText, shortCares, sinceText, standOrder, standText, visitText } from '../recruiting.ts';

/** Columns of the recruiting board and of classes. */

const RANK = number(['#', 'Rank'], 'His national rank, for use in commands.', 'low');
const FROM = words('From', 'His hometown.');

/** `yes`, or nothing. */
function yesColumn<Row>(key: string, of: Descriptor, is: (row: Row) => boolean) {
  const text = (row: Row) => (is(row) ? 'yes' : '');
  return col<Row>(key, of, text, text, (row) => Number(is(row)));
}

export const BOARD = {
  number: col<BoardRecruit>('number', RANK, (row) => row.number),
  name: nameColumn<BoardRecruit>('name', COMMON.name, (row) => row),
  pos: positionColumn<BoardRecruit>('pos', (row) => row.pos),
  stars: col<BoardRecruit>('stars', COMMON.stars, (row) => row.stars),
  home: col<BoardRecruit>('home_state', FROM, (row) => row.home_state, hometownText, hometownText),
  miles: col<BoardRecruit>(
    'miles',
    number(['Mi', 'Miles'], 'Miles from his hometown to our stadium.', 'low'),
    (row) => row.miles,
  ),
  stand: col<BoardRecruit>(
    'stand',
    words('Place', 'Where we rank among the schools recruiting him, or the school he is committed to.'),
    standText,
    standText,
    standOrder,
  ),
  interest: col<BoardRecruit>(
    'interest',
    number(
      ['Int', 'Interest'],
      'His interest in us, out of 100; the average school recruiting him is at 40.',
      'high',
      0,
    ),
    (row) => row.interest,
  ),
  lead: col<BoardRecruit>(
    'lead',
    words('Lead', 'How far ahead of the next-best school we are.', 'Lead', 'high'),
    leadText,
    leadText,
    (row) => (leadText(row) === '' ? null : row.lead),
  ),
  gap: col<BoardRecruit>(
    'gap',
    words('Gap', 'Interest points between us and the next-best school.', 'Gap to the next-best school', 'high'),
    gapText,
    gapText,
    (row) => (gapText(row) === '' ? null : row.lead),
  ),
  trend: col<BoardRecruit>(
    'trend',
    words('Trend', 'Spots gained (▲) or lost (▼) with him since last week.', 'Trend', 'high'),
    trendMark,
    trendMark,
    placesGained,
  ),
  race: col<BoardRecruit>('race', words('Race', 'How close his recruitment is.'), raceOf),
  decides: col<BoardRecruit>(
    'decides',
    words('Decides', 'When he plans to decide, once he has told us.'),
    (row) => row.decides ?? '',
    (row) => row.decides ?? '',
    (row) => periodNamed(row.decides ?? ''),
  ),
  offered: yesColumn<BoardRecruit>(
    'offered',
    words('Offer', 'Whether he has an offer.', 'Offer', 'high'),
    (row) => row.offered,
  ),
  hours: col<BoardRecruit>('hours', number(['Hrs', 'Hours a week'], 'Hours a week.'), (row) => row.hours),
  spent: col<BoardRecruit>('spent', number(['Spent', 'Hours so far'], 'Hours so far.', 'high', 1), (row) => row.spent),
  visit: col<BoardRecruit>('visit', words('Visit', 'His official visit.'), visitText, visitText, (row) => row.visit),
  estimate: col<BoardRecruit>(
    'estimate',
    words('Proj', 'His projected rating as a senior, most likely range.', 'Projection', 'high'),
    estimateText,
    estimateText,
    ({ low, high }) => (low + high) / 2,
  ),
  cares: col<BoardRecruit>('cares', words('Cares about', 'What he has told us he cares about.'), caresText),
  shortCares: col<BoardRecruit>('cares', words('Cares about', 'What he has told us he cares about most.'), shortCares),
};

type Need = BoardPage['needs'][number];

export const BOARD_NEEDS = {
  position: positionColumn<Need>('position', (row) => row.position),
  places: col<Need>(
    'places',
    number(['Need', 'Roster need'], 'Roster spots likely to open.', 'high'),
    (row) => row.places,
  ),
  committed: col<Need>(
    'committed',
    number(['Commits', 'Committed'], 'Recruits committed to us.'),
    (row) => row.committed,
  ),
  targets: col<Need>(
    'targets',
    number(['Targets', 'Targets'], 'Uncommitted recruits with our offer.'),
    (row) => row.targets,
  ),
};

export const COMMITMENTS = {
  number: col<Commitment>('number', RANK, (row) => row.number),
  name: nameColumn<Commitment>('name', COMMON.name, (row) => row),
  pos: positionColumn<Commitment>('pos', (row) => row.pos),
  stars: col<Commitment>('stars', COMMON.stars, (row) => row.stars),
  rating: col<Commitment>(
    'rating',
    number(['Rating', 'Composite'], 'The scouts’ composite, 0.70 to 1.00.', 'high', COMPOSITE_DIGITS),
    (row) => row.rating,
  ),
  home: col<Commitment>('home_state', FROM, (row) => row.home_state),
  month: col<Commitment>('month', words('Since', 'When he committed.'), sinceText, sinceText, (row) => row.month),
  signed: yesColumn<Commitment>(
    'signed',
    words('Signed', 'Whether he has signed.', 'Signed', 'high'),
    (row) => row.signed,
  ),
};

export const SIGNEES = {
  name: nameColumn<Signee>('name', COMMON.name, (row) => row),
  pos: positionColumn<Signee>('pos', (row) => row.pos),
  stars: col<Signee>('stars', COMMON.stars, (row) => row.stars),
  rating: col<Signee>(
    'rating',
    number(['Ovr', 'Rating'], 'His rating as a freshman, 0 to 100.', 'high', 0, 'rating points'),
    (row) => row.rating,
  ),
  home: col<Signee>('home_state', FROM, (row) => row.home_state),
  id: col<Signee>('id', COMMON.id, (row) => row.id),
};

export const SIGNED_RANKS = {
  rank: col<SignedRank>('rank', number(['#', 'Rank'], 'Rank among all classes.', 'low'), (row) => row.rank),
  team: col<SignedRank>('team', COMMON.team, (row) => row.team),
  signed: col<SignedRank>('signed', COMMON.signed, (row) => row.signed),
  blue_chips: col<SignedRank>('blue_chips', COMMON.blue_chips, (row) => row.blue_chips),
  average_stars: col<SignedRank>('average_stars', COMMON.average_stars, (row) => row.average_stars),
  average_rating: col<SignedRank>('average_rating', COMMON.average_rating, (row) => row.average_rating),
};

/** Change in rank: `+3`; empty if it has not moved or the last one is unknown. */
const gained = (ranks: number | null): string => (ranks === null || ranks === 0 ? '' : signed(ranks));

/** A class's rank, week by week. */
export const CLASS_WEEKS = {
  when: col<ClassWeek>(
    'when',
    words('After', 'The week, or other recruiting period, that just ended.'),
    ({ when }) => when,
  ),
  rank: col<ClassWeek>('rank', number(['#', 'Rank'], 'Rank among all classes.', 'low'), ({ rank }) => rank),
  change: col<ClassWeek>(
    'movement',
    number(['+/-', 'Movement'], 'Ranks gained since the previous row.', 'high'),
    ({ change }) => change,
    ({ change }) => gained(change),
  ),
  committed: col<ClassWeek>(
    'committed',
    words('Committed', 'Recruits who committed then and are still committed.'),
    ({ committed }) => committed.join(', '),
  ),
};

export const CLASS_RANKS = {
  rank: col<ClassRank>('rank', number(['#', 'Rank'], 'Rank among all classes.', 'low'), (row) => row.rank),
  change: col<ClassRank>(
    'movement',
    number(['+/-', 'Movement'], 'Ranks gained since the last week began.', 'high'),
    ({ rank, last_rank }) => (last_rank === undefined ? null : last_rank - rank),
    ({ rank, last_rank }) => gained(last_rank === undefined ? null : last_rank - rank),
  ),
  team: col<ClassRank>('team', COMMON.team, (row) => row.team),
  points: col<ClassRank>(
    'points',
    number(['Points', 'Class points'], 'Points of the class so far.', 'high', 1),
    (row) => row.points,
  ),
  commits: col<ClassRank>('commits', number(['Commits', 'Committed'], 'Players committed.'), (row) => row.commits),
  chips: col<ClassRank>(
    'blue_chips',
    number(['4-5*', 'Blue chips'], 'Four- and five-star players among them.'),
    (row) => row.blue_chips,
  ),
};
