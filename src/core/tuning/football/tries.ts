import { type KnobTree, knob, whole } from '../knob.ts';
import { CHOSEN, RECORDS } from './sources.ts';

const TRIES = 'fitted to two-point tries after 0.047 of touchdowns (public records)';

/** Tries after touchdowns (`football/kicks/tries.ts`). */
export const triesKnobs = {
  /** Going for two. */
  tries: {
    twoPoint: knob(0.43, 'share of tries', RECORDS, [0, 1]),
    twoPointPerPoint: knob(0.008, 'share per rating point', CHOSEN, [0, 0.05]),
    twoPointPass: knob(0.55, 'share of tries', CHOSEN, [0, 1]),
    twoPointKeep: knob(0.25, 'share of runs', CHOSEN, [0, 1]),
    twoPointReturned: knob(0.02, 'share of failed tries that the defense returns for two points', CHOSEN, [0, 1]),
    care: knob(0.172, 'points that two must gain over one', TRIES, [-2, 5]),
    careEarly: knob(0.53, 'points besides, before the fourth quarter', TRIES, [0, 10]),
    careTouchdown: knob(
      0.35,
      'points besides, where a kick leaves a touchdown to tie',
      'fitted to games decided by 7: few go for two when 8 behind',
      [0, 10],
    ),
    careTie: knob(0.3, 'points besides, where a kick ties the game', 'chosen: coaches play for overtime', [0, 10]),
    chartSeconds: whole(300, 'seconds left, most: the chart decides', CHOSEN, [0, 900]),
    chartGain: knob(0.02, 'points that two must gain over one by the chart', CHOSEN, [0, 1]),
    boldness: knob(0.06, 'points per unit of style', CHOSEN, [0, 2]),
    mood: knob(0.12, 'points, standard deviation', CHOSEN, [0, 2]),
    moodEarly: knob(
      0.4,
      'points, standard deviation, before the fourth quarter',
      'fitted to leads of 6, 13 and 20 after three quarters (public records)',
      [0, 2],
    ),
    outOfReach: whole(22, 'points ahead, before the try, from which no coach goes for two', CHOSEN, [8, 60]),
    overtimeWin: knob(0.25, 'chance to play for the win', CHOSEN, [0, 1]),
  },
} satisfies KnobTree;
