import type { LeavingPlayer, ProgressedPlayer } from '../../core/app/views/progression.ts';
import {
  LEAVING,
  PROGRESSED,
  returnAndLeave,
  returningPlayers,
  signed,
  type TableColumn,
} from '../../core/present/index.ts';
import type { Cli } from '../shell/cli.ts';
import { column } from '../text/described.ts';
import { table, text } from '../text/page.ts';
import { enter } from './to-stage.ts';

/** Who got better and who leaves, of the player's own team. */
export async function run(cli: Cli): Promise<void> {
  const next = await enter(cli, 'progression');
  const answer = await cli.ask('rosterProgression', {});
  const { team, info, leaving } = answer;
  const returning = returningPlayers(answer);
  const gained = returning.reduce((sum, { change }) => sum + change, 0) / Math.max(1, returning.length);
  await cli.show({
    json: answer,
    parts: [
      text(
        cli.style.paint(`${team.name}: ${info.currentYear} to ${info.currentYear + 1}`, 'title'),
        `${returnAndLeave(returning.length, leaving.length)}. Average change of those who return: ${signed(gained)}.`,
      ),
      table<ProgressedPlayer>({
        name: 'returning',
        title: 'Returning',
        columns: [...known(PROGRESSED), column(PROGRESSED.change)],
        rows: returning,
        mark: (p) => (p.change >= BIG_LEAP ? 'win' : null),
      }),
      table<LeavingPlayer>({
        name: 'leaving',
        title: 'Leaving',
        columns: [...known(LEAVING), column(LEAVING.reason)],
        rows: leaving,
        mark: (p) => (p.reason === 'declared' ? 'loss' : null),
      }),
      ...(next === null ? [] : [next]),
    ],
  });
}

/** The least gain in rating that is highlighted. */
const BIG_LEAP = 8;

/** The first columns of both tables: who he is. */
function known<Row>(of: Record<'id' | 'position' | 'name' | 'year' | 'stars' | 'rating', TableColumn<Row>>) {
  return [
    column(of.id, { drop: 1 }),
    column(of.position),
    column(of.name, { least: 12 }),
    column(of.year),
    column(of.stars),
    column(of.rating),
  ];
}
