import type { DraftedFrom, DraftPick } from '../../core/app/views/draft.ts';
import { DRAFT_PICKS, DRAFT_PROGRAMS, draftLines, draftTitle, EMPTY, HEADINGS } from '../../core/present/index.ts';
import type { Cli } from '../shell/cli.ts';
import { numberOption } from '../shell/input.ts';
import { column } from '../text/described.ts';
import { table, text } from '../text/page.ts';
import type { Options } from '../verbs/verb.ts';

/** The professional draft after a season. */
export async function run(cli: Cli, _args: readonly string[], options: Options): Promise<void> {
  const year = numberOption(options, 'year', 'The year');
  const answer = await cli.ask('draft', year === undefined ? {} : { year });
  const mark = ({ team }: { team: string }) => (team === answer.info.team.name ? ('own' as const) : null);
  await cli.show({
    json: answer,
    parts: [
      text(cli.style.paint(answer.year === null ? 'Draft' : draftTitle(answer.year), 'title'), ...draftLines(answer)),
      table<DraftPick>({
        name: 'picks',
        columns: [
          column(DRAFT_PICKS.round),
          column(DRAFT_PICKS.pick),
          column(DRAFT_PICKS.name),
          column(DRAFT_PICKS.pos),
          column(DRAFT_PICKS.team),
          column(DRAFT_PICKS.class, { drop: 2 }),
          column(DRAFT_PICKS.rating),
          column(DRAFT_PICKS.stars, { drop: 1 }),
        ],
        rows: answer.picks,
        mark,
        empty: 'Nobody yet.',
      }),
      table<DraftedFrom>({
        name: 'programs',
        title: HEADINGS.byProgram,
        columns: Object.values(DRAFT_PROGRAMS).map((each) => column(each)),
        rows: answer.programs,
        mark,
        empty: EMPTY.none,
      }),
    ],
  });
}
