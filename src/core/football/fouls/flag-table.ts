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
export function flagTable(k: Tuning['penalties'], rules: GameRules, passing: boolean, store: RotationStore): Rotation {
  const table = new Rotation(store);
  table.add(OFFENSIVE_HOLDING, k.offensiveHolding);
  table.add(OFFSIDE, k.offside);
  table.add(ILLEGAL_FORMATION, k.illegalFormation);
  table.add(FACE_MASK, k.faceMask);
  if (rules.incidentalFaceMask) table.add(INCIDENTAL_FACE_MASK, k.incidentalFaceMask);
  if (rules.horseCollarFoul) table.add(HORSE_COLLAR, k.horseCollar);
  table.add(PERSONAL_FOUL, k.personalFoul + (rules.targetingFoul ? 0 : k.targeting));
  table.add(UNSPORTSMANLIKE, k.unsportsmanlike);
  if (rules.targetingFoul) table.add(TARGETING, k.targeting);
  if (!passing) {
    table.add(CHOP_BLOCK, k.kindOfSnap * k.chopBlock);
    return table;
  }
  table.add(DEFENSIVE_INTERFERENCE, k.kindOfSnap * k.defensiveInterference);
  table.add(DEFENSIVE_HOLDING, k.kindOfSnap * k.defensiveHolding);
  table.add(ROUGHING_PASSER, k.kindOfSnap * k.roughingPasser);
  table.add(OFFENSIVE_INTERFERENCE, k.kindOfSnap * k.offensiveInterference);
  table.add(INELIGIBLE, k.kindOfSnap * k.ineligible);
  table.add(GROUNDING, k.kindOfSnap * k.grounding);
  return table;
}
