import { groupBy } from '../model/lists.ts';
import { type PlayoffFormat, takesChampions } from '../model/playoff.ts';
import type { TeamSeason } from '../model/season.ts';
import { playoffGrowth } from '../offseason/realignment/playoff-growth.ts';
import type { Tuning } from '../tuning/index.ts';
import type { SeasonSource, Settings } from './dynasty-state.ts';

/** What the playoff format of a season follows from. */
interface FormatSource extends Pick<SeasonSource, 'reference'> {
  settings: Pick<Settings, 'seed' | 'playoff'>;
  tuning: Pick<Tuning, 'playoffGrowth'>;
  /** Every team's line of a past season. */
  linesOf(year: number): readonly TeamSeason[];
}

/** The field that commissioners vote for: five champions and 11 at large, as most discussed for the years after 2026. */
const LARGER: PlayoffFormat = { teams: 16, autobids: 5, championsTopFour: false };

/** The vote until a season that makes the playoff of a dynasty larger; null: none, or the player chose its format. */
export function growthBy({ settings, reference, tuning, linesOf }: FormatSource, through: number) {
  const { lastSeason: lastKnown } = reference;
  if (settings.playoff !== null || through < lastKnown) return null;
  const { teams: field } = reference.season(lastKnown).playoff;
  if (field >= LARGER.teams || !takesChampions(field)) return null;
  return playoffGrowth({ seed: settings.seed, field, lastKnown, linesOf, tuning }, through);
}

/** The playoff format of a season: the player's choice, else the season's own, until commissioners vote for a larger one. */
export function formatIn(source: FormatSource, year: number): PlayoffFormat {
  if (source.settings.playoff !== null) return source.settings.playoff;
  const own = source.reference.season(year).playoff;
  if (year <= source.reference.lastSeason) return own;
  const growth = growthBy(source, year - source.tuning.playoffGrowth.notice);
  return growth === null ? own : LARGER;
}

/** What a season's playoff will be: the growth that is announced, or the next season's format where history has another. */
export function nextFormat(source: FormatSource, year: number): { year: number; format: PlayoffFormat } | null {
  const [now, next] = [formatIn(source, year), formatIn(source, year + 1)];
  if (next.teams !== now.teams) return { year: year + 1, format: next };
  const growth = growthBy(source, year);
  return growth === null || growth.from <= year ? null : { year: growth.from, format: LARGER };
}

/** A history's lines by season, as they were last asked for. */
const byYear = new WeakMap<readonly TeamSeason[], ReadonlyMap<number, readonly TeamSeason[]>>();

/** The lines of a season in a history. */
function linesIn(history: readonly TeamSeason[]): FormatSource['linesOf'] {
  return (year) => {
    const known = byYear.get(history) ?? groupBy(history, (row) => row.year);
    byYear.set(history, known);
    return known.get(year) ?? [];
  };
}

/** The format of a dynasty's running season. */
export function playoffFormat(
  dynasty: Pick<SeasonSource, 'settings' | 'reference' | 'tuning' | 'year' | 'history'>,
): PlayoffFormat {
  return formatIn({ ...dynasty, linesOf: linesIn(dynasty.history) }, dynasty.year);
}
