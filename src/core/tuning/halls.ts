import { type KnobTree, knob, whole } from './knob.ts';

const CHOSEN =
  'counted over 20 classes: about seven players enter the national hall a year, and one every other year enters the hall of an average program';
const BENCHMARK = 'a career that leads the real statistical lists of its era';

const SPECIALISTS = 'public records: about one in a hundred members of the national hall was a kicker or punter';

const points = (value: number) => knob(value, 'points', CHOSEN, [0, 200]);
const benchmark = (value: number) => knob(value, 'career total', BENCHMARK, [1, 100_000]);

/** Tuning for `src/core/season/halls.ts`: the parts of a Hall of Fame case. */
export const hallsKnobs = {
  halls: {
    wait: whole(3, 'seasons after his last one', CHOSEN, [1, 20]),
    national: points(90),
    program: points(33),
    specialist: knob(0.35, 'share of points a kicker, punter or returner gets for his honors', SPECIALISTS, [0, 1]),
    heisman: points(60),
    heismanFinalist: points(12),
    best: points(35),
    allAmericaFirst: points(25),
    allAmericaSecond: points(12),
    freshmanAllAmerica: points(6),
    allConferenceFirst: points(8),
    allConferenceSecond: points(4),
    mostValuable: points(4),
    playerOfTheWeek: points(2),
    title: points(8),
    nationRecord: points(12),
    conferenceRecord: points(4),
    programRecord: points(2),
    career: points(25),
    careers: {
      pass_yards: benchmark(10_000),
      rush_yards: benchmark(4_000),
      receiving_yards: benchmark(3_000),
      tackles: benchmark(380),
      sacks: benchmark(28),
      interceptions: benchmark(15),
      field_goals_made: benchmark(150),
    },
  },
} satisfies KnobTree;
