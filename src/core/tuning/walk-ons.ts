import { type KnobTree, knob } from './knob.ts';

const SIZES = 'public rosters 2016-2024: 119.6 players, 112.1 to 130 by season, minus 85 on scholarship';
const CLASSES = 'public rosters 2016-2024: classes, and returning players by season';

/** Tuning for `src/core/offseason/walk-ons.ts`. */
export const walkOnKnobs = {
  walkOns: {
    arrivals: knob(10, 'walk-ons per program per year', SIZES, [0, 60]),
    arrivalsLimited: knob(
      6.5,
      'walk-ons per program per year under a roster limit',
      'House v. NCAA settlement: 105 players from 2025 on, 85 of them on scholarship in the game',
      [0, 60],
    ),
    programSd: knob(
      0.29,
      'log of that number, lasting SD across programs',
      'public rosters: SD of 11.9 players',
      [0, 1],
    ),
    yearSd: knob(
      0.15,
      'log of that number, SD between years of a program',
      'public rosters: SD of 11.9 players',
      [0, 1],
    ),
    widest: knob(
      0.6,
      'log of that number, maximum distance from normal',
      'public rosters: hardly any with 160 players',
      [0, 10],
    ),
    redshirts: knob(0.6, 'share of walk-ons who redshirt in their first season', CLASSES, [0, 1]),
    home: knob(0.7, 'share of walk-ons from in state', 'chosen: most walk-ons are local', [0, 1]),
    stay: {
      freshmen: knob(0.84, 'share of walk-ons who return', CLASSES, [0, 1]),
      sophomores: knob(0.99, 'share of walk-ons who return', CLASSES, [0, 1]),
      juniors: knob(0.78, 'share of walk-ons who return', CLASSES, [0, 1]),
    },
  },
} satisfies KnobTree;
