import type { Reference } from '../model/facts.ts';
import { type PlayoffFormat, takesChampions } from '../model/playoff.ts';
import type { TeamSeason } from '../model/season.ts';
import { playoffGrowth } from '../offseason/realignment/playoff-growth.ts';
import type { Tuning } from '../tuning/index.ts';
import type { Season, Settings } from './dynasty-state.ts';

/** Inputs to a season's playoff format. */
interface FormatSource {
  reference: Reference;
  settings: Pick<Settings, 'seed' | 'playoff'>;
  tuning: Pick<Tuning, 'playoffGrowth'>;
  /** Every team's season record in a past year. */
  linesOf(year: number): readonly TeamSeason[];
}

/**
 * The format a playoff expansion brings: five automatic bids and 11 at-large teams, the one most discussed for the
 * years after 2026.
 */
const LARGER: PlayoffFormat = { teams: 16, autobids: 5, championsTopFour: false };

/** The expansion vote that takes effect by a season; null if there is none, or if the player chose the format. */
export function growthBy({ settings, reference, tuning, linesOf }: FormatSource, through: number) {
  const { lastSeason: lastKnown } = reference;
  if (settings.playoff !== null || through < lastKnown) return null;
  const { teams: field } = reference.season(lastKnown).playoff;
  if (field >= LARGER.teams || !takesChampions(field)) return null;
  return playoffGrowth({ seed: settings.seed, field, lastKnown, linesOf, tuning }, through);
}

/**
 * Returns a season's playoff format: the player's choice, or the season's actual one until commissioners vote to
 * expand.
 */
export function formatIn(source: FormatSource, year: number): PlayoffFormat {
  if (source.settings.playoff !== null) return source.settings.playoff;
  const own = source.reference.season(year).playoff;
  if (year <= source.reference.lastSeason) return own;
  const growth = growthBy(source, year - source.tuning.playoffGrowth.notice);
  return growth === null ? own : LARGER;
}

/**
 * Returns an upcoming format change: an announced expansion, or next season's format if history has a different one.
 */
export function nextFormat(source: FormatSource, year: number): { year: number; format: PlayoffFormat } | null {
  const [now, next] = [formatIn(source, year), formatIn(source, year + 1)];
  if (next.teams !== now.teams) return { year: year + 1, format: next };
  const growth = growthBy(source, year);
  return growth === null || growth.from <= year ? null : { year: growth.from, format: LARGER };
}

/** Returns a lookup of history by season. */
const linesIn = (history: readonly TeamSeason[]) => (year: number) => history.filter((row) => row.year === year);

/** Returns the format of a dynasty's current season. */
export function playoffFormat({ memory, settings, reference, tuning, year, history }: Season): PlayoffFormat {
  const source = { settings, reference, tuning, linesOf: linesIn(history) };
  return memory.recall(`playoff format of ${year}`, [history], () => formatIn(source, year));
}
