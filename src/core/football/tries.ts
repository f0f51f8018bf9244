import { GOOD, MISSED, TWO_POINT_PASS, TWO_POINT_RUN } from '../model/play-codes.ts';
import { QUARTERS, TWO_POINT_TRY_POINTS } from '../model/rules.ts';
import { extraPoint } from './field-goals.ts';
import type { GameState } from './state.ts';

/** The try after a touchdown: kick or two-point play. */
export function playTry(g: GameState): void {
  if (mustTryTwo(g) || wantsTwo(g)) twoPointPlay(g);
  else extraPoint(g);
}

function mustTryTwo(g: GameState): boolean {
  return g.quarter - QUARTERS >= g.rules.overtime.mustTryTwoFrom;
}

/**
 * Whether the coach goes for two. Late he follows the usual card (by the lead before the try); early seldom.
 */
function wantsTwo(g: GameState): boolean {
  const k = g.tuning.tries;
  const lead = g.lead();
  if (g.quarter > QUARTERS) return lead === -1 && g.dice.float() < k.overtimeWin;
  const late = g.quarter === 4 || (g.quarter === 3 && g.clock < 180);
  if (late && onCard(lead, g.gameSeconds())) return g.dice.float() < k.card;
  const bold = k.early * Math.exp(0.5 * g.off.sheet.style.boldness);
  return g.dice.float() < bold;
}

/** The two-point card: leads (after the touchdown, before the try) at which two points beat one late in a game. */
function onCard(lead: number, seconds: number): boolean {
  switch (lead) {
    case -2:
    case -5:
    case -10:
    case -13:
    case 1:
    case 5:
      return true;
    case -16:
    case -18:
      return seconds < 600;
    case 12:
      return seconds < 480;
    default:
      return false;
  }
}

/** One play, by run or pass; the better offense makes it more often. */
export function twoPointPlay(g: GameState): void {
  const p = g.play;
  const { off, def, dice } = g;
  const k = g.tuning.tries;
  const edge = off.attack + off.quarterbackRating - def.resist - def.lineup.coverage;
  const chance = k.twoPoint + k.twoPointPerPoint * edge * g.tuning.strength.effect;
  const passing = dice.float() < k.twoPointPass;
  p.kind = passing ? TWO_POINT_PASS : TWO_POINT_RUN;
  if (passing) {
    p.actor = off.quarterback;
    p.target = off.lineup.targets.draw(dice);
  } else {
    p.actor = dice.float() < k.twoPointKeep ? off.quarterback : off.lineup.carriers.draw(dice);
  }
  if (dice.float() < chance) {
    p.result = GOOD;
    g.addPoints(TWO_POINT_TRY_POINTS, true);
  } else {
    p.result = MISSED;
  }
}
