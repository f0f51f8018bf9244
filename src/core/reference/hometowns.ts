import { groupBy } from '../model/lists.ts';
import { rowsOf } from '../model/text/table.ts';
import hometownTable from './data/hometowns.json' with { type: 'json' };

/** A town that high-school players come from. */
interface Hometown {
  town: string;
  /** Inhabitants, in thousands. */
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

/** The towns of a state by its postal code; none for a state that only a save knows. */
export function hometownsOf(state: string): readonly Hometown[] {
  return byState.get(state) ?? [];
}
