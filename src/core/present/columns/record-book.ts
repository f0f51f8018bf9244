import type {
  HallCoach,
  HallInductee,
  HallMember,
  ProgramHonor,
  ProgramSeason,
  RecordHeld,
} from '../../contract/views/record-book.ts';
import { RECORD_SPANS } from '../../model/people/record-book.ts';
import { COMMON, nameColumn, number, positionColumn, recordColumn, words } from '../../words/columns/common.ts';
import { tableColumn as col, highestFirst } from '../../words/columns/descriptor.ts';
import { placeOrder } from '../../words/columns/order.ts';
import { NOT_KNOWN } from '../../words/numbers.ts';
import { recordNumber, recordTitle, spanTitle } from '../../words/records.ts';
import { HEADINGS } from '../headings.ts';
import { caseText } from '../records/hall-case.ts';
import { beforeText, holderText, whenText } from '../records/record-book.ts';

/** Columns of records, halls of fame and program pages. */

const OWN = {
  span: words('Span', 'Game, season or career record.'),
  record: words('Record', 'The record.'),
  value: number(['Mark', 'Mark'], 'The mark to beat.', 'high'),
  holder: words('Held by', 'The record holder.'),
  when: words('Set', 'When it was set, and for a game against which opponent.'),
  before: words('Before', 'The previous record holder.'),
  years: words('Years', 'First and last season.'),
  inducted: number(['Class', 'Class'], 'The season after which he was inducted.', 'high'),
  points: number(['Points', 'Points'], 'What his case adds up to.', 'high'),
  case: words('Case', 'His case, strongest points first.'),
  selection: words('Team', 'First or second team.'),
  rank: number(['Rank', HEADINGS.finalRank], 'Rank in the final poll.', 'low'),
};

const spans = placeOrder(RECORD_SPANS);
const yearsText = ({ from, to }: Pick<HallMember, 'from' | 'to'>): string =>
  from === to ? `${from}` : `${from}-${to}`;

/** Record columns; a single program's page leaves out the holder's team. */
export function recordColumns(withTeam: boolean) {
  return {
    span: col<RecordHeld>(
      'span',
      OWN.span,
      (row) => row.span,
      (row) => spanTitle(row.span),
      (row) => spans(row.span),
    ),
    record: col<RecordHeld>(
      'record',
      OWN.record,
      (row) => row.record,
      (row) => recordTitle(row.record),
    ),
    value: col<RecordHeld>(
      'value',
      OWN.value,
      (row) => row.value,
      (row) => recordNumber(row.value),
    ),
    holder: col<RecordHeld>('holder', OWN.holder, (row) => holderText(row, withTeam)),
    when: highestFirst(col<RecordHeld>('when', OWN.when, whenText, whenText, (row) => row.year)),
    before: highestFirst(
      col<RecordHeld>(
        'before',
        OWN.before,
        (row) => beforeText(row, withTeam),
        (row) => beforeText(row, withTeam),
        (row) => row.before?.value ?? null,
      ),
    ),
  };
}

const member = <Row extends HallMember>() => ({
  name: nameColumn<Row>('name', COMMON.player, (row) => row),
  pos: positionColumn<Row>('pos', (row) => row.pos),
  team: col<Row>('team', COMMON.team, (row) => row.team),
  years: highestFirst(col<Row>('years', OWN.years, yearsText, yearsText, (row) => row.from)),
  inducted: col<Row>('inducted', OWN.inducted, (row) => row.inducted),
  points: col<Row>('points', OWN.points, (row) => row.points),
});
export const HALL_MEMBERS = member<HallMember>();
export const HALL_CLASS = {
  ...member<HallInductee>(),
  case: highestFirst(
    col<HallInductee>(
      'case',
      OWN.case,
      (row) => caseText(row.case),
      (row) => caseText(row.case),
      (row) => row.points,
    ),
  ),
};

export const HALL_COACHES = {
  inducted: col<HallCoach>('inducted', OWN.inducted, ({ inducted }) => inducted),
  coach: nameColumn<HallCoach>('coach', words('Coach', 'The coach.'), (row) => row),
  team: col<HallCoach>('team', words('Team', 'The program he won most games for.'), ({ team }) => team),
  years: highestFirst(col<HallCoach>('years', OWN.years, yearsText, yearsText, ({ from }) => from)),
  record: recordColumn<HallCoach>('record', words('Record', 'His record as a head coach.', 'Record', 'high'), (row) => [
    row.wins,
    row.losses,
  ]),
};

export const PROGRAM_SEASONS = {
  year: col<ProgramSeason>('year', COMMON.year, (row) => row.year),
  record: recordColumn<ProgramSeason>('record', COMMON.season_record, (row) => [row.wins, row.losses]),
  rank: col<ProgramSeason>(
    'rank',
    OWN.rank,
    (row) => row.rank,
    (row) => (row.rank === 0 ? NOT_KNOWN : `#${row.rank}`),
    (row) => row.rank || null,
  ),
  conference: col<ProgramSeason>('conference', COMMON.conference, (row) => row.conference),
};

export const PROGRAM_HONORS = {
  year: col<ProgramHonor>('year', COMMON.year, (row) => row.year),
  name: nameColumn<ProgramHonor>('name', COMMON.player, (row) => row),
  pos: positionColumn<ProgramHonor>('pos', (row) => row.pos),
  selection: col<ProgramHonor>(
    'selection',
    OWN.selection,
    (row) => row.selection,
    (row) => (row.selection === 1 ? 'first team' : 'second team'),
  ),
};
