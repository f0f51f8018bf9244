import type { TeamId } from '../../model/ids.ts';
import type { Player } from '../../model/player.ts';
import type { Carried, SeasonData } from './season-data.ts';
import { deviation, present, seasonValue, share, type Values } from './values.ts';

/** Typical sizes of small and large classes. */
const SMALL_CLASS = 15;
const LARGE_CLASS = 28;

/** Whether a player was a recruit: one-stars are walk-ons and not part of a signing class. */
export function isRecruit(player: Player): boolean {
  return player.stars > 1;
}

function classSizes(freshmen: readonly Player[]): number[] {
  const sizes = new Map<TeamId, number>();
  for (const { team } of freshmen.filter(isRecruit)) sizes.set(team, (sizes.get(team) ?? 0) + 1);
  return [...sizes.values()];
}

/** Measures how rosters change from one season to the next, apart from early draft entries. */
export function turnoverMetrics({
  people,
  freshmen,
  previous,
}: Pick<SeasonData, 'people' | 'freshmen'> & { previous: Pick<Carried, 'players'> | null }): Values {
  if (!previous || !freshmen) return {};
  const returning: number[] = [];
  for (const { id, rating } of previous.players) {
    const after = people.get(id);
    if (after) returning.push(after.rating - rating);
  }
  const sizes = classSizes(freshmen);
  return present({
    worse_share: share(returning, (change) => change < 0),
    class_sd: seasonValue(deviation(sizes)),
    class_usual: share(sizes, (size) => size >= SMALL_CLASS && size <= LARGE_CLASS),
  });
}
