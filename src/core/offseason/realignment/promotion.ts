import type { ConferenceId, TeamId } from '../../model/ids.ts';

/** Promotion and relegation: between two rungs of a ladder the last of the upper and the first of the lower change places. */

interface PromotionInput {
  members: Readonly<Record<TeamId, ConferenceId | null>>;
  /** Conferences from top to bottom, ladder by ladder. */
  ladders: readonly (readonly ConferenceId[])[];
  /** Teams that go up and down between two rungs. */
  teams: number;
  /** A conference's teams, the first first. */
  orderOf: (conference: ConferenceId) => readonly TeamId[];
}

/** Everybody's conference next season. Small rungs move fewer teams, so that none goes up and down at once. */
export function promoted({ members, ladders, teams, orderOf }: PromotionInput): Map<TeamId, ConferenceId | null> {
  const next = new Map(Object.entries(members));
  for (const ladder of ladders) {
    const orders = ladder.map(orderOf);
    for (const [rung, upper] of orders.slice(0, -1).entries()) {
      const lower = orders[rung + 1]!;
      const moving = Math.min(teams, Math.floor(upper.length / 2), Math.floor(lower.length / 2));
      for (const team of upper.slice(upper.length - moving)) next.set(team, ladder[rung + 1]!);
      for (const team of lower.slice(0, moving)) next.set(team, ladder[rung]!);
    }
  }
  return next;
}
