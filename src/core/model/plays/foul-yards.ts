import type { PenaltyName } from './play.ts';

/**
 * Yards of each foul (NCAA Football Rules, summary of penalties). Grounding is marked where the passer stood, and the
 * kickoff rules place a kick out of bounds. Offensive interference was 15 yards until 2023 (`GameRules`).
 */
export const FOUL_YARDS: Partial<Record<PenaltyName, 5 | 10 | 15>> = {
  'false start': 5,
  'offensive holding': 10,
  'delay of game': 5,
  'illegal formation': 5,
  'offensive pass interference': 15,
  'ineligible man downfield': 5,
  'chop block': 15,
  offside: 5,
  encroachment: 5,
  'defensive holding': 10,
  'defensive pass interference': 15,
  'roughing the passer': 15,
  'incidental face mask': 5,
  'horse collar tackle': 15,
  'face mask': 15,
  'personal foul': 15,
  'unsportsmanlike conduct': 15,
  targeting: 15,
  'roughing the kicker': 15,
  'running into the kicker': 5,
  'illegal block in the back': 10,
  'kick catch interference': 15,
};
