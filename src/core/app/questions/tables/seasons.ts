import { type Award, awardName } from '../../../model/people/awards.ts';
import { type RecordEntry, recordValue } from '../../../model/people/record-book.ts';
import { TEAM_STATS } from '../../../model/plays/stats.ts';
import type { PlayerSeason, PollRow, TeamSeason, TeamSeasonStats } from '../../../model/season.ts';
import { PLAYER_NUMBERS, PLAYER_PAGE_STATS, playerNumber } from '../../../words/columns/player-numbers.ts';
import { reader } from '../../views/player-stats.ts';
import { type Column, everySeason, flag, number, type Source, table, text, whole } from '../table.ts';

/** Season results of teams and players. */

const YEAR = <Row extends { year: number }>(): Column<Row> => whole('year', 'The season.', ({ year }) => year);
const TEAM = <Row extends { team: string }>(): Column<Row> =>
  text('team', 'The team.', (row, { team }) => team(row.team));

const TEAM_SEASON: readonly Column<TeamSeason>[] = [
  YEAR(),
  TEAM(),
  text('conference', 'Conference that season, or Independent.', (row, { conference }) =>
    conference(row.year, row.conference),
  ),
  whole('prestige', 'Prestige, 1 to 7.', ({ prestige }) => prestige),
  number('rating', 'Team rating; null before the dynasty began.', ({ rating }) => rating),
  number('offense', 'Offense rating.', ({ offense }) => offense),
  number('defense', 'Defense rating.', ({ defense }) => defense),
  whole('wins', 'Games won.', ({ wins }) => wins),
  whole('losses', 'Games lost.', ({ losses }) => losses),
  whole('conf_wins', 'Conference games won.', ({ confWins }) => confWins),
  whole('conf_losses', 'Conference games lost.', ({ confLosses }) => confLosses),
  whole(
    'final_rank',
    'Rank in the final poll, which ranks every team; null if there was none.',
    ({ rank }) => rank || null,
  ),
  flag('in_playoff', '1 for a playoff team.', ({ inPlayoff }) => inPlayoff),
  flag('conference_champion', '1 for the conference champion.', (row) => row.conferenceChampion),
  flag('champion', '1 for the national champion.', ({ champion }) => champion),
  flag('played', '1 for a season of the dynasty, 0 for a real one before it.', ({ played }) => played),
];

const teamCount =
  (side: 'offense' | 'defense') =>
  (name: string, index: number): Column<TeamSeasonStats> => {
    const opponents = side === 'defense';
    const meaning = `${opponents ? "Opponents' total against it" : 'Season total'}: ${name.replaceAll('_', ' ')}.`;
    return whole(`${opponents ? 'opp_' : ''}${name}`, meaning, (row) => row[side][index] ?? 0);
  };

const TEAM_STATS_COLUMNS: readonly Column<TeamSeasonStats>[] = [
  YEAR(),
  TEAM(),
  whole('games', 'Games played.', ({ games }) => games),
  ...TEAM_STATS.map(teamCount('offense')),
  ...TEAM_STATS.map(teamCount('defense')),
];

const PLAYER = <Row extends { player: number }>(): Column<Row>[] => [
  whole('player_id', 'Player number, as in `players`.', ({ player }) => player),
  text('player', 'Full name.', (row, { player }) => player(row.player)),
];

const statColumn = (name: (typeof PLAYER_PAGE_STATS)[number]): Column<PlayerSeason> => {
  const of = PLAYER_NUMBERS[name];
  return (of.decimals === 0 ? whole : number)(name, of.meaning, ({ counts, games }: PlayerSeason) =>
    playerNumber(of, reader(counts), games),
  );
};

const PLAYER_SEASON: readonly Column<PlayerSeason>[] = [
  YEAR(),
  ...PLAYER<PlayerSeason>(),
  TEAM(),
  text('pos', 'His position.', ({ position }) => position),
  text('class', 'Class that season: fr, so, jr or sr.', ({ classYear }) => classYear),
  whole('rating', 'Rating that season, 30 to 99.', ({ rating }) => rating),
  whole('games', 'Games played.', ({ games }) => games),
  ...PLAYER_PAGE_STATS.map(statColumn),
];

