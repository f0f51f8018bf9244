import type { InputOf } from '../../contract/registry.ts';
import type { Result } from '../../contract/result.ts';
import { decideBudget } from '../../decisions/budget.ts';
import type { SaveSession } from '../../save/contracts.ts';
import { commit } from '../deciding/decide.ts';

/** Splits the budget and asks the boosters. It is in the log, which is where it is read from. */
export async function setBudget(session: SaveSession, input: InputOf<'setBudget'>): Promise<Result<null>> {
  return commit(session, 'setBudget', { decide: (dynasty) => decideBudget(dynasty, input) });
}
