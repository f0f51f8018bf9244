import type { LeavingPlayer } from '../../../core/contract/views/people/progression.ts';
import type { Review, SeasonLeader } from '../../../core/contract/views/season/review.ts';
import type { ScheduleGame } from '../../../core/contract/views/shared.ts';
import {
  coachLines,
  decidingGames,
  decidingText,
  EMPTY,
  fullName,
  HEADINGS,
  honorText,
  LEAVING,
  leaderValue,
  leaderWord,
  redshirtText,
  reviewTitle,
  SCHEDULE,
  titleLines,
  WHY,
  type WhyRow,
  whyRows,
} from '../../../core/present/index.ts';
import { wrap } from '../../text/width.ts';
import type { ReviewPart, Route } from '../play/route.ts';
import type { Item, Pane, ScreenTab } from '../play/view.ts';
import { BLANK, line, resultTone, shown, tablePane, tabsOf, textPane } from './parts.ts';

/** The season of the player's team: what the tabs of the season summary show beside the champion. */

/** The tabs of the season summary. */
export function summaryTabs(active: ReviewPart): ScreenTab[] {
  const route = (part: ReviewPart): Route => ({ name: 'summary', part });
  return tabsOf<ReviewPart>(active, [
    ['champion', 'Champion', { name: 'summary' }],
    ['season', 'Your season', route('season')],
    ['honors', 'Leaders and awards', route('honors')],
    ['next', 'Prestige and leaving', route('next')],
  ]);
}

function told(review: Review, width: number): Item[] {
  return [
    ...wrap(reviewTitle(review), width).map((text) => line([[text, 'title']])),
    ...titleLines(review).flatMap((text) => wrap(text, width).map((each) => line([each]))),
    ...decidingGames(review).flatMap(({ label, game }) => [
      BLANK,
      line([[label, 'header']]),
      ...wrap(decidingText(game), width).map((text) => line([text], { name: 'game', id: game.id })),
    ]),
    BLANK,
    ...coachLines(review).flatMap((text) => wrap(text, width).map((each) => line([each]))),
    BLANK,
    line([[HEADINGS.inThePoll, 'header']]),
    ...wrap(review.poll.map(({ ranking }) => ranking).join(' '), width).map((text) => line([text])),
  ];
}

function season(review: Review): Pane[] {
  return [
    textPane({ key: 'told', title: 'The season', lines: (width) => told(review, width), min: 36 }),
    tablePane<ScheduleGame>({
      key: 'games',
      title: HEADINGS.roadTaken,
      columns: [
        shown(SCHEDULE.week(review.info.playoff.teams)),
        shown(SCHEDULE.opponent, { least: 14 }),
        shown(SCHEDULE.result, { tone: ({ result }) => resultTone(result) }),
      ],
      rows: review.games,
      fixed: 2,
      route: ({ id }) => ({ name: 'game', id }),
      min: 54,
    }),
  ];
}

function awardLines(review: Review, width: number): Item[] {
  if (review.honors.length === 0) return [line([EMPTY.honors])];
  return review.honors.flatMap((player) => [
    line([[`${player.first} ${player.last}, ${player.pos.toUpperCase()}`, 'strong']], {
      name: 'player',
      id: player.id,
    }),
    ...wrap(honorText(player), width - 2).map((text) => line([`  ${text}`])),
  ]);
}

function honors(review: Review): Pane[] {
  return [
    tablePane<SeasonLeader>({
      key: 'leaders',
      title: 'Leaders',
      columns: [
        { key: 'stat', title: 'Statistic', value: leaderWord },
        { key: 'player', title: 'Player', value: fullName, sort: (row) => `${row.last}, ${row.first}` },
        { key: 'value', title: 'Total', value: (row) => row.value, text: leaderValue, align: 'right' },
      ],
      rows: review.leaders,
      route: ({ id }) => ({ name: 'player', id }),
      min: 38,
    }),
    textPane({ key: 'awards', title: 'Awards', lines: (width) => awardLines(review, width), min: 36 }),
  ];
}

function next(review: Review): Pane[] {
  const kept = redshirtText(review);
  return [
    tablePane<WhyRow>({
      key: 'prestige',
      title: HEADINGS.prestigeMoves,
      columns: [shown(WHY.part), shown(WHY.value), shown(WHY.note, { drop: 1 })],
      rows: whyRows(review.prestige),
      mark: (row) => (row.sum ? 'own' : null),
      min: 36,
    }),
    tablePane<LeavingPlayer>({
      key: 'leaving',
      title: HEADINGS.whoLeaves,
      columns: [shown(LEAVING.name), shown(LEAVING.position), shown(LEAVING.rating), shown(LEAVING.reason)],
      rows: review.leaving,
      route: ({ id }) => ({ name: 'player', id }),
      empty: EMPTY.departures,
      min: 38,
    }),
    ...(kept === null
      ? []
      : [
          textPane({
            key: 'redshirts',
            title: 'Redshirts',
            lines: (width) => wrap(kept, width).map((each) => line([each])),
            min: 36,
          }),
        ]),
  ];
}

/** The panes of each of the review's tabs. */
export const REVIEW_PANES: Readonly<Record<Exclude<ReviewPart, 'champion'>, (review: Review) => Pane[]>> = {
  season,
  honors,
  next,
};
