import type { Result } from '../../contract/result.ts';
import { decideSchedule } from '../../decisions/schedule.ts';
import { SCHEDULING, wrongStage } from '../../decisions/stages.ts';
import type { SaveSession } from '../../save/contracts.ts';
import { commit } from '../deciding/decide.ts';
import { withContext } from '../reading/context.ts';
import { findTeam } from '../reading/names.ts';

/** Puts a non-conference game on the player's schedule. */
export async function scheduleNonConference(
  session: SaveSession,
  input: { opponent: string; week: number },
): Promise<Result<null>> {
  const found = withContext(
    session,
    ({ season }) => wrongStage(season.row.stage, 'preseason', SCHEDULING) ?? findTeam(season, input.opponent),
  );
  if (!found.ok) return found;
  const { week } = input;
  return commit(session, 'scheduleNonConference', {
    decide: (dynasty) => decideSchedule(dynasty, { opponent: found.value, week }),
    write: (save, _, game) => save.games.write([game]),
  });
}
