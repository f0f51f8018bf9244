import { AILMENTS } from '../model/people/injuries.ts';
import { PORTAL_REASONS } from '../model/portal.ts';
import { CLASS_YEARS, POSITIONS } from '../model/positions.ts';
import { COMMON } from '../words/columns/common.ts';
import { PLAYER_NUMBERS, PLAYER_PAGE_STATS } from '../words/columns/player-numbers.ts';
import { KICK_COUNTS, RETURN_COUNTS, SCRIMMAGE_COUNTS, TACKLES_FOR_LOSS, type TeamCount } from './team-columns.ts';

/** What a column holds; `number` may be a fraction, `flag` is 0 or 1 in CSV and a boolean in Parquet. */
export type ColumnType = 'text' | 'whole' | 'number' | 'flag';

/** Where a column's values come from. */
export type Source = 'run' | 'schedule' | 'odds' | 'play log' | 'poll' | 'program' | 'roster' | 'season';

export interface ColumnSpec {
  name: string;
  type: ColumnType;
  /** Empty if there is nothing to say. */
  nullable: boolean;
  /** One sentence. */
  meaning: string;
  unit: string;
  /** Its range: `1 to 4`, or its possible words; empty when unbounded. */
  range: string;
  source: Source;
}

type More = Partial<Pick<ColumnSpec, 'unit' | 'range' | 'nullable'>>;

const column =
  (type: ColumnType) =>
  (name: string, source: Source, meaning: string, more: More = {}): ColumnSpec => ({
    name,
    type,
    nullable: false,
    meaning,
    unit: '',
    range: '',
    source,
    ...more,
  });

const text = column('text');
const whole = column('whole');
const number = column('number');
const flag = (name: string, source: Source, meaning: string, more: More = {}): ColumnSpec =>
  column('flag')(name, source, meaning, { range: '0 or 1', ...more });

const BEGIN = [
  whole('dynasty', 'run', 'Which dynasty of the run.', { range: '1 and up' }),
  whole('season', 'run', COMMON.year.meaning),
];
const WEEK = whole('week', 'schedule', 'Week of the season; 15 has the conference championships.', {
  range: '1 to 19',
});
const GAME = whole('game_id', 'schedule', 'The game within its dynasty.');

const QUARTERS = (side: 'home' | 'away') =>
  [1, 2, 3, 4].map((quarter) =>
    whole(`${side}_q${quarter}`, 'play log', `Points of the ${side} team in quarter ${quarter}.`, { unit: 'points' }),
  );

const counted = ({ name, meaning, unit }: TeamCount): ColumnSpec =>
  whole(name, 'play log', meaning, { unit, range: name.endsWith('yards') ? '' : '0 and up' });

const best = (name: string, group: string) =>
  whole(name, 'play log', `Yards of the team's best ${group} in the game.`, { unit: 'yards' });

/** A number of a player's page as a column; percentages are bounded. */
const ofPlayer = (name: (typeof PLAYER_PAGE_STATS)[number]): ColumnSpec => {
  const { meaning, unit, decimals } = PLAYER_NUMBERS[name];
  const range = unit === 'percent' ? '0 to 100' : /yards|rating/.test(unit) ? '' : '0 and up';
  return column(decimals === 0 ? 'whole' : 'number')(name, 'play log', meaning, { unit, range });
};

/** Units and ranges that several columns share. */
const POINTS = { unit: 'points', range: '0 and up' };
const TIMEOUTS = { unit: 'timeouts', range: '0 to 3' };
const RATING = { unit: 'rating points', range: '0 to 100' };
const GAMES = { unit: 'games', range: '0 and up' };
const YARD_LINE = { unit: 'yards', range: '1 to 99' };
const RANK = { range: '1 to 25', nullable: true };
const CHANCE = { range: '0 to 1' };
const MILLIONS = { unit: 'million dollars', range: '0 and up', nullable: true };
const COUNT = { range: '0 and up' };
const FROM_ONE = { range: '1 and up' };
const STARS = { range: '1 to 5' };
const SECONDS = { unit: 'seconds', range: '0 and up' };
const SEASON_GAMES = { unit: 'games', range: '0 to 20' };
const POSITION_NAMES = { range: POSITIONS.join(', ') };
const CLASSES = { range: CLASS_YEARS.join(', ') };

