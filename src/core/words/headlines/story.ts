import type { HeadlineFacts } from './facts.ts';

/**
 * A kind of story. `{W}` and `{L}` are winner and loser with their ranks, `{w}` and `{l}` without (in title games);
 * `{score}` is the final score (with `(OT)` if nothing else says so), `{margin}` and `{deficit}` are points in figures,
 * `{ot}` reads `overtime` or `three overtimes`, `{late}` `with 14 seconds left` or `as time expires`, `{goAhead}` is
 * the late score (`field goal`), `{event}` the game's name, `{trophy}` the trophy's or the rivalry's with its article,
 * `{star}` `{deed}` and `{feat}` a player's big day, `{stars}` and `{losers}` his and the loser's name in the
 * possessive, `{streak}` wins in a row, `{tier}` the class of two ranked teams: `top-five`, `top-10`, `Top 25`.
 */
export interface Story {
  key: string;
  /** Weight as a headline; stories of nearly equal weight take turns. */
  weight: number;
  when(facts: HeadlineFacts): boolean;
  templates: readonly string[];
}

export const margin = (f: HeadlineFacts) => f.winner.score - f.loser.score;
export const total = (f: HeadlineFacts) => f.winner.score + f.loser.score;
export const event = (f: HeadlineFacts) => f.name !== null;
export const big = (f: HeadlineFacts) => f.nationalTitle || f.kind !== 'regular';
/** Whether a headline must name the game: a title game, a playoff game or a bowl. */
export const named = (f: HeadlineFacts) => f.nationalTitle || championship(f) || f.kind === 'playoff' || bowl(f);
/** Whether a clear underdog won. */
export const underdog = (f: HeadlineFacts) => (f.winProbability ?? 0.5) <= 0.35;
/** Whether the loser was ranked higher. */
export const upsetsOrder = (f: HeadlineFacts) => (f.winner.rank ?? 0) > (f.loser.rank ?? 0);
/** Whether a huge underdog won. */
export const longShot = (f: HeadlineFacts) => (f.winProbability ?? 0.5) <= 0.2;
export const late = (f: HeadlineFacts) =>
  f.goAheadSecondsLeft !== null && f.goAheadSecondsLeft <= 60 && f.overtime === 0;
/** Points by which the winner failed to cover the line; negative when it covered. */
export const short = (f: HeadlineFacts) => (f.expectedMargin ?? margin(f)) - margin(f);
/** Whether a heavy favorite won by far less than expected. */
export const unimpressive = (f: HeadlineFacts) => (f.expectedMargin ?? 0) >= 14 && short(f) >= 12 && margin(f) <= 10;
/** Names of games rather than of their trophies. */
const GAME_NAME =
  /Battle|Showdown|Revivalry|Saturday|Farmageddon|Hate|Rumble|War\b|Rivalry|Game|Classic|Series|Clash|Bowl|Brawl|Duel|Party|Shootout|Feud|Bedlam|Derby|Crosstown|Backyard|Championship/;
export const isGame = (name: string) => GAME_NAME.test(name) && !/Trophy$/.test(name);
export const championship = (f: HeadlineFacts) => f.kind === 'conference_championship' && event(f);
export const playoff = (f: HeadlineFacts) => f.kind === 'playoff' && !f.nationalTitle;
export const bowl = (f: HeadlineFacts) => f.kind === 'bowl' && event(f);
export const topFive = (rank: number | null) => rank !== null && rank >= 1 && rank <= 5;
export const topTen = (rank: number | null) => rank !== null && rank >= 1 && rank <= 10;
