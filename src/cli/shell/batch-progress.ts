import type { Progress } from '../../core/batch/index.ts';
import { clock, plural } from '../../core/words/numbers.ts';
import { printable } from '../text/width.ts';
import type { Terminal } from './terminal.ts';

/** Shows a batch's progress. */
interface BatchBar {
  update(progress: Progress): void;
  /** Prints a sentence on its own line. */
  note(sentence: string): void;
  stop(): void;
}

const SILENT: BatchBar = { update: () => undefined, note: () => undefined, stop: () => undefined };
const STEPS = 1000;
/** Returns to the first column and clears the line. */
const CLEAR_LINE = '\r\x1b[K';

function left({ left: seconds }: Progress): string {
  return seconds === null || seconds < 1 ? '' : `, ${clock(seconds)} left`;
}

/** Returns a bar with the time left on a terminal, one line per finished dynasty elsewhere, and nothing when quiet. */
export async function batchBar(terminal: Terminal, quiet: boolean, what: string): Promise<BatchBar> {
  if (quiet) return SILENT;
  return terminal.errIsTerminal ? drawnBar(what) : lines(terminal, what);
}

async function drawnBar(what: string): Promise<BatchBar> {
  const { default: progress } = await import('cli-progress');
  const bar = new progress.SingleBar({
    format: `${what} [{bar}] {percentage}% {where}`,
    barsize: 24,
    barCompleteChar: '=',
    barIncompleteChar: ' ',
    clearOnComplete: true,
    stream: process.stderr,
  });
  bar.start(STEPS, 0, { where: '' });
  return {
    update: (now) => {
      bar.update(Math.round(now.share * STEPS), { where: `${now.finished} of ${now.of} finished${left(now)}` });
      bar.render();
    },
    note: (sentence) => {
      process.stderr.write(`${CLEAR_LINE}${printable(`${sentence}\n`)}`);
      bar.render();
    },
    stop: () => bar.stop(),
  };
}

function lines(terminal: Terminal, what: string): BatchBar {
  let reported = 0;
  return {
    update: (now) => {
      if (now.finished <= reported) return;
      reported = now.finished;
      terminal.err(`${what}: ${reported} of ${plural(now.of, 'dynasty', 'dynasties')} finished${left(now)}\n`);
    },
    note: (sentence) => terminal.err(printable(`${sentence}\n`)),
    stop: () => undefined,
  };
}
