import { brokenLaws } from '../../laws/dynasty-laws.ts';
import { FORMATS, START_SEASONS } from '../../laws/start-seasons-matrix.ts';
import { type Outcome, type Part, size, type Task, type Violation } from '../part.ts';

/**
 * Every start season under every playoff format, a few years each: no rule of rosters, schedules, games or polls is
 * broken.
 */
async function run(task: Task): Promise<Outcome> {
  const years = size(task, 'years', 1, 1);
  const starts = START_SEASONS.filter((year) => !task.quick || year % 9 === 0);
  const violations: Violation[] = [];
  for (const year of starts) {
    for (const format of FORMATS) {
      const broken = brokenLaws(year, format, years, year + format.teams + task.seed - 1);
      const again = `npm run torture -- seasons --seed ${task.seed}`;
      violations.push(...broken.map((what) => ({ what, again })));
      // Lets a note and a Ctrl-C through.
      await new Promise((resolve) => setImmediate(resolve));
    }
    task.note(`seasons: ${year}`);
  }
  return { figures: { dynasties: starts.length * FORMATS.length, 'years each': years }, violations };
}

export const SEASONS: Part = {
  name: 'seasons',
  about: 'a few years from every start season under every playoff format (--years N)',
  run,
};
