import type { Progress } from '../../core/app/save-library.ts';
import { clock, plural } from '../../core/present/numbers.ts';
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

/** A bar with the time left on a terminal, one line a season elsewhere, nothing when quiet. */
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

function seasonLines(terminal: Terminal): ProgressBar {
  let began: { year: number; at: number } | null = null;
  const finish = (): void => {
    if (began === null) return;
    const seconds = (Date.now() - began.at) / 1000;
    terminal.err(`${began.year} played in ${seconds < 1 ? 'under a second' : plural(Math.round(seconds), 'second')}\n`);
  };
  return {
    update: ({ year }) => {
      if (began?.year === year) return;
      finish();
      began = { year, at: Date.now() };
    },
    stop: finish,
  };
}
