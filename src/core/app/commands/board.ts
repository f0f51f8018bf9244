import type { InputOf } from '../../contract/registry.ts';
import { done, type Result } from '../../contract/result.ts';
import { type BoardInput, decideBoard, isRecruiting } from '../../decisions/board.ts';
import type { DynastyState } from '../../dynasty/dynasty-state.ts';
import { cycleOf } from '../../dynasty/recruiting.ts';
import { zip } from '../../model/lists.ts';
import type { SaveSession } from '../../save/contracts.ts';
import { commit } from '../deciding/decide.ts';
import { checkRecruiting } from '../reading/class-faults.ts';
import { findRecruit } from '../reading/names.ts';

/** Replaces every recruit with his number. No recruit can be named while there is no class. */
function byNumber(dynasty: DynastyState, { recruits, targets, ...input }: InputOf<'setBoard'>): Result<BoardInput> {
  if (input.staff === true || !isRecruiting(dynasty)) return done({ ...input, recruits: recruits?.map(() => 0) });
  const all = cycleOf(dynasty).recruits;
  const numbers: number[] = [];
  for (const named of [...(recruits ?? []), ...(targets ?? []).map(({ recruit }) => recruit)]) {
    const found = findRecruit(all, String(named));
    if (!found.ok) return found;
    numbers.push(found.value.number);
  }
  const first = recruits?.length ?? 0;
  return done({
    ...input,
    recruits: numbers.slice(0, first),
    targets: targets && zip(targets, numbers.slice(first)).map(([target, recruit]) => ({ ...target, recruit })),
  });
}

/** Changes the recruiting board. */
export async function setBoard(session: SaveSession, input: InputOf<'setBoard'>): Promise<Result<null>> {
  return commit(session, 'setBoard', {
    decide: (dynasty) => {
      checkRecruiting(dynasty);
      const asked = byNumber(dynasty, input);
      return asked.ok ? decideBoard(dynasty, asked.value) : asked;
    },
    write: (save, { year, recruiting }) => save.recruiting.write(year, recruiting),
  });
}