/** Columns that several tables have. */
const DRIVE = whole('drive', 'play log', 'The possession within its game.', FROM_ONE);
const YARDS = whole('yards', 'play log', 'Yards gained.', { unit: 'yards' });
const TEAM = text('team', 'season', COMMON.team.meaning);
const IN_PLAYOFF = flag('in_playoff', 'season', '1 for a team of the playoff.');
const CHAMPION = flag('champion', 'season', '1 for the national champion.');
const PLAYER = whole('player_id', 'roster', 'The player within his dynasty.');
const HIS_TEAM = text('team', 'roster', 'His team.');
const POSITION = text('pos', 'roster', 'His position.', POSITION_NAMES);

/** The tables of a run and their columns, in the order written. */
export const TABLES = {
  games: [
    ...BEGIN,
    WEEK,
    GAME,
    text('kind', 'schedule', 'What the game is.', { range: 'regular, conference_championship, playoff, bowl' }),
    text('home', 'schedule', 'The home team, or the one named first on neutral ground.'),
    text('away', 'schedule', 'The other team.'),
    flag('neutral', 'schedule', '1 on neutral ground.'),
    whole('home_score', 'play log', 'Points of the home team.', POINTS),
    whole('away_score', 'play log', 'Points of the other team.', POINTS),
    whole('home_rank', 'poll', 'Rank of the home team entering the week; empty beyond 25.', RANK),
    whole('away_rank', 'poll', 'Rank of the other team entering the week; empty beyond 25.', RANK),
    number('spread_home', 'odds', 'The line from the home team; negative where it is favored.', { unit: 'points' }),
    number('win_prob_home', 'odds', "The home team's chance before kickoff.", CHANCE),
    whole('overtime', 'play log', 'Overtime periods.', COUNT),
    number('home_rating', 'program', 'Rating of the home team.', RATING),
    number('away_rating', 'program', 'Rating of the other team.', RATING),
    ...QUARTERS('home'),
    ...QUARTERS('away'),
    number('total_line', 'odds', 'Points of both teams that are expected.', { unit: 'points' }),
    whole('moneyline_home', 'odds', 'American odds on the home team.'),
    whole('moneyline_away', 'odds', 'American odds on the other team.'),
    whole('attendance', 'schedule', 'Attendance; this and the following are empty when the stadium is unknown.', {
      ...COUNT,
      nullable: true,
    }),
    number('temperature_f', 'schedule', 'Temperature at kickoff.', { unit: 'degrees Fahrenheit', nullable: true }),
    number('wind_mph', 'schedule', 'Wind at kickoff.', { unit: 'miles an hour', range: '0 and up', nullable: true }),
    number('rain', 'schedule', 'Rain, or snow as water, in the hour of kickoff.', {
      unit: 'millimeters an hour',
      range: '0 and up',
      nullable: true,
    }),
    flag('indoor', 'schedule', '1 under a roof.', { nullable: true }),
    number(
      'excitement',
      'play log',
      'Changes of win probability from play to play, per 60 minutes; 4 is usual.',
      COUNT,
    ),
    ...[1, 2, 3].map((quarter) =>
      number(`home_q${quarter}_wp`, 'play log', `The home team's chance at the end of quarter ${quarter}.`, CHANCE),
    ),
    whole('month', 'schedule', 'The month it was played in.', { range: '1 to 12', nullable: true }),
    whole('capacity', 'schedule', 'Seats of the stadium.', { ...COUNT, nullable: true }),
    text('surface', 'schedule', 'What was played on.', { range: 'grass, turf', nullable: true }),
    whole('elevation_m', 'schedule', 'Height above the sea.', { unit: 'meters', nullable: true }),
    flag('snow', 'schedule', '1 when it snowed.', { nullable: true }),
  ],
  team_games: [
    ...BEGIN,
    WEEK,
    GAME,
    text('team', 'schedule', 'Whose line it is.'),
    text('opponent', 'schedule', 'The other team.'),
    text('site', 'schedule', 'Where the team played.', { range: 'home, away, neutral' }),
    whole('points', 'play log', 'Points scored, however they were scored.', POINTS),
    whole('opponent_points', 'play log', 'Points of the other team.', POINTS),
    ...SCRIMMAGE_COUNTS.map(counted),
    number(TACKLES_FOR_LOSS.name, 'play log', TACKLES_FOR_LOSS.meaning, COUNT),
    ...RETURN_COUNTS.map(counted),
    best('top_passer_yards', 'passer'),
    best('top_rusher_yards', 'runner'),
    best('top_receiver_yards', 'receiver'),
    ...KICK_COUNTS.map(counted),
  ],
  drives: [
    ...BEGIN,
    GAME,
    DRIVE,
    text('offense', 'play log', 'The team with the ball.'),
    whole('quarter', 'play log', 'The quarter in which it began; overtimes from 5.', FROM_ONE),
    whole('start_yard', 'play log', "Where it began, from the offense's own goal line.", YARD_LINE),
    whole('furthest_yard', 'play log', 'The furthest it came, in the same measure.', {
      unit: 'yards',
      range: '1 to 100',
    }),
    whole('plays', 'play log', 'Plays from scrimmage.', COUNT),
    YARDS,
    whole('seconds', 'play log', 'How long it took.', SECONDS),
    text('result', 'play log', 'How it ended.', {
      range:
        'touchdown, field_goal, missed_field_goal, punt, interception, fumble, downs, safety, end_of_half, end_of_game',
    }),
    whole('points', 'play log', 'Points of the offense, the try included.', POINTS),
  ],
  plays: [
    ...BEGIN,
    GAME,
    DRIVE,
    whole('quarter', 'play log', 'The quarter; overtimes from 5.', FROM_ONE),
    text('offense', 'play log', 'The team that snaps or kicks.'),
    whole('seconds_left', 'play log', 'Seconds left in the quarter at the snap.', {
      unit: 'seconds',
      range: '0 to 900',
    }),
    whole('down', 'play log', 'The down; 0 for kickoffs and tries.', { range: '0 to 4' }),
    whole('distance', 'play log', 'Yards to gain.', { unit: 'yards' }),
    whole('yard_line', 'play log', "Yards from the offense's own goal line.", YARD_LINE),
    text('kind', 'play log', 'What was played; a play wiped out by a penalty is one.', {
      range: 'run, pass, sack, scramble, kneel, spike, punt, field_goal, kickoff, extra_point, two_point, penalty',
    }),
    YARDS,
    whole('return_yards', 'play log', 'Yards of a return.', { unit: 'yards' }),
    whole('kick_distance', 'play log', 'How far a kick went; empty for what is no kick.', {
      unit: 'yards',
      nullable: true,
    }),
    text('result', 'play log', 'How it ended, as the log has it.'),
    whole('offense_score', 'play log', 'Points of the offense before the play.', POINTS),
    whole('defense_score', 'play log', 'Points of the other team before the play.', POINTS),
    whole('offense_timeouts', 'play log', 'Timeouts that the offense has left at the snap.', TIMEOUTS),
    whole('defense_timeouts', 'play log', 'Timeouts that the other team has left at the snap.', TIMEOUTS),
  ],
  team_seasons: [
    ...BEGIN,
    TEAM,
    text('conference', 'season', 'Its conference that season, or `Independent`.'),
    whole('prestige', 'program', 'How much the program draws recruits.', { range: '1 to 7' }),
    number('rating', 'program', 'Rating of the team.', RATING),
    number('offense', 'program', 'Rating of its offense.', RATING),
    number('defense', 'program', 'Rating of its defense.', RATING),
    whole('wins', 'season', 'Games won.', GAMES),
    whole('losses', 'season', 'Games lost.', GAMES),
    whole('conf_wins', 'season', 'Games won against the conference.', GAMES),
    whole('conf_losses', 'season', 'Games lost against the conference.', GAMES),
    whole('final_rank', 'poll', 'Place in the final poll, all teams ranked.', FROM_ONE),
    IN_PLAYOFF,
    CHAMPION,
    whole('coach_id', 'season', 'The head coach within his dynasty.', FROM_ONE),
    flag('first_year_coach', 'season', '1 if it is his first season there.'),
    number('run_share', 'play log', 'Runs, scrambles included but not sacks, as a share of plays.', CHANCE),
    number('seconds_per_play', 'play log', 'Time of possession by plays.', SECONDS),
    number('budget', 'program', 'NIL budget; empty before NIL.', MILLIONS),
    whole('roster_size', 'roster', 'Players on the roster, walk-ons included.', COUNT),
    number('class_points', 'roster', "Points of the class that first plays; empty in a dynasty's first season.", {
      ...COUNT,
      nullable: true,
    }),
    whole('class_rank', 'roster', 'Place of that class in the nation.', { ...FROM_ONE, nullable: true }),
    whole('blue_chips_in', 'roster', 'Recruits of four or five stars in that class.', { ...COUNT, nullable: true }),
    whole('portal_in', 'roster', 'Transfers who joined before the season.', { ...COUNT, nullable: true }),
    whole('portal_out', 'roster', 'Players who entered the portal before the season and did not stay.', {
      ...COUNT,
      nullable: true,
    }),
    whole('drafted', 'roster', 'Players drafted after the season.', COUNT),
    number('talent', 'roster', "Mean of the scouts' composite over those on scholarship, by their stars as recruits.", {
      range: '0.7 to 1',
    }),
  ],
  player_seasons: [
    ...BEGIN,
    PLAYER,
    HIS_TEAM,
    POSITION,
    text('class', 'roster', 'His class that season.', CLASSES),
    whole('rating', 'roster', 'His rating that season.', RATING),
    whole('stars', 'roster', 'His stars as a recruit.', { unit: 'stars', range: '1 to 5' }),
    whole('games', 'play log', 'Games he played.', GAMES),
    ...PLAYER_PAGE_STATS.map(ofPlayer),
  ],
  awards: [
    ...BEGIN,
    text('award', 'season', 'What was given.', {
      range:
        'heisman, best_qb to best_ret, best_defender, all_america, freshman_all_america, all_conference, coach_of_the_year',
    }),
    whole('selection', 'season', 'First or second team; empty for other awards.', { range: '1 or 2', nullable: true }),
    whole('place', 'season', '1 for the winner, then those behind him; in a team the place on its list.', FROM_ONE),
    text('conference', 'season', 'Whose team of the season it is; empty for the nation.', { nullable: true }),
    whole('player_id', 'roster', 'The player within his dynasty; empty for a coach.', { nullable: true }),
    whole('coach_id', 'roster', 'The coach within his dynasty; empty for a player.', { nullable: true }),
    HIS_TEAM,
    text('pos', 'roster', 'His position; empty for a coach.', {
      ...POSITION_NAMES,
      nullable: true,
    }),
    text('class', 'roster', 'His class that season; empty for a coach.', { ...CLASSES, nullable: true }),
    flag('redshirted', 'roster', '1 if he redshirted in an earlier season; empty for a coach.', { nullable: true }),
    flag('transferred', 'roster', '1 if he came from another college since the dynasty began; empty for a coach.', {
      nullable: true,
    }),
    number('share', 'season', 'Share of the ballots that name him first; empty without a vote.', {
      range: '0 to 1',
      nullable: true,
    }),
    whole('points', 'season', 'Points of the vote; empty without one.', { range: '0 and up', nullable: true }),
    whole('team_rank', 'poll', "His team's rank before the bowls; empty beyond 25.", RANK),
  ],
  coaches: [
    ...BEGIN,
    TEAM,
    whole('coach_id', 'season', 'The coach within his dynasty, wherever he works.', FROM_ONE),
    text('role', 'season', 'The side of the ball he runs.', { range: 'head, offense, defense' }),
    whole('age', 'season', 'His age that season.', { unit: 'years', range: '20 to 100' }),
    whole('tenure', 'season', 'Seasons there, this one included.', FROM_ONE),
    whole('wins', 'season', 'Games that the team won.', GAMES),
    whole('losses', 'season', 'Games that it lost.', GAMES),
    number('expected_wins', 'season', 'Wins expected in as many games, from the program’s recent years.', GAMES),
    text('outcome', 'season', 'What happens to him after it.', {
      range: 'stays, fired, left, retired, nfl, interim',
    }),
    text('to_team', 'season', 'The program he leaves for; empty if none.', { nullable: true }),
    text('hired_from', 'season', 'Where he came from, if he is new and was not on this staff.', {
      nullable: true,
      range: 'head_power, head_other, coordinator, below, nfl',
    }),
    text('scheme', 'season', 'What he teaches; empty for a head coach.', { nullable: true }),
    whole('midseason', 'season', '1 if he was fired before the season was over.', { range: '0, 1' }),
    whole('career_wins', 'season', 'Games he had won as a head coach before it, in seasons that are known.', {}),
    whole('career_losses', 'season', 'Games he had lost as a head coach before it.', {}),
    number('pay', 'season', 'What the program pays for the job.', { unit: 'million dollars' }),
  ],
  injuries: [
    ...BEGIN,
    whole('week', 'schedule', 'The week of the game, or before whose games he was hurt in practice.', {
      range: '1 to 20',
    }),
    whole('game_id', 'schedule', 'The game in which he was hurt; empty for practice.', { nullable: true }),
    PLAYER,
    HIS_TEAM,
    POSITION,
    whole('games_out', 'season', 'Games of his team that he could not play in.', SEASON_GAMES),
    flag('season_ending', 'season', '1 if he does not play again in the season.'),
    whole('days', 'season', 'Days until he can play again.', { unit: 'days', range: '1 to 1000' }),
    text('kind', 'season', 'The injury.', { range: AILMENTS.join(', ') }),
  ],
  rosters: [
    ...BEGIN,
    whole('player_id', 'roster', 'The player within his dynasty; empty for a walk-on, who never plays.', {
      nullable: true,
    }),
    HIS_TEAM,
    POSITION,
    text('class', 'roster', 'His class by eligibility.', CLASSES),
    flag('redshirt', 'roster', '1 if he redshirted in an earlier season.'),
    flag('scholarship', 'roster', '1 if he has a scholarship, 0 for a walk-on.'),
    whole('seasons', 'roster', 'Seasons since he enrolled, this one included.', { range: '1 to 7' }),
    whole('stars', 'roster', 'Recruiting stars; empty for a walk-on.', { range: '1 to 5', nullable: true }),
    whole('rating', 'roster', 'His rating in the season; empty for a walk-on.', { ...RATING, nullable: true }),
    flag('starter', 'roster', '1 if he is a starter on the depth chart.'),
    whole('games', 'season', 'Games in which he appeared.', SEASON_GAMES),
    whole('games_started', 'season', 'Games started.', {
      unit: 'games',
      range: '0 to 20',
    }),
    flag('transferred', 'roster', '1 if he came from another college since the dynasty began.'),
    flag(
      'redshirting',
      'season',
      '1 if the season does not count against his four: a redshirt, a medical one, or 2020.',
    ),
  ],
  departures: [
    ...BEGIN,
    PLAYER,
    text('team', 'roster', 'The team he leaves.'),
    POSITION,
    text('class', 'roster', 'His class in his last season.', CLASSES),
    whole(
      'seasons',
      'roster',
      'Seasons since he enrolled, at this school or another, below FBS too; the last one included.',
      { range: '1 to 7' },
    ),
    whole('stars', 'roster', 'Recruiting stars.', STARS),
    whole('rating', 'roster', 'His rating in his last season.', RATING),
    text('reason', 'season', 'Why he leaves; `quit`: he leaves the team before his time.', {
      range: 'graduated, early, portal, quit',
    }),
    whole('draft_round', 'season', 'The round in which he was drafted; empty if he was not.', {
      range: '1 to 7',
      nullable: true,
    }),
    whole('draft_pick', 'season', 'His overall pick.', { range: '1 to 257', nullable: true }),
  ],
  recruits: [
    ...BEGIN,
    whole(
      'recruit_id',
      'roster',
      'His national rank among the recruits of his class, who first play in the season.',
      FROM_ONE,
    ),
    POSITION,
    whole('stars', 'roster', 'Recruiting stars; walk-ons have one.', STARS),
    text('home_state', 'roster', 'His home state, as a postal code.'),
    text('team', 'roster', 'The program he signed with; empty if none in FBS had room.', { nullable: true }),
    whole('distance_km', 'roster', 'From the middle of his state to the stadium.', {
      unit: 'kilometers',
      range: '0 and up',
      nullable: true,
    }),
    whole('offers', 'roster', 'Offers from FBS.', COUNT),
    whole('committed_month', 'roster', 'The month in which he chose the program that he signed with.', {
      range: '1 to 12',
      nullable: true,
    }),
    whole('committed_year', 'roster', 'The year of that month.', { nullable: true }),
    flag('early_signee', 'roster', '1 if he signed in December.'),
    whole('flips', 'roster', 'Times he changed his mind.', COUNT),
    whole('visits', 'roster', 'Official visits.', COUNT),
    number('recruit_rating', 'roster', "The scouts' composite.", { range: '0.7 to 1' }),
    whole('player_id', 'roster', 'The player within his dynasty.', { nullable: true }),
    whole('fr_rating', 'roster', 'His rating as a freshman.', { ...RATING, nullable: true }),
    whole('sr_rating', 'roster', 'His rating as a senior, if he stays.', { ...RATING, nullable: true }),
  ],
  transfers: [
    ...BEGIN,
    PLAYER,
    POSITION,
    text('class', 'roster', 'His class in the season before.', CLASSES),
    whole('stars', 'roster', 'His stars as a transfer.', { range: '2 to 5' }),
    whole('recruit_stars', 'roster', 'His stars as a recruit.', STARS),
    whole('rating', 'roster', 'His rating in the season before.', RATING),
    text('from', 'roster', 'The team he leaves; `below` if it is below FBS.'),
    text('to', 'roster', 'The team he joins; `below` for one below FBS, empty for none.', { nullable: true }),
    whole('month', 'season', 'The month in which he said that he would leave.', { range: '1 to 12' }),
    text('reason', 'season', 'Why he would transfer.', { range: PORTAL_REASONS.join(', ') }),
    flag('withdrawn', 'season', '1 if he stays after all.'),
    number('nil', 'season', 'What the team he joins pays him; empty before players were paid.', MILLIONS),
  ],
  polls: [
    ...BEGIN,
    whole('week', 'poll', 'The week that the poll enters; the one after the last has the final poll.', {
      range: '1 to 20',
    }),
    whole('rank', 'poll', 'Place in the poll.', { range: '1 to 25' }),
    text('team', 'poll', COMMON.team.meaning),
  ],
  odds: [
    ...BEGIN,
    whole('week', 'odds', 'The week before which the odds are given.', { range: '1, 5, 9 or 13' }),
    text('team', 'odds', COMMON.team.meaning),
    number('conference_odds', 'odds', 'Chance to win its conference.', CHANCE),
    number('playoff_odds', 'odds', COMMON.playoff_odds.meaning, CHANCE),
    number('bowl_odds', 'odds', 'Chance to be in a bowl or the playoff.', CHANCE),
    number('title_odds', 'odds', COMMON.title_odds.meaning, CHANCE),
    flag('conference_champion', 'season', '1 for the champion of its conference.'),
    IN_PLAYOFF,
    flag('in_bowl', 'season', '1 for a team in a bowl or the playoff.'),
    CHAMPION,
  ],
} satisfies Record<string, readonly ColumnSpec[]>;

export type TableName = keyof typeof TABLES;
export const TABLE_NAMES = Object.keys(TABLES) as TableName[];

/** The header line of a table, with its line end. */
export function headerOf(name: TableName): string {
  return `${TABLES[name].map((column) => column.name).join(',')}\n`;
}

/** The part of a plan that decides which tables are written. */
interface Asked {
  plays: boolean;
  rosters: boolean;
  tables: readonly TableName[] | null;
}

/** The tables that a run writes, in their usual order; `odds`, which takes time to work out, only by name. */
export function tablesOf({ tables, ...asked }: Asked): TableName[] {
  if (tables !== null) return TABLE_NAMES.filter((name) => tables.includes(name));
  return TABLE_NAMES.filter((name) => (name === 'plays' || name === 'rosters' ? asked[name] : name !== 'odds'));
}
