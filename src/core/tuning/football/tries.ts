import { type KnobTree, knob, whole } from '../knob.ts';
import { CHOSEN, RECORDS } from './sources.ts';

const CARD = 'the usual card';
const CARD_SECONDS = 'seconds left, fewer than';

/** Tries after touchdowns (`football/tries.ts`). */
export const triesKnobs = {
  /** Going for two. */
  tries: {
    twoPoint: knob(0.43, 'share of tries', RECORDS, [0, 1]),
    twoPointPerPoint: knob(0.008, 'share per rating point', CHOSEN, [0, 0.05]),
    twoPointPass: knob(0.55, 'share of tries', CHOSEN, [0, 1]),
    twoPointKeep: knob(0.25, 'share of runs', CHOSEN, [0, 1]),
    twoPointReturned: knob(0.02, 'share of failed tries that the defense returns for two points', CHOSEN, [0, 1]),
    card: knob(
      0.8,
      'chance when the card says so',
      'public records, FBS v FBS, 2021-2025, two-point tries after 0.047 of touchdowns',
      [0, 1],
    ),
    early: knob(0.02, 'chance otherwise', 'fitted with tries.card', [0, 1]),
    overtimeWin: knob(0.25, 'chance to play for the win', CHOSEN, [0, 1]),
    earlyPerBoldness: knob(0.5, 'exponent per unit of style', CHOSEN, [0, 3]),
    cardThirdQuarter: whole(180, 'seconds left in the third quarter from which the card counts', CHOSEN, [0, 900]),
    cardSeconds: {
      behind18: whole(600, CARD_SECONDS, CARD, [0, 3600]),
      behind16: whole(600, CARD_SECONDS, CARD, [0, 3600]),
      behind13: whole(3600, CARD_SECONDS, CARD, [0, 3600]),
      behind10: whole(3600, CARD_SECONDS, CARD, [0, 3600]),
      behind5: whole(3600, CARD_SECONDS, CARD, [0, 3600]),
      behind2: whole(3600, CARD_SECONDS, CARD, [0, 3600]),
      ahead1: whole(3600, CARD_SECONDS, CARD, [0, 3600]),
      ahead5: whole(3600, CARD_SECONDS, CARD, [0, 3600]),
      ahead12: whole(480, CARD_SECONDS, CARD, [0, 3600]),
    },
  },
} satisfies KnobTree;
