import { type ClassYear, POSITIONS } from '../../model/positions.ts';
import { winLoss } from '../numbers.ts';
import { classShort, fullName } from '../terms.ts';
import { type Descriptor, type TableColumn, tableColumn, type Unit, withNumbers } from './descriptor.ts';
import { classOrder, lineOrder, marginOrder, placeOrder, recordOrder, recordTextOrder } from './order.ts';

/** Columns that are not statistics and appear in several tables: teams, players, games, ranks. */

/** Describes text, or a number that is not a quantity. */
export const words = (short: string, meaning: string, long = short, good: Descriptor['good'] = null): Descriptor => ({
  short,
  long,
  meaning,
  unit: '',
  decimals: null,
  good,
});

/** Describes a number. */
export const number = (
  [short, long]: readonly [string, string],
  meaning: string,
  good: Descriptor['good'] = null,
  decimals = 0,
  unit: Unit = '',
): Descriptor => ({ short, long, meaning, unit, decimals, good });

export const COMMON = {
  id: number(['Id', 'Id'], 'The number by which commands know it.'),
  game_id: number(['Game', 'Game'], 'Game number, for use in commands.'),
  team: words('Team', 'The team.'),
  opponent: words('Opponent', 'The opponent; at: on the road, vs: at home or at a neutral site.'),
  record: words('Record', 'Wins and losses, conference record in parentheses.', 'Record', 'high'),
  season_record: words('Record', 'Wins and losses this season.', 'Record', 'high'),
  overall: words('Overall', 'Wins and losses in all games.', 'Overall', 'high'),
  conf: words('Conf', 'Wins and losses in conference play.', 'Conference record', 'high'),
  conference: words('Conf', 'The conference.', 'Conference'),
  place: number(['#', 'Rank'], 'Rank in this table.', 'low'),
  rank: number(['Rank', 'Rank'], 'Rank in the poll; the first 25 are the AP Top 25.', 'low'),
  movement: number(['+/-', 'Movement'], 'Spots gained since the last poll.', 'high'),
  poll_score: number(['Poll', 'Poll Score'], 'Poll score; an average team starts the year at 50.', 'high', 1),
  strength_of_record: number(
    ['SOR', 'Strength of Record'],
    'How hard this record would be for a good team to match against the same schedule.',
    'high',
    1,
  ),
  last_week: words('Last Week', 'Last week’s game.'),
  this_week: words('This Week', 'This week’s game and its line.'),
  title_odds: number(['Title', 'National title'], 'Chance to win the national title.', 'high', 0, 'percent'),
  playoff_odds: number(['Playoff', 'Playoff'], 'Chance to make the playoff.', 'high', 0, 'percent'),
  conference_odds: number(['Conf title', 'Conference title'], 'Chance to win the conference.', 'high', 0, 'percent'),
  bowl_odds: number(['Bowl', 'Bowl'], 'Chance to make a bowl or the playoff.', 'high', 0, 'percent'),
  odds_change: number(['+/-', 'Change'], 'Change in the odds since last week.', 'high', 0, 'percent'),
  expected_wins: number(['Wins', 'Expected wins'], 'Projected wins by the end of the season.', 'high', 1, 'games'),
  injury: words('Injury', 'Out, doubtful or questionable this week, and the injury.'),
  part: words('Part', 'One factor; together they add up to the number.'),
  part_value: number(['Points', 'Points'], 'What the factor adds or subtracts.', null, 2),
  part_note: words('Because', 'Where the factor comes from.'),
  prize: words('Chance of', 'What is on the line.'),
  chance_now: number(['Now', 'Now'], 'Odds before the next game.', 'high', 0, 'percent'),
  chance_won: number(['Win', 'With a win'], 'Odds with a win in the next game.', 'high', 0, 'percent'),
  chance_lost: number(['Loss', 'With a loss'], 'Odds with a loss in the next game.', 'high', 0, 'percent'),
  division: words('Division', 'The team’s division in its conference.'),
  tiebreak: words('Tiebreaker', 'The rule that broke a tie with teams of the same record.'),
  rating: number(['Rating', 'Rating'], 'Team strength, 0 to 100.', 'high', 1, 'rating points'),
  prestige: number(['Prestige', 'Prestige'], 'How much pull the program has with recruits, 1 to 7.', 'high'),
  ceiling: number(['Ceiling', 'Ceiling'], 'The highest prestige the program can reach.', 'high'),
  floor: number(['Floor', 'Floor'], 'The lowest prestige the program can fall to.', 'high'),
  year: number(['Year', 'Year'], 'The season.'),
  week: number(['Week', 'Week'], 'Week of the season.'),
  result: words('Result', 'Win or loss, and the score, the team’s own points first.', 'Result', 'high'),
  spread: words('Spread', 'The point spread; negative when the team is favored; * early line.'),
  moneyline: words('Money', 'Moneyline on the team, American odds.', 'Moneyline'),
  site: words('Site', 'Home, away or neutral.'),
  notes: words('Notes', 'Kind of game: its name, or the conferences.'),
  label: words('Label', 'Kind of game: its name, or the conferences.'),
  name: words('Name', "The player's name."),
  player: words('Player', "The player's name."),
  pos: words('Pos', "The player's position.", 'Position'),
  player_rating: number(['Ovr', 'Rating'], 'Player rating, 0 to 100.', 'high', 0, 'rating points'),
  class: words('Class', 'Freshman, sophomore, junior or senior by eligibility; RS: he has redshirted.'),
  uniform: words('No.', 'Jersey number.', 'Number'),
  size: words('Size', 'Height in feet and inches, and weight in pounds.', 'Size'),
  weight: number(['Lbs', 'Weight'], 'Weight in pounds.', 'high'),
  home_state: words('From', 'His home state.', 'Home state'),
  class_year: words('Year', 'Class by eligibility: freshman, sophomore, junior or senior.'),
  status: words('Status', 'Starter or backup.'),
  stars: number(['Stars', 'Stars'], 'Recruiting stars, 1 to 5.', 'high', 0, 'stars'),
  development: words(
    'Grows',
    'How much he improves from year to year: his staff’s estimate, which sharpens every season; 0 to 5 in files.',
    'Growth',
    'high',
  ),
  availability: number(['Games', 'Games'], 'Games he appeared in, out of the team’s games.', 'high'),
  missed: number(['Out', 'Games missed'], 'Games a regular missed with an injury.', 'low'),
  season_line: words('Season', 'His main stats this season.', 'This season', 'high'),
  change: number(['+/-', 'Change'], 'Rating gained over the offseason.', 'high', 0, 'rating points'),
  reason: words('Why', 'Why the player leaves.', 'Reason'),
  signed: number(['Signed', 'Signed'], 'Recruits in the class.'),
  blue_chips: number(['4+ stars', 'Four and five stars'], 'Four- and five-star recruits.', 'high'),
  average_stars: number(['Stars', 'Avg Stars'], 'Average stars.', 'high', 2, 'stars'),
  average_rating: number(['Rating', 'Avg Rating'], 'Average rating.', 'high', 1, 'rating points'),
  teams: number(['Teams', 'Teams'], 'Number of teams.'),
  players: number(['Players', 'Players'], 'Number of players.'),
  seed: number(['Seed', 'Seed'], 'Seed in the playoff field.', 'low'),
  bid: words('Bid', 'Automatic bid as a conference champion, or at large.'),
} satisfies Record<string, Descriptor>;

