import type {
  BowlGame,
  ConferenceTitle,
  HeismanWinner,
  RankedTeam,
  RivalrySoFar,
  SeriesGame,
  SeriesMoment,
  Title,
  Upset,
} from '../../contract/views/remembered.ts';
import type { ScheduleGame } from '../../contract/views/shared.ts';
import { COMMON, number, recordColumn, scoreColumn, words } from '../../words/columns/common.ts';
import { tableColumn as col, lowestFirst } from '../../words/columns/descriptor.ts';
import { grouped, percent, plural, rankPrefix } from '../../words/numbers.ts';
import { fullName } from '../../words/terms.ts';
import { labelText, opponentText, resultText } from '../games.ts';

/** Columns of a dynasty's history: seasons, trophies, rivalries. */

const OWN = {
  winner: words('Winner', 'The upset winner.'),
  loser: words('Loser', 'The favorite.'),
  score: words('Score', "The winner's points first.", 'Score', 'high'),
  own_score: words('Score', "The team's own points first."),
  chance: words('Chance', 'The winner’s win probability before the game.'),
  game: words('Game', 'What kind of game it was.'),
  trophy: words('Trophy', 'The trophy on the line.'),
  series: words('Series', 'Wins and losses since the dynasty began.', 'Series', 'high'),
  streak: words('Streak', 'Games won or lost in a row.', 'Streak', 'high'),
  last: number(['Last', 'Last'], 'When they last met.'),
  known: words('Played', 'Whether it came before the dynasty.'),
  points: number(['Points', 'Points'], 'Points of the vote.', 'high'),
  story: words('What happened', 'Why the game is remembered.'),
  site: words('Site', 'Home, away or neutral.'),
};

/** `W3`, `L1`; empty before the first game. */
export function streakText(streak: number): string {
  if (streak === 0) return '';
  return `${streak > 0 ? 'W' : 'L'}${Math.abs(streak)}`;
}

export const FINAL_POLL = {
  rank: col<RankedTeam>('rank', COMMON.rank, (row) => row.ranking),
  team: col<RankedTeam>('team', COMMON.team, (row) => row.name),
  record: recordColumn<RankedTeam>('record', COMMON.season_record, (row) => [row.wins, row.losses]),
  conference: col<RankedTeam>('conference', COMMON.conference, (row) => row.conference),
};

export const UPSETS = {
  week: lowestFirst(col<Upset>('week', COMMON.week, (row) => row.weekPlayed)),
  winner: col<Upset>(
    'winner',
    OWN.winner,
    (row) => row.winner,
    (row) => rankPrefix(row.winner, row.winner_ranking),
  ),
  score: scoreColumn<Upset>('score', OWN.score, (row) => row.score),
  loser: col<Upset>(
    'loser',
    OWN.loser,
    (row) => row.loser,
    (row) => rankPrefix(row.loser, row.loser_ranking),
  ),
  chance: col<Upset>(
    'chance',
    OWN.chance,
    (row) => row.chance,
    (row) => percent(row.chance),
  ),
  label: col<Upset>(
    'label',
    OWN.game,
    (row) => row.label,
    (row) => labelText(row.label),
  ),
};

export const TITLES = {
  year: col<Title>('year', COMMON.year, (row) => row.year),
  record: recordColumn<Title>('record', COMMON.season_record, (row) => [row.wins, row.losses]),
  known: col<Title>(
    'before_dynasty',
    OWN.known,
    (row) => row.before_dynasty,
    (row) => (row.before_dynasty ? 'before the dynasty' : ''),
  ),
};

export const CONFERENCE_TITLES = {
  year: col<ConferenceTitle>('year', COMMON.year, (row) => row.year),
  conference: col<ConferenceTitle>('conference', COMMON.conference, (row) => row.conference),
  record: recordColumn<ConferenceTitle>('record', COMMON.season_record, (row) => [row.wins, row.losses]),
};

export const BOWLS = {
  year: col<BowlGame>('year', COMMON.year, (row) => row.year),
  label: col<BowlGame>(
    'label',
    OWN.game,
    (row) => row.label,
    (row) => labelText(row.label),
  ),
  opponent: col<BowlGame>('opponent', COMMON.opponent, (row) => row.opponent),
  result: scoreColumn<BowlGame>(
    'result',
    COMMON.result,
    (row) => row.result,
    (row) => `${row.result} ${row.score}`,
  ),
};

export const HEISMAN_WINNERS = {
  year: col<HeismanWinner>('year', COMMON.year, (row) => row.year),
  player: col<HeismanWinner>('player', COMMON.player, fullName),
  points: col<HeismanWinner>(
    'points',
    OWN.points,
    (row) => row.points,
    (row) => grouped(row.points),
  ),
};

export const RIVALRIES = {
  opponent: col<RivalrySoFar>('opponent', COMMON.opponent, (row) => row.opponent),
  trophy: col<RivalrySoFar>(
    'trophy',
    OWN.trophy,
    (row) => row.trophy,
    (row) => row.trophy ?? '',
  ),
  series: recordColumn<RivalrySoFar>('series', OWN.series, (row) => [row.wins, row.losses]),
  streak: col<RivalrySoFar>(
    'streak',
    OWN.streak,
    (row) => row.streak,
    (row) => streakText(row.streak),
  ),
  last: col<RivalrySoFar>('last_year', OWN.last, (row) => row.last_year),
};

export const SERIES = {
  year: col<SeriesGame>('year', COMMON.year, (row) => row.year),
  site: col<SeriesGame>('site', OWN.site, (row) => (row.home === null ? 'neutral' : row.home ? 'home' : 'away')),
  result: scoreColumn<SeriesGame>(
    'result',
    COMMON.result,
    (row) => row.result,
    (row) => `${row.result} ${row.score}${row.overtime === 0 ? '' : ' OT'}`,
  ),
  label: col<SeriesGame>(
    'label',
    OWN.game,
    (row) => row.label,
    (row) => labelText(row.label),
  ),
};

export const MY_GAMES = {
  week: col<ScheduleGame>('week', COMMON.week, (row) => row.weekPlayed),
  opponent: col<ScheduleGame>('opponent', COMMON.opponent, opponentText, opponentText, (row) => row.opponent.name),
  result: scoreColumn<ScheduleGame>('result', COMMON.result, (row) => row.result, resultText),
  notes: col<ScheduleGame>('notes', OWN.game, (row) => labelText(row.label)),
};

export const MOMENTS = {
  year: col<SeriesMoment>('year', COMMON.year, (row) => row.year),
  text: col<SeriesMoment>('text', OWN.story, (row) => row.text),
};

/** A series record as a sentence: `Michigan leads 4-1 and has won the last 2.` */
export function seriesText(
  team: string,
  opponent: string,
  of: Pick<RivalrySoFar, 'wins' | 'losses' | 'streak'>,
): string {
  const { wins, losses, streak } = of;
  if (wins + losses === 0) return `${team} and ${opponent} have not met since the dynasty began.`;
  const [most, least] = [Math.max(wins, losses), Math.min(wins, losses)];
  const leads =
    wins === losses
      ? `The series is even at ${wins}-${losses}`
      : `${wins > losses ? team : opponent} leads ${most}-${least}`;
  const last = streak > 0 ? team : opponent;
  const run = Math.abs(streak) === 1 ? 'the last game' : `the last ${plural(Math.abs(streak), 'game')}`;
  return `${leads}; ${last} won ${run}.`;
}
