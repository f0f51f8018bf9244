import { type KnobTree, knob } from '../knob.ts';

const TRADE = 'fitted to games of equal teams: no choice is better than another against every opponent';
const MATCH = 'fitted to matches of unequal units: near the best plan against each opponent';
const NATION = 'fitted to the rosters of ten seasons';
const FEEL = 'chosen so that a plan shows in the box score';

/** Game plans: what a choice does (`football/calling/tactics.ts`) and what a staff chooses (`football/calling/staff-plan.ts`). */
export const plansKnobs = {
  plans: {
    passes: knob(0.14, 'log odds of a dropback per step', FEEL, [0, 1]),
    tempo: knob(0.5, 'style of tempo per step', FEEL, [0, 2]),
    boldness: knob(0.6, 'style of boldness per step', FEEL, [0, 2]),
    depth: knob(0.02, 'share of throws deeper per step', FEEL, [0, 0.2]),
    tire: knob(0.12, 'rating points that both offenses gain per step of tempo', TRADE, [0, 2]),
    strange: knob(0.15, 'rating points lost per square of steps', TRADE, [0, 2]),
    tempoStrange: knob(0.5, 'of that for tempo', TRADE, [0, 2]),
    coverageStrange: knob(2, 'of that for a coverage that is not mixed', TRADE, [0, 10]),
    deepSacks: knob(0.07, 'log of the sacks taken per step', TRADE, [0, 0.5]),
    pressureSacks: knob(0.12, 'log of the sacks made per step', TRADE, [0, 0.5]),
    pressureBreaks: knob(0.08, 'log of the long gains allowed per step', TRADE, [0, 0.5]),
    pressureScrambles: knob(0.05, 'log of the scrambles allowed per step', TRADE, [-0.5, 0.5]),
    pressureShort: knob(0.002, 'share of short throws less complete per step', TRADE, [0, 0.05]),
    manScrambles: knob(0.15, 'log of the scrambles that man coverage allows', TRADE, [0, 1]),
    manBreaks: knob(0.02, 'log of the long gains that man coverage allows', TRADE, [0, 1]),
    manShort: knob(0.015, 'share of short throws less complete against man coverage', TRADE, [0, 0.2]),
    manBeyond: knob(0.008, 'share of longer throws more complete against man coverage', TRADE, [0, 0.2]),
    staff: knob(1, 'share of its own plan that a staff follows', MATCH, [0, 1]),
    exploit: knob(0.05, 'rating points gained per step and point of the match-up that it plays to', MATCH, [0, 1]),
    exploitMost: knob(25, 'points of a match-up, most', MATCH, [0, 100]),
    exploitCoverage: knob(0.05, 'rating points per point of the match-up for who leaves mixed coverage', MATCH, [0, 1]),
    usualPassing: knob(-0.3, 'rating points, mean of all games', NATION, [-30, 30]),
    usualDeep: knob(-0.5, 'rating points, mean of all games', NATION, [-30, 30]),
    usualRush: knob(2, 'rating points, mean of all games', NATION, [-30, 30]),
    usualMan: knob(-0.3, 'rating points, mean of all games', NATION, [-30, 30]),
    runnerZone: knob(6, 'points that a running quarterback is worth against man coverage', MATCH, [0, 50]),
    throwerZone: knob(3, 'points per step of style that an offense throws deeper', MATCH, [0, 50]),
    staffRunPass: knob(0.167, 'steps per point of its match-up', MATCH, [0, 1]),
    staffTempo: knob(0.03, 'steps per point of expected margin', MATCH, [-1, 1]),
    staffDeep: knob(0.167, 'steps per point of its match-up', MATCH, [0, 1]),
    staffFourth: knob(-0.05, 'steps per point of expected margin', MATCH, [-1, 1]),
    staffPressure: knob(0.167, 'steps per point of its match-up', MATCH, [0, 1]),
    staffCoverage: knob(6, 'points of its match-up from which a staff leaves mixed coverage', MATCH, [0, 50]),
    staffMost: knob(2, 'steps, most, that a staff turns a dial', MATCH, [0, 3]),
  },
} satisfies KnobTree;
