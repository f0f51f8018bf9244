import type { InputOf } from '../../contract/registry.ts';
import type { Result } from '../../contract/result.ts';
import type { SaveSession } from '../../save/contracts.ts';
import { decide, taken } from '../deciding/decide.ts';
import { changeBoard } from '../decisions/board.ts';
import { checkRecruiting } from '../reading/class-faults.ts';

/** Changes the recruiting board; see `changeBoard`. */
export async function setBoard(session: SaveSession, input: InputOf<'setBoard'>): Promise<Result<null>> {
  return decide(session, 'setBoard', (dynasty, save) => {
    checkRecruiting(dynasty);
    const changed = changeBoard(dynasty, input);
    if (!changed.ok) return changed;
    save.recruiting.write(dynasty.year, dynasty.recruiting);
    return taken(changed.value);
  });
}
