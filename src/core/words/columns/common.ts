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
  game_id: number(['Game', 'Game'], 'The number by which commands know the game.'),
  team: words('Team', 'The team.'),
  opponent: words('Opponent', 'Whom the team plays; at: on the road, vs: at home or on neutral ground.'),
  record: words('Record', 'Wins and losses, in parentheses against the conference.', 'Record', 'high'),
  season_record: words('Record', 'Wins and losses of the season.', 'Record', 'high'),
  overall: words('Overall', 'Wins and losses in all games.', 'Overall', 'high'),
  conf: words('Conf', 'Wins and losses against the own conference.', 'Conference record', 'high'),
  conference: words('Conf', 'The conference.', 'Conference'),
  place: number(['#', 'Rank'], 'Place in this table.', 'low'),
  rank: number(['Rank', 'Rank'], 'Place in the poll, 1 best; the first 25 are the AP Top 25.', 'low'),
  movement: number(['+/-', 'Movement'], 'Places gained since the poll before.', 'high'),
  poll_score: number(['Poll', 'Poll Score'], 'The score that orders the poll, 0 to 100.', 'high', 1),
  strength_of_record: number(
    ['SOR', 'Strength of Record'],
    'How hard the record would be for a good team against the same schedule.',
    'high',
    1,
  ),
  last_week: words('Last Week', 'The game of the week before.'),
  this_week: words('This Week', 'The game of this week with its line.'),
  title_odds: number(['Title', 'National title'], 'Chance to win the national title.', 'high', 0, 'percent'),
  playoff_odds: number(['Playoff', 'Playoff'], 'Chance to be in the playoff.', 'high', 0, 'percent'),
  conference_odds: number(['Conf title', 'Conference title'], 'Chance to win the conference.', 'high', 0, 'percent'),
  bowl_odds: number(['Bowl', 'Bowl'], 'Chance to play in a bowl or the playoff.', 'high', 0, 'percent'),
  odds_change: number(['+/-', 'Change'], "What the last week's games did to the chance.", 'high', 0, 'percent'),
  expected_wins: number(
    ['Wins', 'Expected wins'],
    'Games it is expected to have won by the end of the season.',
    'high',
    1,
    'games',
  ),
  injury: words('Injury', 'Out, doubtful or questionable in the coming game, and what he has.'),
  part: words('Part', 'One of the parts that add up to the number.'),
  part_value: number(['Points', 'Points'], 'What the part adds or takes away.', null, 2),
  part_note: words('Because', 'Where the part comes from.'),
  prize: words('Chance of', 'What the team may win.'),
  chance_now: number(['Now', 'Now'], 'The chance before the next game.', 'high', 0, 'percent'),
  chance_won: number(['Win', 'With a win'], 'The chance if the next game is won.', 'high', 0, 'percent'),
  chance_lost: number(['Loss', 'With a loss'], 'The chance if the next game is lost.', 'high', 0, 'percent'),
  division: words('Division', 'The division of the conference that the team plays in.'),
  tiebreak: words('Tie decided by', 'The rule that put the team before or behind others of the same record.'),
  rating: number(['Rating', 'Rating'], 'How strong the team is, 0 to 100.', 'high', 1, 'rating points'),
  prestige: number(['Prestige', 'Prestige'], 'How much the program draws recruits, 1 to 7.', 'high'),
  ceiling: number(['Ceiling', 'Ceiling'], 'The most prestige that the program can have.', 'high'),
  floor: number(['Floor', 'Floor'], 'The least prestige that the program can have.', 'high'),
  year: number(['Year', 'Year'], 'The year in which the season is played.'),
  week: number(['Week', 'Week'], 'Week of the season.'),
  result: words('Result', "Won or lost, and the score, the team's own points first.", 'Result', 'high'),
  spread: words('Spread', 'The line from the team; negative where it is favored; * made before the week of the game.'),
  moneyline: words('Money', 'American odds on the team.', 'Moneyline'),
  site: words('Site', 'Home, away or neutral.'),
  notes: words('Notes', 'What kind of game it is: its name, or the conferences.'),
  label: words('Label', 'What kind of game it is: its name, or the conferences.'),
  name: words('Name', "The player's name."),
  player: words('Player', "The player's name."),
  pos: words('Pos', "The player's position.", 'Position'),
  player_rating: number(['Ovr', 'Rating'], 'How good the player is, 0 to 100.', 'high', 0, 'rating points'),
  class: words('Class', 'Freshman, sophomore, junior or senior by eligibility; RS: he has redshirted.'),
  uniform: words('No.', 'The number on his back.', 'Number'),
  size: words('Size', 'Height in feet and inches, and weight in pounds.', 'Size'),
  home_state: words('From', 'His home state.', 'Home state'),
  class_year: words('Year', 'Freshman, sophomore, junior or senior by eligibility.'),
  status: words('Status', 'Starter or backup.'),
  stars: number(['Stars', 'Stars'], 'What a recruit was thought to be, 1 to 5.', 'high', 0, 'stars'),
  development: words(
    'Grows',
    'How much he gains from year to year, as his staff sees it: an estimate, better with every season; in files 0 to 5.',
    'Growth',
    'high',
  ),
  availability: number(['Games', 'Games'], 'Games he appeared in, of those that the team has played.', 'high'),
  missed: number(['Out', 'Games missed'], 'Games that the team played and he, a regular, could not.', 'low'),
  season_line: words('Season', 'His main numbers of this season.', 'This season', 'high'),
  change: number(['+/-', 'Change'], 'What the rating gained over the offseason.', 'high', 0, 'rating points'),
  reason: words('Why', 'Why the player leaves.', 'Reason'),
  signed: number(['Signed', 'Signed'], 'Recruits of the class.'),
  blue_chips: number(['4+ stars', 'Four and five stars'], 'Recruits of four or five stars.', 'high'),
  average_stars: number(['Stars', 'Avg Stars'], 'Stars on average.', 'high', 2, 'stars'),
  average_rating: number(['Rating', 'Avg Rating'], 'Rating on average.', 'high', 1, 'rating points'),
  teams: number(['Teams', 'Teams'], 'How many teams.'),
  players: number(['Players', 'Players'], 'How many players.'),
  seed: number(['Seed', 'Seed'], 'Place in the playoff field.', 'low'),
  bid: words('Bid', 'Automatic by a conference title, or at large.'),
} satisfies Record<string, Descriptor>;

