import type { Assistant, StaffCandidate, StaffRange } from '../../../contract/views/people/staff.ts';
import { salaryText } from '../../../words/boosters.ts';
import { COMMON, nameColumn, number, words } from '../../../words/columns/common.ts';
import {
  tableColumn as col,
  type Descriptor,
  type TableColumn,
  withNumbers,
} from '../../../words/columns/descriptor.ts';
import { sideText } from '../../coaching/coaches.ts';
import { cameFromText, middleOf, rangeText, statusText } from '../../coaching/staff.ts';

/** Columns of the user's staff. */

const LIKELY = 'As a likely range, next to the average coordinator';
const OWN = {
  coach: words('Coach', 'The coach.'),
  role: words('Role', 'Offense or defense.'),
  status: words('Status', 'Whether he stays, and where he goes or comes from.'),
  age: number(['Age', 'Age'], 'His age.'),
  through: number(['Through', 'Contract through'], 'The last season of his contract.'),
  pay: words('Pay', 'Salary per season; in million dollars in files.'),
  asks: words('Asks', 'Asking price per season; in million dollars in files.', 'Asking price'),
  fits: words('Budget', 'Whether the staff budget has room for him.'),
  from: words('Background', 'His job, or the last he had.'),
  calls: words('Play calling', `Rating points his calls add to his side of the ball. ${LIKELY}.`),
  develops: words('Development', `Rating points he adds to his players each offseason. ${LIKELY}.`),
  hours: words('Recruiting', `Recruiting hours he adds per week. ${LIKELY}.`),
};

/** A range as text, sorted by its middle; files get both ends. */
function rangeColumn<Row>(key: string, of: Descriptor, range: (row: Row) => StaffRange): TableColumn<Row> {
  const text = (row: Row): string => rangeText(range(row));
  const end = (which: 'low' | 'high') =>
    col<Row>(`${key}_${which}`, number([of.short, of.long], of.meaning, 'high', 1), (row) => range(row)[which]);
  return withNumbers(
    col<Row>(key, { ...of, good: 'high' }, text, text, (row) => middleOf(range(row))),
    [end('low'), end('high')],
  );
}

type Worth = Record<'calls' | 'develops' | 'hours', StaffRange>;

const worthColumns = <Row extends Worth>() => ({
  calls: rangeColumn<Row>('calls', OWN.calls, ({ calls }) => calls),
  develops: rangeColumn<Row>('develops', OWN.develops, ({ develops }) => develops),
  hours: rangeColumn<Row>('hours', OWN.hours, ({ hours }) => hours),
});

export const ASSISTANTS = {
  coach: nameColumn<Assistant>('coach', OWN.coach, (row) => row),
  role: col<Assistant>('role', OWN.role, sideText),
  status: col<Assistant>('status', OWN.status, statusText),
  age: col<Assistant>('age', OWN.age, ({ age }) => age),
  through: col<Assistant>('through', OWN.through, ({ through }) => through),
  pay: col<Assistant>(
    'pay',
    OWN.pay,
    ({ pay }) => pay,
    ({ pay }) => salaryText(pay),
  ),
  ...worthColumns<Assistant>(),
};

export const STAFF_CANDIDATES = {
  coach: nameColumn<StaffCandidate>('coach', OWN.coach, (row) => row),
  role: col<StaffCandidate>('role', OWN.role, sideText),
  age: col<StaffCandidate>('age', OWN.age, ({ age }) => age),
  from: col<StaffCandidate>('from', OWN.from, cameFromText),
  asks: col<StaffCandidate>(
    'asks',
    OWN.asks,
    ({ asks }) => asks,
    ({ asks }) => salaryText(asks),
  ),
  fits: col<StaffCandidate>(
    'affordable',
    OWN.fits,
    ({ affordable }) => affordable,
    ({ affordable }) => (affordable ? '' : 'Too expensive'),
  ),
  id: col<StaffCandidate>('id', COMMON.id, ({ id }) => id),
  ...worthColumns<StaffCandidate>(),
};
