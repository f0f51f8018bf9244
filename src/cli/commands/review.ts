import type { Cli } from '../shell/cli.ts';
import { reviewParts } from '../text/review.ts';

/** The finished season of the player's team. */
export async function run(cli: Cli): Promise<void> {
  const answer = await cli.ask('review', {});
  await cli.show({ json: answer, parts: reviewParts(answer, cli.style) });
}
