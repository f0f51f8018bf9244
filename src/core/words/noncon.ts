/** Prestige and rating of the weakest power program that dates are reserved for; 0: no limit. */
interface PowerPeers {
  prestige: number;
  rating: number;
}

/** The power programs that dates are reserved for: `a power program (prestige 6, rating 81.2, or better)`. */
export function keptFor(dates: number, { prestige, rating }: PowerPeers): string {
  const who = dates === 1 ? 'a power program' : 'power programs';
  if (rating > 0) return `${who} (prestige ${prestige}, rating ${rating}, or better)`;
  return prestige > 1 ? `${who} (prestige ${prestige} or better)` : who;
}
