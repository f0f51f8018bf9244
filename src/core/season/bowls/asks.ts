import type { BowlSides } from '../../model/facts.ts';
import type { ConferenceId, TeamId } from '../../model/ids.ts';

/** One wish of a bowl's side. */
export type Ask =
  | { kind: 'champion'; conference: ConferenceId }
  | { kind: 'pick'; conference: ConferenceId; pick: number }
  /** The best-ranked team of some conferences, or one of some independents. */
  | { kind: 'best'; among: ReadonlySet<ConferenceId | TeamId> }
  | { kind: 'major' }
  | { kind: 'open' };

/** One side of a bowl: the teams it asks for, in this order. */
export interface Place {
  bowl: number;
  asks: readonly Ask[];
}

/** What one side of a bowl asks for, written as `BowlSides` describes it. */
function asksOf(side: string): Ask[] {
  return side.split('/').map((wish): Ask => {
    const [who, ...what] = wish.split(' ') as [string, ...string[]];
    if (who === 'major' || who === 'open') return { kind: who };
    if (who === 'best') return { kind: 'best', among: new Set(what) };
    if (what[0] === 'champion') return { kind: 'champion', conference: who };
    return { kind: 'pick', conference: who, pick: Number(what[0]) };
  });
}

/** Both sides of each bowl, best bowl first. */
export function placesOf(bowls: readonly BowlSides[]): Place[] {
  return bowls.flatMap((sides, bowl) => sides.map((side): Place => ({ bowl, asks: asksOf(side) })));
}

/** Conferences whose champions a season's bowls are bound to, whether those bowls are playoff games or not. */
export function boundConferences(bowls: Iterable<BowlSides>): Set<ConferenceId> {
  const asks = placesOf([...bowls]).flatMap((place) => place.asks);
  return new Set(asks.flatMap((ask) => (ask.kind === 'champion' ? [ask.conference] : [])));
}
