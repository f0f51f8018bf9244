import type { InputOf } from '../../contract/registry.ts';
import { done, type Result, refuse } from '../../contract/result.ts';
import { readUniverse, type Universe } from '../../reference/universe/index.ts';
import { exportReal, exportSeason } from './export.ts';
import { universeNamed } from './offered.ts';

/**
 * Returns a universe's content for editing: from a folder, built-in, a real season, or a save's season.
 *
 * @param own the client's save; null if none
 */
export async function universeContent(
  folder: string,
  own: string | null,
  { universe: id, year }: InputOf<'universe'>,
): Promise<Result<{ universe: Universe & Record<string, unknown> }>> {
  const content = id === undefined ? await season(own, year) : await named(folder, id);
  return content.ok ? done({ universe: { ...content.value } }) : content;
}

async function named(folder: string, id: string): Promise<Result<Universe>> {
  const content = await universeNamed(folder, id);
  if (!content.ok) return content;
  const read = readUniverse(content.value);
  return read.ok ? done(read.universe) : refuse('malformed', `${id} cannot be used: ${read.faults.join(' ')}`);
}

async function season(own: string | null, year: number | undefined): Promise<Result<Universe>> {
  if (year !== undefined) return exportReal(year);
  if (own === null) return refuse('malformed', 'Name a universe or a year, or start a dynasty first.');
  return exportSeason(own);
}
