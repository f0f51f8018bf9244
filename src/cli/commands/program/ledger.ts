import { setTimeout } from 'node:timers/promises';
import { endAsking } from '../../../core/app/what-if/asking.ts';
import type { AnswerOf, InputOf } from '../../../core/contract/registry.ts';
import { pageNamed } from '../../../core/pages/index.ts';
import { ASK_AGAIN_MS, contextOf } from '../../../core/pages/parts/page.ts';
import type { Cli } from '../../shell/cli.ts';
import { numberOption } from '../../shell/input.ts';
import { pageParts } from '../../text/described-page.ts';
import type { Options } from '../../verbs/verb.ts';

type Input = InputOf<'ledger'>;

/** Shows the results of the user's decisions in a season; with `--runs`, also their value compared with his staff's. */
export async function run(cli: Cli, _args: readonly string[], options: Options): Promise<void> {
  const year = numberOption(options, 'year', 'The year');
  const runs = numberOption(options, 'runs', 'The number of runs');
  const input: Input = { ...(year !== undefined && { year }), ...(runs !== undefined && { runs }) };
  const answer = runs === undefined ? await cli.ask('ledger', input) : await played(cli, input);
  const view = pageNamed('ledger').view(answer, contextOf(input, []));
  const paper = { style: cli.style, columns: cli.terminal.columns ?? null, csv: cli.globals.csv === true };
  await cli.show({ json: answer, parts: pageParts(view, paper) });
}

/** Repeats the query until the seasons have been played. */
async function played(cli: Cli, input: Input): Promise<AnswerOf<'ledger'>> {
  const bar = await cli.progress('Ledger');
  try {
    for (;;) {
      const answer = await cli.ask('ledger', input);
      if (answer.progress === null) return answer;
      bar.update({ year: answer.year, week: null, share: answer.progress });
      await setTimeout(ASK_AGAIN_MS);
    }
  } finally {
    bar.stop();
    await endAsking();
  }
}
