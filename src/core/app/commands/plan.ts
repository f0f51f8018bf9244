import type { InputOf } from '../../contract/registry.ts';
import type { Result } from '../../contract/result.ts';
import { decidePlan } from '../../decisions/plan.ts';
import type { SaveSession } from '../../save/contracts.ts';
import { commit } from '../deciding/decide.ts';

/** Changes the game plan, which is read back from the log. */
export async function setPlan(session: SaveSession, input: InputOf<'setPlan'>): Promise<Result<null>> {
  return commit(session, 'setPlan', { decide: (dynasty) => decidePlan(dynasty, input) });
}
