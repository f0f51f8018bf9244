import type { Standings, StandingsRow } from '../../core/app/views/standings.ts';
import { rankPrefix, winLoss } from '../../core/present/index.ts';
import type { Cli } from '../shell/cli.ts';
import { gamesAround } from '../text/games.ts';
import { type Part, table } from '../text/page.ts';
import type { Column } from '../text/table.ts';

/** One conference, the independents, or all. */
export async function run(cli: Cli, args: readonly string[]): Promise<void> {
  const info = await cli.info();
  const asked = args.join(' ');
  if (asked.toLowerCase() === 'all') return showAll(cli, info.team.name);
  const conference = asked === '' ? await ownConference(cli, info.team.name) : asked;
  const answer = await cli.ask('standings', { conference });
  await cli.show({ json: answer, parts: [standingsTable(answer, info.team.name)] });
}

async function ownConference(cli: Cli, name: string): Promise<string> {
  const { team } = await cli.ask('teamInfo', { team_name: name });
  return team.conference === 'Independent' ? 'independent' : team.conference;
}

async function showAll(cli: Cli, own: string): Promise<void> {
  const { conferences } = await cli.ask('standings', { conference: 'independent' });
  const answers: Standings[] = [];
  for (const name of [...conferences.map(({ confName }) => confName), 'independent']) {
    answers.push(await cli.ask('standings', { conference: name }));
  }
  const some = answers.filter(({ teams }) => teams.length > 0);
  await cli.show({ json: some, parts: some.map((answer) => standingsTable(answer, own)) });
}

function standingsTable(answer: Standings, own: string): Part {
  const { conference } = answer;
  const inConference: Column<StandingsRow> = {
    key: 'conf',
    title: 'Conf',
    value: (row) => winLoss(row.confWins, row.confLosses),
  };
  const decided = answer.teams.some(({ tiebreak }) => tiebreak !== null);
  return table<StandingsRow>({
    name: conference ?? 'Independent',
    title: conference === undefined ? 'Independent Teams' : `${conference} Standings`,
    columns: [
      { key: 'place', title: '', align: 'right', value: (row) => answer.teams.indexOf(row) + 1 },
      {
        key: 'team',
        title: 'Team',
        value: (row) => row.name,
        text: (row) => rankPrefix(row.name, row.ranking),
        least: 14,
      },
      { key: 'rank', title: 'Rank', value: (row) => row.ranking, drop: 5 },
      ...(conference === undefined ? [] : [inConference]),
      { key: 'overall', title: 'Overall', value: (row) => winLoss(row.totalWins, row.totalLosses) },
      { key: 'rating', title: 'Rating', value: (row) => row.rating, text: (row) => row.rating.toFixed(1), drop: 4 },
      ...gamesAround(),
      ...(decided ? [tiebreak] : []),
    ],
    rows: answer.teams,
    mark: (row) => (row.name === own ? 'own' : null),
  });
}

const tiebreak: Column<StandingsRow> = {
  key: 'tiebreak',
  title: 'Tie decided by',
  value: (row) => row.tiebreak,
  text: (row) => row.tiebreak ?? '',
  drop: 3,
};
