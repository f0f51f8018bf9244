import type { InputOf } from '../../contract/registry.ts';
import type { Result } from '../../contract/result.ts';
import { decideBudget } from '../../decisions/budget.ts';
import type { SaveSession } from '../../save/contracts.ts';
import { commit } from '../deciding/decide.ts';

/** Splits the budget and sets the ask of the boosters; both are read back from the log. */
export async function setBudget(session: SaveSession, input: InputOf<'setBudget'>): Promise<Result<null>> {
  return commit(session, 'setBudget', { decide: (dynasty) => decideBudget(dynasty, input) });
}
