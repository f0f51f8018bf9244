import type { SeasonOpening } from '../../../core/contract/views/home.ts';
import { COMMON } from '../../../core/present/index.ts';
import { OPENING_COLUMNS, openBecause } from '../../../core/words/coaching/openings.ts';
import { winLoss } from '../../../core/words/numbers.ts';
import { type Cli, unwrap } from '../../shell/cli.ts';
import { textOption, yearInput } from '../../shell/input.ts';
import { table, text } from '../../text/page.ts';
import { type OfferedTeam, offeredTeams, prestigeDots } from '../../text/teams.ts';
import type { Options } from '../../verbs/verb.ts';

/** The jobs that open before a season. */
function openingsTable(year: string, jobs: readonly SeasonOpening[]) {
  return table<SeasonOpening>({
    name: `openings ${year}`,
    title: `Openings before ${year}`,
    columns: [
      { key: 'team', title: COMMON.team.short, value: (job) => job.team, least: 14 },
      {
        key: 'record',
        title: OPENING_COLUMNS.record,
        value: ({ record }) => record && winLoss(record.wins, record.losses),
      },
      { key: 'why', title: OPENING_COLUMNS.why, value: ({ left }) => openBecause(left, Number(year)) },
    ],
    rows: jobs,
  });
}

/** Lists the teams of a season by prestige, or the jobs that open before it. */
export async function run(cli: Cli, _args: readonly string[], options: Options): Promise<void> {
  const folder = await cli.folder();
  const seed = textOption(options, 'seed');
  const asked = { ...yearInput(options), ...(options.openings === true && { openings: true }), ...(seed && { seed }) };
  const home = unwrap(await (await cli.library()).home(folder.path, asked));
  if (home.openings) {
    const { seed: one, any, jobs } = home.openings;
    const how = `Start with --seed ${one} to find these jobs open; dynasty new --opening --seed ${one} takes ${any}.`;
    return cli.show({ json: home, parts: [openingsTable(home.selected_year, jobs), text(how)] });
  }
  await cli.show({
    json: home,
    parts: [
      table<OfferedTeam>({
        name: `teams ${home.selected_year}`,
        title: `Teams of ${home.selected_year}`,
        columns: [
          { key: 'team', title: COMMON.team.short, value: (t) => t.name, least: 14 },
          { key: 'mascot', title: 'Mascot', value: (t) => t.mascot, drop: 2 },
          { key: 'abbreviation', title: 'Abbr', value: (t) => t.abbreviation, drop: 1 },
          { key: 'conference', title: COMMON.conference.short, value: (t) => t.conference },
          {
            key: 'prestige',
            title: COMMON.prestige.short,
            value: (t) => t.prestige,
            text: (t) => prestigeDots(t.prestige, cli.style.ascii),
            align: 'left',
          },
          { key: 'ceiling', title: COMMON.ceiling.short, value: (t) => t.ceiling },
          { key: 'floor', title: COMMON.floor.short, value: (t) => t.floor },
        ],
        rows: offeredTeams(home),
      }),
    ],
  });
}
