import type { HistoryYear } from '../../contract/views/history.ts';
import type { Stakes } from '../../contract/views/season/stakes.ts';
import type { Team } from '../../contract/views/shared.ts';

/** What each chart draws. The web has them all; a terminal says the same in the tables beside them. */
export interface Charts {
  nextGame: { stakes: Stakes };
  winsAndPrestige: { years: readonly HistoryYear[]; team: Team };
}
