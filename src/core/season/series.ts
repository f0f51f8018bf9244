import type { Game, GameResult } from '../model/game.ts';
import type { TeamId } from '../model/ids.ts';
import { isFinished, winnerOf } from './records.ts';

/** Returns a team's streak from its finished games, earliest first: above 0 for wins in a row, below 0 for losses. */
export function streakOf(team: TeamId, games: readonly Game[]): number {
  const last = games.at(-1);
  if (last === undefined) return 0;
  const won = winnerOf(last) === team;
  const before = games.findLastIndex((game) => (winnerOf(game) === team) !== won);
  const length = games.length - 1 - before;
  return won ? length : -length;
}

/** Returns a team's winning (above 0) or losing streak, including the one it brought into the season. */
export function runWith(team: TeamId, games: readonly Game[], before: number): number {
  const own = streakOf(team, games);
  if (Math.abs(own) < games.length) return own;
  return own === 0 || before > 0 === own > 0 ? own + before : own;
}

/** A finished game; odds and ranks may be missing. */
type Played = Game & { result: GameResult };

/** A team's record in a series. */
interface SeriesRecord {
  wins: number;
  losses: number;
  /** Current streak: above 0 for wins in a row, below 0 for losses. */
  streak: number;
  lastYear: number | null;
}

/** Returns a team's record against one opponent. `games`: earliest first. */
export function seriesRecord(games: readonly Game[], team: TeamId): SeriesRecord {
  const played = games.filter(isFinished);
  const wins = played.filter((game) => winnerOf(game) === team).length;
  return {
    wins,
    losses: played.length - wins,
    streak: streakOf(team, played),
    lastYear: played.at(-1)?.year ?? null,
  };
}

/** Why a game is remembered. */
type MomentKind = 'title' | 'upset' | 'overtime' | 'last_score' | 'rout' | 'streak_ended';

/** A memorable game, and why. */
export interface Moment {
  game: Played;
  kind: MomentKind;
  /** Games with a larger weight are remembered longer. */
  weight: number;
  winner: TeamId;
  /** Length of the streak, if one ended. */
  streak: number;
}

/** Weights for how well a game is remembered. */
interface MomentWeights {
  title: number;
  upset: number;
  upsetChance: number;
  overtime: number;
  lastScore: number;
  closeMargin: number;
  rout: number;
  routMargin: number;
  streak: number;
  streakLeast: number;
}

function chanceOf(game: Played, winner: TeamId): number {
  const home = game.odds?.homeWinProbability ?? 0.5;
  return winner === game.home ? home : 1 - home;
}

/** Each reason to remember a game, with its weight. */
function reasons(game: Played, winner: TeamId, broken: number, weights: MomentWeights): [MomentKind, number][] {
  const { homeScore, awayScore, overtime } = game.result;
  const margin = Math.abs(homeScore - awayScore);
  const chance = chanceOf(game, winner);
  const all: [MomentKind, number, boolean][] = [
    ['title', weights.title, game.kind === 'playoff' || game.kind === 'conference_championship'],
    ['upset', weights.upset * (1 - chance), chance <= weights.upsetChance],
    ['overtime', weights.overtime * overtime, overtime > 0],
    ['last_score', weights.lastScore, margin <= weights.closeMargin],
    ['rout', (weights.rout * margin) / weights.routMargin, margin >= weights.routMargin],
    ['streak_ended', weights.streak * broken, broken >= weights.streakLeast],
  ];
  return all.flatMap(([kind, weight, is]): [MomentKind, number][] => (is ? [[kind, weight]] : []));
}

/** Returns the memorable games of a series, heaviest first, each for its strongest reason. */
export function moments(games: readonly Game[], weights: MomentWeights): Moment[] {
  const out: Moment[] = [];
  let last: TeamId | null = null;
  let length = 0;
  for (const game of games.filter(isFinished)) {
    const winner = winnerOf(game);
    const broken = last === winner ? 0 : length;
    length = last === winner ? length + 1 : 1;
    last = winner;
    const all = reasons(game, winner, broken, weights).sort((a, b) => b[1] - a[1]);
    const [first] = all;
    if (!first) continue;
    const weight = all.reduce((sum, [, each]) => sum + each, 0);
    out.push({ game, kind: first[0], weight, winner, streak: broken });
  }
  return out.sort((a, b) => b.weight - a.weight || b.game.id - a.game.id);
}