/** A class column: `SO`. */
export function classColumn<Row extends { year: ClassYear; redshirt: boolean }>(key: string): TableColumn<Row> {
  return tableColumn<Row>(key, COMMON.class, (row) => row.year, classShort, classOrder);
}

/** A name column, sorted by last name. */
export function nameColumn<Row>(
  key: string,
  of: Descriptor,
  person: (row: Row) => { first: string; last: string },
): TableColumn<Row> {
  const name = (row: Row) => fullName(person(row));
  return tableColumn<Row>(key, of, name, name, (row) => `${person(row).last}, ${person(row).first}`);
}

/** Numbers that other columns show as text. */
export const RECORD_WORDS = {
  wins: number(['W', 'Wins'], 'Games won.', 'high'),
  losses: number(['L', 'Losses'], 'Games lost.', 'low'),
  conf_wins: number(['CW', 'Conference wins'], 'Conference games won.', 'high'),
  conf_losses: number(['CL', 'Conference losses'], 'Conference games lost.', 'low'),
  points: number(['Pts', 'Points'], "The team's or the winner's points.", 'high'),
  opponent_points: number(['Opp', 'Opponent points'], 'Points by the opponent or the loser.', 'low'),
  spread_value: number(['Line', 'Spread as a number'], 'Negative for the favorite.', 'low', 1),
};

