import type { CoachesPage, Coordinator } from '../../contract/views/people/coaches.ts';
import { staffLines } from '../../present/coaching/careers.ts';
import { COORDINATORS, HEAD_COACHES, type ListedHead, listedHeads } from '../../present/columns/coaching/coaches.ts';
import { HEADINGS } from '../../present/headings.ts';
import { col, type Section, table, text } from './sections.ts';
import { coachPiece, withCoaches } from './words.ts';

type Staff = Pick<
  CoachesPage,
  | 'head_coach'
  | 'outgoing'
  | 'successor'
  | 'former_coaches'
  | 'coordinators'
  | 'next_coordinators'
  | 'former_coordinators'
  | 'info'
> & {
  team: { name: string };
};

/** Former coordinators in text output; files have all. */
const FORMER_COORDINATORS = 12;

/** A program's coaches and schemes as sentences. */
export function staffText(staff: Parameters<typeof staffLines>[0]): Section {
  const { head_coach, outgoing, successor, coordinators, next_coordinators } = staff;
  const named = [head_coach, outgoing, successor, ...coordinators, ...next_coordinators].filter(
    (each) => each !== null,
  );
  const lines = staffLines(staff).map((line) => withCoaches(line, named));
  return text({ name: 'staff', title: HEADINGS.staff, lines });
}

/** Head coaches and coordinators, the next and current ones first. */
export function coachTables({ team, ...staff }: Staff): Section[] {
  const year = staff.info.currentYear;
  return [
    table<ListedHead>({
      name: 'coaches',
      title: HEADINGS.headCoaches,
      caption: `Head coaches of ${team.name}`,
      columns: [
        col(HEAD_COACHES.coach, { names: true, cell: coachPiece }),
        col(HEAD_COACHES.years(year)),
        col(HEAD_COACHES.record, { leads: true }),
        col(HEAD_COACHES.end, { drop: 1, least: 24 }),
      ],
      rows: listedHeads(staff),
      link: ({ id }) => ({ name: 'coach', id }),
    }),
    table<Coordinator>({
      name: 'coordinators',
      title: HEADINGS.coordinators,
      caption: `Coordinators of ${team.name}`,
      columns: [
        col(COORDINATORS.coach, { names: true, cell: coachPiece }),
        col(COORDINATORS.role),
        col(COORDINATORS.years(year), { leads: true }),
        col(COORDINATORS.end, { drop: 1, least: 24 }),
      ],
      rows: [...staff.next_coordinators, ...staff.coordinators, ...staff.former_coordinators],
      link: ({ id }) => ({ name: 'coach', id }),
      most: FORMER_COORDINATORS,
    }),
  ];
}
