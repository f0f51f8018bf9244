import type { Season } from '../../../src/core/dynasty/dynasty-state.ts';
import { ClassState } from '../../../src/core/model/class-state.ts';
import { CoachingRanks } from '../../../src/core/model/coaching-ranks.ts';
import { DynastyMemory } from '../../../src/core/model/memory/dynasty-memory.ts';
import { RULE_BOOK } from '../../../src/core/model/rules.ts';
import { seedFrom } from '../../../src/core/random/stream.ts';
import { reference } from '../../../src/core/reference/index.ts';
import { resolveTuning } from '../../../src/core/tuning/index.ts';

/** A preseason without players, games or decisions, with the given facts. */
export function seasonIn(year: number, facts: Partial<Season> = {}): Season {
  return {
    settings: { seed: seedFrom(7), startYear: year, team: 'michigan', playoff: null },
    reference,
    rules: RULE_BOOK,
    tuning: resolveTuning(),
    year,
    stage: 'preseason',
    week: 1,
    programs: [],
    players: [],
    games: [],
    polls: [],
    injuries: [],
    history: [],
    budget: [],
    coaches: CoachingRanks.of([], []),
    ownCoach: null,
    job: null,
    staff: [],
    deals: [],
    recruiting: ClassState.unrecruited(year + 1, 0, 0),
    memory: new DynastyMemory(),
    ...facts,
  };
}
