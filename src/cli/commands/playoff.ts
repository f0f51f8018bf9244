import type { Playoff } from '../../core/app/views/playoff.ts';
import { bracketText, playoffTitle } from '../../core/present/index.ts';
import type { Cli } from '../shell/cli.ts';
import { type Part, table, text } from '../text/page.ts';
import { clip } from '../text/table.ts';
import { textWidth } from '../text/width.ts';

/** The widest a bracket is drawn for a pipe. */
const PIPE_WIDTH = 100;

/** The projection or the bracket, with the teams around it. */
export async function run(cli: Cli): Promise<void> {
  const answer = await cli.ask('playoff', {});
  const { info, bracket } = answer;
  const drawn = bracketText(bracket, {
    width: Math.min(cli.terminal.columns ?? PIPE_WIDTH, 132),
    ascii: cli.style.ascii,
    measure: textWidth,
    short: (name, width) => clip(name, width, cli.style.ascii),
  });
  const title = `${playoffTitle(info.playoff.teams, bracket.championship.is_projection)}, ${info.currentYear}`;
  await cli.show({
    json: answer,
    parts: [text(cli.style.paint(title, 'title'), '', ...drawn), field(answer), bubble(answer), champions(answer)],
  });
}

function field({ playoff_teams, info }: Playoff): Part {
  return table<Playoff['playoff_teams'][number]>({
    name: 'field',
    title: 'The field',
    columns: [
      { key: 'seed', title: 'Seed', value: (t) => t.seed },
      { key: 'team', title: 'Team', value: (t) => t.name },
      { key: 'rank', title: 'Rank', value: (t) => t.ranking },
      { key: 'record', title: 'Record', value: (t) => t.record },
      { key: 'conference', title: 'Conference', value: (t) => t.conference, drop: 1 },
      {
        key: 'autobid',
        title: 'Bid',
        value: (t) => t.is_autobid,
        text: (t) => (t.is_autobid ? 'automatic' : 'at large'),
      },
    ],
    rows: playoff_teams,
    mark: (t) => (t.name === info.team.name ? 'own' : null),
  });
}

function bubble({ bubble_teams, info }: Playoff): Part {
  return table<Playoff['bubble_teams'][number]>({
    name: 'bubble',
    title: 'First teams out',
    columns: [
      { key: 'rank', title: 'Rank', value: (t) => t.ranking },
      { key: 'team', title: 'Team', value: (t) => t.name },
      { key: 'record', title: 'Record', value: (t) => t.record },
      { key: 'conference', title: 'Conference', value: (t) => t.conference, drop: 1 },
    ],
    rows: bubble_teams,
    mark: (t) => (t.name === info.team.name ? 'own' : null),
    empty: 'Nobody.',
  });
}

function champions({ conference_champions, info }: Playoff): Part {
  return table<Playoff['conference_champions'][number]>({
    name: 'conference champions',
    title: 'Conference champions',
    columns: [
      { key: 'rank', title: 'Rank', value: (t) => t.ranking },
      { key: 'team', title: 'Team', value: (t) => t.name },
      { key: 'conference', title: 'Conference', value: (t) => t.conference },
      { key: 'record', title: 'Record', value: (t) => t.record },
      { key: 'seed', title: 'Seed', align: 'right', value: (t) => t.seed },
    ],
    rows: conference_champions,
    mark: (t) => (t.name === info.team.name ? 'own' : null),
    empty: 'Not known yet.',
  });
}
