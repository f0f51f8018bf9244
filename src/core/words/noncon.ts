/** Prestige and rating of the weakest power program for which dates are kept; 0 for no limit. */
interface PowerPeers {
  prestige: number;
  rating: number;
}

/** The power programs for whom dates are kept: `a power program (prestige 6, rating 81.2, or better)`. */
export function keptFor(dates: number, { prestige, rating }: PowerPeers): string {
  const who = dates === 1 ? 'a power program' : 'power programs';
  if (rating > 0) return `${who} (prestige ${prestige}, rating ${rating}, or better)`;
  return prestige > 1 ? `${who} (prestige ${prestige} or better)` : who;
}
