import { AILMENTS } from '../model/people/injuries.ts';
import { TRICKS } from '../model/plays/tricks.ts';
import { PORTAL_REASONS } from '../model/portal.ts';
import { CLASS_YEARS, POSITIONS } from '../model/positions.ts';
import { COMMON } from '../words/columns/common.ts';
import { PLAYER_NUMBERS, PLAYER_PAGE_STATS } from '../words/columns/player-numbers.ts';
import { KICK_COUNTS, RETURN_COUNTS, SCRIMMAGE_COUNTS, TACKLES_FOR_LOSS, type TeamCount } from './team-columns.ts';

/** A column's type; `number` may be a fraction, `flag` is 0 or 1 in CSV and a boolean in Parquet. */
export type ColumnType = 'text' | 'whole' | 'number' | 'flag';

/** The source of a column's values. */
export type Source = 'run' | 'schedule' | 'odds' | 'play log' | 'poll' | 'program' | 'roster' | 'season';

export interface ColumnSpec {
  name: string;
  type: ColumnType;
  /** Whether cells may be empty. */
  nullable: boolean;
  /** One sentence. */
  meaning: string;
  unit: string;
  /** Its range: `1 to 4`, or its possible words; empty if unbounded. */
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
  whole('dynasty', 'run', 'Number of the dynasty in the run.', { range: '1 and up' }),
  whole('season', 'run', COMMON.year.meaning),
];
const WEEK = whole('week', 'schedule', 'Week of the season; conference championships are in 15.', {
  range: '1 to 19',
});
const GAME = whole('game_id', 'schedule', 'Game number within the dynasty.');

const QUARTERS = (side: 'home' | 'away') =>
  [1, 2, 3, 4].map((quarter) =>
    whole(`${side}_q${quarter}`, 'play log', `Points of the ${side} team in quarter ${quarter}.`, { unit: 'points' }),
  );

const counted = ({ name, meaning, unit }: TeamCount): ColumnSpec =>
  whole(name, 'play log', meaning, { unit, range: name.endsWith('yards') ? '' : '0 and up' });

const best = (name: string, group: string) =>
  whole(name, 'play log', `Yards by the team's top ${group} in the game.`, { unit: 'yards' });

/** A number from a player's page as a column; percentages are bounded. */
const ofPlayer = (name: (typeof PLAYER_PAGE_STATS)[number]): ColumnSpec => {
  const { meaning, unit, decimals } = PLAYER_NUMBERS[name];
  const range = unit === 'percent' ? '0 to 100' : /yards|rating/.test(unit) ? '' : '0 and up';
  return column(decimals === 0 ? 'whole' : 'number')(name, 'play log', meaning, { unit, range });
};

/** Units and ranges shared by several columns. */
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

/** Columns shared by several tables. */
const DRIVE = whole('drive', 'play log', 'Drive number within the game.', FROM_ONE);
const YARDS = whole('yards', 'play log', 'Yards gained.', { unit: 'yards' });
const TEAM = text('team', 'season', COMMON.team.meaning);
const IN_PLAYOFF = flag('in_playoff', 'season', '1 for a playoff team.');
const CHAMPION = flag('champion', 'season', '1 for the national champion.');
const PLAYER = whole('player_id', 'roster', 'Player number within the dynasty.');
const HIS_TEAM = text('team', 'roster', 'His team.');
const POSITION = text('pos', 'roster', 'His position.', POSITION_NAMES);

