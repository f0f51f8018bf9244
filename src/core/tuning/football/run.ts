import { type KnobTree, knob, whole } from '../knob.ts';
import { CHOSEN } from './sources.ts';

const FITTED = 'fitted to yards per rush 5.20, none gained 0.174, success 0.435 (public records)';

const QB_YARDS = "fitted to quarterbacks' share of rushing yards, 16-19%, and to 25-30 of 500 yards a season";

const GOAL = 'fitted to touchdowns from first and goal at the 1, 5 and 10: 86, 72 and 58% (public records)';

/** Runs (`football/run.ts`). */
export const runKnobs = {
  /** The running game. */
  run: {
    lossShare: knob(0.069, 'share of runs', FITTED, [0, 0.5]),
    lossPerPoint: knob(0.002, 'share of runs per rating point', FITTED, [0, 0.05]),
    noGainShare: knob(0.094, 'share of runs', FITTED, [0, 0.5]),
    noGainPerPoint: knob(0.0012, 'share of runs per rating point', FITTED, [0, 0.05]),
    escapes: knob(0.6, 'share of those that would be safeties', 'fitted to safeties, 0.0026 of drives', [0, 1]),
    lossMean: knob(1.4, 'yards beyond the first', 'fitted to tackles for loss', [0, 5]),
    gainMean: knob(4.37, 'yards', FITTED, [1, 12]),
    gainPerPoint: knob(0.066, 'yards per rating point', FITTED, [0, 0.5]),
    breakShare: knob(0.098, 'share of runs', 'fitted to runs of ten yards and more', [0, 0.5]),
    breakPerPoint: knob(0.0025, 'share of runs per rating point', 'as breakShare', [0, 0.05]),
    breakMean: knob(22.3, 'yards', 'as breakShare', [1, 50]),
    shortYardageLoss: knob(0.02, 'share of runs', 'fitted to third-and-one, 0.759', [0, 0.4]),
    shortYardageNoGain: knob(0.015, 'share of runs', 'as shortYardageLoss', [0, 0.4]),
    redZoneTight: knob(0.003, 'share of the gain per yard inside the 20', 'fitted to red-zone results', [0, 0.05]),
    goalTight: knob(0.072, 'share of the gain per yard inside the 10, besides', GOAL, [0, 0.1]),
    goalLineWall: knob(0.055, 'share of runs more without a gain per yard inside the 4', GOAL, [0, 0.2]),
    sneakSafety: knob(0.05, 'share of runs', 'as shortYardageLoss', [0, 0.4]),
    sneakGain: knob(2, 'yards', 'as shortYardageLoss', [0.5, 8]),
    quarterbackKeeps: knob(0.1352, 'share of runs of the average quarterback', QB_YARDS, [0, 0.6]),
    mobilityKeeps: knob(0.95, 'exponent per unit of mobility', QB_YARDS, [0, 3]),
    optionKeeps: knob(0.2, 'share of runs', CHOSEN, [0, 0.6]),
    sneaks: knob(0.3, 'share of runs with a yard to go', CHOSEN, [0, 1]),
    outOfBounds: knob(0.09, 'share of runs', CHOSEN, [0, 0.5]),
    shareLeast: knob(0.01, 'share of runs, however one-sided the matchup', CHOSEN, [0, 0.2]),
    shareMost: knob(0.6, 'share of runs, however one-sided the matchup', CHOSEN, [0.2, 1]),
    gainLeast: knob(1, 'yards, mean of the weakest run that gains', CHOSEN, [0, 5]),
    breakLeast: knob(0.005, 'share of runs', CHOSEN, [0, 0.1]),
    shortYards: whole(2, 'yards to go, most', 'as shortYardageLoss', [1, 5]),
    goalLineYards: whole(3, 'yards to the goal line, most', 'as shortYardageLoss', [1, 10]),
    seconds: whole(5, 'seconds', CHOSEN, [1, 15]),
    longFrom: whole(12, 'yards, more than', CHOSEN, [1, 99]),
    longSeconds: whole(3, 'seconds more', CHOSEN, [0, 15]),
  },
} satisfies KnobTree;
