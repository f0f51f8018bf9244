import { type KnobTree, knob } from './knob.ts';

const REGION = 'standard numbers of a staff’s style';
const SHARES = 'fitted to the schemes that FBS teams of 2024 are listed with, public records';
const TRADE = 'fitted to matches of equals: no defense is better than another against all of FBS';
const RUN = 'rating points against runs';
const SHORT = 'share of short throws that are complete';
const BEYOND = 'share of longer throws that are complete';
const SACKS = 'log of the sacks';
const FIELD = 'chosen: 11 personnel is on the field in 45 to 70 of 100 snaps of the nation';
const BACKS = 'chosen: five backs are on the field in 50 to 80 of 100 snaps of the nation';
const KEPT = 'chosen: half of the head coaches have a front of their own';
const LEARNING = 'chosen: a part of what separates neighbors in a ranking, gone after two seasons';

/** Schemes: who teaches which (`offseason/schemes.ts`), and what a defense is on the field with (`football/system.ts`). */
export const schemesKnobs = {
  schemes: {
    option: knob(-1.45, `${REGION}: passing, below which an offense is built on the option`, SHARES, [-4, 0]),
    airRaid: knob(1.07, `${REGION}: passing, above which it is an air raid`, SHARES, [0, 4]),
    spread: knob(0.15, `${REGION}: tempo, above which it is a spread`, SHARES, [-2, 2]),
    pro: knob(-0.98, `${REGION}: tempo, below which it is a pro offense`, SHARES, [-4, 2]),
    kept: knob(0.5, 'chance that a new coordinator keeps the front under the same head coach', KEPT, [0, 1]),
    share: {
      fourTwoFive: knob(0.39, 'share of coordinators', SHARES, [0, 1]),
      fourThree: knob(0.19, 'share of coordinators', SHARES, [0, 1]),
      threeFour: knob(0.12, 'share of coordinators', SHARES, [0, 1]),
      threeThreeFive: knob(0.12, 'share of coordinators', SHARES, [0, 1]),
      multiple: knob(0.18, 'share of coordinators', SHARES, [0, 1]),
    },
    run: {
      fourTwoFive: knob(-0.36, RUN, TRADE, [-10, 10]),
      fourThree: knob(1.45, RUN, TRADE, [-10, 10]),
      threeFour: knob(0.87, RUN, TRADE, [-10, 10]),
      threeThreeFive: knob(-1.88, RUN, TRADE, [-10, 10]),
      multiple: knob(0, RUN, TRADE, [-10, 10]),
    },
    short: {
      fourTwoFive: knob(-0.006, SHORT, TRADE, [-0.2, 0.2]),
      fourThree: knob(0.014, SHORT, TRADE, [-0.2, 0.2]),
      threeFour: knob(0.012, SHORT, TRADE, [-0.2, 0.2]),
      threeThreeFive: knob(-0.016, SHORT, TRADE, [-0.2, 0.2]),
      multiple: knob(0, SHORT, TRADE, [-0.2, 0.2]),
    },
    beyond: {
      fourTwoFive: knob(-0.002, BEYOND, TRADE, [-0.2, 0.2]),
      fourThree: knob(0.008, BEYOND, TRADE, [-0.2, 0.2]),
      threeFour: knob(0.016, BEYOND, TRADE, [-0.2, 0.2]),
      threeThreeFive: knob(-0.01, BEYOND, TRADE, [-0.2, 0.2]),
      multiple: knob(0, BEYOND, TRADE, [-0.2, 0.2]),
    },
    sacks: {
      fourTwoFive: knob(0, SACKS, TRADE, [-1, 1]),
      fourThree: knob(0, SACKS, TRADE, [-1, 1]),
      threeFour: knob(0.1, SACKS, TRADE, [-1, 1]),
      threeThreeFive: knob(0, SACKS, TRADE, [-1, 1]),
      multiple: knob(0, SACKS, TRADE, [-1, 1]),
    },
    effect: knob(1, 'share of all that a front does', 'all of it', [0, 3]),
    personnel: knob(0.65, 'share of an offense’s snaps in the looks of its scheme', FIELD, [0, 1]),
    nickel: knob(0.85, 'share of snaps with five backs of a defense that is built on them', BACKS, [0, 1]),
    fifthBack: knob(0.45, 'share of snaps with five backs of the other defenses', BACKS, [0, 1]),
    newFirst: knob(0.6, 'rating points less in the first season of another scheme', LEARNING, [0, 10]),
    newSecond: knob(0.2, 'rating points less in the second', LEARNING, [0, 10]),
  },
} satisfies KnobTree;
