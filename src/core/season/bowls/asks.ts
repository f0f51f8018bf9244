import type { BowlSides } from '../../model/facts.ts';
import type { ConferenceId, TeamId } from '../../model/ids.ts';

/** One thing a bowl will accept for one of its two spots. */
export type Ask =
  | { kind: 'champion'; conference: ConferenceId }
  | { kind: 'pick'; conference: ConferenceId; pick: number }
  /** The best-ranked team from some conferences, or one of several independents. */
  | { kind: 'best'; among: ReadonlySet<ConferenceId | TeamId> }
  | { kind: 'major' }
  | { kind: 'open' };

/** One of a bowl's two spots, with its preferences in order. */
export interface Place {
  bowl: number;
  asks: readonly Ask[];
}

/** Parses the preferences for one spot, written as `BowlSides` describes. */
function asksOf(side: string): Ask[] {
  return side.split('/').map((wish): Ask => {
    const [who, ...what] = wish.split(' ') as [string, ...string[]];
    if (who === 'major' || who === 'open') return { kind: who };
    if (who === 'best') return { kind: 'best', among: new Set(what) };
    if (what[0] === 'champion') return { kind: 'champion', conference: who };
    return { kind: 'pick', conference: who, pick: Number(what[0]) };
  });
}

/** Returns both spots of each bowl, best bowl first. */
export function placesOf(bowls: readonly BowlSides[]): Place[] {
  return bowls.flatMap((sides, bowl) => sides.map((side): Place => ({ bowl, asks: asksOf(side) })));
}

/** Returns the conferences whose champions are contractually tied to this season's bowls, playoff games included. */
export function boundConferences(bowls: Iterable<BowlSides>): Set<ConferenceId> {
  const asks = placesOf([...bowls]).flatMap((place) => place.asks);
  return new Set(asks.flatMap((ask) => (ask.kind === 'champion' ? [ask.conference] : [])));
}
