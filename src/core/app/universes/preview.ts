import { done, type Result, refuse } from '../../contract/result.ts';
import type { Home, Info } from '../../contract/views/index.ts';
import type { Reference } from '../../model/facts.ts';
import { makeReference } from '../../reference/index.ts';
import { factsOfUniverse, readUniverse } from '../../reference/universe/index.ts';
import { previewOf } from '../queries/home.ts';
import { universeNamed } from './offered.ts';

/** A universe as a new game shows it before it is chosen. */
export interface Previewed {
  id: string;
  name: string;
  reference: Reference;
}

/** Reads a universe next to the saves or a built-in one; refused with all of its faults. */
export async function universeToPreview(folder: string, id: string): Promise<Result<Previewed>> {
  const content = await universeNamed(folder, id);
  if (!content.ok) return content;
  const read = readUniverse(content.value);
  if (!read.ok) return refuse('malformed', `${id} cannot be used: ${read.faults.join(' ')}`);
  const { universe } = read;
  return done({ id, name: universe.name, reference: makeReference(factsOfUniverse(universe)) });
}

/** A new game's options in a universe: its one season and its teams. */
export function homeOfUniverse(
  { id, name, reference }: Previewed,
  info: Info | null,
  lists: Pick<Home, 'saves' | 'damaged'>,
): Home {
  const year = reference.firstSeason;
  const preview = previewOf(reference, year);
  return { years: [String(year)], info, selected_year: String(year), universe: { id, name }, preview, ...lists };
}
