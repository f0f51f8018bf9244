import { CHAMPIONSHIP_WEEK, type GameKind } from '../model/game.ts';
import { firstOf } from '../model/lists.ts';
import { BOWL_WINS } from '../model/rules.ts';
import { withArticle } from './headlines/headline.ts';
import { capitalized, isRanked, LAST_SPOKEN_RANK, percent, plural, spelled, spelledOrdinal } from './numbers.ts';
import type { Chances } from './on-the-line.ts';

/** The news of a week: lead games, and changes from a team's own game. All pure. */

/** A game of the week, as the news sees it. */
interface NewsGame {
  id: number;
  name: string | null;
  teamA: { name: string };
  /** Null until it is played. */
  winner: { name: string } | null;
  /** `-3.5` for the favorite. */
  spreadA: string;
  spreadB: string;
  /** Poll ranks at kickoff; none for an FCS team. */
  rankATOG?: number | undefined;
  rankBTOG?: number | undefined;
  scoreA?: number | undefined;
  scoreB?: number | undefined;
  /** Overtime periods. */
  overtime: number;
  headline: string | null;
  game_of_week: boolean;
}

/** Returns the points by which the winner was an underdog; 0 for a favorite or an unplayed game. */
export function upsetBy(game: NewsGame): number {
  if (game.winner === null) return 0;
  const spread = game.winner.name === game.teamA.name ? game.spreadA : game.spreadB;
  return spread.startsWith('+') ? Number(spread.slice(1)) : 0;
}

/** Whether a ranked favorite lost to a team ranked below it. */
export function isRankedUpset(game: NewsGame): boolean {
  if (game.winner === null) return false;
  const won = game.winner.name === game.teamA.name;
  const [winnerRank, loserRank] = won ? [game.rankATOG, game.rankBTOG] : [game.rankBTOG, game.rankATOG];
  return isRanked(loserRank) && !(isRanked(winnerRank) && winnerRank < loserRank) && upsetBy(game) > 0;
}

/** Spread from which any loss by the favorite is an upset. */
const LONG_ODDS = 14;

/** Whether a finished game counts as an upset: a ranked favorite lost, or any big favorite. */
export function isUpset(game: NewsGame): boolean {
  return isRankedUpset(game) || upsetBy(game) >= LONG_ODDS;
}

/** Returns a poll rank's news value: 1 for No. 1, next to nothing for No. 25. */
const fame = (rank: number | undefined): number =>
  isRanked(rank) ? (LAST_SPOKEN_RANK + 1 - rank) / LAST_SPOKEN_RANK : 0;

/** Whether a favorite beat an unranked team as easily as expected; a named game is news whatever the score. */
function isRoutine(game: NewsGame, margin: number, loserRank: number | undefined): boolean {
  return game.name === null && upsetBy(game) === 0 && !isRanked(loserRank) && margin >= ROUTINE;
}

/** Returns how newsworthy a game is: the teams, the size of the upset, the margin, and the stakes. */
function newsworth(game: NewsGame): number {
  const loserRank = game.winner?.name === game.teamA.name ? game.rankBTOG : game.rankATOG;
  const margin = Math.abs((game.scoreA ?? 0) - (game.scoreB ?? 0));
  const names = fame(game.rankATOG) + fame(game.rankBTOG);
  const against = Math.min(1, upsetBy(game) / LONG_ODDS);
  return (
    names * (isRoutine(game, margin, loserRank) ? OF_A_ROUTINE : 1) +
    against * (isUpset(game) ? 1 + 3 * fame(loserRank) : OF_A_SURPRISE) +
    (game.overtime > 0 || margin <= CLOSE ? names + OF_A_FINISH : 0) +
    (game.overtime > 1 ? OF_A_FINISH : 0) +
    (game.name !== null ? OF_A_TROPHY : 0) +
    (game.game_of_week ? 0.5 : 0)
  );
}
/** Margins of a close game, and of one decided early. */
const CLOSE = 3;
const ROUTINE = 17;
/** Weights: an easy win by a top team counts for a fraction of its news value; the others are fractions of No. 1's. */
const OF_A_ROUTINE = 0.35;
const OF_A_SURPRISE = 0.35;
const OF_A_FINISH = 0.25;
const OF_A_TROPHY = 0.2;

/** The lead story and ten more. */
const STORIES = 11;

/** Text for a team's week without a game: a bye, or other teams' title games. */
export function idleText(team: string, week: number): string {
  return week < CHAMPIONSHIP_WEEK ? `${team} had a bye.` : `${team} did not play.`;
}