interface PollPlace extends PollRow {
  year: number;
  week: number;
}

const pollPlaces = everySeason((save, year) =>
  save.polls.ofYear(year).flatMap(({ week, rows }) => rows.map((row): PollPlace => ({ ...row, year, week }))),
);

const POLL: readonly Column<PollPlace>[] = [
  YEAR(),
  whole('week', 'Week the poll applies to.', ({ week }) => week),
  whole('rank', 'Poll rank, with every team ranked; the top 25 are published.', ({ rank }) => rank),
  TEAM(),
  whole(
    'previous_rank',
    "Rank in the previous poll; null in a season's first poll.",
    ({ previousRank }) => previousRank,
  ),
  number('score', 'Poll score, 0 to 100.', ({ score }) => score),
];

const AWARD: readonly Column<Award>[] = [
  YEAR(),
  whole('week', 'Week of the award.', ({ week }) => week),
  text('award', 'heisman, best_qb, all_america, player_of_the_week and so on.', awardName),
  text('conference', 'Conference of the award; null for national awards.', (row, { conference }) =>
    row.conference === null ? null : conference(row.year, row.conference),
  ),
  whole('selection', '1 or 2 for first and second teams; null otherwise.', ({ selection }) => selection || null),
  whole(
    'place',
    'Finish, 1 for the winner; for an All-America or all-conference team, the position on its list.',
    ({ place }) => place,
  ),
  text('role', 'The honor.', ({ role }) => role),
  ...PLAYER<Award>(),
  TEAM(),
  whole('points', 'Voting points; null if there is no vote.', ({ points }) => points),
  whole('first_place_votes', 'First-place votes; null if there is no vote.', ({ firsts }) => firsts),
  whole('game_id', 'Game of an MVP award; null otherwise.', ({ game }) => game),
];

const awards = ({ save }: Source): Award[] => save.awards.years().flatMap((year) => save.awards.ofYear(year));

const RECORD: readonly Column<RecordEntry>[] = [
  YEAR(),
  whole('week', 'Week of the game; 0 for season and career records.', ({ week }) => week),
  text('scope', 'nation, conference or program.', ({ scope }) => scope),
  text('holder_of', 'Conference or program; null for national records.', ({ whose }) => whose || null),
  text('span', 'game, season or career.', ({ span }) => span),
  text('record', 'Statistic.', ({ record }) => record),
  number('value', 'The record.', ({ record, value }) => recordValue(record, value)),
  TEAM(),
  whole('player_id', 'Player who set it; null for a team record.', ({ player }) => player),
  text('player', 'Full name.', (row, { player }) => (row.player === null ? null : player(row.player))),
  whole('game_id', 'Game of the record; null for season and career records.', ({ game }) => game),
];

export const SEASON_TABLES = [
  table(
    'team_seasons',
    "A program's finished season, in the dynasty or a real one before it.",
    ({ save }) => save.history.all(),
    TEAM_SEASON,
  ),
  table(
    'team_stats',
    "A team's season totals in the dynasty, and its opponents'.",
    everySeason((save, year) => save.teamStats.ofYear(year)),
    TEAM_STATS_COLUMNS,
  ),
  table(
    'player_seasons',
    "A player's season statistics; the current season is to date.",
    everySeason((save, year) => save.playerSeasons.ofYear(year)),
    PLAYER_SEASON,
  ),
  table('polls', "A team's rank in a poll.", pollPlaces, POLL),
  table('awards', 'An award for a season, week or game, with its finalists.', awards, AWARD),
  table(
    'records',
    'A record when it was set; it stands until a later row of the same kind.',
    ({ save }) => save.recordBook.all(),
    RECORD,
  ),
];
