import type { GameRules } from '../../model/rules.ts';
import type { Tuning } from '../../tuning/index.ts';
import { Rotation, type RotationStore } from '../rotation.ts';
import {
  CHOP_BLOCK,
  DEFENSIVE_HOLDING,
  DEFENSIVE_INTERFERENCE,
  FACE_MASK,
  GROUNDING,
  HORSE_COLLAR,
  ILLEGAL_FORMATION,
  INCIDENTAL_FACE_MASK,
  INELIGIBLE,
  OFFENSIVE_HOLDING,
  OFFENSIVE_INTERFERENCE,
  OFFSIDE,
  PERSONAL_FOUL,
  ROUGHING_PASSER,
  TARGETING,
  UNSPORTSMANLIKE,
} from './fouls.ts';

/**
 * Returns the flags possible on a play under the season's rules, weighted by flags per team-game. Fouls possible only
 * on a run or only on a dropback are weighted up there. Before targeting was its own foul, such hits are personal
 * fouls.
 */
export function flagTable(
  knobs: Tuning['penalties'],
  rules: GameRules,
  passing: boolean,
  store: RotationStore,
): Rotation {
  const table = new Rotation(store);
  table.add(OFFENSIVE_HOLDING, knobs.offensiveHolding);
  table.add(OFFSIDE, knobs.offside);
  table.add(ILLEGAL_FORMATION, knobs.illegalFormation);
  table.add(FACE_MASK, knobs.faceMask);
  if (rules.incidentalFaceMask) table.add(INCIDENTAL_FACE_MASK, knobs.incidentalFaceMask);
  if (rules.horseCollarFoul) table.add(HORSE_COLLAR, knobs.horseCollar);
  table.add(PERSONAL_FOUL, knobs.personalFoul + (rules.targetingFoul ? 0 : knobs.targeting));
  table.add(UNSPORTSMANLIKE, knobs.unsportsmanlike);
  if (rules.targetingFoul) table.add(TARGETING, knobs.targeting);
  if (!passing) {
    table.add(CHOP_BLOCK, knobs.kindOfSnap * knobs.chopBlock);
    return table;
  }
  table.add(DEFENSIVE_INTERFERENCE, knobs.kindOfSnap * knobs.defensiveInterference);
  table.add(DEFENSIVE_HOLDING, knobs.kindOfSnap * knobs.defensiveHolding);
  table.add(ROUGHING_PASSER, knobs.kindOfSnap * knobs.roughingPasser);
  table.add(OFFENSIVE_INTERFERENCE, knobs.kindOfSnap * knobs.offensiveInterference);
  table.add(INELIGIBLE, knobs.kindOfSnap * knobs.ineligible);
  table.add(GROUNDING, knobs.kindOfSnap * knobs.grounding);
  return table;
}
