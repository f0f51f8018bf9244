import type { AnswerOf } from '../../../core/contract/registry.ts';
import type { Dashboard } from '../../../core/contract/views/dashboard.ts';
import type { Feed } from '../../../core/contract/views/season/feed.ts';
import type { News } from '../../../core/contract/views/season/news.ts';
import type { Playoff } from '../../../core/contract/views/season/playoff.ts';
import type { Ranking, Rankings } from '../../../core/contract/views/season/rankings.ts';
import type { TeamSchedule } from '../../../core/contract/views/season/schedule.ts';
import type { Stakes } from '../../../core/contract/views/season/stakes.ts';
import type { TeamStats } from '../../../core/contract/views/season/team-stats.ts';
import type { Game, ScheduleGame, Team } from '../../../core/contract/views/shared.ts';
import type { Status } from '../../../core/contract/views/sim.ts';
import { feedLink } from '../../../core/pages/parts/feed.ts';
import {
  EMPTY,
  earlyMark,
  earlyText,
  HEADINGS,
  isOpen,
  isRanked,
  labelText,
  markedSpread,
  noGameText,
  offFirst,
  opponentText,
  RANKINGS,
  rankPrefix,
  SCHEDULE,
  standingsTitle,
  strengthText,
  TEAMS,
  weekName,
} from '../../../core/present/index.ts';
import { lineText } from '../../text/games.ts';
import type { Item, Pane } from '../play/view.ts';
import { openHead } from './decide.ts';
import { wrapped } from './described.ts';
import { MATCH, outcomeColumn } from './game/game-words.ts';
import {
  BLANK,
  chip,
  dots,
  heading,
  line,
  resultTone,
  tablePane,
  teamTitle,
  textPane,
  toneColumn,
  view,
} from './parts.ts';
import { type Context, keptBack, type Ports, screen } from './screen.ts';
import { arcLines, stakeLines, storyLines } from './sentences.ts';
import { leadersPane } from './team.ts';
import { ratingsLine } from './team-pages.ts';

function previous(page: Dashboard): Item[] {
  const { latest_game: game, info } = page;
  if (game === null) return [];
  const route = { name: 'game', id: game.id } as const;
  const week = weekName(game.weekPlayed, info.playoff.teams);
  return [
    heading(`Last: ${week}`),
    line(
      [[`${game.result} ${game.score}`, resultTone(game.result)], ` ${opponentText(game)}`],
      route,
      game.result === 'W' ? 'win' : 'loss',
    ),
    line([[`  ${HEADINGS.gameSummary}`, 'accent']], route),
    BLANK,
  ];
}

/** Explains why there is no next game. */
function waiting({ info, team }: Dashboard, playoff: Playoff | null, width: number): Item[] {
  const text = playoff && noGameText(info, playoff, team.name);
  return text ? [heading('Next'), ...wrapped([`${text}.`], width, { name: 'playoff' })] : [];
}

function upcoming(page: Dashboard, context: Context): Item[] {
  const { upcoming_game: game, info, team } = page;
  if (game === null) return [];
  const route = { name: 'game', id: game.id } as const;
  const week = weekName(game.weekPlayed, info.playoff.teams);
  if (keptBack(context, game, info.currentYear)) {
    return [
      heading(`Played: ${week}`),
      line([[opponentText(game), 'strong']], route),
      line([['  Enter shows the result, x all results', 'faint']], route),
    ];
  }
  return [
    heading(`Next: ${week}${offFirst(game.weekPlayed - info.currentWeek)}`),
    line([[opponentText(game), 'strong']], route),
    line([`  ${strengthText(game.opponent)}`], route),
    line([`  ${lineText(team.name, game.opponent.name, game.spread)}${earlyText(game)}`], route),
    line([`  Moneyline ${game.moneyline}`], route),
    line([[`  ${HEADINGS.gamePreview}`, 'accent'], `   ${labelText(game.label)}`], route),
  ];
}

/** The stakes of the next game; Enter shows the odds of all teams. */
function atStake(stakes: Stakes | null, width: number): Item[] {
  if (!stakes?.game || !isOpen(stakes)) return [];
  return [BLANK, ...stakeLines(stakes, { name: 'stakes' }), ...wrapped(stakes.on_the_line, width)];
}

