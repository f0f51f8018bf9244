import { type KnobTree, knob } from './knob.ts';

const SIZES = 'public rosters 2016-2024: 119.6 players, 112.1 to 130 by season, minus 85 on scholarship';
const CLASSES = 'public rosters 2016-2024: classes, and who is back the next season';

/** Balance numbers of `src/core/offseason/walk-ons.ts`. */
export const walkOnKnobs = {
  walkOns: {
    arrivals: knob(10, 'players a year who walk on at a program', SIZES, [0, 60]),
    arrivalsLimited: knob(
      6.5,
      'the same where a roster has a limit',
      'House v. NCAA settlement: 105 players from 2025 on, 85 of them on scholarship here',
      [0, 60],
    ),
    programSd: knob(0.29, 'log of that, lasting SD between programs', 'public rosters: SD of 11.9 players', [0, 1]),
    yearSd: knob(0.15, 'the same between the years of a program', 'public rosters: SD of 11.9 players', [0, 1]),
    widest: knob(
      0.6,
      'log of that, at most, more or fewer than usual',
      'public rosters: hardly one of 160 players',
      [0, 10],
    ),
    redshirts: knob(0.6, 'share who redshirt in their first season', CLASSES, [0, 1]),
    home: knob(0.7, 'share from the state of the program', 'chosen: who walks on lives near', [0, 1]),
    stay: {
      freshmen: knob(0.84, 'share who are back', CLASSES, [0, 1]),
      sophomores: knob(0.99, 'share who are back', CLASSES, [0, 1]),
      juniors: knob(0.78, 'share who are back', CLASSES, [0, 1]),
    },
  },
} satisfies KnobTree;
