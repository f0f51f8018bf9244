import type { Noncon, Opponent } from '../../core/contract/views/season/noncon.ts';
import { EMPTY, keptDatesLines, labelText, OPPONENTS, opponentText } from '../../core/present/index.ts';
import type { Cli } from '../shell/cli.ts';
import { CliFailure, EXIT } from '../shell/failure.ts';
import { numberOption, textOption } from '../shell/input.ts';
import { column } from '../text/described.ts';
import { table, text } from '../text/page.ts';
import type { Options } from '../verbs/verb.ts';
import { enter } from './to-stage.ts';

/** Shows the non-conference schedule or a week's available opponents, or schedules a game. */
export async function run(cli: Cli, _args: readonly string[], options: Options): Promise<void> {
  const week = numberOption(options, 'week', 'The week');
  const opponent = textOption(options, 'opponent');
  if (opponent !== undefined) return schedule(cli, opponent, week);
  return week === undefined ? showWeeks(cli) : showFree(cli, week);
}

async function schedule(cli: Cli, opponent: string, week: number | undefined): Promise<void> {
  cli.refuseCsv();
  if (week === undefined) {
    throw new CliFailure(EXIT.refused, 'Which week? Give it with --week.', [
      `For example: dynasty noncon --week 3 --opponent "${opponent}"`,
    ]);
  }
  const answer = await cli.ask('scheduleNonConference', { opponent, week });
  const { schedule: weeks, team } = await cli.ask('noncon', {});
  const game = weeks.find((entry) => entry.weekPlayed === week);
  const against = game === undefined || game.opponent === null ? opponent : opponentText(game);
  const open = team.nonConfLimit - team.nonConfGames;
  await cli.show({
    json: answer,
    parts: [text(`Scheduled: ${team.name} ${against} in week ${week}. ${openText(open)}`)],
  });
}

function openText(open: number): string {
  if (open <= 0) return 'Your non-conference schedule is full.';
  return open === 1 ? 'You can schedule one more game.' : `You can schedule ${open} more games.`;
}

async function showFree(cli: Cli, week: number): Promise<void> {
  if (cli.globals.json === true) return cli.show({ json: await cli.ask('freeOpponents', { week }), parts: [] });
  const answer = await cli.ask('opponents', { week });
  await cli.show({
    json: answer,
    parts: [
      table<Opponent>({
        name: 'opponents',
        title: `Open in week ${week}, best first`,
        columns: [
          column(OPPONENTS.team, { least: 14 }),
          column(OPPONENTS.conference, { drop: 2 }),
          column(OPPONENTS.rating),
          column(OPPONENTS.prestige, { drop: 1 }),
          column(OPPONENTS.site),
          column(OPPONENTS.miles, { drop: 3 }),
          column(OPPONENTS.spread, { align: 'right' }),
          column(OPPONENTS.win, { align: 'right' }),
          column(OPPONENTS.worth, { align: 'right', drop: 4 }),
        ],
        rows: answer.opponents,
        empty: EMPTY.opponents(week),
      }),
    ],
  });
}

/** Shows the weeks of the schedule. After recruiting this starts the next preseason, as the browser does. */
async function showWeeks(cli: Cli): Promise<void> {
  await enter(cli, 'preseason');
  const answer = await cli.ask('noncon', {});
  const { team, info, schedule } = answer;
  const left = info.stage === 'preseason' && team.nonConfGames < team.nonConfLimit;
  await cli.show({
    json: answer,
    parts: [
      table({
        name: 'schedule',
        title: `${team.name}, ${info.currentYear}: non-conference games scheduled: ${team.nonConfGames} / ${team.nonConfLimit}`,
        columns: [
          { key: 'week', title: 'Week', value: (entry) => entry.weekPlayed },
          {
            key: 'opponent',
            title: 'Opponent',
            value: (entry) => entry.opponent?.name ?? null,
            text: (entry) => (entry.opponent === null ? (left ? '(open)' : '-') : opponentText(entry)),
          },
          {
            key: 'notes',
            title: 'Notes',
            value: (entry) => label(entry),
            text: (entry) => labelText(label(entry) ?? ''),
            least: 10,
          },
        ],
        rows: schedule,
        mark: (entry) => (entry.opponent === null ? 'faint' : null),
      }),
      ...(left
        ? [
            text(
              'Fill an open week:  dynasty noncon --week N, then --opponent TEAM',
              'We’ll fill open dates when the season starts. Rivalry games are fixed.',
              ...keptDatesLines(answer),
            ),
          ]
        : []),
    ],
  });
}

function label(entry: Noncon['schedule'][number]): string | null {
  return entry.opponent === null ? null : entry.label;
}