function games({ page, more, playoff }: Data, context: Context): Pane {
  const fixed = [...previous(page), ...upcoming(page, context)];
  const none = line([EMPTY.games]);
  const lines = (width: number) =>
    fixed.length === 0 ? [none] : [...fixed, ...waiting(page, playoff, width), ...atStake(more?.stakes ?? null, width)];
  return textPane({ key: 'games', title: 'Games', lines, min: 36, grow: 1 });
}

/** The dashboard's own short conference table. */
function conference({ confTeams, team }: Dashboard): Pane {
  const independent = team.conference === 'Independent';
  return tablePane<Team>({
    key: 'conference',
    title: standingsTitle(independent ? undefined : team.conference),
    columns: [
      toneColumn(TEAMS.team, { text: (t) => rankPrefix(t.name, t.ranking) }),
      toneColumn(TEAMS.rating, { drop: 1 }),
      ...(independent ? [] : [toneColumn(TEAMS.conf, { align: 'right' })]),
      toneColumn(TEAMS.overall, { align: 'right' }),
    ],
    rows: confTeams,
    mark: (t) => (t.name === team.name ? 'own' : null),
    route: (t) => ({ name: 'team', team: t.name }),
    min: 40,
    grow: 3,
  });
}

function poll({ rankings }: Rankings, team: string): Pane {
  return tablePane<Ranking>({
    key: 'top',
    title: 'AP Top 25',
    columns: [toneColumn(RANKINGS.rank), toneColumn(RANKINGS.team), toneColumn(RANKINGS.record)],
    rows: rankings.slice(0, 25),
    mark: (t) => (t.name === team ? 'own' : null),
    route: (t) => ({ name: 'team', team: t.name }),
    min: 36,
    grow: 1,
  });
}

function ownSchedule({ games: all, info, team }: TeamSchedule, context: Context): Pane {
  const kept = (game: ScheduleGame) => keptBack(context, game, info.currentYear);
  return tablePane<ScheduleGame>({
    key: 'schedule',
    title: [HEADINGS.teamSchedule(team.name), ...earlyMark(all)].join('  '),
    columns: [
      // The result always has room: color alone does not show the winner.
      toneColumn(SCHEDULE.week(info.playoff.teams), { least: 4 }),
      toneColumn(SCHEDULE.opponent, { least: 12 }),
      toneColumn(SCHEDULE.result, {
        text: (g) => (kept(g) ? 'hidden' : g.result === null ? markedSpread(g) : SCHEDULE.result.text(g)),
        tone: (g) => resultTone(g.result) ?? 'faint',
      }),
    ],
    rows: all,
    mark: (g) => resultTone(g.result),
    route: (g) => ({ name: 'game', id: g.id }),
    min: 36,
  });
}

/** Sorts the game of the week first, then games with ranked teams, the best matchups first. */
export function notable(games: readonly Game[]): Game[] {
  const worth = (game: Game) => Number(isRanked(game.rankATOG)) + Number(isRanked(game.rankBTOG));
  const ranks = ({ rankATOG = 0, rankBTOG = 0 }: Game) => rankATOG + rankBTOG;
  return games
    .filter((game) => game.game_of_week || worth(game) > 0)
    .sort((a, b) => Number(b.game_of_week) - Number(a.game_of_week) || worth(b) - worth(a) || ranks(a) - ranks(b));
}

function gamesOfWeek({ games: all, info }: AnswerOf<'week'>, context: Context): Pane {
  const week = weekName(Math.min(info.currentWeek, info.lastWeek), info.playoff.teams);
  return tablePane<Game>({
    key: 'week',
    title: `${week}: games to watch`,
    columns: [MATCH, { ...outcomeColumn(context), drop: 1 }],
    rows: notable(all),
    mark: (g) => (g.game_of_week ? 'strong' : null),
    route: (g) => ({ name: 'game', id: g.id }),
    empty: 'No ranked teams play.',
    min: 46,
  });
}

function watchKey({ curr_game, info, team }: Dashboard) {
  if (curr_game === null || curr_game.weekPlayed !== info.currentWeek || info.stage !== 'season') return [];
  return [{ key: 'v', label: 'watch live', event: watchDialog(curr_game, info.currentWeek, team.name) }];
}

