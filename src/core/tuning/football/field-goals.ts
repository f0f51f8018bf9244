import { type KnobTree, knob, whole } from '../knob.ts';
import { CHOSEN, RECORDS } from './sources.ts';

/** Tuning for field goals and kicked tries (`football/kicks/field-goals.ts`, `team-sheet.ts`). */
export const fieldGoalsKnobs = {
  fieldGoals: {
    atForty: knob(1.03, 'log odds', 'public records, field goals by distance, 2010-2025', [-3, 5]),
    perYard: knob(0.098, 'log odds per yard', 'same as atForty', [0, 0.5]),
    perYardBeyond50: knob(0.05, 'log odds per yard', 'same as atForty', [0, 0.5]),
    perPoint: knob(0.03, 'log odds per rating point', CHOSEN, [0, 0.2]),
    blocked: knob(0.018, 'share of attempts', RECORDS, [0, 0.2]),
    blockReturned: knob(0.25, 'share of blocks', CHOSEN, [0, 1]),
    blockReturn: knob(18, 'yards', CHOSEN, [1, 90]),
    returnedFrom: whole(52, 'kick length in yards from which a miss may come down in play', CHOSEN, [40, 70]),
    missReturned: knob(0.03, 'share of those misses', CHOSEN, [0, 1]),
    missReturn: knob(26, 'yards beyond the first', CHOSEN, [1, 90]),
    missReturnSeconds: whole(7, 'added seconds', CHOSEN, [0, 15]),
    extraPointReturned: knob(0.06, 'share of blocks', CHOSEN, [0, 1]),
    extraPoint: knob(0.9745, 'share of kicks', 'public records, extra points 0.970', [0.5, 1]),
    extraPointPerPoint: knob(0.0015, 'share per rating point', CHOSEN, [0, 0.05]),
    extraPointBlocked: knob(0.008, 'share of kicks', RECORDS, [0, 0.2]),
    longFrom: whole(50, 'yards', 'same as atForty', [20, 70]),
    extraPointMost: knob(0.998, 'share of kicks', CHOSEN, [0.5, 1]),
    seconds: whole(5, 'seconds', CHOSEN, [1, 15]),
  },
} satisfies KnobTree;
