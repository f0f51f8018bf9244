import { type KnobTree, knob, whole } from '../knob.ts';
import { CHOSEN, RECORDS } from './sources.ts';

/** Tuning for punts (`football/kicks/punts.ts`). */
export const puntsKnobs = {
  /** Punting and punt returns. */
  punts: {
    gross: knob(44.9, 'yards', 'public records, FBS vs. FBS, 2021-2025, 42.6 gross', [20, 70]),
    perPoint: knob(0.12, 'yards per rating point', CHOSEN, [0, 1]),
    spread: knob(8.5, 'yards', CHOSEN, [1, 20]),
    aimInside: knob(6, 'yards from the goal line', CHOSEN, [0, 30]),
    aimAt: knob(5, 'yards from the goal line', CHOSEN, [0, 30]),
    aimSpread: knob(8, 'yards', CHOSEN, [1, 20]),
    poochRoom: whole(44, 'maximum yards to the goal line for a high, short punt', CHOSEN, [20, 60]),
    poochAt: knob(8, 'yards from the goal line', CHOSEN, [0, 30]),
    poochSpread: knob(5.5, 'yards', CHOSEN, [1, 20]),
    poochCaught: knob(0.55, 'share of those punts fair caught rather than downed', CHOSEN, [0, 1]),
    blocked: knob(0.0095, 'share of punts', RECORDS, [0, 0.2]),
    blockSafety: knob(0.5, 'share of blocks behind the goal line', CHOSEN, [0, 1]),
    blockReturned: knob(0.45, 'share of blocks', CHOSEN, [0, 1]),
    blockReturn: knob(14, 'yards', CHOSEN, [1, 50]),
    outOfBounds: knob(0.1, 'share of punts', RECORDS, [0, 0.5]),
    muffed: knob(0.02, 'share of punts', RECORDS, [0, 0.2]),
    muffLost: knob(0.45, 'share of muffs', CHOSEN, [0, 1]),
    fairCatch: knob(0.38, 'share of punts', RECORDS, [0, 1]),
    downed: knob(0.15, 'share of punts', RECORDS, [0, 1]),
    letRollInside: knob(9, 'yards from the goal line', CHOSEN, [0, 30]),
    letRoll: knob(0.6, 'share of punts landing there', CHOSEN, [0, 1]),
    firstReturner: knob(0.75, 'share of punts', CHOSEN, [0, 1]),
    returnMean: knob(4.8, 'yards', 'public records, FBS vs. FBS, 2021-2025, 8.4 per return', [0, 40]),
    longShare: knob(0.17, 'share of returns', 'fitted to 0.030 touchdowns per team-game', [0, 1]),
    longReturn: knob(38, 'yards', 'same as longShare', [1, 90]),
    returnPerPoint: knob(0.012, 'share per rating point', CHOSEN, [0, 0.1]),
    fumbled: knob(0.02, 'share of returns', CHOSEN, [0, 0.3]),
    aimPerPoint: knob(0.05, 'yards of aimSpread per rating point', CHOSEN, [0, 0.3]),
    least: whole(8, 'yards', CHOSEN, [1, 30]),
    blockLeast: whole(3, 'yards behind the line at which a block is recovered', CHOSEN, [0, 20]),
    blockMost: whole(14, 'yards behind the line at which a block is recovered', CHOSEN, [0, 30]),
    returnLeast: knob(2, 'mean yards for the weakest returner', CHOSEN, [0, 10]),
    seconds: whole(7, 'seconds', CHOSEN, [1, 15]),
    returnSeconds: whole(4, 'added seconds', CHOSEN, [0, 15]),
  },
} satisfies KnobTree;
