import { type KnobTree, knob, whole } from '../knob.ts';
import { CHOSEN, RECORDS } from './sources.ts';

const TRIES = 'fitted to two-point tries after 4.7% of touchdowns (public records)';

/** Tuning for tries after touchdowns (`football/kicks/tries.ts`). */
export const triesKnobs = {
  /** Going for two. */
  tries: {
    twoPoint: knob(0.43, 'share of attempts', RECORDS, [0, 1]),
    twoPointPerPoint: knob(0.008, 'share per rating point', CHOSEN, [0, 0.05]),
    twoPointPass: knob(0.55, 'share of attempts', CHOSEN, [0, 1]),
    twoPointKeep: knob(0.25, 'share of runs', CHOSEN, [0, 1]),
    twoPointReturned: knob(0.02, 'share of failed tries returned by the defense for two points', CHOSEN, [0, 1]),
    care: knob(0.172, 'expected points by which going for two must beat the kick', TRIES, [-2, 5]),
    careEarly: knob(0.53, 'additional points before the fourth quarter', TRIES, [0, 10]),
    careTouchdown: knob(
      0.35,
      'additional points when a kick leaves the team a touchdown from a tie',
      'fitted to games decided by 7: few teams go for two when down 8',
      [0, 10],
    ),
    careTie: knob(0.3, 'additional points when a kick ties the game', 'chosen: coaches play for overtime', [0, 10]),
    chartSeconds: whole(300, 'maximum seconds left for coaches to follow the chart', CHOSEN, [0, 900]),
    chartGain: knob(0.02, 'expected points by which going for two must beat the kick on the chart', CHOSEN, [0, 1]),
    boldness: knob(0.06, 'points per unit of style', CHOSEN, [0, 2]),
    mood: knob(0.12, 'points (standard deviation)', CHOSEN, [0, 2]),
    moodEarly: knob(
      0.4,
      'points (standard deviation) before the fourth quarter',
      'fitted to leads of 6, 13 and 20 after three quarters (public records)',
      [0, 2],
    ),
    outOfReach: whole(22, 'points ahead before the try from which no coach goes for two', CHOSEN, [8, 60]),
    overtimeWin: knob(0.25, 'chance of playing for the win', CHOSEN, [0, 1]),
  },
} satisfies KnobTree;
