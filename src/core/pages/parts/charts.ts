import type { HistoryYear } from '../../app/views/history.ts';
import type { Team } from '../../app/views/shared.ts';
import type { Stakes } from '../../app/views/stakes.ts';

/** What each chart draws. The web has them all; a terminal says the same in the tables beside them. */
export interface Charts {
  nextGame: { stakes: Stakes };
  winsAndPrestige: { years: readonly HistoryYear[]; team: Team };
}
