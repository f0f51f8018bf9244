import type { NameTable } from '../model/facts.ts';
import { itemAt, zip } from '../model/lists.ts';
import type { NameRegion } from './data.ts';

/** Frequency of each name in a table, as a share of the total. */
function sharesOf({ cumulative }: NameTable): number[] {
  const total = cumulative.at(-1) ?? 1;
  return cumulative.map((sum, i) => (sum - (cumulative[i - 1] ?? 0)) / total);
}

/** Index of each name's region in the list. */
function regionOfNames(regions: readonly NameRegion[]): Map<string, number> {
  return new Map(regions.flatMap(({ names }, i) => names.split(' ').map((name): [string, number] => [name, i])));
}

/**
 * Builds a name table per state. Together the names of a region get that state's share, and all other names split the
 * rest; within each group, frequencies stay proportional to the table. Tables are built on first use.
 */
export function familyNamesBy(table: NameTable, regions: readonly NameRegion[]): (state: string) => NameTable {
  const usual = sharesOf(table);
  const regionOf = regionOfNames(regions);
  const totals = new Float64Array(regions.length + 1);
  const placeOf = table.names.map((name) => regionOf.get(name) ?? regions.length);
  const placed = zip(usual, placeOf);
  for (const [share, place] of placed) totals[place]! += share;
  const made = new Map<string, NameTable>();
  const inState = (state: string): NameTable => {
    const shares = regions.map(({ shares: own, elsewhere }) => own[state] ?? elsewhere);
    const wanted = [...shares, 1 - shares.reduce((sum, share) => sum + share, 0)];
    let sum = 0;
    const scale = zip(wanted, totals).map(([share, total]) => share / total);
    const cumulative = placed.map(([share, place]) => {
      sum += share * itemAt(scale, place);
      return sum;
    });
    return { names: table.names, cumulative };
  };
  return (state) => {
    if (regions.length === 0) return table;
    const known = made.get(state) ?? inState(state);
    made.set(state, known);
    return known;
  };
}
