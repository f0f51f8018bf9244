import type { BestOfPlace } from '../../core/app/views/awards.ts';
import type { RankedTeam, Season, Upset } from '../../core/app/views/remembered.ts';
import type { ScheduleGame } from '../../core/app/views/shared.ts';
import {
  BEST,
  bracketText,
  EMPTY,
  FINAL_POLL,
  HEADINGS,
  labelText,
  opponentText,
  REAL_SEASON,
  resultText,
  UPSETS,
  votedText,
  winLoss,
} from '../../core/present/index.ts';
import type { Cli } from '../shell/cli.ts';
import { wholeNumber } from '../shell/input.ts';
import { column } from '../text/described.ts';
import { type Part, table, text } from '../text/page.ts';
import { clip } from '../text/table.ts';
import { textWidth } from '../text/width.ts';

/** The widest a bracket is drawn for a pipe, and on a terminal. */
const PIPE_WIDTH = 100;
const WIDEST = 132;

/** A season as it is remembered. */
export async function run(cli: Cli, [asked]: readonly string[]): Promise<void> {
  const answer = await cli.ask('season', asked === undefined ? {} : { year: wholeNumber(asked, 'The year') });
  await cli.show({
    json: answer,
    parts: [head(cli, answer), ...bracket(cli, answer), poll(answer), best(answer), upsets(answer), ...mine(answer)],
  });
}

const own = ({ info }: Season) => info.team.name;

function head(cli: Cli, { year, champion, heisman, played }: Season): Part {
  const title = cli.style.paint(`The ${year} season`, 'title');
  return text(
    title,
    champion === null
      ? 'Its champion is not known yet.'
      : `National champion: ${champion.name}, ${winLoss(champion.wins, champion.losses)}`,
    ...(heisman === null ? [] : [`Heisman Trophy: ${votedText(heisman)}`]),
    ...(played ? [] : [REAL_SEASON]),
  );
}

function bracket(cli: Cli, answer: Season): Part[] {
  if (answer.bracket === null) return [];
  return [
    text(
      ...bracketText(answer.bracket, {
        width: Math.min(cli.terminal.columns ?? PIPE_WIDTH, WIDEST),
        ascii: cli.style.ascii,
        measure: textWidth,
        short: (name, width) => clip(name, width, cli.style.ascii),
      }),
    ),
  ];
}

function poll(answer: Season): Part {
  return table<RankedTeam>({
    name: 'poll',
    title: answer.champion === null ? 'Top 25' : HEADINGS.finalTop25,
    columns: Object.values(FINAL_POLL).map((each) => column(each)),
    rows: answer.final_poll,
    mark: ({ name }) => (name === own(answer) ? 'own' : null),
    empty: EMPTY.finalPoll,
  });
}

function best(answer: Season): Part {
  return table<BestOfPlace>({
    name: 'best',
    title: HEADINGS.playersOfTheYear,
    columns: [
      column(BEST.award),
      column(BEST.winner),
      column(BEST.team, { least: 10 }),
      column(BEST.season, { drop: 1, least: 20 }),
    ],
    rows: answer.best,
    mark: ({ winner }) => (winner.team === own(answer) ? 'own' : null),
    empty: EMPTY.realSeason,
  });
}

function upsets(answer: Season): Part {
  return table<Upset>({
    name: 'upsets',
    title: 'Upsets',
    columns: [
      column(UPSETS.week),
      column(UPSETS.winner, { least: 12 }),
      column(UPSETS.score),
      column(UPSETS.loser, { least: 12 }),
      column(UPSETS.chance),
      column(UPSETS.label, { drop: 1, least: 12 }),
    ],
    rows: answer.upsets,
    mark: ({ winner, loser }) => ([winner, loser].includes(own(answer)) ? 'own' : null),
    empty: EMPTY.realSeason,
  });
}

function mine(answer: Season): Part[] {
  const { mine: team, my_games } = answer;
  if (team === null) return [];
  const title = `${team.name}: ${winLoss(team.wins, team.losses)}${team.ranking === 0 ? '' : `, #${team.ranking}`}`;
  if (my_games.length === 0) return [text(title)];
  return [
    table<ScheduleGame>({
      name: 'games',
      title,
      columns: [
        { key: 'week', title: 'Week', value: (game) => game.weekPlayed },
        { key: 'opponent', title: 'Opponent', value: opponentText },
        { key: 'result', title: 'Result', value: (game) => resultText(game) },
        { key: 'notes', title: 'Notes', value: (game) => labelText(game.label), drop: 1, least: 12 },
      ],
      rows: my_games,
    }),
  ];
}
