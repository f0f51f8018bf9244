import type { Week } from '../../core/contract/views/season/schedule.ts';
import type { Game, Info } from '../../core/contract/views/shared.ts';
import { earlyWeek, finalLabel, HEADINGS, kindText, percent, rankPrefix, weekName } from '../../core/present/index.ts';
import type { Cli } from '../shell/cli.ts';
import { CliFailure, EXIT } from '../shell/failure.ts';
import { wholeNumber, yearInput } from '../shell/input.ts';
import { lineText } from '../text/games.ts';
import { type Part, table, text } from '../text/page.ts';
import type { Options } from '../verbs/verb.ts';

/** The requested season; none for the current one. */
type Year = ReturnType<typeof yearInput>;

/** Shows a week's games, most watchable first. */
export async function run(cli: Cli, args: readonly string[], options: Options): Promise<void> {
  const year = yearInput(options);
  if (options.all === true) return showSeason(cli, args, year);
  const info = await cli.info();
  const week = args[0] === undefined ? await usualWeek(cli, year, info) : wholeNumber(args[0], 'The week');
  const answer = await cli.ask('week', { week, ...year });
  const off = (answer.called_off ?? []).map((game) => text(game.text));
  await cli.show({ json: answer, parts: [weekTable(answer, week), ...off] });
}

/** Returns the upcoming week; for a past season, its last. */
async function usualWeek(cli: Cli, year: Year, info: Info): Promise<number> {
  const { past_season } = await cli.ask('week', { week: 1, ...year });
  return past_season?.last_week ?? Math.min(info.currentWeek, info.lastWeek);
}

/** Shows every week of a season, one after the other; as CSV in one table. */
async function showSeason(cli: Cli, args: readonly string[], year: Year): Promise<void> {
  if (args.length > 0) throw new CliFailure(EXIT.refused, '--all shows every week; drop it to see one week.');
  const first = await cli.ask('week', { week: 1, ...year });
  const weeks: Week[] = [first];
  const last = first.past_season?.last_week ?? first.info.lastWeek;
  for (let week = 2; week <= last; week++) weeks.push(await cli.ask('week', { week, ...year }));
  const parts = weeks.flatMap((answer, index) => (answer.games.length > 0 ? [weekTable(answer, index + 1)] : []));
  await cli.show({ json: weeks, parts });
}

function weekTable(answer: Week, week: number): Part {
  const { info, past_season } = answer;
  const teams = past_season?.playoff_teams ?? info.playoff.teams;
  return table<Game>({
    name: `week ${week}`,
    family: 'weeks',
    title: [`${title(teams, week)}, ${past_season?.year ?? info.currentYear}`, ...earlyWeek(answer.games)].join(': '),
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
      { key: 'home_spread_value', title: '', value: (g) => g.spread_valueA ?? null, csvOnly: true },
      { key: 'label', title: 'Notes', value: (g) => g.label, text: kindText, drop: 2, least: 8 },
      { key: 'headline', title: 'Headline', value: (g) => g.headline, text: (g) => g.headline ?? '', drop: 3 },
      { key: 'game_id', title: 'Game', value: (g) => g.id },
    ],
    rows: answer.games,
    mark: (g) => (isOwn(g, info) ? 'own' : g.game_of_week ? 'strong' : null),
    empty: `No games are scheduled in week ${week} yet.`,
  });
}

function title(playoffTeams: number, week: number): string {
  const name = weekName(week, playoffTeams);
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
