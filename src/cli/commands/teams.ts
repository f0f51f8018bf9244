import type { Home, PreviewTeam } from '../../core/app/views/home.ts';
import { COMMON, gauge } from '../../core/present/index.ts';
import { type Cli, unwrap } from '../shell/cli.ts';
import { yearInput } from '../shell/input.ts';
import { table } from '../text/page.ts';
import type { Options } from '../verbs/verb.ts';

interface Row extends PreviewTeam {
  conference: string;
}

/** The teams of a season by prestige. */
export async function run(cli: Cli, _args: readonly string[], options: Options): Promise<void> {
  const folder = await cli.folder();
  const home = unwrap(await (await cli.library()).home(folder.path, yearInput(options)));
  const dots = (value: number) => (cli.style.ascii ? gauge(value, 7, '*', '.') : gauge(value, 7, '●', '○'));
  await cli.show({
    json: home,
    parts: [
      table<Row>({
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
            text: (t) => dots(t.prestige),
            align: 'left',
          },
          { key: 'ceiling', title: COMMON.ceiling.short, value: (t) => t.ceiling },
          { key: 'floor', title: COMMON.floor.short, value: (t) => t.floor },
        ],
        rows: teamsOf(home),
      }),
    ],
  });
}

function teamsOf({ preview }: Home): Row[] {
  const rows = Object.values(preview.conferences).flatMap(({ confName, teams }) =>
    teams.map((team) => ({ ...team, conference: confName })),
  );
  const independents = preview.independents.map((team) => ({ ...team, conference: 'Independent' }));
  return [...rows, ...independents].sort((a, b) => b.prestige - a.prestige || (a.name < b.name ? -1 : 1));
}
