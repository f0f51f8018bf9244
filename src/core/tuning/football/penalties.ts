import { type KnobTree, knob, whole } from '../knob.ts';
import { CHOSEN, RECORDS } from './sources.ts';

const FLAGS = 'public records, penalties by kind; fitted to 5.97 accepted per team-game';
const PER_GAME = 'flags per team-game';

/** Tuning for fouls (`football/fouls/penalties.ts`). */
export const penaltiesKnobs = {
  /** Fouls per team-game; the chance per play follows from them. */
  penalties: {
    snaps: knob(72, 'snaps per team-game', RECORDS, [30, 120]),
    punts: knob(4.3, 'punts per team-game', RECORDS, [1, 12]),
    puntReturns: knob(1.6, 'punt returns per team-game', RECORDS, [0.5, 8]),
    kickReturns: knob(2.1, 'kick returns per team-game', RECORDS, [0.5, 8]),
    falseStart: knob(1.15, PER_GAME, FLAGS, [0, 6]),
    delayOfGame: knob(0.28, PER_GAME, FLAGS, [0, 6]),
    deadBallOffside: knob(0.2, PER_GAME, FLAGS, [0, 6]),
    offensiveHolding: knob(1.25, PER_GAME, FLAGS, [0, 6]),
    offside: knob(0.5, PER_GAME, FLAGS, [0, 6]),
    illegalFormation: knob(0.3, PER_GAME, FLAGS, [0, 6]),
    faceMask: knob(0.25, PER_GAME, FLAGS, [0, 6]),
    incidentalFaceMask: knob(0.25, PER_GAME, CHOSEN, [0, 6]),
    horseCollar: knob(0.05, PER_GAME, CHOSEN, [0, 6]),
    personalFoul: knob(0.47, PER_GAME, FLAGS, [0, 6]),
    unsportsmanlike: knob(0.3, PER_GAME, FLAGS, [0, 6]),
    targeting: knob(0.1, PER_GAME, FLAGS, [0, 6]),
    chopBlock: knob(0.05, PER_GAME, FLAGS, [0, 6]),
    defensiveInterference: knob(1.3, PER_GAME, FLAGS, [0, 6]),
    defensiveHolding: knob(0.3, PER_GAME, FLAGS, [0, 6]),
    roughingPasser: knob(0.25, PER_GAME, FLAGS, [0, 6]),
    offensiveInterference: knob(0.18, PER_GAME, FLAGS, [0, 6]),
    ineligible: knob(0.15, PER_GAME, FLAGS, [0, 6]),
    grounding: knob(0.12, PER_GAME, FLAGS, [0, 6]),
    roughingKicker: knob(0.02, PER_GAME, FLAGS, [0, 6]),
    runningIntoKicker: knob(0.03, PER_GAME, FLAGS, [0, 6]),
    catchInterference: knob(0.04, PER_GAME, FLAGS, [0, 6]),
    blockInBack: knob(0.15, PER_GAME, FLAGS, [0, 6]),
    blockInBackKickoff: knob(0.12, PER_GAME, FLAGS, [0, 6]),
    offenseShare: knob(0.4, 'share of personal fouls by the offense', CHOSEN, [0, 1]),
    holdingBeyond: knob(0.25, 'share of holding calls on gains that occur past the line of scrimmage', CHOSEN, [0, 1]),
    holdingDepth: whole(6, 'maximum yards behind the line of scrimmage for a holding spot', CHOSEN, [1, 15]),
    offsetting: knob(0.03, 'share of live-ball flags', CHOSEN, [0, 1]),
    offsetPersonal: knob(0.3, 'share of offsetting fouls answered by a personal foul', CHOSEN, [0, 1]),
    kindOfSnap: knob(
      2,
      'snaps per run, and per dropback',
      'public records, FBS vs. FBS, 2021-2025: about half of all snaps are dropbacks',
      [1, 5],
    ),
    declineLoss: whole(8, 'yards lost from which the defense declines the penalty', CHOSEN, [0, 30]),
    declineThirdLoss: whole(6, 'yards lost from which it declines on third down', CHOSEN, [0, 30]),
    declineThirdFrom: whole(58, 'offense’s yard line up to which that third-down rule applies', CHOSEN, [0, 100]),
  },
} satisfies KnobTree;
