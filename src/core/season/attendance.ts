import type { Conditions } from '../model/conditions.ts';
import { power } from '../model/program/power.ts';
import type { Stream } from '../random/stream.ts';
import type { Tuning } from '../tuning/index.ts';
import { edgeAt } from './stands.ts';

/** What drives demand for tickets to a game. */
export interface Draw {
  /** Prestige tier of the home program, 1 to 7. */
  prestige: number;
  /** Home team's record before the game. */
  wins: number;
  losses: number;
  homeRank: number | null;
  awayRank: number | null;
  rivalry: boolean;
  neutral: boolean;
}

/** Returns the log of the share of seats fans want, before chance. */
function wanted(draw: Draw, { month, venue, rain }: Conditions, { crowds: knobs }: Tuning): number {
  // Wins above .500, shrunk while few games have been played.
  const form = (draw.wins - draw.losses) / 2 / (draw.wins + draw.losses + knobs.formGames);
  const ranked = (rank: number | null): boolean => rank !== null && rank <= knobs.ranked;
  return (
    Math.log(knobs.usual) +
    knobs.perPrestige * (draw.prestige - USUAL_PRESTIGE) +
    knobs.perSize * Math.log(venue.capacity / knobs.capacity) +
    knobs.form * form +
    (ranked(draw.awayRank) ? knobs.rankedOpponent : 0) +
    (ranked(draw.homeRank) ? knobs.rankedSelf : 0) +
    (draw.rivalry ? knobs.rivalry : 0) +
    (month >= knobs.lateMonth || month === 1 ? knobs.late : 0) +
    (rain > 0 ? knobs.soaked : 0)
  );
}

/**
 * Turns the share of seats fans want into the share sold: the closer to a full house, the harder each extra seat is to
 * sell.
 */
function sold(share: number, { crowds: knobs }: Tuning): number {
  return share / power(1 + power(share / knobs.most, knobs.filling), 1 / knobs.filling);
}

/** The middle of the seven prestige tiers. */
const USUAL_PRESTIGE = 4;

/**
 * Returns the attendance; a rivalry on neutral ground is sold out. `following` is the home program's own stream, the same
 * for all of its games; `dice` is the game's.
 */
export function attendance(draw: Draw, at: Conditions, following: Stream, dice: Stream, tuning: Tuning): number {
  const knobs = tuning.crowds;
  const { capacity } = at.venue;
  const chance = dice.normal(0, knobs.daySd + knobs.dayPerPrestige * (draw.prestige - USUAL_PRESTIGE));
  if (draw.neutral)
    return draw.rivalry ? capacity : Math.round(capacity * Math.min(1, knobs.neutral * Math.exp(chance)));
  const share = Math.exp(wanted(draw, at, tuning) + following.normal(0, knobs.followingSd) + chance);
  return Math.round(capacity * Math.max(knobs.least, sold(share, tuning)));
}

/** Returns the share of the usual home-field advantage that a crowd of this size is worth. */
export function homeEdge(people: number, { venue }: Conditions, tuning: Tuning): number {
  return edgeAt(people / venue.capacity, tuning);
}
