import type { Race, Runner } from '../../core/app/views/awards.ts';
import { EMPTY, RACE } from '../../core/present/index.ts';
import type { Cli } from '../shell/cli.ts';
import { column } from '../text/described.ts';
import { table, text } from '../text/page.ts';

/** The Heisman race. */
export async function run(cli: Cli): Promise<void> {
  const answer = await cli.ask('race', {});
  const own = answer.info.team.name;
  await cli.show({
    json: answer,
    parts: [
      table<Runner>({
        name: 'race',
        title: `Heisman race ${answer.info.currentYear}, entering week ${answer.info.currentWeek}`,
        columns: [
          column(RACE.place),
          column(RACE.name),
          column(RACE.pos),
          column(RACE.class, { drop: 5 }),
          column(RACE.team, { least: 10 }),
          column(RACE.record, { drop: 4 }),
          column(RACE.points),
          column(RACE.firsts, { drop: 6 }),
          column(RACE.chance),
          column(RACE.odds),
          column(RACE.season, { drop: 3, least: 20 }),
        ],
        rows: answer.runners,
        mark: ({ team }) => (team === own ? 'own' : null),
        empty: closed(answer),
      }),
      ...(answer.runners.length === 0 || cli.globals.csv === true
        ? []
        : [text('Points are what a vote would bring today; the chance is that of the vote after the championships.')]),
    ],
  });
}

/** Why nobody runs. */
function closed({ decided, from_week, info }: Race): string {
  if (decided) return `The Heisman of ${info.currentYear} has been awarded: dynasty awards`;
  return info.stage === 'season' && info.currentWeek > from_week
    ? 'No vote was taken this season.'
    : EMPTY.race(from_week);
}
