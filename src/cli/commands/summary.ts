import { HEADINGS, renamedConference, sentenceCase } from '../../core/present/index.ts';
import type { Cli } from '../shell/cli.ts';
import { table, text } from '../text/page.ts';
import { reviewParts } from '../text/review.ts';
import { enter } from './to-stage.ts';

/** The champion, and who changes conference. Closes the season when its last game is played. */
export async function run(cli: Cli): Promise<void> {
  const status = await enter(cli, 'summary');
  const answer = await cli.ask('summary', {});
  const { champion, info, realignment, renamed } = answer;
  const moves = Object.entries(realignment).map(([team, { old, new: to }]) => ({ team, old, to }));
  const names = Object.entries(renamed).map(([old, now]) => renamedConference(old, now));
  const own = champion.name === info.team.name;
  await cli.show({
    json: answer,
    parts: [
      text(
        cli.style.paint(
          `${info.currentYear} national champion: ${champion.name} ${champion.mascot}, ${champion.record}`,
          'title',
        ),
        ...(own ? ['That is your team, coach.'] : []),
      ),
      table({
        name: 'realignment',
        title: sentenceCase(HEADINGS.realignment),
        columns: [
          { key: 'team', title: 'Team', value: (move) => move.team },
          { key: 'old', title: 'From', value: (move) => move.old },
          { key: 'new', title: 'To', value: (move) => move.to },
        ],
        rows: moves,
        mark: (move) => (move.team === info.team.name ? 'own' : null),
        empty: 'No conference changes.',
      }),
      ...(names.length === 0 ? [] : [text(...names)]),
      // A spreadsheet of the season is what `review` gives.
      ...(cli.globals.csv === true ? [] : reviewParts(await cli.ask('review', {}), cli.style)),
      ...(status === null ? [] : [status]),
    ],
  });
}
