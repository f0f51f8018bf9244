import type { RedshirtPlayer } from '../../core/contract/views/people/redshirts.ts';
import { REDSHIRTS, redshirtLines } from '../../core/present/index.ts';
import type { Cli } from '../shell/cli.ts';
import { CliFailure, EXIT } from '../shell/failure.ts';
import { namesIn } from '../shell/input.ts';
import { column } from '../text/described.ts';
import { table, text } from '../text/page.ts';
import type { Options } from '../verbs/verb.ts';

/** Returns the word before the names: `hold`, the default, or `release`, the same as --off. */
function verbOf([first, ...names]: readonly string[]): 'hold' | 'release' | null {
  return names.length > 0 && (first === 'hold' || first === 'release') ? first : null;
}

/** Shows redshirts and candidates; players named are redshirted first, or released with --off. */
export async function run(cli: Cli, args: readonly string[], options: Options): Promise<void> {
  const verb = verbOf(args);
  const off = options.off === true || verb === 'release';
  const players = namesIn(verb === null ? args : args.slice(1));
  if (players.length > 0) await cli.ask('setRedshirt', { players, ...(off && { off }) });
  else if (off) {
    throw new CliFailure(EXIT.refused, 'Whose redshirt should end? Name him before --off.', [
      'For example: dynasty redshirt "Joe Moore" --off',
    ]);
  }
  const answer = await cli.ask('redshirts', {});
  await cli.show({
    json: answer,
    parts: [
      text(cli.style.paint(`Redshirts, ${answer.year}`, 'title'), ...redshirtLines(answer)),
      table<RedshirtPlayer>({
        name: 'redshirts',
        columns: [
          column(REDSHIRTS.name, { least: 12 }),
          column(REDSHIRTS.pos),
          column(REDSHIRTS.class),
          column(REDSHIRTS.rating),
          column(REDSHIRTS.stars, { drop: 2 }),
          column(REDSHIRTS.place),
          column(REDSHIRTS.games),
          column(REDSHIRTS.choice),
          column(REDSHIRTS.id, { drop: 1 }),
        ],
        rows: answer.players,
        mark: ({ since }) => (since === null ? null : 'own'),
        empty: 'No one is eligible to redshirt.',
      }),
    ],
  });
}
