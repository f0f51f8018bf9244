import { distance } from 'fastest-levenshtein';
import { withNearest } from '../../core/contract/result.ts';
import { fold } from '../../core/model/text/search.ts';
import { CliFailure, EXIT } from './failure.ts';

/** Returns the distance between two names: edits, plus a penalty for a different beginning. */
function unlikeness(asked: string, name: string): number {
  const [a, b] = [fold(asked), fold(name)];
  if (a === b) return 0;
  if (b.startsWith(a)) return 0.1 + (b.length - a.length) / 100;
  if (b.split(' ').some((word) => word.startsWith(a))) return 0.3 + b.length / 1000;
  return distance(a, b) / Math.max(a.length, b.length);
}

/** Names this much further away than the closest one are not suggested. */
const MUCH_FARTHER = 0.25;

/** Returns the closest names, closest first; none if nothing is similar. */
export function nearest(asked: string, names: readonly string[], most = 3): string[] {
  const near = names
    .map((name) => ({ name, far: unlikeness(asked, name) }))
    .filter(({ far }) => far <= 0.5)
    .sort((a, b) => a.far - b.far || (a.name < b.name ? -1 : 1));
  const best = near[0]?.far ?? 0;
  return near
    .filter(({ far }) => far <= best + MUCH_FARTHER)
    .slice(0, most)
    .map(({ name }) => name);
}

/** Returns the failure for an unknown name, with the closest ones: `Did you mean Ohio State or Ohio?` */
export function noSuch(
  message: string,
  asked: string,
  names: readonly string[],
  hints: readonly string[] = [],
): CliFailure {
  const near = nearest(asked, names);
  return new CliFailure(EXIT.refused, withNearest(message, near), hints, { near });
}
