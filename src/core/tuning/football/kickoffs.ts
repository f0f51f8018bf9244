import { type KnobTree, knob, whole } from '../knob.ts';
import { CHOSEN, RECORDS } from './sources.ts';

/** Tuning for kickoffs (`football/kicks/kickoffs.ts`). */
export const kickoffsKnobs = {
  /** Kickoffs and their returns. */
  kickoffs: {
    length: knob(64.7, 'yards', 'public records, FBS vs. FBS, 2021-2025, touchbacks 0.47', [30, 90]),
    freeLength: knob(62, 'yards', CHOSEN, [30, 90]),
    perPoint: knob(0.2, 'yards per rating point', CHOSEN, [0, 2]),
    spread: knob(6, 'yards', CHOSEN, [1, 20]),
    deepEnough: knob(3, 'yards into the end zone', CHOSEN, [-10, 15]),
    kneelShare: knob(0.7, 'share of shorter kicks into the end zone that are downed', CHOSEN, [0, 1]),
    outOfBounds: knob(0.018, 'share of kickoffs', RECORDS, [0, 0.3]),
    fairCatch: knob(0.15, 'share of kickoffs not in the end zone', RECORDS, [0, 1]),
    firstReturner: knob(0.65, 'share of kickoffs', CHOSEN, [0, 1]),
    returnMean: knob(19.6, 'yards', 'public records, FBS vs. FBS, 2021-2025, 21.2 per return', [5, 60]),
    returnSpread: knob(6.5, 'yards', CHOSEN, [1, 20]),
    longShare: knob(0.085, 'share of returns', 'fitted to 0.028 touchdowns per team-game', [0, 1]),
    longReturn: knob(40, 'yards', 'same as longShare', [1, 90]),
    returnPerPoint: knob(0.12, 'yards per rating point', CHOSEN, [0, 1]),
    fumbled: knob(0.018, 'share of returns', CHOSEN, [0, 0.3]),
    onsideSeconds: knob(
      140,
      'seconds per score needed',
      'public records, FBS vs. FBS, 2021-2025, 0.0098 of kickoffs',
      [0, 600],
    ),
    onsideLate: knob(0.85, 'chance when the situation calls for it', CHOSEN, [0, 1]),
    onsideSurprise: knob(0.0015, 'share of kickoffs', CHOSEN, [0, 0.2]),
    onsideRecovered: knob(0.2, 'share of onside kicks', RECORDS, [0, 1]),
    least: whole(25, 'yards', CHOSEN, [10, 60]),
    fairCatchInside: whole(25, 'yards from the goal line', CHOSEN, [0, 50]),
    hangSeconds: whole(4, 'seconds in the air', CHOSEN, [0, 10]),
    returnSeconds: whole(6, 'seconds', CHOSEN, [1, 20]),
    touchdownSeconds: whole(12, 'seconds of a return for a touchdown', CHOSEN, [1, 20]),
    onsideLead: whole(17, 'maximum points behind', 'two touchdowns and a field goal', [1, 40]),
    onsidePerTimeout: whole(25, 'seconds each remaining timeout is worth', CHOSEN, [0, 120]),
    onsideBeyond: whole(4, 'maximum yards beyond the minimum', CHOSEN, [0, 20]),
    onsideTakes: whole(2, 'seconds', CHOSEN, [0, 15]),
  },
} satisfies KnobTree;
