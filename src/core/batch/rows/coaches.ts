import { type Staff, staffOf } from '../../dynasty/coaches.ts';
import type { DynastyState } from '../../dynasty/dynasty-state.ts';
import { schemesOf } from '../../dynasty/schemes.ts';
import type { CoachEnd, CoordinatorEnd } from '../../model/coaches.ts';
import { groupBy } from '../../model/groups.ts';
import type { TeamSeason } from '../../model/season.ts';
import { expectedShare } from '../../offseason/coaches.ts';
import type { RowWriter } from '../row-writer.ts';
import { begin, type Names, type Prefix } from './columns.ts';

/** Head coaches and coordinators of a season that is over. */

const ROLES = ['head', 'offense', 'defense'] as const;
type Role = (typeof ROLES)[number];

/** Spells of a program's coaches of one role that fit into the numbers of its coaches, and programs into those of a role. */
const SPELLS = 1000;
const PROGRAMS = 1000;

/** The number of a coach within his dynasty: of his role, of his program's place among all, and of his among its coaches. */
export function coachId(
  { reference }: Pick<DynastyState, 'reference'>,
  { team, spell }: { team: string; spell: number },
  role: Role = 'head',
): number {
  const program = 1 + reference.teams.findIndex(({ id }) => id === team);
  return SPELLS * (PROGRAMS * ROLES.indexOf(role) + program) + spell;
}

const OUTCOMES: Readonly<Record<CoachEnd | CoordinatorEnd, string>> = {
  fired: 'fired',
  hired_away: 'left',
  retired: 'retired',
  head_coach: 'left',
};

const inRole = (staff: Staff, role: Role) => (role === 'head' ? staff.heads : staff[role]);

export function coachRows(
  out: RowWriter,
  prefix: Prefix,
  teams: readonly TeamSeason[],
  dynasty: DynastyState,
  names: Names,
): void {
  const { year, history, tuning } = dynasty;
  const before = groupBy(
    history.filter((row) => row.year < year).sort((a, b) => a.year - b.year),
    ({ team }) => team,
  );
  const next = { ...dynasty, year: year + 1 };
  for (const { team, wins, losses } of teams) {
    const [staff, after] = [staffOf(dynasty, team), staffOf(next, team)];
    const schemes = schemesOf(dynasty, team);
    const expected = expectedShare(before.get(team) ?? [], tuning) * (wins + losses);
    for (const role of ROLES) {
      const man = inRole(staff, role).at(-1)!;
      const { end } = inRole(after, role).find(({ spell }) => spell === man.spell)!;
      begin(out, prefix)
        .text(names.team(team))
        .number(coachId(dynasty, man, role))
        .text(role)
        .number(year - man.born)
        .number(year - man.since + 1)
        .number(wins)
        .number(losses)
        .number(Number(expected.toFixed(2)))
        .text(end === null ? 'stays' : OUTCOMES[end])
        .text(role === 'head' ? '' : (schemes?.[role] ?? ''))
        .end();
    }
  }
}
