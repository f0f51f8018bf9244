import type { Game, Info } from '../../core/app/views/shared.ts';
import { earlyWeek, finalLabel, HEADINGS, kindText, percent, rankPrefix, weekName } from '../../core/present/index.ts';
import type { Cli } from '../shell/cli.ts';
import { wholeNumber } from '../shell/input.ts';
import { lineText } from '../text/games.ts';
import { table } from '../text/page.ts';

/** A week's games, the most watchable first. */
export async function run(cli: Cli, args: readonly string[]): Promise<void> {
  const info = await cli.info();
  const week = args[0] === undefined ? Math.min(info.currentWeek, info.lastWeek) : wholeNumber(args[0], 'The week');
  const answer = await cli.ask('week', { week });
  await cli.show({
    json: answer,
    parts: [
      table<Game>({
        name: `week ${week}`,
        title: [`${title(info, week)}, ${info.currentYear}`, ...earlyWeek(answer.games)].join(': '),
        columns: [
          {
            key: 'away',
            title: 'Away',
            value: (g) => g.teamB.name,
            text: (g) => rankPrefix(g.teamB.name, g.rankBTOG),
            least: 14,
          },
          {
            key: 'away_score',
            title: '',
            align: 'right',
            value: (g) => g.scoreB ?? null,
            text: (g) => String(g.scoreB ?? ''),
          },
          { key: 'home', title: 'Home', value: (g) => g.teamA.name, text: homeText, least: 14 },
          {
            key: 'home_score',
            title: '',
            align: 'right',
            value: (g) => g.scoreA ?? null,
            text: (g) => String(g.scoreA ?? ''),
          },
          { key: 'state', title: 'Line or result', value: state },
          { key: 'label', title: 'Notes', value: (g) => g.label, text: kindText, drop: 2, least: 8 },
          { key: 'headline', title: 'Headline', value: (g) => g.headline, text: (g) => g.headline ?? '', drop: 3 },
          { key: 'game_id', title: 'Game', value: (g) => g.id },
        ],
        rows: answer.games,
        mark: (g) => (isOwn(g, info) ? 'own' : g.game_of_week ? 'strong' : null),
        empty: `No games are scheduled in week ${week} yet.`,
      }),
    ],
  });
}

function title(info: Info, week: number): string {
  const name = weekName(week, info.playoff.teams);
  return name.startsWith('Week') ? HEADINGS.teamSchedule(name) : `Week ${week}: ${name}`;
}

function homeText(game: Game): string {
  const name = rankPrefix(game.teamA.name, game.rankATOG);
  return game.homeTeam === null ? `${name} (n)` : name;
}

/** The final score with overtimes, or the line with the favorite's chance; the game of the week is marked. */
function state(game: Game): string {
  const mark = game.game_of_week ? ' * game of the week' : '';
  if (game.winner !== null) return `${finalLabel(game.overtime)}${mark}`;
  const chance = percent(Math.max(game.winProbA, game.winProbB));
  return `${lineText(game.teamA.name, game.teamB.name, game.spreadA)} (${chance})${mark}`;
}

function isOwn(game: Game, info: Info): boolean {
  return game.teamA.name === info.team.name || game.teamB.name === info.team.name;
}
