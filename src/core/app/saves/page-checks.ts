import { type DynastyQuery, QUERIES } from '../../contract/registry.ts';
import type { Result } from '../../contract/result.ts';
import type { Save } from '../../save/index.ts';
import { queries } from '../queries/index.ts';
import { detachedContext, type QueryContext } from '../reading/context.ts';

/** Slow pages: each takes as long as half of the others together. `checks.ts` checks the rows that only they read. */
const TOO_SLOW: readonly string[] = ['odds', 'stakes', 'news', 'portal'];

type AnyQuery = (context: QueryContext, input: object) => Result<unknown>;

/** Pages of a save that need no input, except slow ones. */
export function checkedPages(): DynastyQuery[] {
  return (Object.keys(queries) as DynastyQuery[]).filter(
    (name) => !TOO_SLOW.includes(name) && QUERIES[name].input.safeParse({}).success,
  );
}

/** Checks that every page can be built from the save and matches its schema. */
export function* pageFaults(save: Save): Generator<string> {
  const context = detachedContext(save);
  for (const name of checkedPages()) {
    const answer = (queries[name] as AnyQuery)(context, {});
    const fits = !answer.ok || QUERIES[name].answer.safeParse(answer.value).success;
    if (!fits) yield `The page ${name} does not have the expected content.`;
  }
}
