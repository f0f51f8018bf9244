import type { TeamId } from '../../model/ids.ts';
import { itemAt } from '../../model/lists.ts';
import type { Seat } from './guests.ts';

/** The two teams of a bowl. */
export type Meeting = readonly [Seat, Seat];

/** How bad a matchup is: 0 is fine, and conference mates are worse than a rematch. */
export type Blemish = (a: TeamId, b: TeamId) => 0 | 1 | 2;

/**
 * Whether two teams may trade bowls. Teams with equal claims may, since no agreement is broken; to keep conference
 * mates apart, any two may unless a major bowl invited them.
 */
function mayTrade(a: Seat, b: Seat, mates: boolean): boolean {
  if (a.claim === 'bound' || b.claim === 'bound') return false;
  if (a.claim === b.claim) return true;
  return mates && a.claim !== 'at-large' && b.claim !== 'at-large';
}

/** Returns two bowls after trading one team each, if that makes the matchups better. */
function traded([a, b]: Meeting, [c, d]: Meeting, blemish: Blemish): readonly [Meeting, Meeting] | null {
  const here = blemish(a.team, b.team);
  const before = here + blemish(c.team, d.team);
  const swaps = [
    [b, d, [c, b], [a, d]],
    [b, c, [b, d], [a, c]],
    [a, d, [c, a], [d, b]],
    [a, c, [a, d], [c, b]],
  ] as const;
  const better = swaps.find(
    ([own, other, there, mine]) =>
      mayTrade(own, other, here > 1) &&
      blemish(mine[0].team, mine[1].team) + blemish(there[0].team, there[1].team) < before,
  );
  return better ? [better[2], better[3]] : null;
}

/** Fixes bad matchups, last bowl first, by trading with the nearest better bowl, or else the nearest lesser one. */
export function avoidRematches(meetings: Meeting[], blemish: Blemish): void {
  for (let i = meetings.length - 1; i >= 0; i--) {
    const [a, b] = itemAt(meetings, i);
    if (blemish(a.team, b.team) === 0) continue;
    const better = Array.from({ length: i }, (_, step) => i - 1 - step);
    const lesser = Array.from({ length: meetings.length - 1 - i }, (_, step) => i + 1 + step);
    for (const j of [...better, ...lesser]) {
      const trade = traded(itemAt(meetings, i), itemAt(meetings, j), blemish);
      if (trade === null) continue;
      [meetings[j], meetings[i]] = trade;
      break;
    }
  }
}
