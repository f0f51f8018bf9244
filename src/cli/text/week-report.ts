import type { AnswerOf, DynastyQuery, InputOf } from '../../core/contract/registry.ts';
import type { Dashboard } from '../../core/contract/views/dashboard.ts';
import type { Ranking } from '../../core/contract/views/season/rankings.ts';
import type { Game, Info, ScheduleGame } from '../../core/contract/views/shared.ts';
import { CHAMPIONSHIP_WEEK } from '../../core/model/game.ts';
import {
  earlyText,
  HEADINGS,
  idleText,
  isRanked,
  isRankedUpset,
  noGameText,
  opponentRecord,
  opponentText,
  rankPrefix,
  recapHeadline,
  recapHighlights,
  recapMore,
  resultText,
  SCHEDULE,
  scoreLine,
  underdogText,
  upsetBy,
  weekName,
} from '../../core/present/index.ts';
import type { Cli } from '../shell/cli.ts';
import { column } from './described.ts';
import { lineText } from './games.ts';
import { type Part, table, text } from './page.ts';

/** Most upsets listed for one week, and for several. */
const UPSETS = { week: 4, stretch: 6 };
/** Most games between ranked teams listed for one week. */
const SHOWDOWNS = 3;
/** Poll teams listed. */
const TOP = 5;

/** Source of the report's answers, and its text styles. */
export interface ReportSource {
  readonly ask: <Name extends DynastyQuery>(name: Name, input: InputOf<Name>) => Promise<AnswerOf<Name>>;
  style: Pick<Cli['style'], 'paint' | 'result'>;
}

/** Reports the weeks from `first` until now: the user's games, upsets, the new poll, and at the end the champion. */
export async function weekReport(source: ReportSource, first: number, info: Info): Promise<Part[]> {
  const team = info.team.name;
  const { games } = await source.ask('teamSchedule', { team });
  const own = games.filter(({ weekPlayed }) => weekPlayed >= first && weekPlayed < info.currentWeek);
  const all = await gamesOf(source, first, info.currentWeek);
  const single = info.currentWeek - first === 1;
  return [
    single ? ownGame(source, info, first, own[0], all) : ownGames(info, own),
    elsewhere(all, team, single, info),
    ...(info.currentWeek > info.lastWeek ? [await champion(source, info)] : []),
    ...(first <= CHAMPIONSHIP_WEEK && info.currentWeek > CHAMPIONSHIP_WEEK ? [await recapReport(source)] : []),
    await poll(source, info),
    text(...(await upNext(source, info))),
  ];
}

/** Reports the latest long recruiting turn: its numbers and highlights. */
export async function recapReport({ ask }: Pick<ReportSource, 'ask'>): Promise<Part> {
  const recap = await ask('recap', {});
  return text(recapHeadline(recap), ...recapHighlights(recap).map((each) => `  ${each.text}`), recapMore(recap));
}

async function gamesOf(source: ReportSource, first: number, until: number): Promise<Game[]> {
  const games: Game[] = [];
  for (let week = first; week < until; week++) games.push(...(await source.ask('week', { week })).games);
  return games;
}

/** Reports a single week: the result with its headline. */
function ownGame(
  source: ReportSource,
  info: Info,
  week: number,
  own: ScheduleGame | undefined,
  games: readonly Game[],
): Part {
  const title = source.style.paint(`${weekName(week, info.playoff.teams)}, ${info.currentYear}`, 'title');
  if (own === undefined) return text(title, idleText(info.team.name, week));
  const headline = games.find(({ id }) => id === own.id)?.headline ?? null;
  const line = `${info.team.name} ${opponentText(own)}  (line ${own.spread}, game ${own.id})`;
  return text(title, `${source.style.result(resultText(own))}  ${line}`, ...(headline === null ? [] : [headline]));
}

/** Reports several weeks: one line per game. */
function ownGames(info: Info, games: readonly ScheduleGame[]): Part {
  const { teams } = info.playoff;
  return table<ScheduleGame>({
    name: 'games',
    title: `${info.team.name}, ${info.currentYear}`,
    columns: [
      column(SCHEDULE.week(teams), { align: 'left' }),
      column(SCHEDULE.opponent, { least: 14 }),
      column(SCHEDULE.result),
      column(SCHEDULE.spread, { align: 'right' }),
      column(SCHEDULE.notes, { drop: 1, least: 10 }),
      column(SCHEDULE.game_id),
    ],
    rows: games,
    mark: (g) => (g.result === 'W' ? 'win' : 'loss'),
    empty: 'Your team did not play these weeks.',
  });
}

