import type { Playoff } from '../../core/contract/views/season/playoff.ts';
import {
  BUBBLE,
  bracketText,
  CHAMPIONS,
  EMPTY,
  FIELD,
  HEADINGS,
  playoffTitle,
  sentenceCase,
} from '../../core/present/index.ts';
import { nextPlayoffText } from '../../core/present/rounds.ts';
import type { Cli } from '../shell/cli.ts';
import { yearInput } from '../shell/input.ts';
import { column } from '../text/described.ts';
import { type Part, table, text } from '../text/page.ts';
import { clip } from '../text/table.ts';
import { textWidth } from '../text/width.ts';
import type { Options } from '../verbs/verb.ts';

/** Widest bracket drawn for a pipe. */
const PIPE_WIDTH = 100;

/** Shows the projection or the bracket, with the teams around it. */
export async function run(cli: Cli, _args: readonly string[], options: Options): Promise<void> {
  const answer = await cli.ask('playoff', { ...yearInput(options), ...(options.all === true && { all: true }) });
  const { info, bracket, past_season } = answer;
  const { year, playoff_teams } = past_season ?? { year: info.currentYear, playoff_teams: info.playoff.teams };
  const drawn = bracketText(bracket, {
    width: Math.min(cli.terminal.columns ?? PIPE_WIDTH, 132),
    ascii: cli.style.ascii,
    measure: textWidth,
    short: (name, width) => clip(name, width, cli.style.ascii),
  });
  const next = nextPlayoffText(answer);
  const title = `${playoffTitle(playoff_teams, bracket.championship.is_projection)}, ${year}`;
  await cli.show({
    json: answer,
    parts: [
      text(cli.style.paint(title, 'title'), ...(next === null ? [] : [next]), '', ...drawn),
      field(answer),
      bubble(answer),
      champions(answer),
    ],
  });
}

function field({ playoff_teams, info }: Playoff): Part {
  return table<Playoff['playoff_teams'][number]>({
    name: 'field',
    title: 'The field',
    columns: [
      column(FIELD.seed),
      column(FIELD.team),
      column(FIELD.rank),
      column(FIELD.record),
      column(FIELD.conference, { drop: 1 }),
      column(FIELD.autobid),
    ],
    rows: playoff_teams,
    mark: (t) => (t.name === info.team.name ? 'own' : null),
  });
}

function bubble({ bubble_teams, info }: Playoff): Part {
  return table<Playoff['bubble_teams'][number]>({
    name: 'bubble',
    title: 'First teams out',
    columns: [column(BUBBLE.rank), column(BUBBLE.team), column(BUBBLE.record), column(BUBBLE.conference, { drop: 1 })],
    rows: bubble_teams,
    mark: (t) => (t.name === info.team.name ? 'own' : null),
    empty: EMPTY.none,
  });
}

function champions({ conference_champions, info }: Playoff): Part {
  return table<Playoff['conference_champions'][number]>({
    name: 'champions',
    title: sentenceCase(HEADINGS.conferenceChampions),
    columns: [
      column(CHAMPIONS.rank),
      column(CHAMPIONS.team),
      column(CHAMPIONS.conference),
      column(CHAMPIONS.record),
      column(CHAMPIONS.seed),
    ],
    rows: conference_champions,
    mark: (t) => (t.name === info.team.name ? 'own' : null),
    empty: EMPTY.field,
  });
}
