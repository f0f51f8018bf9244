import type { LeavingPlayer } from '../../core/contract/views/people/progression.ts';
import type { PlayerHonors, Review, SeasonLeader } from '../../core/contract/views/season/review.ts';
import type { ScheduleGame } from '../../core/contract/views/shared.ts';
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
  leavingText,
  redshirtText,
  reviewTitle,
  titleLines,
  WHY,
  type WhyRow,
  whyRows,
} from '../../core/present/index.ts';
import { column } from './described.ts';
import { scheduleColumns } from './games.ts';
import { type Part, table, text } from './page.ts';
import type { Style } from './style.ts';

function gamesTable(review: Review): Part {
  return table<ScheduleGame>({
    name: 'games',
    title: HEADINGS.roadTaken,
    columns: scheduleColumns(review.info.playoff.teams),
    rows: review.games,
    mark: ({ result }) => (result === 'W' ? 'win' : 'loss'),
  });
}

function leadersTable(review: Review): Part {
  return table<SeasonLeader>({
    name: 'leaders',
    title: 'Leaders',
    columns: [
      { key: 'stat', title: 'Statistic', value: (row) => row.stat, text: leaderWord },
      { key: 'player', title: 'Player', value: fullName },
      { key: 'position', title: 'Pos', value: ({ pos }) => pos.toUpperCase() },
      { key: 'value', title: 'Total', value: (row) => row.value, text: leaderValue, align: 'right' },
    ],
    rows: review.leaders,
  });
}

function honorsTable(review: Review): Part {
  return table<PlayerHonors>({
    name: 'awards',
    title: 'Awards',
    columns: [
      { key: 'player', title: 'Player', value: fullName },
      { key: 'position', title: 'Pos', value: ({ pos }) => pos.toUpperCase() },
      { key: 'awards', title: 'Awards', value: honorText },
    ],
    rows: review.honors,
    empty: EMPTY.honors,
  });
}

function pollTable(review: Review): Part {
  return table<Review['poll'][number]>({
    name: 'poll',
    title: HEADINGS.inThePoll,
    columns: [
      {
        key: 'week',
        title: 'Entering week',
        value: ({ week }) => week,
        text: (entry) => (entry === review.poll.at(-1) ? 'Final' : String(entry.week)),
        align: 'right',
      },
      { key: 'rank', title: 'Rank', value: ({ ranking }) => ranking, align: 'right' },
    ],
    rows: review.poll,
  });
}

function prestigeTable(review: Review): Part {
  return table<WhyRow>({
    name: 'prestige',
    title: HEADINGS.prestigeMoves,
    columns: [column(WHY.part), column(WHY.value), column(WHY.note, { drop: 1 })],
    rows: whyRows(review.prestige),
    mark: (row) => (row.sum ? 'own' : null),
  });
}

function leavingTable(review: Review): Part {
  return table<LeavingPlayer>({
    name: 'leaving',
    title: leavingText(review),
    columns: [
      column(LEAVING.position),
      column(LEAVING.name, { least: 12 }),
      column(LEAVING.year),
      column(LEAVING.rating),
      column(LEAVING.reason),
    ],
    rows: review.leaving,
  });
}

/** A team's finished season, from the record to who leaves. */
export function reviewParts(review: Review, style: Style): Part[] {
  const kept = redshirtText(review);
  return [
    text(
      style.paint(reviewTitle(review), 'title'),
      ...titleLines(review),
      ...decidingGames(review).map(({ label, game }) => `${label}: ${decidingText(game)}`),
      ...coachLines(review),
    ),
    gamesTable(review),
    leadersTable(review),
    honorsTable(review),
    pollTable(review),
    prestigeTable(review),
    leavingTable(review),
    ...(kept === null ? [] : [text(kept)]),
  ];
}
