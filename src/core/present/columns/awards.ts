import type {
  BestOfPlace,
  GameHonor,
  Honored,
  HonoredSeason,
  Runner,
  Voted,
} from '../../contract/views/people/awards.ts';
import { awardTitle, roleShort } from '../../words/awards.ts';
import {
  COMMON,
  lineColumn,
  nameColumn,
  number,
  playerColumns,
  positionColumn,
  recordTextColumn,
  words,
} from '../../words/columns/common.ts';
import { tableColumn as col } from '../../words/columns/descriptor.ts';
import { classOrder } from '../../words/columns/order.ts';
import { grouped, percent, rankPrefix } from '../../words/numbers.ts';
import { classShort, fullName } from '../../words/terms.ts';
import { finalistsText, type SelectionRow, type WeeklyRow } from '../awards.ts';
import { returnLine, seasonLine, seasonLineOrder } from './stats.ts';

/** Season stats; returns for a returner. */
const honoredLine = ({ role, pos, stats }: HonoredSeason): string =>
  role === 'ret' ? returnLine(stats) : seasonLine(pos, stats);

/** Null for returners, whose stats do not compare with the others'. */
const honoredOrder = ({ role, pos, stats }: HonoredSeason): number | null =>
  role === 'ret' ? null : seasonLineOrder(pos, stats);

/** Award columns. Each face shows those it has room for. */

const OWN = {
  place: number(['#', 'Place'], 'Finish in the vote.', 'low'),
  points: number(
    ['Points', 'Points'],
    'Three for a first place on a ballot, two for a second, one for a third.',
    'high',
  ),
  firsts: number(['1st', 'First-place votes'], 'First-place votes.', 'high'),
  chance: words('Chance', 'His chance of winning it.', 'Chance', 'high'),
  odds: words('Odds', 'American odds on him.'),
  award: words('Award', 'The award.'),
  role: words('Pos', 'His position for the award.'),
  winner: words('Winner', 'The player.'),
  finalists: words('Finalists', 'Second and third.'),
  first: words('First team', 'The best at this position.'),
  second: words('Second team', 'The next best at this position.'),
  game: words('Game', 'The title game or bowl.'),
  week: number(['Week', 'Week'], 'Week of the season.', 'high'),
};

const person = <Row extends Honored>() => ({
  ...playerColumns<Row>(),
  team: col<Row>('team', COMMON.team, (row) => row.team),
});

const line = <Row extends HonoredSeason>() => ({
  season: col<Row>('season', COMMON.season_line, honoredLine, honoredLine, honoredOrder),
});

const vote = <Row extends Voted>() => ({
  place: col<Row>('place', OWN.place, (row) => row.place),
  ...person<Row>(),
  points: col<Row>(
    'points',
    OWN.points,
    (row) => row.points,
    (row) => grouped(row.points),
  ),
  firsts: col<Row>('first_place_votes', OWN.firsts, (row) => row.first_place_votes),
  ...line<Row>(),
});

export const HEISMAN = vote<Voted>();

export const RACE = {
  ...vote<Runner>(),
  team: col<Runner>(
    'team',
    COMMON.team,
    (row) => row.team,
    (row) => rankPrefix(row.team, row.ranking),
  ),
  record: recordTextColumn<Runner>('record', (row) => row.record),
  chance: col<Runner>(
    'chance',
    OWN.chance,
    (row) => row.chance,
    (row) => percent(row.chance),
  ),
  odds: lineColumn<Runner>('odds', OWN.odds, (row) => row.odds),
};

export const BEST = {
  award: col<BestOfPlace>(
    'award',
    OWN.award,
    (row) => row.award,
    (row) => awardTitle(row.award),
  ),
  winner: nameColumn<BestOfPlace>('winner', OWN.winner, ({ winner }) => winner),
  team: col<BestOfPlace>('team', COMMON.team, ({ winner }) => winner.team),
  class: col<BestOfPlace>(
    'class',
    COMMON.class,
    ({ winner }) => winner.year,
    ({ winner }) => classShort(winner),
    ({ winner }) => classOrder(winner),
  ),
  season: col<BestOfPlace>(
    'season',
    COMMON.season_line,
    ({ winner }) => honoredLine(winner),
    ({ winner }) => honoredLine(winner),
    ({ winner }) => honoredOrder(winner),
  ),
  finalists: col<BestOfPlace>('finalists', OWN.finalists, finalistsText),
};

const selected = (player: Honored | null) => (player === null ? null : `${fullName(player)}, ${player.team}`);

export const SELECTIONS = {
  role: col<SelectionRow>(
    'role',
    OWN.role,
    (row) => row.role,
    (row) => roleShort(row.role),
  ),
  first: col<SelectionRow>('first', OWN.first, (row) => selected(row.first)),
  second: col<SelectionRow>('second', OWN.second, (row) => selected(row.second)),
};

const honor = <Row extends Honored>() => ({
  role: col<Row>(
    'role',
    OWN.role,
    (row) => row.role,
    (row) => roleShort(row.role),
  ),
  ...person<Row>(),
});

export const HONORED = honor<Honored>();

export const WEEKLY = { week: col<WeeklyRow>('week', OWN.week, (row) => row.week), ...honor<WeeklyRow>() };

export const MOST_VALUABLE = {
  game: col<GameHonor>('game', OWN.game, ({ game }) => game.label),
  name: nameColumn<GameHonor>('name', COMMON.player, ({ player }) => player),
  pos: positionColumn<GameHonor>('pos', ({ player }) => player.pos),
  team: col<GameHonor>('team', COMMON.team, ({ player }) => player.team),
};
