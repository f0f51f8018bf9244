import type { Plan, Workers } from '../../../core/batch/index.ts';
import { readAddress } from '../../../core/batch/queue/address.ts';
import { startCollector } from '../../../core/batch/queue/collector.ts';
import { serveQueue } from '../../../core/batch/queue/serve.ts';
import { grouped, plural } from '../../../core/words/numbers.ts';
import type { Cli } from '../../shell/cli.ts';
import { CliFailure, EXIT } from '../../shell/failure.ts';
import { textOption } from '../../shell/input.ts';
import { handlingInterrupts } from '../../shell/interrupted.ts';
import type { Options } from '../../verbs/verb.ts';
import { jobsOf, type QueueChoice } from './options.ts';

/** Plays a run through the named queue. */
export async function throughQueue(
  { url, wait }: QueueChoice,
  run: { plan: Plan; dir: string; version: string; onNote: (sentence: string) => void },
): Promise<Workers> {
  return startCollector({ address: readAddress(url), ...run, ...(wait !== null && { patience: 60_000 * wait }) });
}

/** Plays dynasties from a queue until interrupted, finishing those in progress. */
export async function worker(cli: Cli, options: Options): Promise<void> {
  const url = textOption(options, 'queue');
  if (url === undefined) {
    throw new CliFailure(EXIT.refused, 'Which queue? Give its server with --queue redis://HOST:PORT/DATABASE.');
  }
  const jobs = jobsOf(options);
  const address = readAddress(url);
  const { version } = await cli.library();
  const end = new AbortController();
  const stop = (): void => {
    if (end.signal.aborted) process.exit(EXIT.interrupted);
    cli.note('Finishing the dynasties in progress; press again to stop now (other workers will play them).');
    end.abort();
  };
  cli.note(
    `Playing ${plural(jobs, 'dynasty', 'dynasties')} at a time for ${address.withoutPassword}. Press Ctrl-C to stop.`,
  );
  const onNote = (sentence: string) => cli.note(sentence);
  const { dynasties, games } = await handlingInterrupts(stop, () =>
    serveQueue({ address, jobs, version, signal: end.signal, onNote }),
  );
  cli.note(`Played ${plural(dynasties, 'dynasty', 'dynasties')}, ${grouped(games)} games.`);
}
