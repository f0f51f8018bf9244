import type { Finalist } from '../../contract/views/recruiting/board.ts';
import type { TeamId } from '../../model/ids.ts';
import { zip } from '../../model/lists.ts';
import { roundedParts } from '../../words/numbers.ts';
import { type SeasonView, teamFacts } from '../reading/season-view.ts';

/** Decimals of a part of a player's interest. */
const DECIMALS = 2;

/**
 * A player's finalists with the parts of his interest in each, rounded so that they add up.
 * @param labels of the parts, in order
 */
export function finalistsView(
  season: SeasonView,
  finalists: readonly { team: TeamId; parts: readonly number[] }[],
  labels: readonly string[],
): Finalist[] {
  return finalists.map(({ team, parts }) => {
    const rounded = roundedParts(parts, DECIMALS);
    return {
      team: teamFacts(season, team).name,
      ours: team === season.settings.team,
      parts: zip(labels, rounded.parts).map(([label, value]) => ({ label, value })),
      total: rounded.total,
    };
  });
}
