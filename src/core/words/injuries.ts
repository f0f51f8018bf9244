import type { AbsenceKind } from '../model/people/injuries.ts';

/** Reasons a player is off the field, within a sentence. */
export const INJURY_WORDS: Readonly<Record<AbsenceKind, string>> = {
  concussion: 'concussion',
  ankle: 'ankle',
  knee: 'knee',
  hamstring: 'hamstring',
  shoulder: 'shoulder',
  foot: 'foot',
  hand: 'hand',
  hip: 'hip',
  groin: 'groin',
  back: 'back',
  ribs: 'ribs',
  high_ankle: 'high ankle sprain',
  collarbone: 'collarbone',
  broken_leg: 'broken leg',
  knee_ligament: 'torn knee ligament',
  achilles: 'torn Achilles tendon',
  targeting: 'targeting',
  targeting_half: 'targeting',
  redshirt: 'redshirt',
};
