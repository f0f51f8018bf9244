import type { ConferenceId, TeamId } from '../../model/ids.ts';
import { itemAt, zip } from '../../model/lists.ts';

/** Promotion and relegation: the last teams of the upper tier and the first of the lower one trade places. */

interface PromotionInput {
  members: Readonly<Record<TeamId, ConferenceId | null>>;
  /** Conferences from top to bottom, one ladder after another. */
  ladders: readonly (readonly ConferenceId[])[];
  /** Number of teams that move up and down between two tiers. */
  teams: number;
  /** Returns a conference's teams in final order, first place first. */
  orderOf: (conference: ConferenceId) => readonly TeamId[];
}

/**
 * Returns every team's conference next season. Small tiers move fewer teams, so that no team moves up and down at once.
 */
export function promoted({ members, ladders, teams, orderOf }: PromotionInput): Map<TeamId, ConferenceId | null> {
  const next = new Map(Object.entries(members));
  for (const ladder of ladders) {
    const orders = ladder.map(orderOf);
    for (const [rung, [upper, lower]] of zip(orders.slice(0, -1), orders.slice(1)).entries()) {
      const moving = Math.min(teams, Math.floor(upper.length / 2), Math.floor(lower.length / 2));
      for (const team of upper.slice(upper.length - moving)) next.set(team, itemAt(ladder, rung + 1));
      for (const team of lower.slice(0, moving)) next.set(team, itemAt(ladder, rung));
    }
  }
  return next;
}
