import type { InputOf } from '../../contract/registry.ts';
import { done, type Result } from '../../contract/result.ts';
import { decideStaff, type StaffInput, staffClosed } from '../../decisions/staff.ts';
import { nextTeam } from '../../dynasty/career/staff-market.ts';
import type { Coach, CoachId } from '../../model/coaches.ts';
import { mustHave } from '../../model/lists.ts';
import type { SaveSession } from '../../save/contracts.ts';
import { candidatesNow, coordinatorsThen } from '../coaching/staff.ts';
import { commit } from '../deciding/decide.ts';
import { type QueryContext, withContext } from '../reading/context.ts';
import { findCoach } from '../reading/names.ts';

/** Finds a coach's number by name; undefined if no name is given. */
function named(coaches: readonly Coach[], name: string | undefined): Result<CoachId | undefined> {
  if (name === undefined) return done(undefined);
  // The log keeps numbers rather than names.
  const found = findCoach(coaches, String(name));
  return found.ok ? done(found.value.id) : found;
}

/** Returns the request with numbers instead of names. */
function readStaff(context: QueryContext, { keep, release, hire, staff }: InputOf<'setStaff'>): Result<StaffInput> {
  const { season } = context;
  // If nothing can be decided now, the decision itself explains why.
  if (staffClosed(season) !== null) return done({ staff: true });
  const team = mustHave(nextTeam(season), 'team next season');
  const own = coordinatorsThen(context, team).map(({ coach }) => coach);
  const others = hire === undefined ? [] : candidatesNow(context, team).map(({ coach }) => coach);
  const [kept, released, hired] = [named(own, keep), named(own, release), named(others, hire)];
  if (!kept.ok) return kept;
  if (!released.ok) return released;
  if (!hired.ok) return hired;
  return done({ keep: kept.value, release: released.value, hire: hired.value, staff });
}

/** Sets the player's choice about his coordinators: re-sign, fire or hire one, or leave them to the staff. */
export async function setStaff(session: SaveSession, input: InputOf<'setStaff'>): Promise<Result<null>> {
  const asked = withContext(session, (context) => readStaff(context, input));
  if (!asked.ok) return asked;
  return commit(session, 'setStaff', {
    decide: (dynasty) => decideStaff(dynasty, asked.value),
    write: (save, dynasty) => save.coaches.rewriteDecember(dynasty.year, dynasty.coaches),
  });
}
