/** Questions about what could have gone the other way. */

export const winnerQuestion = (team: string): string => `What if ${team} had won?`;

/** Of a kick that was good, or was not. */
export const kickQuestion = (good: boolean): string => `What if he had ${good ? 'missed' : 'made it'}?`;

export const injuryQuestion = (player: string): string => `What if ${player} had only been shaken up?`;
