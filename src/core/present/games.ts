import type { PlayedGame } from '../contract/views/season/game.ts';
import type { Game, Info, ScheduleGame, Team } from '../contract/views/shared.ts';
import { NOT_KNOWN, oneDecimal, percent, rankPrefix, spelled } from '../words/numbers.ts';
import { finalLabel } from '../words/terms.ts';
import { earlyWord } from './lines.ts';

/** A game from one team's view, in short. */

/** `vs #4 Ohio State`, `at Indiana`, `vs Georgia (neutral)`. */
export function opponentText(game: Pick<ScheduleGame, 'opponent' | 'home'>): string {
  const name = rankPrefix(game.opponent.name, game.opponent.ranking);
  if (game.home === null) return `vs ${name} (neutral)`;
  return `${game.home ? 'vs' : 'at'} ${name}`;
}

/** `W 31-24`; empty before the game. */
export function resultText(game: Pick<ScheduleGame, 'result' | 'score'>): string {
  return game.result === null ? '' : `${game.result} ${game.score ?? ''}`;
}

/** `W 31-24 vs #4 Ohio State`; `-` without a game, or if its result is hidden. */
export function lastGameText(game: ScheduleGame | null): string {
  return game === null || game.result === null ? NOT_KNOWN : `${resultText(game)} ${opponentText(game)}`;
}

/** `at Indiana (-6.5)`; `-` without a game. */
export function nextGameText(game: ScheduleGame | null): string {
  if (game === null) return NOT_KNOWN;
  const early = earlyWord(game);
  return `${opponentText(game)} (${early === '' ? game.spread : `${game.spread}, ${early}`})`;
}

/** Spells out a game's short label: `C (SEC)` becomes `SEC game`, `NC (MAC)` `MAC opponent`; names stay as they are. */
export function labelText(label: string): string {
  const short = /^(N?C) \((.+)\)$/.exec(label);
  if (short === null) return label;
  const [, kind, conference = ''] = short;
  if (kind === 'C') return `${conference} game`;
  return `${conference === 'Ind' ? 'Independent' : conference} opponent`;
}

/**
 * Returns the kind of game from neither team's view: its name if it has one, else `SEC game` or `SEC vs Big Ten`.
 * @param game with `base_label` as in answers: `Conference: SEC`, `Non-Conference: SEC vs Big Ten`
 */
export function kindText({ name, base_label }: Pick<Game, 'name' | 'base_label'>): string {
  if (name !== null) return name;
  const sides = conferencesOf({ base_label });
  return sides.length === 1 ? `${sides[0]} game` : sides.join(' vs ');
}

/** Returns the two teams' conferences from the game's long label, or one if they share it. */
export function conferencesOf({ base_label }: Pick<Game, 'base_label'>): string[] {
  return base_label.replace(/^[^:]*: /, '').split(' vs ');
}

/**
 * Ends a sentence about a finished game, winner's score first: `beat #4 Ohio State 31-24`, `lost 19-12 to Kennesaw
 * State at a neutral site`.
 */
export function gameTold({ opponent, home, result, score }: ScheduleGame): string {
  const name = rankPrefix(opponent.name, opponent.ranking);
  const site = home === null ? ' at a neutral site' : '';
  if (result === 'W') return `beat ${name} ${score}${site}`;
  return `lost ${(score ?? '').split('-').reverse().join('-')} to ${name}${site}`;
}

/** Weeks off before the next game: ` (a week off first)`, ` (two weeks off first)`; empty for none. */
export function offFirst(weeks: number): string {
  if (weeks <= 0) return '';
  return ` (${weeks === 1 ? 'a week' : `${spelled(weeks)} weeks`} off first)`;
}

/** Returns a team's rating; null for an FCS team, which has none. */
export function ratingOf({ rating }: { rating?: number | undefined }): number | null {
  return rating ? rating : null;
}

/** Returns a team's poll rank; null for an FCS team, which has none. */
export function placeOf({ ranking }: { ranking?: number | undefined }): number | null {
  return ranking ? ranking : null;
}

/** `rating 84.3 (offense 85.1, defense 82.6)`; FCS teams have no ratings. */
export function ratingsText({
  rating,
  offense,
  defense,
}: Pick<Partial<Team>, 'rating' | 'offense' | 'defense'>): string {
  return rating
    ? `rating ${oneDecimal(rating)} (offense ${oneDecimal(offense)}, defense ${oneDecimal(defense)})`
    : 'not rated';
}

interface Rated {
  record: string;
  rating?: number | undefined;
}

/** `6-2 (3-1)`; `FCS` for a team outside FBS: its games against others are not played, so its record would be wrong. */
export function opponentRecord(opponent: Rated): string {
  return ratingOf(opponent) === null ? 'FCS' : opponent.record;
}

/** `6-2 (3-1), rating 78.4`; `FCS` for a team outside FBS. */
export function strengthText(opponent: Rated): string {
  const rating = ratingOf(opponent);
  return rating === null ? opponentRecord(opponent) : `${opponent.record}, rating ${oneDecimal(rating)}`;
}

/**
 * Describes how a finished game swung, in two sentences: `Excitement 6.2 (an average game has about 4).` and `Chance of
 * Ohio State: 61% before kickoff, 55% after the first quarter, 70% at the half, 88% after the third.`
 */
export function swingTexts(page: Pick<PlayedGame, 'game' | 'excitement' | 'winProbAByQuarter'>): string[] {
  const [first, half, third] = page.winProbAByQuarter.map((chance) => percent(chance));
  const { teamA, winProbA } = page.game;
  return [
    `Excitement ${page.excitement.toFixed(1)} (average: 4).`,
    `${teamA.name}’s win probability: ${percent(winProbA)} at kickoff, ${first} after one quarter, ${half} at the half, ${third} after three.`,
  ];
}

/** Whether a game is in the week about to be played. */
export function isOfThisWeek({ game, info }: { game: Pick<Game, 'year' | 'weekPlayed'>; info: Info }): boolean {
  return info.stage === 'season' && game.year === info.currentYear && game.weekPlayed === info.currentWeek;
}

/** A finished game in one line, winner first: `#9 Michigan 27, #11 USC 24 (OT)`. */
export function scoreLine(game: Game): string {
  const a = { name: rankPrefix(game.teamA.name, game.rankATOG), score: game.scoreA ?? 0 };
  const b = { name: rankPrefix(game.teamB.name, game.rankBTOG), score: game.scoreB ?? 0 };
  const [winner, loser] = a.score > b.score ? [a, b] : [b, a];
  const extra = game.overtime === 0 ? '' : ` (${finalLabel(game.overtime).slice('Final/'.length)})`;
  return `${winner.name} ${winner.score}, ${loser.name} ${loser.score}${extra}`;
}
