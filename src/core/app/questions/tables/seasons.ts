import { type Award, awardName } from '../../../model/people/awards.ts';
import { type RecordEntry, recordValue } from '../../../model/people/record-book.ts';
import { TEAM_STATS } from '../../../model/plays/stats.ts';
import type { PlayerSeason, PollRow, TeamSeason, TeamSeasonStats } from '../../../model/season.ts';
import { PLAYER_NUMBERS, PLAYER_PAGE_STATS, playerNumber } from '../../../words/columns/player-numbers.ts';
import { reader } from '../../shape/player-stats.ts';
import { type Column, everySeason, flag, number, type Source, table, text, whole } from '../table.ts';

/** What the seasons of teams and players come to. */

const YEAR = <Row extends { year: number }>(): Column<Row> => whole('year', 'The season.', ({ year }) => year);
const TEAM = <Row extends { team: string }>(): Column<Row> =>
  text('team', 'The team.', (row, { team }) => team(row.team));

const TEAM_SEASON: readonly Column<TeamSeason>[] = [
  YEAR(),
  TEAM(),
  text('conference', 'Its conference that season, or Independent.', (row, { conference }) =>
    conference(row.year, row.conference),
  ),
  whole('prestige', 'How much the program draws recruits, 1 to 7.', ({ prestige }) => prestige),
  number('rating', 'Rating of the team; null before the dynasty began.', ({ rating }) => rating),
  number('offense', 'Rating of its offense.', ({ offense }) => offense),
  number('defense', 'Rating of its defense.', ({ defense }) => defense),
  whole('wins', 'Games won.', ({ wins }) => wins),
  whole('losses', 'Games lost.', ({ losses }) => losses),
  whole('conf_wins', 'Conference games won.', ({ confWins }) => confWins),
  whole('conf_losses', 'Conference games lost.', ({ confLosses }) => confLosses),
  whole('final_rank', 'Place in the final poll, all teams ranked; null if there was none.', ({ rank }) => rank || null),
  flag('in_playoff', '1 for a playoff team.', ({ inPlayoff }) => inPlayoff),
  flag('conference_champion', '1 for the champion of its conference.', (row) => row.conferenceChampion),
  flag('champion', '1 for the national champion.', ({ champion }) => champion),
  flag('played', '1 for a season of the dynasty, 0 for a real one before it.', ({ played }) => played),
];

const teamCount =
  (side: 'offense' | 'defense') =>
  (name: string, index: number): Column<TeamSeasonStats> => {
    const opponents = side === 'defense';
    const meaning = `${opponents ? 'The same of its opponents against it' : 'Season total'}: ${name.replaceAll('_', ' ')}.`;
    return whole(`${opponents ? 'opp_' : ''}${name}`, meaning, (row) => row[side][index] ?? 0);
  };

const TEAM_STATS_COLUMNS: readonly Column<TeamSeasonStats>[] = [
  YEAR(),
  TEAM(),
  whole('games', 'Games counted.', ({ games }) => games),
  ...TEAM_STATS.map(teamCount('offense')),
  ...TEAM_STATS.map(teamCount('defense')),
];

const PLAYER = <Row extends { player: number }>(): Column<Row>[] => [
  whole('player_id', 'The player, as in `players`.', ({ player }) => player),
  text('player', 'His full name.', (row, { player }) => player(row.player)),
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
  text('class', 'His class that season: fr, so, jr or sr.', ({ classYear }) => classYear),
  whole('rating', 'His rating that season, 30 to 99.', ({ rating }) => rating),
  whole('games', 'Games he played.', ({ games }) => games),
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
  whole('week', 'The week that it stands before.', ({ week }) => week),
  whole('rank', 'Place in the poll, all teams ranked; the first 25 are published.', ({ rank }) => rank),
  TEAM(),
  whole(
    'previous_rank',
    'Place in the poll before; null in the first of a season.',
    ({ previousRank }) => previousRank,
  ),
  number('score', 'Its score with the voters, 0 to 100.', ({ score }) => score),
];

const AWARD: readonly Column<Award>[] = [
  YEAR(),
  whole('week', 'The week after which it was given.', ({ week }) => week),
  text('award', 'heisman, best_qb, all_america, player_of_the_week and so on.', awardName),
  text('conference', 'The conference whose award it is; null for the nation.', (row, { conference }) =>
    row.conference === null ? null : conference(row.year, row.conference),
  ),
  whole('selection', '1 or 2 for first and second teams; else null.', ({ selection }) => selection || null),
  whole('place', '1 for the winner, then the finalists; within a team the place on its list.', ({ place }) => place),
  text('role', 'The honor he won.', ({ role }) => role),
  ...PLAYER<Award>(),
  TEAM(),
  whole('points', 'Points of the vote; null without one.', ({ points }) => points),
  whole('first_place_votes', 'Ballots that named him first; null without a vote.', ({ firsts }) => firsts),
  whole('game_id', 'The game whose most valuable player he was; else null.', ({ game }) => game),
];

const awards = ({ save }: Source): Award[] => save.awards.years().flatMap((year) => save.awards.ofYear(year));

const RECORD: readonly Column<RecordEntry>[] = [
  YEAR(),
  whole('week', 'The week of the game; 0 for a season or a career.', ({ week }) => week),
  text('scope', 'nation, conference or program.', ({ scope }) => scope),
  text('holder_of', 'The conference or the program; null for the nation.', ({ whose }) => whose || null),
  text('span', 'game, season or career.', ({ span }) => span),
  text('record', 'What was counted.', ({ record }) => record),
  number('value', 'The number that set the record.', ({ record, value }) => recordValue(record, value)),
  TEAM(),
  whole('player_id', 'Who set it; null for a team.', ({ player }) => player),
  text('player', 'His full name.', (row, { player }) => (row.player === null ? null : player(row.player))),
  whole('game_id', 'The game it was set in; null for a season or a career.', ({ game }) => game),
];

export const SEASON_TABLES = [
  table(
    'team_seasons',
    "A program's season once it is over: those of the dynasty, and real ones before it.",
    ({ save }) => save.history.all(),
    TEAM_SEASON,
  ),
  table(
    'team_stats',
    "A team's totals in a season of the dynasty, and those of its opponents.",
    everySeason((save, year) => save.teamStats.ofYear(year)),
    TEAM_STATS_COLUMNS,
  ),
  table(
    'player_seasons',
    "A player's season with his statistics, the running season up to now.",
    everySeason((save, year) => save.playerSeasons.ofYear(year)),
    PLAYER_SEASON,
  ),
  table('polls', "A team's place in a poll.", pollPlaces, POLL),
  table('awards', 'An award of a season, a week or a game, with its finalists.', awards, AWARD),
  table(
    'records',
    'A record as it was set; it stands until a later row of the same kind.',
    ({ save }) => save.recordBook.all(),
    RECORD,
  ),
];
