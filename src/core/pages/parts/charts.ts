import type { HistoryYear } from '../../app/views/history.ts';
import type { Team } from '../../app/views/shared.ts';

/** What each chart draws. The web has them all; a terminal says the same in the tables beside them. */
export interface Charts {
  winsAndPrestige: { years: readonly HistoryYear[]; team: Team };
}
