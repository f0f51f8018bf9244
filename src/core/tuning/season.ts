import { type KnobTree, knob } from './knob.ts';

const HABIT = 'chosen so that schedules look like those of public records, 2000-2025';

/** Balance numbers of `src/core/season`. */
export const seasonKnobs = {
  schedule: {
    powerPrestige: knob(4, 'mean prestige of a conference that counts as strong', HABIT, [1, 7]),
    strongPrestige: knob(5, 'prestige of a program that plays one more home game', HABIT, [1, 8]),
    peerGames: knob(1, 'non-conference games of a strong program against another', HABIT, [0, 4]),
    independentPeerShare: knob(0.6, "share of a strong independent's games against strong teams", HABIT, [0, 1]),
    peerGapDislike: knob(0.4, 'appeal lost per tier of prestige between peers', HABIT, [0, 5]),
    paidGapAppeal: knob(0.6, 'appeal per tier that a visitor is weaker', HABIT, [0, 5]),
    paidGapMost: knob(3, 'tiers beyond which a weaker visitor is no better', HABIT, [0, 6]),
    paidRepeatDislike: knob(0.7, 'appeal lost per paid game that a visitor already plays', HABIT, [0, 5]),
    openDatesAppeal: knob(0.15, 'appeal per game that an opponent still needs', HABIT, [0, 2]),
    rivalryAppeal: knob(1.5, 'appeal of a rival', HABIT, [0, 10]),
    distanceAppeal: knob(0.8, 'appeal lost per thousand miles', HABIT, [0, 5]),
    opponentNoise: knob(1.5, 'width of chance in choosing an opponent, in appeal', HABIT, [0, 10]),
    firstConferenceWeek: knob(4, 'first week in which conference games are welcome', HABIT, [1, 14]),
    lastNonConferenceWeek: knob(3, 'last week in which non-conference games are most welcome', HABIT, [1, 14]),
    earlyDislike: knob(3, 'cost per week that a conference game is too early', HABIT, [0, 20]),
    lateDislike: knob(1, 'cost per week that a non-conference game is late', HABIT, [0, 20]),
    lastWeekAppeal: knob(1, 'gain of a conference game in the last week', HABIT, [0, 20]),
    homeGamesLeast: knob(5, 'home games of an ordinary program, least', HABIT, [3, 6]),
    homeGamesMost: knob(7, 'home games of an ordinary program, most', HABIT, [6, 9]),
  },
} satisfies KnobTree;
