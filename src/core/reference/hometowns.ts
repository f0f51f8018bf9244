import { groupBy } from '../model/lists.ts';
import { rowsOf } from '../model/text/table.ts';
import hometownTable from './data/hometowns.json' with { type: 'json' };

/** A hometown of high school players. */
interface Hometown {
  town: string;
  /** Population, in thousands. */
  thousands: number;
  latitude: number;
  longitude: number;
}

const rows = rowsOf(hometownTable, {
  state: 'text',
  town: 'text',
  thousands: 'number',
  latitude: 'number',
  longitude: 'number',
});
const byState = groupBy(rows, ({ state }) => state);

/** Towns of a state by postal code; empty for a state the built-in table lacks. */
export function hometownsOf(state: string): readonly Hometown[] {
  return byState.get(state) ?? [];
}
