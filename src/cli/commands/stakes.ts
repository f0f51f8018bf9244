import type { OddsRow } from '../../core/app/views/stakes.ts';
import { ODDS, rankPrefix, STAKES, type StakeRow, stakeRows } from '../../core/present/index.ts';
import type { Cli } from '../shell/cli.ts';
import { CliFailure, EXIT } from '../shell/failure.ts';
import { column } from '../text/described.ts';
import { table, text } from '../text/page.ts';
import { nextGameLine } from '../text/stakes.ts';
import type { Options } from '../verbs/verb.ts';

/** What a team's next game is about, or the chances of every team. */
export async function run(cli: Cli, args: readonly string[], options: Options): Promise<void> {
  if (options.all !== true) return showTeam(cli, args);
  if (args.length > 0) {
    throw new CliFailure(EXIT.refused, 'Name a team or ask for --all, not both.', [
      'For example: dynasty stakes Ohio State',
    ]);
  }
  return showAll(cli);
}

async function showTeam(cli: Cli, args: readonly string[]): Promise<void> {
  const answer = await cli.ask('stakes', args.length === 0 ? {} : { team: args.join(' ') });
  const { team, on_the_line } = answer;
  await cli.show({
    json: answer,
    parts: [
      text(
        cli.style.paint(`At stake for ${rankPrefix(team.name, team.ranking)}, ${team.record}`, 'title'),
        nextGameLine(answer),
      ),
      table<StakeRow>({
        name: 'stakes',
        columns: [column(STAKES.prize), column(STAKES.now), column(STAKES.won), column(STAKES.lost)],
        rows: stakeRows(answer),
      }),
      ...(on_the_line.length === 0 ? [] : [text(...on_the_line)]),
    ],
  });
}

async function showAll(cli: Cli): Promise<void> {
  const answer = await cli.ask('odds', {});
  const { info, odds } = answer;
  const own = info.team.name;
  await cli.show({
    json: answer,
    parts: [
      table<OddsRow>({
        name: 'odds',
        title: `Odds of the ${info.currentYear} season`,
        columns: [
          column(ODDS.team, { text: (row) => rankPrefix(row.name, row.ranking) }),
          column(ODDS.conference, { drop: 4 }),
          column(ODDS.record, { drop: 3 }),
          column(ODDS.title),
          column(ODDS.title_change, { drop: 2 }),
          column(ODDS.playoff),
          column(ODDS.playoff_change, { drop: 2 }),
          column(ODDS.conference_title, { drop: 1 }),
          column(ODDS.bowl),
          column(ODDS.expected_wins, { drop: 5 }),
        ],
        rows: odds,
        mark: (row) => (row.name === own ? 'own' : null),
      }),
    ],
  });
}
