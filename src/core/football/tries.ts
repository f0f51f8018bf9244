import { GOOD, MISSED, TWO_POINT_PASS, TWO_POINT_RUN } from '../model/play-codes.ts';
import { QUARTERS, TWO_POINT_TRY_POINTS } from '../model/rules.ts';
import type { Tuning } from '../tuning/index.ts';
import { extraPoint, returnTry } from './field-goals.ts';
import type { GameState } from './state.ts';

/** The try after a touchdown: kick or two-point play. */
export function playTry(g: GameState): void {
  if (mustTryTwo(g) || wantsTwo(g)) twoPointPlay(g);
  else extraPoint(g);
}

function mustTryTwo(g: GameState): boolean {
  return g.quarter - QUARTERS >= g.rules.overtime.mustTryTwoFrom;
}

/** Whether the coach goes for two: late by the usual chart (by the lead before the try), early seldom. */
function wantsTwo(g: GameState): boolean {
  const k = g.tuning.tries;
  const lead = g.lead();
  if (g.quarter > QUARTERS) return lead === -1 && g.dice.float() < k.overtimeWin;
  const late = g.quarter === QUARTERS || (g.quarter === 3 && g.clock < k.cardThirdQuarter);
  if (late && g.gameSeconds() < cardSeconds(k.cardSeconds, lead)) return g.dice.float() < k.card;
  const bold = k.early * Math.exp(k.earlyPerBoldness * g.off.sheet.style.boldness);
  return g.dice.float() < bold;
}

/**
 * The two-point chart: with fewer than this many seconds left, go for two at a lead (after the touchdown, before the
 * try); 0 for leads not on it.
 */
function cardSeconds(card: Tuning['tries']['cardSeconds'], lead: number): number {
  switch (lead) {
    case -18:
      return card.behind18;
    case -16:
      return card.behind16;
    case -13:
      return card.behind13;
    case -10:
      return card.behind10;
    case -5:
      return card.behind5;
    case -2:
      return card.behind2;
    case 1:
      return card.ahead1;
    case 5:
      return card.ahead5;
    case 12:
      return card.ahead12;
    default:
      return 0;
  }
}

/** A two-point play, run or pass; a better offense succeeds more often. */
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
    return;
  }
  p.result = MISSED;
  if (dice.float() < k.twoPointReturned) returnTry(g, p);
}
