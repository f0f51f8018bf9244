import type { PlayerGameLog, PlayerPage, PlayerYear } from '../../contract/views/people/player.ts';
import type { LeavingPlayer, ProgressedPlayer } from '../../contract/views/people/progression.ts';
import type { RosterPlayer, WalkOn } from '../../contract/views/people/roster.ts';
import { INJURY_STATUSES } from '../../model/people/injuries.ts';
import { COMMON, classColumn, nameColumn, positionColumn, scoreNumbers } from '../../words/columns/common.ts';
import { tableColumn as col, lowestFirst, withNumbers } from '../../words/columns/descriptor.ts';
import { classOrder, marginOrder, placeOrder } from '../../words/columns/order.ts';
import { GAMES } from '../../words/columns/team-numbers.ts';
import { plural, signed } from '../../words/numbers.ts';
import { classMarked, classShort } from '../../words/terms.ts';
import { gamesOf } from '../absences.ts';
import { labelText, opponentText, resultText } from '../games.ts';
import { growthWord, sizeText } from '../growth.ts';
import { injuryText, statusText } from '../injuries.ts';
import { weekCell } from './pages.ts';
import type { ClassRow, Signed } from './recruits.ts';
import { seasonLine, seasonLineOrder } from './stats.ts';

/**
 * Columns of pages about people: rosters, player progression, departures, recruits, and a player's seasons and games.
 */

interface Person {
  first: string;
  last: string;
  pos: string;
}

const person = <Row extends Person>() => ({
  name: nameColumn<Row>('name', COMMON.name, (row) => row),
  position: positionColumn<Row>('position', (row) => row.pos),
});

const severity = placeOrder(INJURY_STATUSES);
/** More pounds than any player weighs, so that sizes sort by height first. */
const HEAVIEST = 1000;

export const ROSTER = {
  id: col<RosterPlayer>('id', COMMON.id, (row) => row.id),
  number: col<RosterPlayer>('number', COMMON.uniform, (row) => row.number),
  ...person<RosterPlayer>(),
  rating: col<RosterPlayer>('rating', COMMON.player_rating, (row) => row.rating),
  year: col<RosterPlayer>('year', COMMON.class_year, (row) => row.year, classMarked, classOrder),
  starter: col<RosterPlayer>(
    'starter',
    COMMON.status,
    (row) => row.starter,
    (row) => (row.sits_out ? 'Sits out' : row.starter ? 'Starter' : 'Backup'),
  ),
  stars: col<RosterPlayer>('stars', COMMON.stars, (row) => row.stars),
  development: col<RosterPlayer>('development', COMMON.development, (row) => row.development_trait, growthWord),
  size: withNumbers(
    col<RosterPlayer>('size', COMMON.size, sizeText, sizeText, ({ height, weight }) => height * HEAVIEST + weight),
    [col<RosterPlayer>('weight', COMMON.weight, (row) => row.weight)],
  ),
  home: col<RosterPlayer>('home_state', COMMON.home_state, (row) => row.home_state),
  games: (ofTeam: number) =>
    col<RosterPlayer>(
      'games',
      COMMON.availability,
      (row) => row.games,
      (row) => gamesOf(row.games, ofTeam),
    ),
  missed: col<RosterPlayer>(
    'missed',
    COMMON.missed,
    (row) => row.missed,
    (row) => (row.missed === 0 ? '' : String(row.missed)),
  ),
  injury: col<RosterPlayer>(
    'injury',
    COMMON.injury,
    (row) => row.injury?.injury ?? null,
    (row) => (row.injury === null ? '' : `${statusText(row.injury)} (${injuryText(row.injury)})`),
    (row) => row.injury && severity(row.injury.status),
  ),
  season: col<RosterPlayer>(
    'season',
    COMMON.season_line,
    (row) => seasonLine(row.pos, row.stats),
    (row) => seasonLine(row.pos, row.stats),
    (row) => seasonLineOrder(row.pos, row.stats),
  ),
};

/** Walk-on columns. */
export const WALK_ONS = {
  number: col<WalkOn>('number', COMMON.uniform, (row) => row.number),
  ...person<WalkOn>(),
  year: col<WalkOn>('year', COMMON.class_year, (row) => row.year, classMarked, classOrder),
  home: col<WalkOn>('home_state', COMMON.home_state, (row) => row.home_state),
};

