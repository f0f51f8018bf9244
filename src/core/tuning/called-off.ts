import { type KnobTree, knob } from './knob.ts';

const RECORD =
  'public records of 2020: about 140 of 580 games canceled or postponed, most of them in November and December';

/** Games that are called off in a season that a pandemic shortens. */
export const calledOffKnobs = {
  calledOff: {
    first: knob(0.035, 'chance that an outbreak begins in a program in the first week', RECORD, [0, 1]),
    last: knob(0.1, 'the same in the last week; between them it rises evenly', RECORD, [0, 1]),
    secondWeek: knob(0.5, 'chance that an outbreak lasts a second week', RECORD, [0, 1]),
    players: knob(0.6, 'share of them named as too few players available', 'general knowledge', [0, 1]),
  },
} satisfies KnobTree;
