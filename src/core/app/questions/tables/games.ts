import type { Game } from '../../../model/game.ts';
import { type Column, everySeason, flag, number, table, text, whole } from '../table.ts';

const SCHEDULE: readonly Column<Game>[] = [
  whole('year', 'The season.', ({ year }) => year),
  whole('week', 'Week of the season; 15 has the conference championships.', ({ week }) => week),
  whole('game_id', 'The game; `dynasty game` takes this number.', ({ id }) => id),
  text('kind', 'regular, conference_championship, playoff or bowl.', ({ kind }) => kind),
  text('home', 'The home team, or the one named first at a neutral site.', ({ home }, { team }) => team(home)),
  text('away', 'The other team.', ({ away }, { team }) => team(away)),
  flag('neutral', '1 at a neutral site.', ({ neutral }) => neutral),
  text('conference', 'The conference whose game it is; null for a non-conference game.', (game, { conference }) =>
    game.conference === null ? null : conference(game.year, game.conference),
  ),
  flag('rivalry', '1 for a rivalry game.', ({ rivalry }) => rivalry),
  text('name', 'Trophy, bowl or playoff round; null for an ordinary game.', ({ name }) => name),
  text('place', 'City of a neutral site; else null.', ({ place }) => place),
];

const BEFORE: readonly Column<Game>[] = [
  whole(
    'home_rank',
    'Rank of the home team entering the week, all teams ranked; null before it is known.',
    (game) => game.homeRank,
  ),
  whole('away_rank', 'Rank of the other team entering the week.', ({ awayRank }) => awayRank),
  number('spread_home', 'The line from the home team, in points; negative where it is favored.', ({ odds }) =>
    odds === null ? null : 0 - odds.homeMargin,
  ),
  number('total_line', 'Points of both teams that are expected.', ({ odds }) => odds?.total ?? null),
  number(
    'home_win_probability',
    'Chance of the home team before kickoff, 0 to 1.',
    ({ odds }) => odds?.homeWinProbability ?? null,
  ),
];

const homeWon = ({ result }: Game): boolean | null => result && result.homeScore > result.awayScore;

const AFTER: readonly Column<Game>[] = [
  whole('home_score', 'Points of the home team; null before it is played.', ({ result }) => result?.homeScore ?? null),
  whole('away_score', 'Points of the other team.', ({ result }) => result?.awayScore ?? null),
  whole('overtime', 'Overtime periods.', ({ result }) => result?.overtime ?? null),
  text('winner', 'The team that won; null before it is played.', (game, { team }) => {
    const won = homeWon(game);
    return won === null ? null : team(won ? game.home : game.away);
  }),
  text('loser', 'The team that lost.', (game, { team }) => {
    const won = homeWon(game);
    return won === null ? null : team(won ? game.away : game.home);
  }),
  whole('margin', 'Points between the two teams.', ({ result }) =>
    result === null ? null : Math.abs(result.homeScore - result.awayScore),
  ),
  text('headline', 'The headline of the game.', ({ headline }) => headline),
];

/** A game from one of its two sides. */
interface Side {
  game: Game;
  home: boolean;
}

const scores = ({ game: { result }, home }: Side): readonly [own: number, other: number] | null =>
  result && (home ? [result.homeScore, result.awayScore] : [result.awayScore, result.homeScore]);

const SIDES: readonly Column<Side>[] = [
  whole('year', 'The season.', ({ game }) => game.year),
  whole('week', 'Week of the season.', ({ game }) => game.week),
  whole('game_id', 'The game, as in `games`.', ({ game }) => game.id),
  text('team', 'The team whose row it is.', ({ game, home }, { team }) => team(home ? game.home : game.away)),
  text('opponent', 'The other team.', ({ game, home }, { team }) => team(home ? game.away : game.home)),
  text('site', 'home, away or neutral.', ({ game, home }) => (game.neutral ? 'neutral' : home ? 'home' : 'away')),
  text('kind', 'regular, conference_championship, playoff or bowl.', ({ game }) => game.kind),
  flag('conference_game', '1 for a conference game.', ({ game }) => game.conference !== null),
  whole('rank', 'Its rank entering the week.', ({ game, home }) => (home ? game.homeRank : game.awayRank)),
  whole('opponent_rank', 'Rank of the opponent entering the week.', ({ game, home }) =>
    home ? game.awayRank : game.homeRank,
  ),
  number('spread', 'The line from the team, in points; negative where it is favored.', ({ game: { odds }, home }) =>
    odds === null ? null : home ? 0 - odds.homeMargin : odds.homeMargin,
  ),
  whole('points', 'Points scored; null before it is played.', (side) => scores(side)?.[0] ?? null),
  whole('opponent_points', 'Points allowed.', (side) => scores(side)?.[1] ?? null),
  flag('won', '1 for a win, 0 for a loss, null before it is played.', (side) => {
    const score = scores(side);
    return score && score[0] > score[1];
  }),
];

const games = everySeason((save, year) => save.games.ofYear(year));

export const GAME_TABLES = [
  table('games', 'A game of a season of the dynasty, played or scheduled.', games, [...SCHEDULE, ...BEFORE, ...AFTER]),
  table(
    'team_games',
    'A game from the side of one of its two teams: two rows a game.',
    (source) => games(source).flatMap((game): Side[] => [true, false].map((home) => ({ game, home }))),
    SIDES,
  ),
];
