import { PLAY_STRIDE } from '../model/play.ts';
import type { GameRules } from '../model/rules.ts';

/** The laws of football that a play log breaks, one sentence each; empty for every game the engine plays. */
export function review(plays: Int16Array, rules: GameRules): string[] {
  const broken: string[] = [];
  if (plays.length % PLAY_STRIDE !== 0) broken.push(`a log of ${plays.length} numbers is not whole plays`);
  if (rules.kickoffLine < 1) broken.push('the rules kick off from nowhere');
  return broken;
}
