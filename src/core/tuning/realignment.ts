import { knob, whole } from './knob.ts';

const RATES = 'chosen: 1 to 3 teams a year, in bursts; 2001 to 2026 averaged 5.6 while two major conferences broke up';
const DEALS = 'published television contracts of 2010 to 2026';
const TIERS = 'tiers of prestige';

const VOTES = 'chosen: 16 teams between 2028 and 2032 in most dynasties, not in all';
const LEFT_OUT = 'power teams a season that miss the playoff and finish ahead of one that got in at large';

/** Tuning for `src/core/offseason/realignment`: conferences and the playoff beyond the last known season. */
export const realignmentKnobs = {
  realignment: {
    contract: whole(6, 'length of a television contract in seasons', DEALS, [1, 30]),
    expands: knob(
      0.9,
      'chance that a conference expands when its contract ends; 0 means conferences never change',
      RATES,
      [0, 1],
    ),
    pairs: whole(2, 'maximum pairs of teams invited', RATES, [1, 5]),
    largest: whole(20, 'maximum teams in a conference', 'chosen: the largest of 2026 has 18', [12, 30]),
    smallest: whole(8, 'minimum teams in a conference', 'NCAA bylaw 20.02.9.2', [6, 12]),
    room: whole(14, 'teams below which a conference adds a replacement or a program moving up', RATES, [8, 30]),
    drop: knob(1, `${TIERS} below the conference mean that a replacement may be`, RATES, [0, 7]),
    level: knob(
      1.5,
      `${TIERS} that power-conference membership is worth on top`,
      'chosen: no member has left by choice',
      [0, 4],
    ),
    gain: knob(-0.3, `${TIERS} above the conference mean that an invited team must be`, RATES, [-2, 3]),
    step: knob(0.3, `${TIERS} by which the new conference must beat the old one`, RATES, [0, 4]),
    exitFee: knob(
      0.3,
      `${TIERS} added while the old conference’s contract runs`,
      'grants of rights and exit fees',
      [0, 4],
    ),
    freedom: knob(0.3, `${TIERS} that independence is worth to a program`, 'Notre Dame, BYU and Army', [0, 4]),
    distance: knob(
      0.0005,
      `${TIERS} per mile to the center of a conference`,
      'conference members in 2000 and 2026',
      [0, 0.01],
    ),
    taste: knob(0.4, `${TIERS}, SD of a conference’s view of a team`, RATES, [0, 3]),
    comesUp: knob(
      0.5,
      'chance per year that a program from below FBS applies to join',
      '24 programs moved up from 2001 to 2026',
      [0, 1],
    ),
  },
  playoffGrowth: {
    grows: knob(1, 'chance a season that commissioners vote on a larger playoff; 0: it never grows', VOTES, [0, 1]),
    seasons: whole(3, 'seasons that they look back on', VOTES, [1, 10]),
    needed: knob(0.55, `${LEFT_OUT}, of a conference that votes for more places`, VOTES, [-10, 10]),
    leaning: knob(0.25, `${LEFT_OUT}, SD of what a conference thinks of a larger field`, VOTES, [0, 5]),
    mood: knob(0.3, `${LEFT_OUT}, SD of the same from year to year`, VOTES, [0, 5]),
    deal: knob(
      0.4,
      `${LEFT_OUT}, that are needed less where the field begins with a new television contract`,
      VOTES,
      [0, 5],
    ),
    contract: whole(
      6,
      'seasons of the playoff’s television contract',
      'College Football Playoff and ESPN, 2026 to 2031',
      [1, 30],
    ),
    majority: knob(0.75, 'share of the power conferences that must be in favor', 'chosen: three of four', [0, 1]),
    notice: whole(
      2,
      'seasons from the vote to the first larger field',
      'the field of 12: voted 2022, played 2024',
      [1, 5],
    ),
  },
};
