import { type KnobTree, knob } from '../knob.ts';

const TRADE = 'fitted to games between equal teams: no choice is best against every opponent';
const MATCH = 'fitted to games between unequal units: close to the best plan against each opponent';
const NATION = 'fitted to ten seasons of rosters';
const FEEL = 'chosen so that a plan is visible in the box score';

/**
 * Tuning for game plans: the effect of each choice (`football/calling/tactics.ts`) and the staff's choices
 * (`football/calling/staff-plan.ts`).
 */
export const plansKnobs = {
  plans: {
    passes: knob(0.14, 'log odds of a dropback per step', FEEL, [0, 1]),
    tempo: knob(0.5, 'tempo style per step', FEEL, [0, 2]),
    boldness: knob(0.6, 'boldness style per step', FEEL, [0, 2]),
    depth: knob(0.02, 'share of throws that go deeper per step', FEEL, [0, 0.2]),
    tire: knob(0.12, 'rating points gained by both offenses per step of tempo', TRADE, [0, 2]),
    strange: knob(0.15, 'rating points lost per squared step', TRADE, [0, 2]),
    tempoStrange: knob(0.5, 'share of that loss for tempo', TRADE, [0, 2]),
    coverageStrange: knob(2, 'multiple of that loss for any coverage but mixed', TRADE, [0, 10]),
    deepSacks: knob(0.07, 'log change in sacks taken per step', TRADE, [0, 0.5]),
    pressureSacks: knob(0.12, 'log change in sacks made per step', TRADE, [0, 0.5]),
    pressureBreaks: knob(0.08, 'log change in long gains allowed per step', TRADE, [0, 0.5]),
    pressureScrambles: knob(0.05, 'log change in scrambles allowed per step', TRADE, [-0.5, 0.5]),
    pressureShort: knob(0.002, 'reduction in the short completion rate per step', TRADE, [0, 0.05]),
    manScrambles: knob(0.15, 'log change in scrambles against man coverage', TRADE, [0, 1]),
    manBreaks: knob(0.02, 'log change in long gains against man coverage', TRADE, [0, 1]),
    manShort: knob(0.015, 'reduction in the short completion rate against man coverage', TRADE, [0, 0.2]),
    manBeyond: knob(0.008, 'increase in the longer completion rate against man coverage', TRADE, [0, 0.2]),
    staff: knob(1, 'share of its best plan that a staff follows', MATCH, [0, 1]),
    exploit: knob(0.05, 'rating points gained per step and per point of the matchup it exploits', MATCH, [0, 1]),
    exploitMost: knob(25, 'maximum points of a matchup', MATCH, [0, 100]),
    exploitCoverage: knob(0.05, 'rating points per point of the matchup for leaving mixed coverage', MATCH, [0, 1]),
    usualPassing: knob(-0.3, 'rating points, mean over all games', NATION, [-30, 30]),
    usualDeep: knob(-0.5, 'rating points, mean over all games', NATION, [-30, 30]),
    usualRush: knob(2, 'rating points, mean over all games', NATION, [-30, 30]),
    usualMan: knob(-0.3, 'rating points, mean over all games', NATION, [-30, 30]),
    runnerZone: knob(6, 'points a running quarterback is worth against man coverage', MATCH, [0, 50]),
    throwerZone: knob(3, 'points per step of throwing deeper', MATCH, [0, 50]),
    staffRunPass: knob(0.167, 'steps per point of the matchup', MATCH, [0, 1]),
    staffTempo: knob(0.03, 'steps per point of expected margin', MATCH, [-1, 1]),
    staffDeep: knob(0.167, 'steps per point of the matchup', MATCH, [0, 1]),
    staffFourth: knob(-0.05, 'steps per point of expected margin', MATCH, [-1, 1]),
    staffPressure: knob(0.167, 'steps per point of the matchup', MATCH, [0, 1]),
    staffCoverage: knob(6, 'points of the matchup from which a staff leaves mixed coverage', MATCH, [0, 50]),
    staffMost: knob(2, 'maximum steps a staff moves a setting', MATCH, [0, 3]),
  },
} satisfies KnobTree;