/** The column of a class, as `SO`. */
export function classColumn<Row extends { year: ClassYear; redshirt: boolean }>(key: string): TableColumn<Row> {
  return tableColumn<Row>(key, COMMON.class, (row) => row.year, classShort, classOrder);
}

/** The column of a person's name, sorted by the last name. */
export function nameColumn<Row>(
  key: string,
  of: Descriptor,
  person: (row: Row) => { first: string; last: string },
): TableColumn<Row> {
  const name = (row: Row) => fullName(person(row));
  return tableColumn<Row>(key, of, name, name, (row) => `${person(row).last}, ${person(row).first}`);
}

/** The numbers that are text in other columns. */
export const RECORD_WORDS = {
  wins: number(['W', 'Wins'], 'Games won.', 'high'),
  losses: number(['L', 'Losses'], 'Games lost.', 'low'),
  conf_wins: number(['CW', 'Conference wins'], 'Games won against the conference.', 'high'),
  conf_losses: number(['CL', 'Conference losses'], 'Games lost against the conference.', 'low'),
  points: number(['Pts', 'Points'], "The team's or the winner's points.", 'high'),
  opponent_points: number(['Opp', 'Opponent points'], "The opponent's or the loser's points.", 'low'),
  spread_value: number(['Line', 'Spread as a number'], 'Negative for the favorite.', 'low', 1),
};

/** The column of a record, sorted by the winning percentage; `prefix` names its numbers apart from the overall record's. */
export function recordColumn<Row>(
  key: string,
  of: Descriptor,
  record: (row: Row) => readonly [wins: number, losses: number],
  prefix: '' | 'conf_' = '',
): TableColumn<Row> {
  const text = (row: Row) => winLoss(...record(row));
  const column = tableColumn<Row>(key, of, text, text, (row) => recordOrder(...record(row)));
  return withNumbers(column, [
    tableColumn<Row>(`${prefix}wins`, RECORD_WORDS[`${prefix}wins`], (row) => record(row)[0]),
    tableColumn<Row>(`${prefix}losses`, RECORD_WORDS[`${prefix}losses`], (row) => record(row)[1]),
  ]);
}

const RECORD_NUMBERS = ['wins', 'losses', 'conf_wins', 'conf_losses'] as const;

/** The same of a record that answers give as text: `7-1 (4-1)`. */
export function recordTextColumn<Row>(key: string, record: (row: Row) => string): TableColumn<Row> {
  const column = tableColumn<Row>(key, COMMON.record, record, record, (row) => recordTextOrder(record(row)));
  return withNumbers(
    column,
    RECORD_NUMBERS.map((each, at) =>
      tableColumn<Row>(each, RECORD_WORDS[each], (row) => numbersIn(record(row))[at] ?? null),
    ),
  );
}

/** The whole numbers of a text: 7, 1, 4 and 1 of `7-1 (4-1)`. */
function numbersIn(text: string | null): number[] {
  return (text?.match(/\d+/g) ?? []).map(Number);
}

/** Both sides of a score as columns; `prefix` names them apart where a table has more than one score. */
export function scoreNumbers<Row>(score: (row: Row) => string | null, prefix = ''): TableColumn<Row>[] {
  return (['points', 'opponent_points'] as const).map((each, at) =>
    tableColumn<Row>(`${prefix}${each}`, RECORD_WORDS[each], (row) => numbersIn(score(row))[at] ?? null),
  );
}

/** A spread as a column of numbers. */
export function spreadNumber<Row>(line: (row: Row) => string | null, prefix = ''): TableColumn<Row> {
  return tableColumn<Row>(`${prefix}spread_value`, RECORD_WORDS.spread_value, (row) => {
    const text = line(row);
    return text === null ? null : lineOrder(text);
  });
}

/** The column of a spread or of American odds, the favorite first. */
export function lineColumn<Row>(
  key: string,
  of: Descriptor,
  line: (row: Row) => string,
  text: (row: Row) => string = line,
): TableColumn<Row> {
  return tableColumn<Row>(key, of, line, text, (row) => lineOrder(line(row)));
}

/** The column of a score, the winner's or the team's own points first, sorted by the margin. */
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

/** A player with his number. */
interface Person {
  id: number;
  first: string;
  last: string;
  pos: string;
  year: ClassYear;
  redshirt: boolean;
}

/** The columns that say who a player is. */
export const playerColumns = <Row extends Person>() => ({
  id: tableColumn<Row>('id', COMMON.id, (row) => row.id),
  name: nameColumn<Row>('name', COMMON.player, (row) => row),
  pos: positionColumn<Row>('pos', (row) => row.pos),
  class: classColumn<Row>('class'),
});

const positionPlace = placeOrder<string>(POSITIONS);

/** The column of a position, in capitals and sorted as a roster has it. */
export function positionColumn<Row>(key: string, of: (row: Row) => string): TableColumn<Row> {
  return tableColumn<Row>(
    key,
    COMMON.pos,
    of,
    (row) => of(row).toUpperCase(),
    (row) => positionPlace(of(row)),
  );
}
