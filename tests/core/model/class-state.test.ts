import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ClassState } from '../../../src/core/model/class-state.ts';

const RECRUITS = 6;
const PROGRAMS = 4;

const number = fc.integer({ min: 1, max: RECRUITS });
const move = fc.oneof(
  fc.record({ kind: fc.constant('commit' as const), number, program: fc.integer({ min: 0, max: PROGRAMS - 1 }) }),
  fc.record({ kind: fc.constant('sign' as const), number }),
  fc.record({ kind: fc.constant('release' as const), number }),
);

/** Plays some moves, one per period; only a committed recruit signs or is released. */
function played(moves: readonly (typeof move extends fc.Arbitrary<infer Each> ? Each : never)[]): ClassState {
  const state = ClassState.unrecruited(2025, RECRUITS, 0);
  for (const each of moves) {
    state.period += 1;
    if (each.kind === 'commit') state.commit(each.number, each.program);
    else if (!state.isUncommitted(each.number)) state[each.kind](each.number);
  }
  return state;
}

describe('the decisions of a class', () => {
  it('commit each recruit to one program at most', () => {
    fc.assert(
      fc.property(fc.array(move), (moves) => {
        const state = played(moves);
        for (let each = 1; each <= RECRUITS; each++) {
          const homes = Array.from({ length: PROGRAMS }, (_, index) => index).filter((at) =>
            state.isCommittedTo(each, at),
          );
          expect(homes).toHaveLength(state.isUncommitted(each) ? 0 : 1);
          for (let index = 0; index < PROGRAMS; index++) {
            expect(state.isCommittedElsewhere(each, index)).toBe(homes.length === 1 && homes[0] !== index);
          }
        }
      }),
      { seed: 40 },
    );
  });

  it('count a flip only when a committed recruit changes programs', () => {
    const state = ClassState.unrecruited(2025, RECRUITS, 0);
    state.commit(2, 3);
    expect(state.decisionOf(2)).toEqual({ status: 'committed', program: 3, period: 0, flips: 0 });
    state.period = 5;
    state.commit(2, 1);
    expect(state.decisionOf(2)).toEqual({ status: 'committed', program: 1, period: 5, flips: 1 });
    state.release(2);
    state.commit(2, 0);
    expect(state.decisionOf(2)).toEqual({ status: 'released', program: 0, period: 5, flips: 1 });
  });

  it('leave a recruit undecided until he acts', () => {
    expect(ClassState.unrecruited(2025, 1, 0).decisionOf(1)).toEqual({
      status: 'uncommitted',
      program: null,
      period: 0,
      flips: 0,
    });
  });

  it('are shared by a copy with another board, which leaves the first unchanged', () => {
    const state = ClassState.unrecruited(2025, RECRUITS, 0);
    const other = state.withBoard({ staff: false, auto: [], targets: new Map(), idle: 0 });
    state.commit(1, 2);
    expect(other.commitmentOf(1)).toBe(2);
    expect(state.board).toBeNull();
  });
});
