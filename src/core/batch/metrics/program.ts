import type { SeasonData } from './season-data.ts';
import { present, seasonValue, type Values } from './values.ts';

/** Metrics of the user's program with descriptions, used to compare policies. */
export const PROGRAM_METRICS = {
  own_wins: 'Wins per season, player’s program',
  own_win_share: 'Win percentage, player’s program',
  own_titles: 'National titles per season, player’s program',
  own_rating: 'Team rating, player’s program',
  own_prestige: 'Prestige, player’s program',
  own_signed_stars: 'Mean recruiting stars of signees, player’s program',
} as const satisfies Readonly<Record<string, string>>;

/** Measures the season of the user's program. */
export function programMetrics({ own, teams, freshmen }: SeasonData): Values {
  const season = teams.find(({ team }) => team === own);
  if (season === undefined) return {};
  const { wins, losses, rating, prestige, champion } = season;
  const signed = (freshmen ?? []).filter(({ team }) => team === own);
  return present({
    own_wins: seasonValue(wins),
    own_win_share: seasonValue(wins, wins + losses),
    own_titles: seasonValue(Number(champion)),
    own_rating: rating === null ? null : seasonValue(rating),
    own_prestige: prestige === null ? null : seasonValue(prestige),
    own_signed_stars: seasonValue(
      signed.reduce((sum, { stars }) => sum + stars, 0),
      signed.length,
    ),
  } satisfies Record<keyof typeof PROGRAM_METRICS, unknown>);
}