/** Offers to watch a game of the week before it is played. */
export function watchDialog(game: Pick<ScheduleGame, 'id' | 'opponent' | 'home'>, week: number, team: string) {
  return {
    type: 'dialog' as const,
    title: `Watch ${team} ${opponentText(game)} live?`,
    notes: [`Week ${week} is played; the results of the other games stay hidden until you look.`],
    choices: [
      {
        label: 'Kick off',
        key: 'y',
        event: { type: 'do' as const, effect: { do: 'play' as const, until: week + 1, watch: game.id } },
      },
      { label: 'Not now', key: 'n', event: { type: 'say' as const, text: '', tone: 'plain' as const } },
    ],
  };
}

/** Extra panes for large windows during a season. */
interface More {
  feed: Feed;
  news: News;
  stakes: Stakes;
  schedule: TeamSchedule;
  week: AnswerOf<'week'>;
  stats: TeamStats;
}

interface Data {
  page: Dashboard;
  status: Status;
  rankings: Rankings;
  more: More | null;
  /** Only queried without a next game. */
  playoff: Playoff | null;
}

async function askMore({ ask }: Ports, { info, team }: Dashboard): Promise<More | null> {
  if (info.stage !== 'season') return null;
  return {
    feed: await ask('feed', {}),
    news: await ask('news', {}),
    stakes: await ask('stakes', {}),
    schedule: await ask('teamSchedule', { team: team.name }),
    week: await ask('week', { week: Math.min(info.currentWeek, info.lastWeek) }),
    stats: await ask('teamStats', { team: team.name }),
  };
}

/** National stories there is room for. */
const STORIES = 4;

/** Last week's news, and storylines. */
function newsPane(news: News): Pane {
  return textPane({
    key: 'news',
    title: 'News',
    lines: (width) => [
      ...(news.own_game?.headline ? storyLines(news.own_game, width) : []),
      ...wrapped(news.changes, width, { name: 'news' }),
      ...news.stories
        .filter(({ id }) => id !== news.own_game?.id)
        .slice(0, STORIES)
        .flatMap((game) => storyLines(game, width)),
      ...arcLines(news.arcs, news.info.team.name, width),
    ],
    empty: EMPTY.news,
    min: 46,
  });
}

/** Program news of the last week, newest first. */
const FEED_ITEMS = 8;

function feedPane({ items }: Feed): Pane {
  return textPane({
    key: 'feed',
    title: HEADINGS.feed,
    lines: (width) =>
      wrapped(
        items.slice(0, FEED_ITEMS).map((item) => ({
          text: `${item.when}: ${item.text}`,
          tone: item.tone === 'good' ? 'win' : item.tone === 'bad' ? 'loss' : null,
          link: feedLink(item),
        })),
        width,
      ),
    empty: EMPTY.feed,
    min: 36,
  });
}

function morePanes({ news, schedule, week, stats }: More, context: Context): Pane[] {
  return [newsPane(news), ownSchedule(schedule, context), gamesOfWeek(week, context), leadersPane(stats)];
}

export const dashboard = screen<'dashboard', Data>({
  load: async (ports) => {
    const page = await ports.ask('dashboard', {});
    return {
      page,
      status: await ports.ask('status', {}),
      rankings: await ports.ask('rankings', {}),
      more: await askMore(ports, page),
      playoff: page.upcoming_game === null ? await ports.ask('playoff', {}) : null,
    };
  },
  view: (data, _route, context) => {
    const { page, status, rankings, more } = data;
    const { team } = page;
    return view({
      title: HEADINGS.dashboard(team.name),
      note: page.info.editable ? `${team.conference}, ${HEADINGS.edited.toLowerCase()}` : team.conference,
      head: [
        [chip(team), ' ', [teamTitle(team), 'strong'], `  ${team.record}  Prestige `, [dots(team.prestige), 'accent']],
        ratingsLine(team),
        ...openHead(status),
      ],
      layout: 'grid',
      panes: [
        games(data, context),
        ...(more === null ? [] : [feedPane(more.feed)]),
        conference(page),
        poll(rankings, team.name),
        ...(more === null ? [] : morePanes(more, context)),
      ],
      keys: watchKey(page),
    });
  },
});
