import { basename } from 'node:path';
import { isSeasonOver, type SaveSummary, summarize } from '../../core/app/saves/list.ts';
import { stageFacts } from '../../core/model/stages.ts';

/** The message when a command is interrupted: how far the save on disk has come. */

/** A save's position in words: `week 5 of 2024`, `the end of the 2024 season`, `the 2025 preseason`. */
async function standing(save: SaveSummary): Promise<string> {
  const { year, stage, week } = save;
  if (stage !== 'season') return `the ${stageFacts(stage).label.toLowerCase()} of ${year}`;
  return (await isSeasonOver(save)) ? `the end of the ${year} season` : `week ${week} of ${year}`;
}

/** Reads the summary of a save's file; null if it cannot be read. */
function headOf(path: string): SaveSummary | null {
  try {
    return summarize(path);
  } catch {
    return null;
  }
}

/** Looks at a save before a command; the result returns the message if the command is interrupted. */
export function stoppedWords(path: string): () => Promise<string> {
  const before = headOf(path);
  return async () => {
    const now = headOf(path);
    if (now === null) return 'Stopped.';
    const name = basename(path);
    const where = await standing(now);
    // A write may have finished in the meantime.
    const changed = headOf(path)?.revision !== before?.revision;
    return changed
      ? `Stopped. Saved in ${name}: everything up to ${where}.`
      : `Stopped. ${name} is unchanged: ${where}.`;
  };
}
