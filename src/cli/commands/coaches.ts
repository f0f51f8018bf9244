import type { CoachesPage, Coordinator, HeadCoach } from '../../core/app/views/coaches.ts';
import { COORDINATORS, HEAD_COACHES, staffLines } from '../../core/present/index.ts';
import type { Cli } from '../shell/cli.ts';
import { column } from '../text/described.ts';
import { type Part, table, text } from '../text/page.ts';

type Staff = Pick<CoachesPage, 'head_coach' | 'former_coaches' | 'coordinators' | 'former_coordinators'>;

/** Head coaches and coordinators, the present ones first. */
export function coachTables(staff: Staff): Part[] {
  return [
    table<HeadCoach>({
      name: 'coaches',
      title: 'Head coaches',
      columns: Object.values(HEAD_COACHES).map((each) => column(each)),
      rows: [staff.head_coach, ...staff.former_coaches],
    }),
    table<Coordinator>({
      name: 'coordinators',
      title: 'Coordinators',
      columns: Object.values(COORDINATORS).map((each) => column(each)),
      rows: [...staff.coordinators, ...staff.former_coordinators],
    }),
  ];
}

/** Who coaches a program, who did, and what they teach. */
export async function run(cli: Cli, args: readonly string[]): Promise<void> {
  const answer = await cli.ask('coaches', args.length === 0 ? {} : { team: args.join(' ') });
  const { name, mascot } = answer.team;
  await cli.show({
    json: answer,
    parts: [text(cli.style.paint(`${name} ${mascot}`, 'title'), ...staffLines(answer)), ...coachTables(answer)],
  });
}
