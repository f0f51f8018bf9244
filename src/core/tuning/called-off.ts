import { type KnobTree, knob } from './knob.ts';

const RECORD = 'public records of 2020: about 140 of 580 games canceled or postponed, mostly in November and December';

/** Tuning for games called off in a season shortened by a pandemic. */
export const calledOffKnobs = {
  calledOff: {
    first: knob(0.035, 'chance of a new outbreak at a program in the first week', RECORD, [0, 1]),
    last: knob(0.1, 'chance in the last week; it rises evenly from the first', RECORD, [0, 1]),
    secondWeek: knob(0.5, 'chance that an outbreak lasts a second week', RECORD, [0, 1]),
    players: knob(0.6, 'share of called-off games blamed on too few available players', 'general knowledge', [0, 1]),
  },
} satisfies KnobTree;
