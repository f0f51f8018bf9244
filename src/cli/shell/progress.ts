import type { Progress } from '../../core/app/saves/library.ts';
import { clock, plural } from '../../core/words/numbers.ts';
import type { Terminal } from './terminal.ts';

/** Shows the progress of long work. */
export interface ProgressBar {
  update(progress: Progress): void;
  /** Removes the bar. */
  stop(): void;
}

/** Shows nothing. */
export const SILENT: ProgressBar = { update: () => undefined, stop: () => undefined };
/** Steps of the bar. */
const STEPS = 1000;

/** Returns a bar with the time left on a terminal, one line per season elsewhere, and nothing when quiet. */
export async function startProgress(terminal: Terminal, quiet: boolean, what: string): Promise<ProgressBar> {
  if (quiet) return SILENT;
  return terminal.errIsTerminal ? drawnBar(what) : seasonLines(terminal);
}

async function drawnBar(what: string): Promise<ProgressBar> {
  const { default: progress } = await import('cli-progress');
  const began = Date.now();
  const bar = new progress.SingleBar({
    format: `${what} [{bar}] {percentage}% {where}{left}`,
    barsize: 24,
    barCompleteChar: '=',
    barIncompleteChar: ' ',
    clearOnComplete: true,
    stream: process.stderr,
  });
  bar.start(STEPS, 0, { where: '', left: '' });
  return {
    update: ({ year, week, share }) => {
      const spent = (Date.now() - began) / 1000;
      const left = share > 0.05 && spent > 1 ? `, ${clock((spent * (1 - share)) / share)} left` : '';
      bar.update(Math.round(share * STEPS), { where: week === null ? `${year}` : `${year} week ${week}`, left });
      bar.render();
    },
    stop: () => bar.stop(),
  };
}

/** The weeks of a season played so far, and the first of them. */
interface Stretch {
  year: number;
  first: number | null;
  last: number | null;
  startedAt: number;
}

/**
 * `Week 5 of 2024`, `Weeks 1 to 8 of 2024`; for a finished season `The 2024 season`, or `The rest of the 2024 season`.
 */
function stretchText({ year, first, last }: Stretch, over: boolean): string {
  if (over) return first === 1 ? `The ${year} season` : `The rest of the ${year} season`;
  return first === last ? `Week ${first} of ${year}` : `Weeks ${first} to ${last} of ${year}`;
}

/** Prints a line for each season once the next one starts, and one at the end for the weeks after the last. */
function seasonLines(terminal: Terminal): ProgressBar {
  let now: Stretch | null = null;
  const tell = (over: boolean): void => {
    if (now === null || now.first === null) return;
    const seconds = (Date.now() - now.startedAt) / 1000;
    const time = seconds < 1 ? 'under a second' : plural(Math.round(seconds), 'second');
    terminal.err(`${stretchText(now, over)}: played in ${time}\n`);
  };
  return {
    update: ({ year, week }) => {
      if (now?.year !== year) {
        tell(true);
        now = { year, first: null, last: null, startedAt: Date.now() };
      }
      if (week !== null) now = { ...now, first: now.first ?? week, last: week };
    },
    stop: () => {
      tell(false);
      now = null;
    },
  };
}
