import type { InputOf } from '../../core/app/registry.ts';
import type { PlanPage } from '../../core/app/views/plan.ts';
import {
  type PlanRow,
  planAheadText,
  plannerText,
  planRows,
  scoutedName,
  scoutedText,
} from '../../core/present/index.ts';
import type { Cli } from '../shell/cli.ts';
import { CliFailure, EXIT } from '../shell/failure.ts';
import { table, text } from '../text/page.ts';
import type { Options } from '../verbs/verb.ts';

const DIALS = [
  ['runPass', 'run_pass', '--run-pass'],
  ['tempo', 'tempo', '--tempo'],
  ['deep', 'deep', '--deep'],
  ['fourth', 'fourth', '--fourth'],
  ['pressure', 'pressure', '--pressure'],
] as const;

/** A step of a dial as it was typed. */
function stepOf(value: string, flag: string): number {
  if (!/^[+-]?[0-3]$/.test(value)) {
    throw new CliFailure(EXIT.refused, `${flag} is a whole number from -3 to 3, not "${value}".`, [
      `For example: dynasty plan ${flag}=-2`,
    ]);
  }
  return Number(value) + 0;
}

function changesOf(options: Options): InputOf<'setPlan'> {
  const steps = DIALS.flatMap(([option, key, flag]) => {
    const value = options[option];
    return typeof value === 'string' ? [[key, stepOf(value, flag)] as const] : [];
  });
  const { coverage } = options;
  const known = coverage === 'man' || coverage === 'mixed' || coverage === 'zone' ? coverage : null;
  if (typeof coverage === 'string' && known === null) {
    throw new CliFailure(EXIT.refused, `--coverage is man, mixed or zone, not "${coverage}".`);
  }
  return { ...Object.fromEntries(steps), ...(known !== null && { coverage: known }) };
}

/** The game plan with the scouting report; with a dial it is changed first. */
export async function run(cli: Cli, _args: readonly string[], options: Options): Promise<void> {
  const changes = changesOf(options);
  const asked = Object.keys(changes).length > 0;
  if (options.staff === true && asked) {
    throw new CliFailure(EXIT.refused, 'Choose dials or --staff, not both.', ['For example: dynasty plan --staff']);
  }
  if (options.staff === true) await cli.ask('setPlan', { staff: true });
  else if (asked) await cli.ask('setPlan', changes);
  const answer = await cli.ask('plan', {});
  await cli.show({
    json: answer,
    parts: [
      text(cli.style.paint('Game plan', 'title'), planAheadText(answer), plannerText(answer)),
      table<PlanRow>({
        name: 'plan',
        columns: [
          { key: 'choice', title: 'Choice', value: (row) => row.name },
          { key: 'plan', title: 'Plan', value: (row) => row.plan },
          { key: 'staff', title: 'Staff', value: (row) => row.staff },
          { key: 'trade', title: 'What it trades', value: (row) => row.trade, drop: 1, least: 20 },
        ],
        rows: planRows(answer),
      }),
      table<PlanPage['scouting'][number]>({
        name: 'scouting',
        title: answer.opponent === null ? 'Scouting report' : `Scouting report: ${answer.opponent.name}`,
        columns: [
          { key: 'stat', title: 'Per game', value: scoutedName },
          { key: 'does', title: 'Does', align: 'right', value: ({ offense }) => scoutedText(offense) },
          { key: 'suffers', title: 'Suffers', align: 'right', value: ({ defense }) => scoutedText(defense) },
        ],
        rows: answer.scouting,
        empty: 'Nothing has been seen of the opponent this season.',
      }),
    ],
  });
}
