import { type KnobTree, knob } from './knob.ts';

const REGION = 'style in SDs';
const SHARES = 'fitted to the listed schemes of 2024 FBS teams, public records';
const TRADE = 'fitted to games between equal teams: no defense is best against all of FBS';
const RUN = 'rating points against runs';
const SHORT = 'short completion rate';
const BEYOND = 'longer completion rate';
const SACKS = 'log change in sacks';
const FIELD = 'chosen: 11 personnel is on the field for 45 to 70% of the nation’s snaps';
const BACKS = 'chosen: five defensive backs are on the field for 50 to 80% of the nation’s snaps';
const KEPT = 'chosen: half of head coaches insist on their own front';
const LEARNING = 'chosen: a fraction of the gap between neighbors in a ranking, gone after two seasons';

/**
 * Tuning for schemes: which ones staffs teach (`offseason/schemes.ts`), and a defensive front's effects
 * (`football/system.ts`).
 */
export const schemesKnobs = {
  schemes: {
    option: knob(-1.45, `${REGION}: passing below which an offense runs the option`, SHARES, [-4, 0]),
    airRaid: knob(1.07, `${REGION}: passing above which an offense is an air raid`, SHARES, [0, 4]),
    spread: knob(0.15, `${REGION}: tempo above which an offense is a spread`, SHARES, [-2, 2]),
    pro: knob(-0.98, `${REGION}: tempo below which an offense is pro style`, SHARES, [-4, 2]),
    kept: knob(0.5, 'chance that a new coordinator under the same head coach keeps the front', KEPT, [0, 1]),
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
    effect: knob(1, 'multiplier on all effects of a front', 'full effect', [0, 3]),
    personnel: knob(0.65, 'share of an offense’s snaps in its scheme’s personnel', FIELD, [0, 1]),
    nickel: knob(0.85, 'share of snaps with five defensive backs for a nickel-based defense', BACKS, [0, 1]),
    fifthBack: knob(0.45, 'share of snaps with five defensive backs for other defenses', BACKS, [0, 1]),
    newFirst: knob(0.6, 'rating points lost in the first season of a new scheme', LEARNING, [0, 10]),
    newSecond: knob(0.2, 'rating points lost in the second season', LEARNING, [0, 10]),
  },
} satisfies KnobTree;
