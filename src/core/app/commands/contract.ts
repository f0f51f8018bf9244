import type { InputOf } from '../../contract/registry.ts';
import type { Result } from '../../contract/result.ts';
import { decideContract } from '../../decisions/contract.ts';
import type { SaveSession } from '../../save/contracts.ts';
import { commit } from '../deciding/decide.ts';

/** Answers the contract extension offered to the player's coach. */
export function setContract(session: SaveSession, input: InputOf<'setContract'>): Promise<Result<null>> {
  return commit(session, 'setContract', { decide: (dynasty) => decideContract(dynasty, input) });
}
