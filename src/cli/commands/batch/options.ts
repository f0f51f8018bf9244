import { availableParallelism } from 'node:os';
import { CliFailure, EXIT } from '../../shell/failure.ts';
import { numberOption } from '../../shell/input.ts';
import type { Options } from '../../verbs/verb.ts';

/** A queue to play a run through, and how many minutes the run waits without a worker; null: forever. */
export interface QueueChoice {
  url: string;
  wait: number | null;
}

/** Parses `--jobs N`. */
export function jobsOf(options: Options): number {
  const jobs = numberOption(options, 'jobs', 'The number of jobs') ?? availableParallelism();
  if (jobs < 1 || jobs > 256) throw new CliFailure(EXIT.refused, '--jobs must be 1 to 256 dynasties at a time.');
  return jobs;
}
