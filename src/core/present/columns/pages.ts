import type { HistoryYear } from '../../contract/views/history.ts';
import type { Playoff } from '../../contract/views/season/playoff.ts';
import type { Ranking } from '../../contract/views/season/rankings.ts';
import type { Chances, OddsRow, Stakes } from '../../contract/views/season/stakes.ts';
import type { StandingsRow } from '../../contract/views/season/standings.ts';
import type { ScheduleGame, Team } from '../../contract/views/shared.ts';
import { CHAMPIONSHIP_WEEK } from '../../model/game.ts';
import {
  COMMON,
  lineColumn,
  recordColumn,
  recordTextColumn,
  scoreColumn,
  scoreNumbers,
  spreadNumber,
  words,
} from '../../words/columns/common.ts';
import { tableColumn as col, highestFirst, lowestFirst, withNumbers } from '../../words/columns/descriptor.ts';
import { lineOrder, marginOrder } from '../../words/columns/order.ts';
import { oneDecimal, percent, rankPrefix, signed, signedPercent } from '../../words/numbers.ts';
import { weekShort } from '../../words/terms.ts';
import { labelText, lastGameText, nextGameText, opponentText, placeOf, ratingOf, resultText } from '../games.ts';
import { markedSpread } from '../lines.ts';

/** Columns of pages about teams and games other than statistics, by page. Each face shows those it has room for. */

const NONE = 'N/A';
const orNone = (value: number | undefined) => (value === undefined ? NONE : oneDecimal(value));

interface Around {
  last_game: ScheduleGame | null;
  next_game: ScheduleGame | null;
}

/** A team's last and next game, the final columns of the poll and the standings; empty without a game. */
const around = <Row extends Around>() => ({
  last_week: withNumbers(
    highestFirst(
      col<Row>(
        'last_week',
        COMMON.last_week,
        ({ last_game }) => last_game && lastGameText(last_game),
        ({ last_game }) => lastGameText(last_game),
        ({ last_game }) => marginOrder(last_game?.score ?? null),
      ),
    ),
    scoreNumbers<Row>(({ last_game }) => last_game?.score ?? null, 'last_week_'),
  ),
  this_week: withNumbers(
    col<Row>(
      'this_week',
      COMMON.this_week,
      ({ next_game }) => next_game && nextGameText(next_game),
      ({ next_game }) => nextGameText(next_game),
      ({ next_game }) => next_game && lineOrder(next_game.spread),
    ),
    [spreadNumber<Row>(({ next_game }) => next_game?.spread ?? null, 'this_week_')],
  ),
});

export const RANKINGS = {
  rank: col<Ranking>('rank', COMMON.rank, (row) => row.ranking),
  movement: col<Ranking>(
    'movement',
    COMMON.movement,
    (row) => row.movement,
    ({ movement }) => (movement === 0 ? '' : signed(movement)),
  ),
  team: col<Ranking>('team', COMMON.team, (row) => row.name),
  record: recordTextColumn<Ranking>('record', (row) => row.record),
  poll_score: col<Ranking>(
    'poll_score',
    COMMON.poll_score,
    (row) => row.poll_score ?? null,
    (row) => orNone(row.poll_score),
  ),
  strength_of_record: col<Ranking>(
    'strength_of_record',
    COMMON.strength_of_record,
    (row) => row.strength_of_record ?? null,
    (row) => orNone(row.strength_of_record),
  ),
  ...around<Ranking>(),
};

const chance = (key: keyof Chances, of: (typeof COMMON)['title_odds']) =>
  col<OddsRow>(
    key,
    of,
    (row) => row.chances[key],
    (row) => percent(row.chances[key]),
  );

const gained = (key: keyof Chances, of: (typeof COMMON)['title_odds']) =>
  col<OddsRow>(
    `${key}_change`,
    of,
    ({ change }) => change?.[key] ?? null,
    ({ change }) => (change ? signedPercent(change[key]) : ''),
  );

