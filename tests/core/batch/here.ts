import { PartWriter } from '../../../src/core/batch/parts.ts';
import type { Workers } from '../../../src/core/batch/pool.ts';
import { playDynasty } from '../../../src/core/batch/simulate.ts';
import { tablesOf } from '../../../src/core/batch/tables.ts';
import type { Task } from '../../../src/core/batch/worker.ts';
import { reference } from '../../../src/core/reference/index.ts';

/** Plays in this process, whose code is already compiled, for tests that are not about threads. */
export async function here(play: (task: Task) => number): Promise<Workers> {
  let ended = false;
  return {
    lanes: 1,
    goOn: false,
    play: async (task) => {
      if (ended) throw new Error('ended');
      return { dynasty: task.dynasty, games: play(task) };
    },
    weeks: () => 0,
    stop: async () => {
      ended = true;
    },
  };
}

/** Plays a dynasty into its part files, in FBS unless another league is given; returns the number of games. */
export function played({ plan, dynasty, dir }: Task, nation = reference): number {
  const part = new PartWriter(dir, dynasty, tablesOf(plan));
  const made = playDynasty(plan, dynasty, nation, part.tables);
  part.finish(made);
  return made.games;
}
