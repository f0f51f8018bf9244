import { type KnobTree, knob, whole } from '../knob.ts';
import { CHOSEN, RECORDS } from './sources.ts';

/** Tuning for tackles and fumbles (`football/contact.ts`). */
export const contactKnobs = {
  /** Tackling. */
  contact: {
    assistShare: knob(
      0.36,
      'share of tackles',
      'public records, FBS vs. FBS, 2021-2025, tackles per team-game',
      [0, 1],
    ),
    deepFrom: whole(14, 'yards beyond which the secondary makes the tackle', CHOSEN, [1, 50]),
  },

  /** Fumbles. */
  fumbles: {
    carry: knob(
      0.0163,
      'share of carries',
      'public records, FBS vs. FBS, 2021-2025, fumbles lost 0.56 per team-game',
      [0, 0.2],
    ),
    catchFactor: knob(0.75, 'multiple of the carry share', CHOSEN, [0, 3]),
    sack: knob(0.12, 'share of sacks', RECORDS, [0, 1]),
    perPoint: knob(0.012, 'exponent per rating point', CHOSEN, [0, 0.1]),
    lostShare: knob(0.5, 'share of fumbles', RECORDS, [0, 1]),
    forcedShare: knob(0.7, 'share of fumbles', RECORDS, [0, 1]),
    returnLostShare: knob(0.5, 'share of fumbles on returns', CHOSEN, [0, 1]),
    ownShare: knob(0.5, 'share of fumbles kept', CHOSEN, [0, 1]),
    returnShare: knob(0.35, 'share of fumbles lost', CHOSEN, [0, 1]),
    longShare: knob(0.5, 'share of returns', CHOSEN, [0, 1]),
    longReturn: knob(60, 'yards', CHOSEN, [1, 90]),
    shortReturn: knob(5, 'yards', CHOSEN, [0, 50]),
  },
} satisfies KnobTree;