/** Columns of every team's odds, and their change since last week. */
export const ODDS = {
  rank: col<OddsRow>('rank', COMMON.rank, (row) => row.ranking),
  team: col<OddsRow>('team', COMMON.team, (row) => row.name),
  conference: col<OddsRow>('conference_name', COMMON.conference, (row) => row.conference),
  record: recordTextColumn<OddsRow>('record', (row) => row.record),
  title: { ...chance('title', COMMON.title_odds), leads: true },
  title_change: gained('title', COMMON.odds_change),
  playoff: chance('playoff', COMMON.playoff_odds),
  playoff_change: gained('playoff', COMMON.odds_change),
  conference_title: chance('conference', COMMON.conference_odds),
  bowl: chance('bowl', COMMON.bowl_odds),
  expected_wins: col<OddsRow>('expected_wins', COMMON.expected_wins, (row) => row.expected_wins),
};

/** A chance now, and after either result of the next game. */
export interface StakeRow {
  prize: string;
  now: number;
  won: number | null;
  lost: number | null;
}

const stake = (key: 'now' | 'won' | 'lost', of: (typeof COMMON)['title_odds']) =>
  col<StakeRow>(
    key,
    of,
    (row) => row[key],
    (row) => (row[key] === null ? '' : percent(row[key])),
  );

export const STAKES = {
  prize: col<StakeRow>('prize', COMMON.prize, (row) => row.prize),
  now: stake('now', COMMON.chance_now),
  won: stake('won', COMMON.chance_won),
  lost: stake('lost', COMMON.chance_lost),
};

/** Returns the rows of a team's stakes; an independent has no conference to win. */
export function stakeRows({ now, game, team }: Pick<Stakes, 'now' | 'game' | 'team'>): StakeRow[] {
  const prizes = [
    ['National title', 'title'],
    ['Playoff', 'playoff'],
    ...(team.conference === 'Independent' ? [] : [['Conference', 'conference'] as const]),
    ['Bowl', 'bowl'],
  ] as const;
  return prizes.map(([prize, key]) => ({
    prize,
    now: now[key],
    won: game?.if_won[key] ?? null,
    lost: game?.if_lost[key] ?? null,
  }));
}

/** A team with its place in the conference, or in its division if there are any. */
export type Placed = StandingsRow & { place: number };

/** Groups a table's teams by division name; all under no name without divisions. */
function divisionsIn<Row extends Pick<StandingsRow, 'division'>>(
  teams: readonly Row[],
): { name: string | null; teams: Row[] }[] {
  const names = [...new Set(teams.map(({ division }) => division ?? null))].sort();
  return names.map((name) => ({ name, teams: teams.filter(({ division }) => (division ?? null) === name) }));
}

/** Returns the teams division by division, each with its place there and the tiebreaker that decided it. */
export function standingsRows(teams: readonly StandingsRow[]): Placed[] {
  return divisionsIn(teams).flatMap(({ teams: own }) =>
    own
      .map((row, index) => ({
        ...row,
        place: row.divisionRank ?? index + 1,
        tiebreak: row.divisionRank === undefined ? row.tiebreak : (row.divisionTiebreak ?? null),
      }))
      .sort((a, b) => a.place - b.place),
  );
}

export const STANDINGS = {
  place: col<Placed>('place', COMMON.place, (row) => row.place),
  team: col<Placed>(
    'team',
    COMMON.team,
    (row) => row.name,
    (row) => rankPrefix(row.name, row.ranking),
  ),
  division: col<Placed>('division', COMMON.division, (row) => row.division ?? ''),
  rank: col<Placed>('rank', COMMON.rank, (row) => row.ranking),
  conf: recordColumn<Placed>('conf', COMMON.conf, (row) => [row.confWins, row.confLosses], 'conf_'),
  overall: recordColumn<Placed>('overall', COMMON.overall, (row) => [row.totalWins, row.totalLosses]),
  rating: col<Placed>('rating', COMMON.rating, (row) => row.rating),
  ...around<Placed>(),
  tiebreak: col<Placed>(
    'tiebreak',
    COMMON.tiebreak,
    (row) => row.tiebreak,
    (row) => row.tiebreak ?? '',
  ),
};

export const HISTORY = {
  year: col<HistoryYear>('year', COMMON.year, (row) => row.year),
  prestige: col<HistoryYear>('prestige', COMMON.prestige, (row) => row.prestige),
  rating: col<HistoryYear>(
    'rating',
    COMMON.rating,
    (row) => row.rating,
    (row) => orNone(row.rating),
  ),
  conference: col<HistoryYear>('conference', COMMON.conference, (row) => row.conference),
  record: recordColumn<HistoryYear>('record', COMMON.season_record, (row) => [row.wins, row.losses]),
  rank: col<HistoryYear>(
    'rank',
    COMMON.rank,
    (row) => (row.rank === 0 ? null : row.rank),
    (row) => (row.rank === 0 ? NONE : `#${row.rank}`),
  ),
  played: col<HistoryYear>('played', words('Played', 'Whether it came during this dynasty.'), (row) => row.has_games),
};

