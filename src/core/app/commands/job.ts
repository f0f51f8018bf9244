import type { InputOf } from '../../contract/registry.ts';
import type { Result } from '../../contract/result.ts';
import { decideJob } from '../../decisions/job.ts';
import type { SaveSession } from '../../save/contracts.ts';
import { commit } from '../deciding/decide.ts';
import { withContext } from '../reading/context.ts';
import { namedTeam } from '../reading/names.ts';

/** Sets the player's choice about his job: take an offered one, stay, sit out a year or retire. */
export async function setJob(session: SaveSession, input: InputOf<'setJob'>): Promise<Result<null>> {
  const found = withContext(session, ({ season }) => namedTeam(season, input.take));
  if (!found.ok) return found;
  const asked = { ...input, take: found.value ?? undefined };
  return commit(session, 'setJob', {
    decide: (dynasty) => decideJob(dynasty, asked),
    write: (save, dynasty) => {
      save.coaches.rewriteDecember(dynasty.year, dynasty.coaches);
      save.recruiting.write(dynasty.year, dynasty.recruiting);
    },
  });
}
