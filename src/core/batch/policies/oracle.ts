import { enterPortal, leaveChances } from '../../dynasty/portal.ts';
import { trueRating } from '../../offseason/recruits/knowledge.ts';
import { standingsOf } from '../../offseason/recruits/standing.ts';
import { type Leaving, type Sight, thinking } from './sight.ts';

/** The truth, which no page shows: recruits' future ratings and true opinions, and which players will leave. */
export const TRUTH: Sight = {
  rating: ({ cycle }, recruit) => trueRating(cycle, recruit),
  standings: (now, recruit) => standingsOf(thinking(now), recruit),
  leaving: (dynasty) => {
    const leaving = new Set(enterPortal(dynasty).map(({ player }) => player.id));
    return leaveChances(dynasty).map(({ player }): Leaving => ({ player, chance: Number(leaving.has(player.id)) }));
  },
};
