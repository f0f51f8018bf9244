import type { LeavingPlayer, ProgressedPlayer } from '../../core/app/views/progression.ts';
import { classYearShort, plural, signed } from '../../core/present/index.ts';
import type { Cli } from '../shell/cli.ts';
import { table, text } from '../text/page.ts';
import type { Column } from '../text/table.ts';
import { enter } from './to-stage.ts';

type Anybody = ProgressedPlayer | LeavingPlayer;

/** Who got better and who leaves, of the player's own team. */
export async function run(cli: Cli): Promise<void> {
  const next = await enter(cli, 'progression');
  const answer = await cli.ask('rosterProgression', {});
  const { team, info, progressed, leaving } = answer;
  const gained = progressed.reduce((sum, { change }) => sum + change, 0) / Math.max(1, progressed.length);
  await cli.show({
    json: answer,
    parts: [
      text(
        cli.style.paint(`${team.name}: ${info.currentYear} to ${info.currentYear + 1}`, 'title'),
        `${plural(progressed.length, 'player')} return, ${signed(gained)} on average; ${leaving.length} leave.`,
      ),
      table<ProgressedPlayer>({
        name: 'progressed',
        title: 'Returning',
        columns: [
          ...columns<ProgressedPlayer>(),
          { key: 'change', title: '+/-', align: 'right', value: (p) => p.change, text: (p) => signed(p.change) },
        ],
        rows: progressed,
        mark: (p) => (p.change >= BIG_LEAP ? 'win' : null),
      }),
      table<LeavingPlayer>({
        name: 'leaving',
        title: 'Leaving',
        columns: [
          ...columns<LeavingPlayer>(),
          {
            key: 'reason',
            title: 'Why',
            value: (p) => p.reason,
            text: (p) => (p.reason === 'declared' ? 'turns pro' : 'graduates'),
          },
        ],
        rows: leaving,
        mark: (p) => (p.reason === 'declared' ? 'loss' : null),
      }),
      ...(next === null ? [] : [next]),
    ],
  });
}

/** A gain of rating that stands out. */
const BIG_LEAP = 8;

function columns<Row extends Anybody>(): Column<Row>[] {
  return [
    { key: 'id', title: 'Id', value: (p) => p.id, drop: 1 },
    { key: 'position', title: 'Pos', value: (p) => p.pos, text: (p) => p.pos.toUpperCase() },
    { key: 'name', title: 'Name', value: (p) => `${p.first} ${p.last}`, least: 12 },
    { key: 'year', title: 'Class', value: (p) => p.year, text: (p) => classYearShort(p.year) },
    { key: 'stars', title: 'Stars', value: (p) => p.stars },
    { key: 'rating', title: 'Rating', value: (p) => p.rating },
  ];
}
