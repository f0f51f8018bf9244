import type { IndividualTable } from '../../core/contract/views/columns.ts';
import { remembered } from '../table/memory.ts';

/**
 * The tabs of the individual statistics. Each requests its own table: all of them together are two million characters.
 */
export const INDIVIDUAL_TABS: Readonly<Record<IndividualTable, string>> = {
  passing: 'Passing',
  rushing: 'Rushing',
  receiving: 'Receiving',
  defense: 'Defense',
  kicking: 'Kicking',
  punting: 'Punting',
  returns: 'Returns',
};
/** The name under which the open tab is remembered. */
export const OPEN_TAB = 'individual-stats-tab';

export function isIndividualTable(name: string | null): name is IndividualTable {
  return name !== null && Object.hasOwn(INDIVIDUAL_TABS, name);
}

/** The tab that was open last, which opens first. */
export function lastIndividualTab(): IndividualTable {
  const tab = remembered<string>(OPEN_TAB, 'passing');
  return isIndividualTable(tab) ? tab : 'passing';
}
