import { type KnobTree, whole } from '../knob.ts';

const TELEVISION = 'general knowledge: together they make a game last about three and a half hours';

/**
 * Tuning for the length of a game on television (`football/broadcast-clock.ts`), which times the scores around the
 * nation, not the game itself.
 */
export const broadcastKnobs = {
  broadcast: {
    betweenSnaps: whole(28, 'minimum seconds from snap to snap', TELEVISION, [1, 120]),
    timeout: whole(75, 'length of a timeout in seconds', TELEVISION, [0, 600]),
    changeOfPossession: whole(190, 'seconds between drives', TELEVISION, [0, 900]),
    endOfQuarter: whole(120, 'seconds after the first and third quarters', TELEVISION, [0, 900]),
    halftime: whole(1200, 'length of halftime in seconds', TELEVISION, [0, 3600]),
    play: whole(8, 'seconds from the snap until a score is on the board', TELEVISION, [0, 60]),
  },
} satisfies KnobTree;
