import type { Rivalry, Series, SeriesGame, SeriesMoment } from '../../core/app/views/remembered.ts';
import { EMPTY, HEADINGS, SERIES, seriesText } from '../../core/present/index.ts';
import type { Cli } from '../shell/cli.ts';
import { column } from '../text/described.ts';
import { type Part, table, text } from '../text/page.ts';
import { rivalryTable } from './trophies.ts';

/** The rivalries of a team, or one series in full. */
export async function run(cli: Cli, words: readonly string[]): Promise<void> {
  const answer = await cli.ask('rivalry', await teamsIn(cli, words));
  const { series } = answer;
  const title = cli.style.paint(
    series === null ? `${answer.team.name}: rivalries` : `${answer.team.name} and ${series.opponent}`,
    'title',
  );
  await cli.show({
    json: answer,
    parts: series === null ? [text(title), rivalryTable(answer.rivalries)] : seriesParts(title, answer, series),
  });
}

/** Whose series it is: one team is an opponent of the player's own. Names of several words need no quotes. */
async function teamsIn(cli: Cli, words: readonly string[]): Promise<{ team?: string; opponent?: string }> {
  if (words.length === 0) return {};
  const dynasty = await cli.dynasty();
  const isTeam = async (name: string) => (await dynasty.run('teamInfo', { team_name: name })).ok;
  const all = words.join(' ');
  if (words.length === 1 || (await isTeam(all))) return { opponent: all };
  for (let at = 1; at < words.length; at++) {
    const [team, opponent] = [words.slice(0, at).join(' '), words.slice(at).join(' ')];
    if ((await isTeam(team)) && (await isTeam(opponent))) return { team, opponent };
  }
  return words.length === 2 ? { team: words[0]!, opponent: words[1]! } : { opponent: all };
}

function seriesParts(title: string, { team }: Rivalry, series: Series): Part[] {
  const { trophy, points, opponent_points, next_game } = series;
  return [
    text(
      title,
      seriesText(team.name, series.opponent, series),
      ...(trophy === null ? [] : [`Trophy: ${trophy}`]),
      ...(series.games.length === 0 ? [] : [`Points: ${points} to ${opponent_points}.`]),
      ...(next_game === null ? [] : [`They meet in week ${next_game.weekPlayed} of this season.`]),
    ),
    table<SeriesGame>({
      name: 'games',
      title: HEADINGS.series,
      columns: [column(SERIES.year), column(SERIES.site), column(SERIES.result), column(SERIES.label, { least: 12 })],
      rows: series.games,
      mark: ({ result }) => (result === 'W' ? 'win' : 'loss'),
      empty: EMPTY.series,
    }),
    table<SeriesMoment>({
      name: 'moments',
      title: HEADINGS.gamesToRemember,
      columns: [
        { key: 'year', title: 'Year', value: (row) => row.year },
        { key: 'text', title: 'What happened', value: (row) => row.text, least: 40 },
      ],
      rows: series.moments,
      empty: EMPTY.memorable,
    }),
  ];
}
