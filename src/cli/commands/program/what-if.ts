import { type Line, type OtherWinner, whatIfOtherWinner } from '../../../core/batch/what-if/game.ts';
import { type Comparison, MEASURES } from '../../../core/batch/what-if/outcome.ts';
import { oneDecimal, plural } from '../../../core/present/index.ts';
import { type Cli, unwrap } from '../../shell/cli.ts';
import { CliFailure, EXIT } from '../../shell/failure.ts';
import { numberOption, wholeNumber } from '../../shell/input.ts';
import { type Part, table, text } from '../../text/page.ts';
import type { Options } from '../../verbs/verb.ts';

/** Pairs of seasons with other dice: an interval of a title's odds needs about a hundred, a look needs twenty. */
const USUAL_RUNS = 20;
const MOST_RUNS = 1000;

/** Asks what the season would have come to if the other team had won a game. */
export async function run(cli: Cli, [event]: readonly string[], options: Options): Promise<void> {
  const id = wholeNumber(event ?? '', 'The game');
  const runs = numberOption(options, 'runs', 'The number of runs') ?? USUAL_RUNS;
  if (runs > MOST_RUNS) throw new CliFailure(EXIT.refused, `There are ${MOST_RUNS} runs at most, not ${runs}.`);
  const choice = await cli.choice();
  if (choice === null) throw new CliFailure(EXIT.noSave, 'There is no saved dynasty to ask about yet.');
  const { version } = await cli.library();
  const bar = await cli.progress('What if');
  try {
    const onWeek = (year: number, week: number, share: number) => bar.update({ year, week, share: share / 2 });
    const onSeason = (done: number, all: number) =>
      bar.update({ year: Math.floor(id / 10_000), week: null, share: 0.5 + done / all / 2 });
    const answer = unwrap(await whatIfOtherWinner(choice.path, id, { runs, version }, { onWeek, onSeason }));
    bar.stop();
    const named = withNames(answer);
    await cli.show({ json: named, parts: parts(named) });
  } finally {
    bar.stop();
  }
}

/** The answer with teams called by their names. */
function withNames(answer: OtherWinner) {
  const nameOf = (id: string) => answer.names[id] ?? id;
  const { result } = answer.game;
  return {
    game: answer.game.id,
    year: answer.game.year,
    week: answer.game.week,
    home: nameOf(answer.game.home),
    away: nameOf(answer.game.away),
    asItWas: { home: result!.homeScore, away: result!.awayScore },
    changed: answer.score,
    winner: nameOf(answer.winner),
    chance: answer.chance,
    same: answer.same.map(({ team, ...lines }) => ({ team: nameOf(team), ...lines })),
    runs: answer.other.runs,
    other: answer.other.teams.map(({ team, measures }) => ({ team: nameOf(team), measures })),
  };
}
type Named = ReturnType<typeof withNames>;

function lineText({ wins, losses, rank, conferenceChampion, inPlayoff, champion }: Line): string {
  const honors = [
    ...(conferenceChampion ? ['conference champion'] : []),
    ...(champion ? ['national champion'] : inPlayoff ? ['playoff'] : []),
  ];
  return [`${wins}-${losses}`, `ranked ${rank}`, ...honors].join(', ');
}

function parts(answer: Named): Part[] {
  const { home, away, asItWas, changed, winner, chance, same, runs } = answer;
  return [
    text(
      `What if ${winner} had won? ${away} at ${home}, week ${answer.week} of ${answer.year}, ended ${asItWas.away}-${asItWas.home}.`,
      `Played again ${plural(chance.tries, 'time')}, ${winner} won ${plural(chance.wins, 'time')}.`,
      '',
      `With the same dice everywhere else (${away} ${changed.away}, ${home} ${changed.home}):`,
      ...same.flatMap((each) => [
        `  ${each.team}`,
        `    as it was  ${lineText(each.asItWas)}`,
        `    changed    ${lineText(each.changed)}`,
      ]),
    ),
    ...(runs === 0 ? [] : [odds(answer)]),
  ];
}

function shown({ measure }: Comparison, value: number, sign = false): string {
  const { share } = MEASURES[measure];
  const words = share ? `${Math.round(100 * value)}%` : oneDecimal(value);
  return sign && value > 0 ? `+${words}` : words;
}

function odds({ other, runs }: Named): Part {
  const rows = other.flatMap(({ team, measures }) => measures.map((each) => ({ team, ...each })));
  return table<(typeof rows)[number]>({
    name: 'odds',
    title: `With other dice, ${plural(runs, 'pair')} of seasons`,
    columns: [
      { key: 'team', title: 'Team', value: ({ team }) => team },
      {
        key: 'measure',
        title: 'Measure',
        value: ({ measure }) => measure,
        text: ({ measure }) => MEASURES[measure].label,
      },
      { key: 'as_it_was', title: 'As it was', value: ({ asItWas }) => asItWas, text: (row) => shown(row, row.asItWas) },
      { key: 'changed', title: 'Changed', value: ({ changed }) => changed, text: (row) => shown(row, row.changed) },
      {
        key: 'difference',
        title: 'Difference',
        value: ({ difference }) => difference,
        text: (row) => shown(row, row.difference, true),
      },
      {
        key: 'low',
        title: '95% interval',
        align: 'right',
        value: ({ interval }) => interval?.[0] ?? null,
        text: (row) => (row.interval === null ? '' : row.interval.map((each) => shown(row, each, true)).join(' to ')),
      },
      { key: 'high', title: 'High', value: ({ interval }) => interval?.[1] ?? null, csvOnly: true },
    ],
    rows,
  });
}
