import type { AnswerOf } from '../../core/contract/registry.ts';
import type { Dashboard } from '../../core/contract/views/dashboard.ts';
import type { FeedItem } from '../../core/contract/views/season/feed.ts';
import type { Info, Team } from '../../core/contract/views/shared.ts';
import { stageFacts } from '../../core/model/stages.ts';
import { careerText, isRanked, lastGameText, OPEN_VERBS, weekIsPlural, weekName } from '../../core/present/index.ts';
import { EDITED_TEXT } from '../../core/words/universe/editing.ts';
import type { Cli } from '../shell/cli.ts';
import { type Part, text } from '../text/page.ts';
import { nextLine, type ReportSource } from '../text/week-report.ts';
import { wrap } from '../text/width.ts';

/** Shows the dynasty's record, stage and next steps. */
export async function run(cli: Cli): Promise<void> {
  const status = await cli.ask('status', {});
  const { team } = await cli.ask('teamInfo', { team_name: status.info.team.name });
  const games = status.info.stage === 'season' ? await gameLines(cli, await cli.ask('dashboard', {})) : [];
  const { items, latest } = await cli.ask('feed', {});
  await cli.show({
    json: status,
    parts: [
      text(...heading(cli, status.info, team)),
      text(...games, ...newsLines(cli, items.slice(0, latest)), ...openLines(cli, status)),
      nextSteps(status),
    ],
  });
}

/** `#9 Michigan Wolverines, 4-1 (2-0), Big Ten` over `2024, Week 6`. */
export function heading(cli: Cli, info: Info, team: Team): string[] {
  const rank = isRanked(team.ranking) ? `#${team.ranking} ` : '';
  const conference = team.conference === 'Independent' ? 'independent' : team.conference;
  return [
    cli.style.paint(`${rank}${team.name} ${team.mascot}, ${team.record}, ${conference}`, 'title'),
    `${info.currentYear} season: ${whereText(info)}`,
    ...(info.coach === undefined ? [] : [careerText(info.coach)]),
    ...(info.editable ? [EDITED_TEXT] : []),
    ...(info.fork === undefined ? [] : [`Fork: ${info.fork}`]),
  ];
}

/** `week 6 is next`, `quarterfinals (week 17) are next`, `all games have been played`, or the stage. */
export function whereText(info: Info): string {
  if (info.stage !== 'season') return stageFacts(info.stage).label.toLowerCase();
  if (info.currentWeek > info.lastWeek) return 'all games have been played';
  const name = weekName(info.currentWeek, info.playoff.teams);
  if (name.startsWith('Week')) return `${name.toLowerCase()} is next`;
  return `${name.toLowerCase()} (week ${info.currentWeek}) ${weekIsPlural(name) ? 'are' : 'is'} next`;
}

async function gameLines(teller: Pick<ReportSource, 'ask'>, page: Dashboard): Promise<string[]> {
  const last = page.latest_game === null ? [] : [`Last   ${lastGameText(page.latest_game)}`];
  return [...last, ...(await nextLine(teller, page))];
}

const OPEN = 'Open   ';
const NEWS = 'New    ';
/** Feed items listed in a status. */
const LISTED = 5;

/** Prints sentences under a label, wrapped next to it. */
function labeled({ terminal }: Pick<Cli, 'terminal'>, label: string, sentences: readonly string[]): string[] {
  const columns = terminal.columns ?? Number.POSITIVE_INFINITY;
  return sentences.flatMap((said) =>
    wrap(said, columns - label.length).map((line, index) => (index === 0 ? label : ' '.repeat(label.length)) + line),
  );
}

/** Last week's news. */
function newsLines(cli: Cli, items: readonly FeedItem[]): string[] {
  const more = items.length > LISTED ? [`${items.length - LISTED} more (dynasty feed)`] : [];
  return labeled(cli, NEWS, [...items.slice(0, LISTED).map((item) => item.text), ...more]);
}

/** The open decisions, and their commands. */
function openLines(cli: Cli, { open }: AnswerOf<'status'>): string[] {
  return labeled(
    cli,
    OPEN,
    open.map(({ what, title, text: said }) => `${title}: ${said} (dynasty ${OPEN_VERBS[what]})`),
  );
}

/** Lists the possible next commands. */
export function nextSteps(status: AnswerOf<'status'>): Part {
  const width = Math.max(0, ...status.next.map(({ command }) => command.length));
  return text(
    'What next',
    ...status.next.map(({ command, description }) => `  ${command.padEnd(width)}  ${description}`),
  );
}
