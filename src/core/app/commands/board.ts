import type { SaveSession } from '../../save/contracts.ts';
import { checkRecruiting } from '../class-faults.ts';
import { decide } from '../decide.ts';
import { changeBoard } from '../decisions/board.ts';
import type { InputOf } from '../registry.ts';
import { done, type Result } from '../result.ts';

/** Changes the recruiting board; see `changeBoard`. */
export async function setBoard(session: SaveSession, input: InputOf<'setBoard'>): Promise<Result<null>> {
  const logged: Record<string, unknown> = {};
  return decide(session, { command: 'setBoard', input: logged }, (dynasty, save) => {
    checkRecruiting(dynasty);
    const changed = changeBoard(dynasty, input);
    if (!changed.ok) return changed;
    Object.assign(logged, changed.value);
    save.recruiting.write(dynasty.year, dynasty.recruiting);
    return done(null);
  });
}