/** Returns the better rank of a game's two teams. */
const bestRank = ({ rankATOG: a, rankBTOG: b }: Game): number =>
  Math.min(a ?? Number.POSITIVE_INFINITY, b ?? Number.POSITIVE_INFINITY);

/** Lists ranked upsets, and for a single week the games between ranked teams. */
function elsewhere(games: readonly Game[], team: string, single: boolean, info: Info): Part {
  const others = games.filter((game) => game.winner !== null && game.teamA.name !== team && game.teamB.name !== team);
  const upsets = others
    .filter(isRankedUpset)
    .sort((a, b) => upsetBy(b) - upsetBy(a) || a.id - b.id)
    .slice(0, single ? UPSETS.week : UPSETS.stretch);
  const when = (game: Game) => (single ? '' : ` (${weekName(game.weekPlayed, info.playoff.teams).replace(/^W/, 'w')})`);
  const lines = upsets.map(
    (game) => `  Upset: ${scoreLine(game)}${when(game)} (${game.winner?.name} was ${underdogText(upsetBy(game))})`,
  );
  const showdowns = single
    ? others
        .filter((game) => !upsets.includes(game) && isRanked(game.rankATOG) && isRanked(game.rankBTOG))
        .sort((a, b) => bestRank(a) - bestRank(b) || a.id - b.id)
        .slice(0, SHOWDOWNS)
        .map((game) => `  ${scoreLine(game)}`)
    : [];
  const all = [...lines, ...showdowns];
  return text(...(all.length === 0 ? [] : ['Elsewhere', ...all]));
}

async function champion(source: ReportSource, info: Info): Promise<Part> {
  const { bracket } = await source.ask('playoff', {});
  const { winner, team1, team2, score1, score2 } = bracket.championship;
  if (winner === null) return text();
  const loser = winner === team1 ? team2 : team1;
  const score = [score1 ?? 0, score2 ?? 0].sort((a, b) => b - a).join('-');
  const own = winner === info.team.name ? ' That is your team, coach.' : '';
  return text(source.style.paint(`National champion: ${winner}, ${score} over ${loser}.${own}`, 'title'));
}

/** The top of the new poll, and the user's team's rank. */
async function poll(source: ReportSource, info: Info): Promise<Part> {
  const { rankings } = await source.ask('rankings', {});
  const first = rankings.slice(0, TOP).map(pollText).join('  ');
  const own = rankings.find(({ name }) => name === info.team.name);
  const lines = own === undefined || own.ranking <= TOP ? [] : [`${pollText(own)}, ${own.record}`];
  return text(
    info.currentWeek > info.lastWeek ? HEADINGS.finalPoll : 'New poll',
    `  ${first}`,
    ...lines.map((line) => `  ${line}`),
  );
}

function pollText({ ranking, name, movement }: Ranking): string {
  const moved = movement === 0 ? '' : movement > 0 ? ` (up ${movement})` : ` (down ${-movement})`;
  return isRanked(ranking) ? `${rankPrefix(name, ranking)}${moved}` : `${name} (unranked)`;
}

async function upNext(source: ReportSource, info: Info): Promise<string[]> {
  if (info.currentWeek > info.lastWeek) return [];
  const page = await source.ask('dashboard', {});
  return [`${page.team.name} is ${page.team.record}.`, ...(await nextLine(source, page))];
}

/** The next game with its line, or why there is none. */
export async function nextLine(
  { ask }: Pick<ReportSource, 'ask'>,
  { info, team, upcoming_game: game }: Pick<Dashboard, 'info' | 'team' | 'upcoming_game'>,
): Promise<string[]> {
  if (info.currentWeek > info.lastWeek) return [];
  if (game === null) return [`Next   ${noGameText(info, await ask('playoff', {}), team.name)}`];
  const line = `${lineText(team.name, game.opponent.name, game.spread)}${earlyText(game)}`;
  const when = game.weekPlayed === info.currentWeek ? '' : `week ${game.weekPlayed}, `;
  return [
    `Next   ${opponentText(game)}, ${when}${opponentRecord(game.opponent).split(' ')[0]}, ${line}  (game ${game.id})`,
  ];
}