/** `85 on scholarship, 34 walk-ons`. */
export function rosterSizeText({
  roster,
  walk_ons,
}: {
  roster: readonly unknown[];
  walk_ons: readonly unknown[];
}): string {
  return `${roster.length} on scholarship, ${plural(walk_ons.length, 'walk-on')}`;
}

const returning = <Row extends ProgressedPlayer | LeavingPlayer>() => ({
  id: col<Row>('id', COMMON.id, (row) => row.id),
  ...person<Row>(),
  year: classColumn<Row>('year'),
  stars: col<Row>('stars', COMMON.stars, (row) => row.stars),
  rating: col<Row>('rating', COMMON.player_rating, (row) => row.rating),
});

export const PROGRESSED = {
  ...returning<ProgressedPlayer>(),
  change: col<ProgressedPlayer>(
    'change',
    COMMON.change,
    (row) => row.change,
    (row) => signed(row.change),
  ),
};

/** Why a player leaves. */
const WHY_LEAVING: Readonly<Record<LeavingPlayer['reason'], string>> = {
  graduated: 'Graduated',
  declared: 'Declared',
  left: 'Left the team',
  portal: 'Portal',
};

export const LEAVING = {
  ...returning<LeavingPlayer>(),
  reason: col<LeavingPlayer>(
    'reason',
    COMMON.reason,
    (row) => row.reason,
    (row) => WHY_LEAVING[row.reason],
  ),
};

export const RECRUITS = {
  ...person<Signed>(),
  stars: col<Signed>('stars', COMMON.stars, (row) => row.stars),
  rating: col<Signed>('rating', COMMON.player_rating, (row) => row.rating),
  development: col<Signed>('development', COMMON.development, (row) => row.development_trait, growthWord),
  team: col<Signed>('team', COMMON.team, (row) => row.team),
  id: col<Signed>('id', COMMON.id, (row) => row.id),
};

export const CLASSES = {
  place: col<ClassRow>('place', COMMON.place, (row) => row.place),
  team: col<ClassRow>('team', COMMON.team, (row) => row.team),
  signed: col<ClassRow>('signed', COMMON.signed, (row) => row.signed),
  blue_chips: col<ClassRow>('blue_chips', COMMON.blue_chips, (row) => row.blueChips),
  average_stars: col<ClassRow>('average_stars', COMMON.average_stars, (row) => row.stars),
  average_rating: col<ClassRow>('average_rating', COMMON.average_rating, (row) => row.rating),
};

/** A player's season and its year. */
export interface CareerRow extends PlayerYear {
  season: number;
  /** Whether he redshirted in an earlier season. */
  redshirt: boolean;
}

/** Returns his seasons, newest first. */
export function careerRows({
  yearly_cumulative_stats: years,
  redshirts,
}: Pick<PlayerPage, 'yearly_cumulative_stats' | 'redshirts'>): CareerRow[] {
  return Object.entries(years)
    .map(([season, line]) => ({
      ...line,
      season: Number(season),
      redshirt: redshirts.some((year) => year < Number(season)),
    }))
    .sort((a, b) => b.season - a.season);
}

export const CAREER = {
  year: col<CareerRow>('year', COMMON.year, (row) => row.season),
  class: col<CareerRow>(
    'class',
    COMMON.class,
    (row) => row.class,
    (row) => classShort({ year: row.class, redshirt: row.redshirt }),
    (row) => classOrder({ year: row.class, redshirt: row.redshirt }),
  ),
  rating: col<CareerRow>('rating', COMMON.player_rating, (row) => row.rating),
  games: col<CareerRow>('games', GAMES, (row) => row.games),
};

/** Leading columns of a player's game log. */
export const GAME_LOG = {
  week: (playoffTeams: number) =>
    lowestFirst(
      col<PlayerGameLog>(
        'week',
        COMMON.week,
        ({ game }) => game.weekPlayed,
        ({ game }) => weekCell(game, playoffTeams),
      ),
    ),
  opponent: col<PlayerGameLog>(
    'opponent',
    COMMON.opponent,
    ({ game }) => game.opponent.name,
    ({ game }) => opponentText(game),
  ),
  label: col<PlayerGameLog>(
    'label',
    COMMON.label,
    ({ game }) => game.label,
    ({ game }) => labelText(game.label),
  ),
  result: withNumbers(
    col<PlayerGameLog>(
      'result',
      COMMON.result,
      ({ game }) => (game.result === null ? null : resultText(game)),
      ({ game }) => resultText(game),
      ({ game }) => marginOrder(game.score),
    ),
    scoreNumbers<PlayerGameLog>(({ game }) => game.score),
  ),
};