/** Returns the finished games that lead a week's news, biggest first. */
export function storiesOf<Game extends NewsGame>(games: readonly Game[]): Game[] {
  return games
    .filter((game) => game.winner !== null && game.headline !== null)
    .map((game) => ({ game, worth: newsworth(game) }))
    .sort((a, b) => b.worth - a.worth || a.game.id - b.game.id)
    .slice(0, STORIES)
    .map(({ game }) => game);
}

/** The meaning of a team's finished game. */
export interface WeekFacts {
  opponent: string;
  opponentPrestige: number;
  opponentRank: number;
  won: boolean;
  kind: GameKind;
  /** Points by which the team was the underdog; 0 for a favorite. */
  underdogBy: number;
  /** Poll ranks before and after the game; 0: none. */
  rankBefore: number;
  rankAfter: number;
  /** The record including the game. */
  wins: number;
  /** Games won (positive) or lost (negative) in a row, before the game and with it. */
  streakBefore: number;
  streak: number;
  /** Wins over ranked teams this season, including this one. */
  rankedWins: number;
  trophy: string | null;
  /** Whether the team held the trophy from the last meeting; null: no earlier meeting. */
  held: boolean | null;
  /** Chances before and after the week; null if unknown. */
  before: Chances | null;
  after: Chances | null;
}

/** Minimum prestige of a blue blood. */
const GREAT = 6;
/** Points as an underdog that make a win a surprise. */
const UNDERDOG = 3;
const STREAK = 3;
const SWING = 0.03;

function rankChange({ rankBefore, rankAfter }: WeekFacts): string | null {
  const [before, after] = [isRanked(rankBefore), isRanked(rankAfter)];
  if (!before && !after) return null;
  if (!before) return `Into the Top ${LAST_SPOKEN_RANK} at No. ${rankAfter}.`;
  if (!after) return `Out of the Top ${LAST_SPOKEN_RANK}, from No. ${rankBefore}.`;
  const moved = rankBefore - rankAfter;
  if (moved === 0) return `Still No. ${rankAfter}.`;
  return `${moved > 0 ? 'Up' : 'Down'} ${plural(Math.abs(moved), 'place')} to No. ${rankAfter}.`;
}

function oddsChange({ before, after }: WeekFacts): string | null {
  if (before === null || after === null) return null;
  const prizes = [
    ['title', 'National title'],
    ['playoff', 'Playoff'],
    ['conference', 'Conference title'],
    ['bowl', 'Bowl'],
  ] as const;
  const swing = (prize: keyof Chances) => Math.abs(after[prize] - before[prize]);
  const [prize, name] = firstOf([...prizes].sort((a, b) => swing(b[0]) - swing(a[0])));
  if (swing(prize) < SWING) return null;
  return `${name} odds go from ${percent(before[prize])} to ${percent(after[prize])}.`;
}

function stature({
  won,
  opponent,
  opponentRank,
  opponentPrestige,
  rankedWins,
  underdogBy: by,
}: WeekFacts): string | null {
  if (!won) return null;
  if (isRanked(opponentRank)) {
    return `The ${spelledOrdinal(rankedWins)} win of the season over a ranked team${by >= UNDERDOG ? `, as ${by}-point underdogs` : ''}.`;
  }
  if (opponentPrestige >= GREAT) return `${opponent} is a blue blood, whatever its record.`;
  return by >= UNDERDOG ? `A win as ${by}-point underdogs.` : null;
}

function trophyChange({ trophy, won, held, opponent }: WeekFacts): string | null {
  if (trophy === null) return null;
  const name = withArticle(trophy);
  const subject = capitalized(name);
  if (held === null) return won ? `${subject} is yours.` : `${subject} goes to ${opponent}.`;
  if (won) return held === true ? `${subject} stays where it is.` : `${subject} changes hands: it is yours.`;
  return held === true ? `${subject} goes to ${opponent}.` : `${subject} stays with ${opponent}.`;
}

function streakChange({ won, streakBefore, streak, kind, wins }: WeekFacts): string | null {
  if (won && wins === BOWL_WINS && kind === 'regular') return 'Win No. 6: bowl eligible.';
  if (won && streakBefore <= -STREAK) return `The losing streak ends at ${spelled(-streakBefore)}.`;
  if (!won && streakBefore >= STREAK) return `The winning streak ends at ${spelled(streakBefore)}.`;
  if (Math.abs(streak) < STREAK) return null;
  const which = spelledOrdinal(Math.abs(streak));
  return `${capitalized(which)} straight ${streak > 0 ? 'win' : 'loss'}.`;
}

/** Returns the changes from a team's game in a week, biggest first. */
export function changesOf(facts: WeekFacts): string[] {
  return [stature, rankChange, oddsChange, trophyChange, streakChange]
    .map((of) => of(facts))
    .filter((line) => line !== null);
}
