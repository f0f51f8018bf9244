import type { Standings } from '../../core/app/views/standings.ts';
import { type Placed, STANDINGS, standingsRows, standingsTitle } from '../../core/present/index.ts';
import type { Cli } from '../shell/cli.ts';
import { column, LAST_WEEK, THIS_WEEK } from '../text/described.ts';
import { type Part, table } from '../text/page.ts';

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
  const decided = answer.teams.some(({ tiebreak }) => tiebreak !== null);
  return table<Placed>({
    name: conference ?? 'Independent',
    family: 'standings',
    title: standingsTitle(conference),
    columns: [
      column(STANDINGS.place),
      column(STANDINGS.team, { least: 14 }),
      ...(answer.teams.some(({ division }) => division !== undefined) ? [column(STANDINGS.division)] : []),
      column(STANDINGS.rank, { drop: 5 }),
      ...(conference === undefined ? [] : [column(STANDINGS.conf)]),
      column(STANDINGS.overall),
      column(STANDINGS.rating, { drop: 4 }),
      column(STANDINGS.last_week, LAST_WEEK),
      column(STANDINGS.this_week, THIS_WEEK),
      ...(decided ? [column(STANDINGS.tiebreak, { drop: 3 })] : []),
    ],
    rows: standingsRows(answer.teams),
    mark: (row) => (row.name === own ? 'own' : null),
  });
}
