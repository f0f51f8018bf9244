import type { Game } from '../../../model/game.ts';
import { type Column, everySeason, flag, number, table, text, whole } from '../table.ts';

const SCHEDULE: readonly Column<Game>[] = [
  whole('year', 'The season.', ({ year }) => year),
  whole('week', 'Week of the season; conference championships are in 15.', ({ week }) => week),
  whole('game_id', 'Game number, as in `dynasty game`.', ({ id }) => id),
  text('kind', 'regular, conference_championship, playoff or bowl.', ({ kind }) => kind),
  text('home', 'Home team; at a neutral site, the team listed first.', ({ home }, { team }) => team(home)),
  text('away', 'The other team.', ({ away }, { team }) => team(away)),
  flag('neutral', '1 at a neutral site.', ({ neutral }) => neutral),
  text('conference', 'Conference of a conference game; null for a non-conference game.', (game, { conference }) =>
    game.conference === null ? null : conference(game.year, game.conference),
  ),
  flag('rivalry', '1 for a rivalry game.', ({ rivalry }) => rivalry),
  text('name', 'Trophy, bowl or playoff round; null for an ordinary game.', ({ name }) => name),
  text('place', 'City of a neutral site; null otherwise.', ({ place }) => place),
];

const BEFORE: readonly Column<Game>[] = [
  whole(
    'home_rank',
    "Home team's rank entering the week, with every team ranked; null until it is known.",
    (game) => game.homeRank,
  ),
  whole('away_rank', "Other team's rank entering the week.", ({ awayRank }) => awayRank),
  number('spread_home', 'Point spread for the home team; negative when it is favored.', ({ odds }) =>
    odds === null ? null : 0 - odds.homeMargin,
  ),
  number('total_line', 'Over/under: expected combined points.', ({ odds }) => odds?.total ?? null),
  number(
    'home_win_probability',
    "Home team's win probability before kickoff, 0 to 1.",
    ({ odds }) => odds?.homeWinProbability ?? null,
  ),
];

const homeWon = ({ result }: Game): boolean | null => result && result.homeScore > result.awayScore;

const AFTER: readonly Column<Game>[] = [
  whole(
    'home_score',
    'Points scored by the home team; null before the game.',
    ({ result }) => result?.homeScore ?? null,
  ),
  whole('away_score', 'Points scored by the other team.', ({ result }) => result?.awayScore ?? null),
  whole('overtime', 'Number of overtimes.', ({ result }) => result?.overtime ?? null),
  text('winner', 'Winner; null before the game.', (game, { team }) => {
    const won = homeWon(game);
    return won === null ? null : team(won ? game.home : game.away);
  }),
  text('loser', 'Loser.', (game, { team }) => {
    const won = homeWon(game);
    return won === null ? null : team(won ? game.away : game.home);
  }),
  whole('margin', 'Margin of victory in points.', ({ result }) =>
    result === null ? null : Math.abs(result.homeScore - result.awayScore),
  ),
  text('headline', 'Headline.', ({ headline }) => headline),
];

/** A game from one team's point of view. */
interface Side {
  game: Game;
  home: boolean;
}

const scores = ({ game: { result }, home }: Side): readonly [own: number, other: number] | null =>
  result && (home ? [result.homeScore, result.awayScore] : [result.awayScore, result.homeScore]);

const SIDES: readonly Column<Side>[] = [
  whole('year', 'The season.', ({ game }) => game.year),
  whole('week', 'Week of the season.', ({ game }) => game.week),
  whole('game_id', 'Game number, as in `games`.', ({ game }) => game.id),
  text('team', 'Team of this row.', ({ game, home }, { team }) => team(home ? game.home : game.away)),
  text('opponent', 'The other team.', ({ game, home }, { team }) => team(home ? game.away : game.home)),
  text('site', 'home, away or neutral.', ({ game, home }) => (game.neutral ? 'neutral' : home ? 'home' : 'away')),
  text('kind', 'regular, conference_championship, playoff or bowl.', ({ game }) => game.kind),
  flag('conference_game', '1 for a conference game.', ({ game }) => game.conference !== null),
  whole('rank', 'Rank entering the week.', ({ game, home }) => (home ? game.homeRank : game.awayRank)),
  whole('opponent_rank', "Opponent's rank entering the week.", ({ game, home }) =>
    home ? game.awayRank : game.homeRank,
  ),
  number('spread', 'Point spread for the team; negative when it is favored.', ({ game: { odds }, home }) =>
    odds === null ? null : home ? 0 - odds.homeMargin : odds.homeMargin,
  ),
  whole('points', 'Points scored; null before the game.', (side) => scores(side)?.[0] ?? null),
  whole('opponent_points', 'Points allowed.', (side) => scores(side)?.[1] ?? null),
  flag('won', '1 for a win, 0 for a loss, null before the game.', (side) => {
    const score = scores(side);
    return score && score[0] > score[1];
  }),
];

const games = everySeason((save, year) => save.games.ofYear(year));

export const GAME_TABLES = [
  table('games', 'A game of the dynasty, played or scheduled.', games, [...SCHEDULE, ...BEFORE, ...AFTER]),
  table(
    'team_games',
    "A game from one team's side: two rows per game.",
    (source) => games(source).flatMap((game): Side[] => [true, false].map((home) => ({ game, home }))),
    SIDES,
  ),
];
