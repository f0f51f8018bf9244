import { COMMON } from '../../../core/present/index.ts';
import { type Cli, unwrap } from '../../shell/cli.ts';
import { yearInput } from '../../shell/input.ts';
import { table } from '../../text/page.ts';
import { type OfferedTeam, offeredTeams, prestigeDots } from '../../text/teams.ts';
import type { Options } from '../../verbs/verb.ts';

/** The teams of a season by prestige. */
export async function run(cli: Cli, _args: readonly string[], options: Options): Promise<void> {
  const folder = await cli.folder();
  const home = unwrap(await (await cli.library()).home(folder.path, yearInput(options)));
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
