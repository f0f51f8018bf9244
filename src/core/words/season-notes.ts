/** What a player should know of a season before he starts in it, by year. */
const NOTES: Readonly<Record<number, string>> = {
  2020: 'The 2020 season is played as it was scheduled before the pandemic: every game, in full stadiums, with FCS opponents. The extra year of eligibility stays.',
};

/** What is special about a season as the game plays it; null: nothing. */
export function seasonNote(year: number): string | null {
  return NOTES[year] ?? null;
}