/** A record column, empty where it is null; sorted by winning percentage. `prefix` tells its numbers apart from the overall record's. */
export function recordColumn<Row>(
  key: string,
  of: Descriptor,
  record: (row: Row) => readonly [wins: number, losses: number] | null,
  prefix: '' | 'conf_' = '',
): TableColumn<Row> {
  const text = (row: Row) => {
    const known = record(row);
    return known === null ? '' : winLoss(...known);
  };
  const column = tableColumn<Row>(key, of, text, text, (row) => recordOrder(...(record(row) ?? [0, 0])));
  return withNumbers(column, [
    tableColumn<Row>(`${prefix}wins`, RECORD_WORDS[`${prefix}wins`], (row) => record(row)?.[0] ?? null),
    tableColumn<Row>(`${prefix}losses`, RECORD_WORDS[`${prefix}losses`], (row) => record(row)?.[1] ?? null),
  ]);
}

const RECORD_NUMBERS = ['wins', 'losses', 'conf_wins', 'conf_losses'] as const;

/** A record column for records stored as text: `7-1 (4-1)`. */
export function recordTextColumn<Row>(key: string, record: (row: Row) => string): TableColumn<Row> {
  const column = tableColumn<Row>(key, COMMON.record, record, record, (row) => recordTextOrder(record(row)));
  return withNumbers(
    column,
    RECORD_NUMBERS.map((each, index) =>
      tableColumn<Row>(each, RECORD_WORDS[each], (row) => numbersIn(record(row))[index] ?? null),
    ),
  );
}

/** Returns the whole numbers in a text: 7, 1, 4 and 1 for `7-1 (4-1)`. */
function numbersIn(text: string | null): number[] {
  return (text?.match(/\d+/g) ?? []).map(Number);
}

/** Both halves of a score as columns; `prefix` tells them apart if a table has more than one score. */
export function scoreNumbers<Row>(score: (row: Row) => string | null, prefix = ''): TableColumn<Row>[] {
  return (['points', 'opponent_points'] as const).map((each, index) =>
    tableColumn<Row>(`${prefix}${each}`, RECORD_WORDS[each], (row) => numbersIn(score(row))[index] ?? null),
  );
}

/** A spread as a column of numbers. */
export function spreadNumber<Row>(line: (row: Row) => string | null, prefix = ''): TableColumn<Row> {
  return tableColumn<Row>(`${prefix}spread_value`, RECORD_WORDS.spread_value, (row) => {
    const text = line(row);
    return text === null ? null : lineOrder(text);
  });
}

/** A column of spreads or American odds, favorite first. */
export function lineColumn<Row>(
  key: string,
  of: Descriptor,
  line: (row: Row) => string,
  text: (row: Row) => string = line,
): TableColumn<Row> {
  return tableColumn<Row>(key, of, line, text, (row) => lineOrder(line(row)));
}

/** A score column, the winner's or the team's own points first, sorted by margin. */
export function scoreColumn<Row extends { score: string | null }>(
  key: string,
  of: Descriptor,
  value: (row: Row) => string | null,
  text: (row: Row) => string = (row) => value(row) ?? '',
): TableColumn<Row> {
  const column = tableColumn<Row>(key, of, value, text, ({ score }) => marginOrder(score));
  return withNumbers(
    column,
    scoreNumbers<Row>(({ score }) => score),
  );
}

/** A player with his id. */
interface Person {
  id: number;
  first: string;
  last: string;
  pos: string;
  year: ClassYear;
  redshirt: boolean;
}

/** Columns that identify a player. */
export const playerColumns = <Row extends Person>() => ({
  id: tableColumn<Row>('id', COMMON.id, (row) => row.id),
  name: nameColumn<Row>('name', COMMON.player, (row) => row),
  pos: positionColumn<Row>('pos', (row) => row.pos),
  class: classColumn<Row>('class'),
});

const positionPlace = placeOrder<string>(POSITIONS);

/** A position column, in capitals and sorted in roster order. */
export function positionColumn<Row>(key: string, of: (row: Row) => string): TableColumn<Row> {
  return tableColumn<Row>(
    key,
    COMMON.pos,
    of,
    (row) => of(row).toUpperCase(),
    (row) => positionPlace(of(row)),
  );
}