/** The tables of a run and their columns, in the order written. */
export const TABLES = {
  games: [
    ...BEGIN,
    WEEK,
    GAME,
    text('kind', 'schedule', 'Kind of game.', { range: 'regular, conference_championship, playoff, bowl' }),
    text('home', 'schedule', 'Home team; at a neutral site, the team listed first.'),
    text('away', 'schedule', 'The other team.'),
    flag('neutral', 'schedule', '1 at a neutral site.'),
    whole('home_score', 'play log', 'Points scored by the home team.', POINTS),
    whole('away_score', 'play log', 'Points scored by the other team.', POINTS),
    whole('home_rank', 'poll', "Home team's rank entering the week; empty if unranked.", RANK),
    whole('away_rank', 'poll', "Other team's rank entering the week; empty if unranked.", RANK),
    number('spread_home', 'odds', 'Point spread for the home team; negative when it is favored.', { unit: 'points' }),
    number('win_prob_home', 'odds', "Home team's win probability before kickoff.", CHANCE),
    whole('overtime', 'play log', 'Number of overtimes.', COUNT),
    number('home_rating', 'program', "Home team's rating.", RATING),
    number('away_rating', 'program', "Other team's rating.", RATING),
    ...QUARTERS('home'),
    ...QUARTERS('away'),
    number('total_line', 'odds', 'Over/under: expected combined points.', { unit: 'points' }),
    whole('moneyline_home', 'odds', "Home team's moneyline (American odds)."),
    whole('moneyline_away', 'odds', "Other team's moneyline (American odds)."),
    whole('attendance', 'schedule', 'Attendance; this and the weather columns are empty when the stadium is unknown.', {
      ...COUNT,
      nullable: true,
    }),
    number('temperature_f', 'schedule', 'Temperature at kickoff.', { unit: 'degrees Fahrenheit', nullable: true }),
    number('wind_mph', 'schedule', 'Wind at kickoff.', { unit: 'miles an hour', range: '0 and up', nullable: true }),
    number('rain', 'schedule', 'Rainfall, or snowfall as water, in the hour of kickoff.', {
      unit: 'millimeters an hour',
      range: '0 and up',
      nullable: true,
    }),
    flag('indoor', 'schedule', '1 indoors.', { nullable: true }),
    number(
      'excitement',
      'play log',
      'Total play-to-play swing in win probability per 60 minutes; 4 is typical.',
      COUNT,
    ),
    ...[1, 2, 3].map((quarter) =>
      number(`home_q${quarter}_wp`, 'play log', `Home team's win probability after quarter ${quarter}.`, CHANCE),
    ),
    whole('month', 'schedule', 'Month of the game.', { range: '1 to 12', nullable: true }),
    whole('capacity', 'schedule', 'Stadium capacity.', { ...COUNT, nullable: true }),
    text('surface', 'schedule', 'Playing surface.', { range: 'grass, turf', nullable: true }),
    whole('elevation_m', 'schedule', 'Elevation above sea level.', { unit: 'meters', nullable: true }),
    flag('snow', 'schedule', '1 if it snowed.', { nullable: true }),
  ],
  team_games: [
    ...BEGIN,
    WEEK,
    GAME,
    text('team', 'schedule', 'Team of this row.'),
    text('opponent', 'schedule', 'The other team.'),
    text('site', 'schedule', 'Home, away or neutral site.', { range: 'home, away, neutral' }),
    whole('points', 'play log', 'Points scored, by any unit.', POINTS),
    whole('opponent_points', 'play log', 'Points scored by the other team.', POINTS),
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
    whole('quarter', 'play log', 'Quarter in which it began; overtimes count from 5.', FROM_ONE),
    whole('start_yard', 'play log', "Where it began, in yards from the offense's own goal line.", YARD_LINE),
    whole('furthest_yard', 'play log', "Farthest point reached, in yards from the offense's own goal line.", {
      unit: 'yards',
      range: '1 to 100',
    }),
    whole('plays', 'play log', 'Plays from scrimmage.', COUNT),
    YARDS,
    whole('seconds', 'play log', 'Game clock used.', SECONDS),
    text('result', 'play log', 'How it ended.', {
      range:
        'touchdown, field_goal, missed_field_goal, punt, interception, fumble, downs, safety, end_of_half, end_of_game',
    }),
    whole('points', 'play log', 'Points for the offense, including the try.', POINTS),
  ],
  plays: [
    ...BEGIN,
    GAME,
    DRIVE,
    whole('quarter', 'play log', 'Quarter; overtimes count from 5.', FROM_ONE),
    text('offense', 'play log', 'The team that snaps or kicks.'),
    whole('seconds_left', 'play log', 'Seconds left in the quarter at the snap.', {
      unit: 'seconds',
      range: '0 to 900',
    }),
    whole('down', 'play log', 'The down; 0 for kickoffs and tries.', { range: '0 to 4' }),
    whole('distance', 'play log', 'Yards to gain.', { unit: 'yards' }),
    whole('yard_line', 'play log', "Yards from the offense's own goal line.", YARD_LINE),
    text('kind', 'play log', 'Play type; a play wiped out by a penalty counts as a penalty.', {
      range: 'run, pass, sack, scramble, kneel, spike, punt, field_goal, kickoff, extra_point, two_point, penalty',
    }),
    YARDS,
    whole('return_yards', 'play log', 'Return yards.', { unit: 'yards' }),
    whole('kick_distance', 'play log', 'Kick distance; empty if the play is not a kick.', {
      unit: 'yards',
      nullable: true,
    }),
    text('result', 'play log', 'Result, as in the play log.'),
    whole('offense_score', 'play log', "Offense's score before the play.", POINTS),
    whole('defense_score', 'play log', "Other team's score before the play.", POINTS),
    whole('offense_timeouts', 'play log', "Offense's timeouts left at the snap.", TIMEOUTS),
    whole('defense_timeouts', 'play log', "Other team's timeouts left at the snap.", TIMEOUTS),
    text('trick', 'play log', 'Trick play called; empty if none.', { range: TRICKS.join(', '), nullable: true }),
  ],
  team_seasons: [
    ...BEGIN,
    TEAM,
    text('conference', 'season', 'Conference that season, or `Independent`.'),
    whole('prestige', 'program', 'Prestige: how strongly the program attracts recruits.', { range: '1 to 7' }),
    number('rating', 'program', 'Team rating.', RATING),
    number('offense', 'program', 'Offense rating.', RATING),
    number('defense', 'program', 'Defense rating.', RATING),
    whole('wins', 'season', 'Games won.', GAMES),
    whole('losses', 'season', 'Games lost.', GAMES),
    whole('conf_wins', 'season', 'Conference games won.', GAMES),
    whole('conf_losses', 'season', 'Conference games lost.', GAMES),
    whole('final_rank', 'poll', 'Rank in the final poll, which ranks every team.', FROM_ONE),
    IN_PLAYOFF,
    CHAMPION,
    whole('coach_id', 'season', "Head coach's number within the dynasty.", FROM_ONE),
    flag('first_year_coach', 'season', '1 in his first season with the team.'),
    number('run_share', 'play log', 'Runs as a share of plays; scrambles count, sacks do not.', CHANCE),
    number('seconds_per_play', 'play log', 'Seconds of possession per play.', SECONDS),
    number('budget', 'program', 'NIL budget; empty before NIL.', MILLIONS),
    whole('roster_size', 'roster', 'Players on the roster, including walk-ons.', COUNT),
    number('class_points', 'roster', "Recruiting points of the incoming class; empty in a dynasty's first season.", {
      ...COUNT,
      nullable: true,
    }),
    whole('class_rank', 'roster', 'National rank of that class.', { ...FROM_ONE, nullable: true }),
    whole('blue_chips_in', 'roster', 'Four- and five-star recruits in that class.', { ...COUNT, nullable: true }),
    whole('portal_in', 'roster', 'Transfers who joined before the season.', { ...COUNT, nullable: true }),
    whole('portal_out', 'roster', 'Players lost to the portal before the season.', {
      ...COUNT,
      nullable: true,
    }),
    whole('drafted', 'roster', 'Players drafted after the season.', COUNT),
    number('talent', 'roster', 'Mean composite rating of the scholarship players, based on their recruiting stars.', {
      range: '0.7 to 1',
    }),
  ],
  player_seasons: [
    ...BEGIN,
    PLAYER,
    HIS_TEAM,
    POSITION,
    text('class', 'roster', 'Class that season.', CLASSES),
    whole('rating', 'roster', 'Rating that season.', RATING),
    whole('stars', 'roster', 'Recruiting stars.', { unit: 'stars', range: '1 to 5' }),
    whole('games', 'play log', 'Games played.', GAMES),
    ...PLAYER_PAGE_STATS.map(ofPlayer),
  ],
  awards: [
    ...BEGIN,
    text('award', 'season', 'Award.', {
      range:
        'heisman, best_qb to best_ret, best_defender, all_america, freshman_all_america, all_conference, coach_of_the_year',
    }),
    whole('selection', 'season', 'First or second team; empty for other awards.', { range: '1 or 2', nullable: true }),
    whole(
      'place',
      'season',
      'Finish in the voting, 1 for the winner; for an All-America or all-conference team, the position on its list.',
      FROM_ONE,
    ),
    text('conference', 'season', 'Conference of an all-conference team; empty for national awards.', {
      nullable: true,
    }),
    whole('player_id', 'roster', 'Player number within the dynasty; empty for a coach.', { nullable: true }),
    whole('coach_id', 'roster', 'Coach number within the dynasty; empty for a player.', { nullable: true }),
    HIS_TEAM,
    text('pos', 'roster', 'Position; empty for a coach.', {
      ...POSITION_NAMES,
      nullable: true,
    }),
    text('class', 'roster', 'Class that season; empty for a coach.', { ...CLASSES, nullable: true }),
    flag('redshirted', 'roster', '1 if he redshirted in an earlier season; empty for a coach.', { nullable: true }),
    flag('transferred', 'roster', '1 if he transferred in since the dynasty began; empty for a coach.', {
      nullable: true,
    }),
    number('share', 'season', 'Share of first-place votes; empty if there is no vote.', {
      range: '0 to 1',
      nullable: true,
    }),
    whole('points', 'season', 'Voting points; empty if there is no vote.', { range: '0 and up', nullable: true }),
    whole('team_rank', 'poll', "Team's rank before the bowls; empty if unranked.", RANK),
  ],
  coaches: [
    ...BEGIN,
    TEAM,
    whole('coach_id', 'season', 'Coach number within the dynasty; it follows him from job to job.', FROM_ONE),
    text('role', 'season', 'Job: head coach, offensive or defensive coordinator.', { range: 'head, offense, defense' }),
    whole('age', 'season', 'His age that season.', { unit: 'years', range: '20 to 100' }),
    whole('tenure', 'season', 'Seasons on the job, including this one.', FROM_ONE),
    whole('wins', 'season', 'Games won.', GAMES),
    whole('losses', 'season', 'Games lost.', GAMES),
    number('expected_wins', 'season', 'Expected wins in as many games, based on the program’s recent seasons.', GAMES),
    text('outcome', 'season', 'Outcome after the season.', {
      range: 'stays, fired, left, retired, nfl, interim',
    }),
    text('to_team', 'season', 'Next program; empty if none.', { nullable: true }),
    text('hired_from', 'season', 'Previous job, if he is new and was not promoted from this staff.', {
      nullable: true,
      range: 'head_power, head_other, coordinator, below, nfl',
    }),
    text('scheme', 'season', 'Scheme he runs; empty for a head coach.', { nullable: true }),
    whole('midseason', 'season', '1 if he was fired during the season.', { range: '0, 1' }),
    whole('career_wins', 'season', 'Career head-coaching wins before the season, as far as known.', {}),
    whole('career_losses', 'season', 'Career head-coaching losses before the season, as far as known.', {}),
    number('pay', 'season', 'Salary.', { unit: 'million dollars' }),
  ],
  injuries: [
    ...BEGIN,
    whole('week', 'schedule', 'Week of the game; for a practice injury, the week of the next game.', {
      range: '1 to 20',
    }),
    whole('game_id', 'schedule', 'Game of the injury; empty for practice.', { nullable: true }),
    PLAYER,
    HIS_TEAM,
    POSITION,
    whole('games_out', 'season', 'Games missed.', SEASON_GAMES),
    flag('season_ending', 'season', '1 if he is out for the season.'),
    whole('days', 'season', 'Days until he can return.', { unit: 'days', range: '1 to 1000' }),
    text('kind', 'season', 'Kind of injury.', { range: AILMENTS.join(', ') }),
  ],
  rosters: [
    ...BEGIN,
    whole('player_id', 'roster', 'Player number within the dynasty; empty for a walk-on, who never plays.', {
      nullable: true,
    }),
    HIS_TEAM,
    POSITION,
    text('class', 'roster', 'Class by eligibility.', CLASSES),
    flag('redshirt', 'roster', '1 if he redshirted in an earlier season.'),
    flag('scholarship', 'roster', '1 for a scholarship player, 0 for a walk-on.'),
    whole('seasons', 'roster', 'Seasons since he enrolled, including this one.', { range: '1 to 7' }),
    whole('stars', 'roster', 'Recruiting stars; empty for a walk-on.', { range: '1 to 5', nullable: true }),
    whole('rating', 'roster', 'Rating that season; empty for a walk-on.', { ...RATING, nullable: true }),
    flag('starter', 'roster', '1 if he is a starter on the depth chart.'),
    whole('games', 'season', 'Games played.', SEASON_GAMES),
    whole('games_started', 'season', 'Games started.', {
      unit: 'games',
      range: '0 to 20',
    }),
    flag('transferred', 'roster', '1 if he transferred in since the dynasty began.'),
    flag(
      'redshirting',
      'season',
      '1 if the season does not use a year of eligibility: a redshirt, a medical redshirt, or 2020.',
    ),
  ],
  departures: [
    ...BEGIN,
    PLAYER,
    text('team', 'roster', 'Team he left.'),
    POSITION,
    text('class', 'roster', 'Class in his last season.', CLASSES),
    whole('seasons', 'roster', 'Seasons since he first enrolled anywhere, FBS or below, including his last one.', {
      range: '1 to 7',
    }),
    whole('stars', 'roster', 'Recruiting stars.', STARS),
    whole('rating', 'roster', 'Rating in his last season.', RATING),
    text('reason', 'season', 'Reason he left; `quit` means he left the team with eligibility remaining.', {
      range: 'graduated, early, portal, quit',
    }),
    whole('draft_round', 'season', 'Draft round; empty if undrafted.', {
      range: '1 to 7',
      nullable: true,
    }),
    whole('draft_pick', 'season', 'Overall pick.', { range: '1 to 257', nullable: true }),
  ],
  recruits: [
    ...BEGIN,
    whole('recruit_id', 'roster', 'National rank in his recruiting class, which first plays that season.', FROM_ONE),
    POSITION,
    whole('stars', 'roster', 'Recruiting stars; walk-ons have one.', STARS),
    text('home_state', 'roster', 'Home state (postal code).'),
    text('team', 'roster', 'Program he signed with; empty if he found no FBS spot.', { nullable: true }),
    whole('distance_km', 'roster', 'Distance from the middle of his home state to the stadium.', {
      unit: 'kilometers',
      range: '0 and up',
      nullable: true,
    }),
    whole('offers', 'roster', 'Offers from FBS.', COUNT),
    whole('committed_month', 'roster', 'Month he committed to the program he signed with.', {
      range: '1 to 12',
      nullable: true,
    }),
    whole('committed_year', 'roster', 'Year he committed to it.', { nullable: true }),
    flag('early_signee', 'roster', '1 if he signed in December.'),
    whole('flips', 'roster', 'Number of decommitments.', COUNT),
    whole('visits', 'roster', 'Official visits.', COUNT),
    number('recruit_rating', 'roster', 'Composite scouting rating.', { range: '0.7 to 1' }),
    whole('player_id', 'roster', 'Player number within the dynasty.', { nullable: true }),
    whole('fr_rating', 'roster', 'Rating as a freshman.', { ...RATING, nullable: true }),
    whole('sr_rating', 'roster', 'Projected rating as a senior.', { ...RATING, nullable: true }),
  ],
  transfers: [
    ...BEGIN,
    PLAYER,
    POSITION,
    text('class', 'roster', 'Class in the previous season.', CLASSES),
    whole('stars', 'roster', 'Stars as a transfer.', { range: '2 to 5' }),
    whole('recruit_stars', 'roster', 'Recruiting stars.', STARS),
    whole('rating', 'roster', 'Rating in the previous season.', RATING),
    text('from', 'roster', 'Previous team; `below` if it is below FBS.'),
    text('to', 'roster', 'New team; `below` if it is below FBS, empty if none.', { nullable: true }),
    whole('month', 'season', 'Month he announced his departure.', { range: '1 to 12' }),
    text('reason', 'season', 'Reason for transferring.', { range: PORTAL_REASONS.join(', ') }),
    flag('withdrawn', 'season', '1 if he withdrew and stayed.'),
    number('nil', 'season', 'Pay at his new team; empty before players were paid.', MILLIONS),
  ],
  polls: [
    ...BEGIN,
    whole('week', 'poll', 'Week the poll applies to; the final poll has the week after the last one.', {
      range: '1 to 20',
    }),
    whole('rank', 'poll', 'Poll rank.', { range: '1 to 25' }),
    text('team', 'poll', COMMON.team.meaning),
  ],
  odds: [
    ...BEGIN,
    whole('week', 'odds', 'Week about to be played when the odds were set.', { range: '1, 5, 9 or 13' }),
    text('team', 'odds', COMMON.team.meaning),
    number('conference_odds', 'odds', 'Chance of winning the conference.', CHANCE),
    number('playoff_odds', 'odds', COMMON.playoff_odds.meaning, CHANCE),
    number('bowl_odds', 'odds', 'Chance of making a bowl or the playoff.', CHANCE),
    number('title_odds', 'odds', COMMON.title_odds.meaning, CHANCE),
    flag('conference_champion', 'season', '1 for the conference champion.'),
    IN_PLAYOFF,
    flag('in_bowl', 'season', '1 for a bowl or playoff team.'),
    CHAMPION,
  ],
} satisfies Record<string, readonly ColumnSpec[]>;

export type TableName = keyof typeof TABLES;
export const TABLE_NAMES = Object.keys(TABLES) as TableName[];

/** Returns a table's header line, with its line end. */
export function headerOf(name: TableName): string {
  return `${TABLES[name].map((column) => column.name).join(',')}\n`;
}

/** The part of a plan that decides which tables are written. */
interface Asked {
  plays: boolean;
  rosters: boolean;
  tables: readonly TableName[] | null;
}

/** Returns the tables a run writes, in their usual order; `odds`, which is slow to compute, only by name. */
export function tablesOf({ tables, ...asked }: Asked): TableName[] {
  if (tables !== null) return TABLE_NAMES.filter((name) => tables.includes(name));
  return TABLE_NAMES.filter((name) => (name === 'plays' || name === 'rosters' ? asked[name] : name !== 'odds'));
}