/** Numbers for regular weeks; later weeks read the playoff round or `Bowl`. */
export function weekCell({ weekPlayed, label }: ScheduleGame, playoffTeams: number): string {
  if (weekPlayed > CHAMPIONSHIP_WEEK && !/Playoff|National Championship/.test(label)) return 'Bowl';
  return weekShort(weekPlayed, playoffTeams).replace(/^Wk /, '');
}

/** A team on the dashboard's list. */
export const TEAMS = {
  rank: col<Team>('rank', COMMON.rank, placeOf),
  team: col<Team>('team', COMMON.team, (row) => row.name),
  record: recordTextColumn<Team>('record', (row) => row.record),
  rating: col<Team>('rating', COMMON.rating, ratingOf),
  conf: recordColumn<Team>('conf', COMMON.conf, (row) => [row.confWins, row.confLosses], 'conf_'),
  overall: recordColumn<Team>('overall', COMMON.overall, (row) => [row.totalWins, row.totalLosses]),
};

/** Columns of a season's games; postseason weeks are named by the size of the playoff. */
export const SCHEDULE = {
  week: (playoffTeams: number) =>
    lowestFirst(
      col<ScheduleGame>(
        'week',
        COMMON.week,
        (game) => game.weekPlayed,
        (game) => weekCell(game, playoffTeams),
      ),
    ),
  opponent: col<ScheduleGame>('opponent', COMMON.opponent, (game) => game.opponent.name, opponentText),
  opponent_rank: col<ScheduleGame>('opponent_rank', COMMON.rank, (game) => placeOf(game.opponent)),
  rating: col<ScheduleGame>('rating', COMMON.rating, (game) => ratingOf(game.opponent)),
  record: recordTextColumn<ScheduleGame>('record', ({ opponent }) => opponent.record),
  site: col<ScheduleGame>('site', COMMON.site, ({ home }) => (home === null ? 'neutral' : home ? 'home' : 'away')),
  spread: withNumbers(
    lineColumn<ScheduleGame>('spread', COMMON.spread, (game) => game.spread, markedSpread),
    [spreadNumber<ScheduleGame>((game) => game.spread)],
  ),
  moneyline: lineColumn<ScheduleGame>('moneyline', COMMON.moneyline, (game) => game.moneyline),
  result: scoreColumn<ScheduleGame>(
    'result',
    COMMON.result,
    (game) => (game.result === null ? null : resultText(game)),
    resultText,
  ),
  notes: col<ScheduleGame>(
    'notes',
    COMMON.notes,
    (game) => game.label,
    (game) => labelText(game.label),
  ),
  game_id: col<ScheduleGame>('game_id', COMMON.game_id, (game) => game.id),
};

interface Polled {
  ranking: number;
  name: string;
  record: string;
  conference: string;
}

const polled = <Row extends Polled>() => ({
  rank: col<Row>(
    'rank',
    COMMON.rank,
    (row) => row.ranking,
    (row) => `#${row.ranking}`,
  ),
  team: col<Row>('team', COMMON.team, (row) => row.name),
  record: recordTextColumn<Row>('record', (row) => row.record),
  conference: col<Row>('conference', COMMON.conference, (row) => row.conference),
});

type Seeded = Playoff['playoff_teams'][number];
type Champion = Playoff['conference_champions'][number];

/** Columns of the playoff picture: teams in the field, teams on the bubble, and conference champions. */
export const FIELD = {
  seed: col<Seeded>('seed', COMMON.seed, (row) => row.seed),
  ...polled<Seeded>(),
  autobid: col<Seeded>(
    'autobid',
    COMMON.bid,
    (row) => row.is_autobid,
    (row) => (row.is_autobid ? 'automatic' : 'at large'),
  ),
};
export const BUBBLE = polled<Playoff['bubble_teams'][number]>();
export const CHAMPIONS = {
  ...polled<Champion>(),
  seed: col<Champion>('seed', COMMON.seed, (row) => row.seed),
};
