/** What-if questions about a game. */

export const winnerQuestion = (team: string): string => `What if ${team} had won?`;

/** What-if question about a kick. */
export const kickQuestion = (good: boolean): string => `What if he had ${good ? 'missed' : 'made it'}?`;

export const injuryQuestion = (player: string): string => `What if ${player} had only been shaken up?`;
