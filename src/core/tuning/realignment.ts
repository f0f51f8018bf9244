import { knob, whole } from './knob.ts';

const RATES =
  'chosen: 1 to 3 teams a year, in bursts; from 2001 to 2026 it was 5.6, while two leagues of the highest level broke up';
const DEALS = 'published television contracts of 2010 to 2026';
const TIERS = 'tiers of prestige';

/** Balance numbers of `src/core/offseason/realignment`: conferences after the last season that is known. */
export const realignmentKnobs = {
  realignment: {
    contract: whole(6, 'seasons of a television contract', DEALS, [1, 30]),
    expands: knob(
      0.9,
      'chance that a conference invites teams when its contract ends; 0: conferences never change',
      RATES,
      [0, 1],
    ),
    pairs: whole(2, 'pairs of teams that it invites at most', RATES, [1, 5]),
    largest: whole(20, 'teams of a conference at most', 'chosen: the largest of 2026 has 18', [12, 30]),
    smallest: whole(8, 'teams of a conference at least', 'NCAA bylaw 20.02.9.2', [6, 12]),
    room: whole(
      14,
      'teams below which a conference refills its ranks or takes in a program that comes up',
      RATES,
      [8, 30],
    ),
    drop: knob(1, `${TIERS} below its mean, which a team may be that refills them`, RATES, [0, 7]),
    level: knob(
      1.5,
      `${TIERS} that a place at the highest level is worth besides`,
      'chosen: no member has left it by choice',
      [0, 4],
    ),
    gain: knob(-0.3, `${TIERS} above a conference’s mean, which a team must be to be invited`, RATES, [-2, 3]),
    step: knob(0.3, `${TIERS} by which the new conference must be better than the old`, RATES, [0, 4]),
    exitFee: knob(
      0.3,
      `${TIERS} more while the old conference’s contract runs`,
      'grants of rights and exit fees',
      [0, 4],
    ),
    freedom: knob(0.3, `${TIERS} that independence is worth to a program`, 'Notre Dame, BYU and Army', [0, 4]),
    distance: knob(0.0005, `${TIERS} a mile to the middle of a conference`, 'members of 2000 and 2026', [0, 0.01]),
    taste: knob(0.4, `${TIERS}, SD of what a conference sees in a team`, RATES, [0, 3]),
    comesUp: knob(
      0.5,
      'chance a year that a program from below FBS asks to join',
      '24 programs came up from 2001 to 2026',
      [0, 1],
    ),
  },
};
