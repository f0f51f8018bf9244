import type { HallInductee, HallMember } from '../../core/app/views/record-book.ts';
import { EMPTY, HALL_CLASS, HALL_MEMBERS, HEADINGS, plural } from '../../core/present/index.ts';
import type { Cli } from '../shell/cli.ts';
import { numberOption } from '../shell/input.ts';
import { column } from '../text/described.ts';
import { table, text } from '../text/page.ts';
import type { Options } from '../verbs/verb.ts';

/** The hall of fame of the nation, or of a program. */
export async function run(cli: Cli, args: readonly string[], options: Options): Promise<void> {
  const year = numberOption(options, 'year', 'The year');
  const answer = await cli.ask('hall', {
    ...(args.length > 0 && { team: args.join(' ') }),
    ...(year !== undefined && { year }),
  });
  const { whose, points_needed, seasons_waited, members, info } = answer;
  const mark = ({ team }: HallMember) => (whose === null && team === info.team.name ? ('own' as const) : null);
  await cli.show({
    json: answer,
    parts: [
      text(
        cli.style.paint(whose === null ? HEADINGS.hallOfFame : HEADINGS.hallOfFameOf(whose), 'title'),
        `Open to players with a case of ${plural(points_needed, 'point')}, ${plural(seasons_waited, 'season')} after their last one.`,
      ),
      table<HallInductee>({
        name: 'class',
        title: answer.year === null ? 'No class yet' : HEADINGS.classOf(answer.year),
        columns: [
          column(HALL_CLASS.name),
          column(HALL_CLASS.pos),
          ...(whose === null ? [column(HALL_CLASS.team)] : []),
          column(HALL_CLASS.years, { drop: 2 }),
          column(HALL_CLASS.points),
          column(HALL_CLASS.case, { least: 30 }),
        ],
        rows: answer.class,
        mark,
        empty: EMPTY.hall,
      }),
      table<HallMember>({
        name: 'members',
        title: HEADINGS.members(members.length),
        columns: [
          column(HALL_MEMBERS.inducted),
          column(HALL_MEMBERS.name),
          column(HALL_MEMBERS.pos),
          ...(whose === null ? [column(HALL_MEMBERS.team)] : []),
          column(HALL_MEMBERS.years),
          column(HALL_MEMBERS.points),
        ],
        rows: members,
        mark,
        empty: EMPTY.none,
      }),
    ],
  });
}
