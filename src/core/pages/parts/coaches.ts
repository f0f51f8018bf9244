import type { CoachesPage, Coordinator, HeadCoach } from '../../app/views/coaches.ts';
import { staffLines } from '../../present/coaches.ts';
import { COORDINATORS, HEAD_COACHES } from '../../present/columns/coaches.ts';
import { HEADINGS } from '../../present/headings.ts';
import { col, type Section, table, text } from './sections.ts';

type Staff = Pick<CoachesPage, 'head_coach' | 'former_coaches' | 'coordinators' | 'former_coordinators'> & {
  team: { name: string };
};

/** Who coaches a program and what they teach, in sentences. */
export function staffText(staff: Parameters<typeof staffLines>[0]): Section {
  return text({ name: 'staff', title: HEADINGS.staff, lines: staffLines(staff) });
}

/** Head coaches and coordinators, the present ones first. */
export function coachTables({ team, ...staff }: Staff): Section[] {
  return [
    table<HeadCoach>({
      name: 'coaches',
      title: HEADINGS.headCoaches,
      caption: `Head coaches of ${team.name}`,
      columns: [col(HEAD_COACHES.coach), col(HEAD_COACHES.years), col(HEAD_COACHES.record, { leads: true })],
      rows: [staff.head_coach, ...staff.former_coaches],
    }),
    table<Coordinator>({
      name: 'coordinators',
      title: HEADINGS.coordinators,
      caption: `Coordinators of ${team.name}`,
      columns: [
        col(COORDINATORS.coach),
        col(COORDINATORS.role),
        col(COORDINATORS.years),
        col(COORDINATORS.end, { leads: true }),
      ],
      rows: [...staff.coordinators, ...staff.former_coordinators],
    }),
  ];
}
