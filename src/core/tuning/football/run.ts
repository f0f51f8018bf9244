import { type KnobTree, knob, whole } from '../knob.ts';
import { CHOSEN } from './sources.ts';

const FITTED = 'fitted to 5.20 yards per rush, 0.174 stuffed, 0.435 successful (public records)';

const QB_YARDS =
  "fitted to quarterbacks' share of rushing yards, 16-19%, and to 25-30 quarterbacks with 500 yards a season";

const GOAL = 'fitted to touchdowns from first and goal at the 1, 5 and 10: 86, 72 and 58% (public records)';

/** Tuning for runs (`football/run.ts`). */
export const runKnobs = {
  /** The running game. */
  run: {
    lossShare: knob(0.069, 'share of runs', FITTED, [0, 0.5]),
    lossPerPoint: knob(0.002, 'share of runs per rating point', FITTED, [0, 0.05]),
    noGainShare: knob(0.094, 'share of runs', FITTED, [0, 0.5]),
    noGainPerPoint: knob(0.0012, 'share of runs per rating point', FITTED, [0, 0.05]),
    escapes: knob(0.6, 'share of would-be safeties avoided', 'fitted to safeties, 0.0026 of drives', [0, 1]),
    lossMean: knob(1.4, 'yards beyond the first', 'fitted to tackles for loss', [0, 5]),
    gainMean: knob(4.37, 'yards', FITTED, [1, 12]),
    gainPerPoint: knob(0.066, 'yards per rating point', FITTED, [0, 0.5]),
    breakShare: knob(0.098, 'share of runs', 'fitted to runs of ten or more yards', [0, 0.5]),
    breakPerPoint: knob(0.0025, 'share of runs per rating point', 'same as breakShare', [0, 0.05]),
    breakMean: knob(22.3, 'yards', 'same as breakShare', [1, 50]),
    shortYardageLoss: knob(0.02, 'share of runs', 'fitted to third-and-one, 0.759', [0, 0.4]),
    shortYardageNoGain: knob(0.015, 'share of runs', 'same as shortYardageLoss', [0, 0.4]),
    redZoneTight: knob(0.003, 'share of the gain per yard inside the 20', 'fitted to red-zone results', [0, 0.05]),
    goalTight: knob(0.072, 'additional share of the gain per yard inside the 10', GOAL, [0, 0.1]),
    goalLineWall: knob(0.055, 'added share of runs for no gain per yard inside the 4', GOAL, [0, 0.2]),
    sneakSafety: knob(0.05, 'share of runs', 'same as shortYardageLoss', [0, 0.4]),
    sneakGain: knob(2, 'yards', 'same as shortYardageLoss', [0.5, 8]),
    quarterbackKeeps: knob(0.1352, 'share of runs kept by the average quarterback', QB_YARDS, [0, 0.6]),
    mobilityKeeps: knob(0.95, 'exponent per unit of mobility', QB_YARDS, [0, 3]),
    optionKeeps: knob(0.2, 'share of runs', CHOSEN, [0, 0.6]),
    sneaks: knob(0.3, 'share of runs with a yard to go', CHOSEN, [0, 1]),
    outOfBounds: knob(0.09, 'share of runs', CHOSEN, [0, 0.5]),
    shareLeast: knob(0.01, 'share of runs, however one-sided the matchup', CHOSEN, [0, 0.2]),
    shareMost: knob(0.6, 'share of runs, however one-sided the matchup', CHOSEN, [0.2, 1]),
    gainLeast: knob(1, 'mean yards of the weakest positive run', CHOSEN, [0, 5]),
    breakLeast: knob(0.005, 'share of runs', CHOSEN, [0, 0.1]),
    shortYards: whole(2, 'maximum yards to go', 'same as shortYardageLoss', [1, 5]),
    goalLineYards: whole(3, 'maximum yards to the goal line', 'same as shortYardageLoss', [1, 10]),
    seconds: whole(5, 'seconds', CHOSEN, [1, 15]),
    longFrom: whole(12, 'yards beyond which it applies', CHOSEN, [1, 99]),
    longSeconds: whole(3, 'added seconds', CHOSEN, [0, 15]),
  },
} satisfies KnobTree;
