import type { InputOf } from '../../core/contract/registry.ts';
import { EXPLAINED, type ExplainedNumber } from '../../core/contract/views/why.ts';
import { finalistLines, WHY, type WhyRow, whyRows } from '../../core/present/index.ts';
import type { Cli } from '../shell/cli.ts';
import { wholeNumber } from '../shell/input.ts';
import { noSuch } from '../shell/suggest.ts';
import { column } from '../text/described.ts';
import { table, text } from '../text/page.ts';

function isExplained(text: string): text is ExplainedNumber {
  return (EXPLAINED as readonly string[]).includes(text);
}

const aTeam = (team: string) => ({ team });

/** How the words after a number are interpreted. */
const NAMED_AS: Readonly<Record<ExplainedNumber, (subject: string) => Omit<InputOf<'why'>, 'what'>>> = {
  prestige: aTeam,
  rank: aTeam,
  line: aTeam,
  seat: aTeam,
  recruit: (recruit) => ({ recruit }),
  transfer: (player) => ({ player }),
  player: (player) => ({ player }),
};

/** Shows the parts of a number. */
export async function run(cli: Cli, args: readonly string[]): Promise<void> {
  const [what = '', ...rest] = args;
  if (!isExplained(what)) {
    throw noSuch(`"${what}" is not a number we can break down.`, what, EXPLAINED, [
      'For example: dynasty why rank Ohio State',
    ]);
  }
  const subject = rest.join(' ');
  const game = what === 'line' && /^\d+$/.test(subject) ? { game: wholeNumber(subject, 'The game') } : {};
  const named = NAMED_AS[what](subject);
  const of = subject !== '' && !('game' in game) ? named : {};
  const answer = await cli.ask('why', { what, ...game, ...of });
  await cli.show({
    json: answer,
    parts: [
      text(cli.style.paint(answer.title, 'title')),
      table<WhyRow>({
        name: 'parts',
        columns: [column(WHY.part), column(WHY.value), column(WHY.note, { drop: 1 })],
        rows: whyRows(answer),
        mark: (row) => (row.sum ? 'own' : null),
      }),
      ...(answer.finalists === undefined ? [] : [text(...finalistLines(answer.finalists))]),
    ],
  });
}
