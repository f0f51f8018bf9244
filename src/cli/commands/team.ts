import { TEAM_STAT_COLUMNS, type TeamStatColumn } from '../../core/contract/views/columns.ts';
import type { TeamStats } from '../../core/contract/views/season/team-stats.ts';
import { isRanked, ledByParts, numberText, oneDecimal, plural, TEAM_NUMBERS } from '../../core/present/index.ts';
import type { Cli } from '../shell/cli.ts';
import { teamOrOwn } from '../shell/input.ts';
import { type Part, table, text } from '../text/page.ts';
import { prestigeDots } from '../text/teams.ts';

/** Shows the team card and its statistics with national ranks. */
export async function run(cli: Cli, args: readonly string[]): Promise<void> {
  const answer = await cli.ask('teamStats', { team: await teamOrOwn(cli, args) });
  const { team } = answer;
  const card = text(
    cli.style.paint(
      `${isRanked(team.ranking) ? `#${team.ranking} ` : ''}${team.name} ${team.mascot} (${team.abbreviation})`,
      'title',
    ),
    `${team.conference}, ${team.record}`,
    `Rating ${oneDecimal(team.rating)}, offense ${oneDecimal(team.offense)}, defense ${oneDecimal(team.defense)}`,
    ...ledByParts(answer),
    `Prestige ${prestigeDots(team.prestige, cli.style.ascii)} (floor ${team.floor}, ceiling ${team.ceiling})`,
  );
  const parts =
    answer.offense.games === 0 ? [card, text('No games played yet.')] : [card, numbers(answer), ...leaders(answer)];
  await cli.show({ json: answer, parts });
}

function numbers({ offense, defense, ranks }: TeamStats): Part {
  return table<TeamStatColumn>({
    name: 'statistics',
    title: `Per game (${plural(offense.games, 'game')}), with the national rank`,
    columns: [
      { key: 'stat', title: '', value: (key) => key, text: (key) => TEAM_NUMBERS[key].long },
      {
        key: 'offense',
        title: 'Offense',
        align: 'right',
        value: (key) => offense[key],
        text: (key) => numberText(TEAM_NUMBERS[key], offense[key]),
      },
      {
        key: 'offense_rank',
        title: 'Rank',
        align: 'right',
        value: (key) => ranks.offense[key] ?? null,
        text: (key) => place(ranks.offense[key]),
      },
      {
        key: 'defense',
        title: 'Defense',
        align: 'right',
        value: (key) => defense[key],
        text: (key) => numberText(TEAM_NUMBERS[key], defense[key]),
      },
      {
        key: 'defense_rank',
        title: 'Rank',
        align: 'right',
        value: (key) => ranks.defense[key] ?? null,
        text: (key) => place(ranks.defense[key]),
      },
    ],
    rows: TEAM_STAT_COLUMNS,
  });
}

/** Lists each category's leaders, one line each; not a table, so CSV only has the statistics. */
function leaders({ leaders: { passing, rushing, receiving } }: TeamStats): Part[] {
  const [passer, rusher, receiver] = [passing[0], rushing[0], receiving[0]];
  const lines = [
    passer &&
      `Passing    ${passer.first} ${passer.last}: ${passer.stats.cmp}/${passer.stats.att}, ${plural(passer.stats.yards, 'yard')}, ${plural(passer.stats.td, 'TD')}, ${plural(passer.stats.int, 'INT')}`,
    rusher &&
      `Rushing    ${rusher.first} ${rusher.last}: ${plural(rusher.stats.att, 'carry', 'carries')}, ${plural(rusher.stats.yards, 'yard')}, ${plural(rusher.stats.td, 'TD')}`,
    receiver &&
      `Receiving  ${receiver.first} ${receiver.last}: ${plural(receiver.stats.rec, 'catch', 'catches')}, ${plural(receiver.stats.yards, 'yard')}, ${plural(receiver.stats.td, 'TD')}`,
  ].filter((line) => line !== undefined);
  return lines.length === 0 ? [] : [text('Leaders', ...lines.map((line) => `  ${line}`))];
}

/** `#12`; an FCS team has no rank. */
function place(rank: number | undefined): string {
  return rank === undefined ? '-' : `#${rank}`;
}
