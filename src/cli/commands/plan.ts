import type { InputOf } from '../../core/contract/registry.ts';
import { COVERAGES, STAFF_CHOOSES } from '../../core/model/program/game-plan.ts';
import {
  aheadText,
  HEADINGS,
  NOTHING_SCOUTED,
  PLAN,
  type PlanRow,
  plannersText,
  planRows,
  planWinText,
  SCOUTING,
  type Scouted,
  schemesAhead,
  scoutingTitle,
} from '../../core/present/index.ts';
import type { Cli } from '../shell/cli.ts';
import { CliFailure, EXIT } from '../shell/failure.ts';
import { column } from '../text/described.ts';
import { table, text } from '../text/page.ts';
import type { Options } from '../verbs/verb.ts';

const DIALS = [
  ['runPass', 'run_pass', '--run-pass'],
  ['tempo', 'tempo', '--tempo'],
  ['deep', 'deep', '--deep'],
  ['fourth', 'fourth', '--fourth'],
  ['pressure', 'pressure', '--pressure'],
] as const;

/** Parses a dial's step. */
function stepOf(value: string, flag: string): number | typeof STAFF_CHOOSES {
  if (value === STAFF_CHOOSES) return value;
  if (!/^[+-]?[0-3]$/.test(value)) {
    throw new CliFailure(
      EXIT.refused,
      `${flag} must be a whole number from -3 to 3 or ${STAFF_CHOOSES}, not "${value}".`,
      [`For example: dynasty plan ${flag}=-2`],
    );
  }
  return Number(value) + 0;
}

function changesOf(options: Options): InputOf<'setPlan'> {
  const steps = DIALS.flatMap(([option, key, flag]) => {
    const value = options[option];
    return typeof value === 'string' ? [[key, stepOf(value, flag)] as const] : [];
  });
  const { coverage } = options;
  const known = ([...COVERAGES, STAFF_CHOOSES] as const).find((each) => each === coverage);
  if (typeof coverage === 'string' && known === undefined) {
    throw new CliFailure(EXIT.refused, `--coverage is man, mixed or zone, or ${STAFF_CHOOSES}, not "${coverage}".`);
  }
  return { ...Object.fromEntries(steps), ...(known !== undefined && { coverage: known }) };
}

/** Shows the game plan with the scouting report; dial options change it first. */
export async function run(cli: Cli, _args: readonly string[], options: Options): Promise<void> {
  const changes = changesOf(options);
  const asked = Object.keys(changes).length > 0;
  if (options.staff === true && asked) {
    throw new CliFailure(EXIT.refused, 'Set the plan or use --staff, not both.', ['For example: dynasty plan --staff']);
  }
  if (options.staff === true) await cli.ask('setPlan', { staff: true });
  else if (asked) await cli.ask('setPlan', changes);
  const answer = await cli.ask('plan', {});
  await cli.show({
    json: answer,
    parts: [
      text(
        cli.style.paint(HEADINGS.gamePlan, 'title'),
        aheadText(answer),
        plannersText(answer),
        ...(planWinText(answer) === '' ? [] : [`${planWinText(answer)}.`]),
        ...schemesAhead(answer),
      ),
      table<PlanRow>({
        name: 'plan',
        columns: [
          column(PLAN.choice),
          column(PLAN.plan),
          column(PLAN.chosen),
          column(PLAN.staff),
          column(PLAN.trade, { drop: 1, least: 20 }),
        ],
        rows: planRows(answer),
        mark: ({ chosen }) => (chosen ? 'own' : null),
      }),
      table<Scouted>({
        name: 'scouting',
        title: scoutingTitle(answer),
        columns: [
          column(SCOUTING.stat),
          column(SCOUTING.does, { align: 'right' }),
          column(SCOUTING.allows, { align: 'right' }),
        ],
        rows: answer.scouting,
        empty: NOTHING_SCOUTED,
      }),
    ],
  });
}
