import { itemAt, mapEach } from '../../model/lists.ts';
import type { FinishedGame, GameLine, SeasonData } from './season-data.ts';
import { deviation, mean, pooled, present, seasonValue, share, sum, type Values } from './values.ts';

export const marginOf = ({ result }: FinishedGame): number => result.homeScore - result.awayScore;

/** Returns a team's points through this many quarters. */
function through(quarters: readonly number[], count: number): number {
  return sum(quarters.slice(0, count));
}

/** Returns the home lead after this many quarters. */
export function leadAfter({ result }: FinishedGame, count: number): number {
  return through(result.homeQuarters, count) - through(result.awayQuarters, count);
}

const isBowl = (game: FinishedGame): boolean => game.kind === 'bowl' || game.kind === 'playoff';
const isConference = (game: FinishedGame): boolean => game.conference !== null;

function scoring(games: readonly FinishedGame[]): Values {
  const points = games.flatMap(({ result }) => [result.homeScore, result.awayScore]);
  const margins = games.map(marginOf);
  return present({
    pts_tg: seasonValue(mean(points)),
    pts_sd_tg: seasonValue(deviation(points)),
    margin_sd: seasonValue(deviation(margins)),
    abs_margin_mean: seasonValue(mean(margins.map(Math.abs))),
    pts50_tg: share(points, (p) => p >= 50),
    pts_le10_tg: share(points, (p) => p <= 10),
    overtime_share: share(games, (game) => game.result.overtime > 0),
  });
}

function margins(games: readonly FinishedGame[]): Values {
  const within = (list: readonly FinishedGame[], points: number) =>
    share(list, (game) => Math.abs(marginOf(game)) <= points);
  const beyond = (points: number) => share(games, (game) => Math.abs(marginOf(game)) >= points);
  const titleGames = games.filter((game) => game.kind === 'conference_championship');
  return present({
    one_score: within(games, 8),
    margin_le3: within(games, 3),
    blowout21: beyond(21),
    blowout28: beyond(28),
    conf_one_score: within(games.filter(isConference), 8),
    bowl_one_score: within(games.filter(isBowl), 8),
    bowl_games: seasonValue(games.filter(isBowl).length),
    title_game_margin: seasonValue(sum(titleGames.map((game) => Math.abs(marginOf(game)))), titleGames.length),
  });
}

function home(games: readonly FinishedGame[]): Values {
  const atHome = games.filter((game) => !game.neutral);
  const won = (list: readonly FinishedGame[]) => share(list, (game) => marginOf(game) > 0);
  return present({
    home_win: won(atHome),
    home_win_conf: won(atHome.filter(isConference)),
    home_win_nonconf: won(atHome.filter((game) => !isConference(game))),
    home_margin_conf: seasonValue(sum(atHome.filter(isConference).map(marginOf)), atHome.filter(isConference).length),
  });
}

function flow(games: readonly FinishedGame[]): Values {
  const [q1, q2, q3, q4] = mapEach([0, 1, 2, 3], (n) =>
    sum(games.map(({ result }) => itemAt(result.homeQuarters, n) + itemAt(result.awayQuarters, n))),
  );
  const regulation = q1 + q2 + q3 + q4;
  const ledAfter = (count: number) => games.filter((game) => leadAfter(game, count) !== 0);
  const holds = (count: number) => share(ledAfter(count), (game) => leadAfter(game, count) * marginOf(game) > 0);
  return present({
    q1_share: seasonValue(q1, regulation),
    q2_share: seasonValue(q2, regulation),
    q3_share: seasonValue(q3, regulation),
    q4_share: seasonValue(q4, regulation),
    half_lead_wins: holds(2),
    q3_lead_wins: holds(3),
    half_margin_sd: seasonValue(deviation(games.map((game) => leadAfter(game, 2)))),
  });
}

/** A game's line and result. */
interface Priced {
  game: FinishedGame;
  /** Expected home margin. */
  line: number;
  error: number;
  /** Whether the favorite won; null if there was none. */
  favoriteWon: boolean | null;
}

function priced(game: FinishedGame): Priced {
  const line = game.odds.homeMargin;
  const margin = marginOf(game);
  return { game, line, error: margin - line, favoriteWon: line === 0 ? null : line * margin > 0 };
}

/** Returns the probability implied by American odds, vig included. */
export function impliedChance(moneyline: number): number {
  return moneyline < 0 ? -moneyline / (100 - moneyline) : 100 / (100 + moneyline);
}

