import { LRUCache } from 'lru-cache';
import type { Result } from '../../../contract/result.ts';
import type { QueryContext } from '../../reading/context.ts';

/** Responses cached per query, for going back and forth between pages. */
const MOST_KEPT = 16;

/**
 * Caches a query about history, whose responses grow with the seasons: the latest ones are kept until the save changes.
 */
export function remembered<Input extends object, Answer>(
  name: string,
  query: (context: QueryContext, input: Input) => Result<Answer>,
): (context: QueryContext, input: Input) => Result<Answer> {
  return (context, input) => {
    const kept = context.memo(`answers of ${name}`, () => new LRUCache<string, Result<Answer>>({ max: MOST_KEPT }));
    const key = JSON.stringify(input);
    const known = kept.get(key);
    if (known) return known;
    const answer = query(context, input);
    kept.set(key, answer);
    return answer;
  };
}
