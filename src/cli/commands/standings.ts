import type { Standings } from '../../core/contract/views/season/standings.ts';
import { type Placed, STANDINGS, standingsRows, standingsTitle } from '../../core/present/index.ts';
import type { Cli } from '../shell/cli.ts';
import { yearInput } from '../shell/input.ts';
import { column, LAST_WEEK, THIS_WEEK } from '../text/described.ts';
import { type Part, table } from '../text/page.ts';
import type { Options } from '../verbs/verb.ts';

/** The season asked for; none for the running one. */
type Year = ReturnType<typeof yearInput>;

/** One conference, the independents, or all. */
export async function run(cli: Cli, args: readonly string[], options: Options): Promise<void> {
  const info = await cli.info();
  const asked = args.join(' ');
  const year = yearInput(options);
  if (asked.toLowerCase() === 'all' || options.all === true) return showAll(cli, info.team.name, year);
  const conference = asked === '' ? await ownConference(cli, info.team.name, year) : asked;
  const answer = await cli.ask('standings', { conference, ...year });
  await cli.show({ json: answer, parts: [standingsTable(answer, info.team.name)] });
}

async function ownConference(cli: Cli, name: string, year: Year): Promise<string> {
  const { team } = await cli.ask('teamSchedule', { team: name, ...year });
  return team.conference === 'Independent' ? 'independent' : team.conference;
}

async function showAll(cli: Cli, own: string, year: Year): Promise<void> {
  const { conferences } = await cli.ask('standings', { conference: 'independent', ...year });
  const answers: Standings[] = [];
  for (const name of [...conferences.map(({ confName }) => confName), 'independent']) {
    answers.push(await cli.ask('standings', { conference: name, ...year }));
  }
  const some = answers.filter(({ teams }) => teams.length > 0);
  await cli.show({ json: some, parts: some.map((answer) => standingsTable(answer, own)) });
}

function standingsTable(answer: Standings, own: string): Part {
  const { conference, past_season } = answer;
  const decided = answer.teams.some(({ tiebreak }) => tiebreak !== null);
  return table<Placed>({
    name: conference ?? 'Independent',
    family: 'standings',
    title: `${standingsTitle(conference)}${past_season === undefined ? '' : `, ${past_season.year}`}`,
    columns: [
      column(STANDINGS.place),
      column(STANDINGS.team, { least: 14 }),
      ...(answer.teams.some(({ division }) => division !== undefined) ? [column(STANDINGS.division)] : []),
      column(STANDINGS.rank, { drop: 5 }),
      ...(conference === undefined ? [] : [column(STANDINGS.conf)]),
      column(STANDINGS.overall),
      column(STANDINGS.rating, { drop: 4 }),
      column(STANDINGS.last_week, LAST_WEEK),
      ...(past_season === undefined ? [column(STANDINGS.this_week, THIS_WEEK)] : []),
      ...(decided ? [column(STANDINGS.tiebreak, { drop: 3 })] : []),
    ],
    rows: standingsRows(answer.teams),
    mark: (row) => (row.name === own ? 'own' : null),
  });
}
