import type { ClassRank, Commitment } from '../../core/app/views/recruiting-class.ts';
import { CLASS_RANKS, COMMITMENTS, classLine, classTitle, EMPTY, HEADINGS } from '../../core/present/index.ts';
import type { Cli } from '../shell/cli.ts';
import { column } from '../text/described.ts';
import { table, text } from '../text/page.ts';

/** Classes that a page shows; `--csv --table ranking` has all. */
const SHOWN = 25;

/** Who has given a program his word, and how its class ranks. */
export async function run(cli: Cli, args: readonly string[]): Promise<void> {
  const answer = await cli.ask('recruitingClass', args.length === 0 ? {} : { team: args.join(' ') });
  const rows = cli.globals.csv === true ? answer.classes : answer.classes.slice(0, SHOWN);
  await cli.show({
    json: answer,
    parts: [
      text(cli.style.paint(classTitle(answer), 'title'), classLine(answer)),
      table<Commitment>({
        name: 'commits',
        columns: [
          column(COMMITMENTS.number),
          column(COMMITMENTS.name),
          column(COMMITMENTS.pos),
          column(COMMITMENTS.stars),
          column(COMMITMENTS.rating),
          column(COMMITMENTS.home, { drop: 2 }),
          column(COMMITMENTS.month, { drop: 1 }),
          column(COMMITMENTS.signed, { drop: 3 }),
        ],
        rows: answer.commits,
        empty: answer.open ? EMPTY.commits : EMPTY.class,
      }),
      table<ClassRank>({
        name: 'ranking',
        title: HEADINGS.classRanking,
        columns: Object.values(CLASS_RANKS).map((each) => column(each)),
        rows,
        mark: ({ team }) => (team === answer.team.name ? 'own' : null),
        empty: EMPTY.none,
      }),
    ],
  });
}
