import type { Stakes } from '../../core/app/views/stakes.ts';
import { earlyText, noStakesText, offFirst, opponentText, percent, weekName } from '../../core/present/index.ts';

/** `Week 9: at #3 Ohio State, +6.5, chance to win 32%`. */
export function nextGameLine({ game, info, now }: Pick<Stakes, 'game' | 'info' | 'now'>): string {
  if (game === null) return noStakesText({ info, now });
  const week = `${weekName(game.weekPlayed, info.playoff.teams)}${offFirst(game.weekPlayed - info.currentWeek)}`;
  return `${week}: ${opponentText(game)}, ${game.spread}${earlyText(game)}, chance to win ${percent(game.win_probability)}`;
}
