import type { Injured } from '../../core/app/views/injuries.ts';
import { INJURIES, INJURY_LEGEND, injuriesOf, nobodyHurt } from '../../core/present/index.ts';
import type { Cli } from '../shell/cli.ts';
import { column } from '../text/described.ts';
import { table, text } from '../text/page.ts';
import type { Options } from '../verbs/verb.ts';

/** Who is out, doubtful or questionable. */
export async function run(cli: Cli, args: readonly string[], options: Options): Promise<void> {
  const all = options.all === true;
  const answer = await cli.ask('injuries', { ...(args.length === 0 ? {} : { team: args.join(' ') }), all });
  const { week, injured } = answer;
  const about = all ? 'all teams' : injuriesOf(answer);
  await cli.show({
    json: answer,
    parts: [
      table<Injured>({
        name: 'injuries',
        title: `Injuries, week ${week}: ${about}`,
        columns: [
          column(INJURIES.team, { least: 10 }),
          column(INJURIES.name, { least: 12 }),
          column(INJURIES.pos),
          column(INJURIES.class, { drop: 2 }),
          column(INJURIES.role, { drop: 1 }),
          column(INJURIES.status),
          column(INJURIES.injury),
          column(INJURIES.back),
          column(INJURIES.week, { drop: 1 }),
          column(INJURIES.id, { drop: 3 }),
        ],
        rows: injured,
        mark: ({ starter }) => (starter ? 'strong' : null),
        empty: nobodyHurt(answer),
      }),
      ...(injured.length === 0 || cli.globals.csv === true ? [] : [text(INJURY_LEGEND)]),
    ],
  });
}