/** Returns the favorite's probability from both prices, vig removed. */
export function fairChance({ odds }: FinishedGame): number {
  const home = impliedChance(odds.moneylineHome);
  const away = impliedChance(odds.moneylineAway);
  return Math.max(home, away) / (home + away);
}

const SPREAD_BANDS = {
  fav_win_0_3: [0.5, 3],
  fav_win_3_6: [3.5, 6.5],
  fav_win_7_10: [7, 10],
  fav_win_10_14: [10.5, 14],
  fav_win_14_21: [14.5, 21],
  fav_win_21plus: [21.5, 60],
} as const;

function favorites(lines: readonly Priced[]): Values {
  const out: Record<string, ReturnType<typeof pooled>> = {};
  for (const [id, [low, high]] of Object.entries(SPREAD_BANDS)) {
    const inside = lines.filter(({ line }) => Math.abs(line) >= low && Math.abs(line) <= high);
    out[id] = pooled(inside.filter(({ favoriteWon }) => favoriteWon).length, inside.length);
  }
  return present(out);
}

function moneylines(games: readonly FinishedGame[]): Values {
  const near = (spread: number) => {
    const list = games.filter(({ odds }) => Math.abs(Math.abs(odds.homeMargin) - spread) <= 0.5);
    return pooled(sum(list.map(fairChance)), list.length);
  };
  const overround = games.map(({ odds }) => impliedChance(odds.moneylineHome) + impliedChance(odds.moneylineAway));
  return present({
    ml_prob_spread_3: near(3),
    ml_prob_spread_7: near(7),
    ml_prob_spread_14: near(14),
    ml_prob_spread_21: near(21),
    ml_vig: pooled(sum(overround), overround.length),
  });
}

/** Measures the line's mean error where there should be none: by site, part of the season and size. */
function bias(lines: readonly Priced[]): Values {
  const meanError = (list: readonly Priced[]) => pooled(sum(list.map(({ error }) => error)), list.length);
  const favored = (list: readonly Priced[]) =>
    pooled(sum(list.map(({ line, error }) => Math.sign(line) * error)), list.length);
  return present({
    ats_bias_home: meanError(lines.filter(({ game }) => !game.neutral)),
    ats_bias_neutral: meanError(lines.filter(({ game }) => game.neutral)),
    ats_bias_early: favored(lines.filter(({ game }) => game.week <= 4)),
    ats_bias_middle: favored(lines.filter(({ game }) => game.week > 4 && game.week <= 10)),
    ats_bias_late: favored(lines.filter(({ game }) => game.week > 10)),
    ats_bias_small: favored(lines.filter(({ line }) => line !== 0 && Math.abs(line) < 7)),
    ats_bias_medium: favored(lines.filter(({ line }) => Math.abs(line) >= 7 && Math.abs(line) < 17)),
    ats_bias_large: favored(lines.filter(({ line }) => Math.abs(line) >= 17)),
  });
}

function betting(games: readonly FinishedGame[]): Values {
  const lines = games.map(priced);
  const errors = lines.map(({ error }) => error);
  const favored = lines.filter(({ favoriteWon }) => favoriteWon !== null);
  const totals = games.map(({ odds, result }) => result.homeScore + result.awayScore - odds.total);
  const decided = totals.filter((error) => error !== 0);
  return {
    ...present({
      ats_sd: seasonValue(deviation(errors)),
      ats_mae: seasonValue(mean(errors.map(Math.abs))),
      spread_abs_mean: seasonValue(mean(lines.map(({ line }) => Math.abs(line)))),
      spread_sd: seasonValue(deviation(lines.map(({ line }) => line))),
      fav_win: share(favored, ({ favoriteWon }) => favoriteWon === true),
      fav_cover: share(
        favored.filter(({ error }) => error !== 0),
        ({ line, error }) => line * error > 0,
      ),
      over_share: share(decided, (error) => error > 0),
      total_mean: seasonValue(mean(games.map(({ odds }) => odds.total))),
      total_mae: seasonValue(mean(totals.map(Math.abs))),
      total_sd: seasonValue(deviation(totals)),
    }),
    ...favorites(lines),
    ...moneylines(games),
    ...bias(lines),
  };
}

/** Measures scores, sites and lines. */
export function gameMetrics({ games }: SeasonData): Values {
  const list = games.map((line: GameLine) => line.game);
  return { ...scoring(list), ...margins(list), ...home(list), ...flow(list), ...betting(list) };
}
