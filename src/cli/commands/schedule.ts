import { earlyLegend, isRanked, ledByParts, ratingsText } from '../../core/present/index.ts';
import type { Cli } from '../shell/cli.ts';
import { teamOrOwn, yearInput } from '../shell/input.ts';
import { scheduleColumns } from '../text/games.ts';
import { table, text } from '../text/page.ts';
import type { Options } from '../verbs/verb.ts';

/** Shows a team's games of a season. */
export async function run(cli: Cli, args: readonly string[], options: Options): Promise<void> {
  const asked = yearInput(options);
  const answer = await cli.ask('teamSchedule', { team: await teamOrOwn(cli, args), ...asked });
  const { team, info, games } = answer;
  const rank = isRanked(team.ranking) ? `#${team.ranking} ` : '';
  await cli.show({
    json: answer,
    parts: [
      text(
        cli.style.paint(
          `${rank}${team.name} ${team.mascot}, ${asked.year ?? info.currentYear}: ${team.record}`,
          'title',
        ),
        `${team.conference}, ${ratingsText(team)}`,
        ...ledByParts(answer),
      ),
      table({
        name: 'schedule',
        columns: scheduleColumns(info.playoff.teams),
        rows: games,
        mark: (game) => (game.result === null ? null : game.result === 'W' ? 'win' : 'loss'),
        empty: 'No games are scheduled yet.',
      }),
      ...(answer.called_off ?? []).map(({ week, text: said }) => text(`Week ${week}: ${said}`)),
      ...earlyLegend(games).map((line) => text(line)),
    ],
  });
}
