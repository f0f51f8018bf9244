import type { HistoryYear } from '../../contract/views/history.ts';
import type { ClassWeek } from '../../contract/views/recruiting/recruiting-class.ts';
import type { Stakes } from '../../contract/views/season/stakes.ts';
import type { StandingsRow } from '../../contract/views/season/standings.ts';
import type { Team } from '../../contract/views/shared.ts';
import type { StarRow } from '../../present/columns/ratings.ts';

/** What each chart draws. The web has them all; a terminal says the same in the tables beside them. */
export interface Charts {
  nextGame: { stakes: Stakes };
  /** The team's place in the poll, week by week; `over`: the last one is the final poll. */
  rankTrail: { poll: readonly { week: number; ranking: number }[]; team: Team; over: boolean };
  /** Average ratings from freshmen to seniors, a line for each number of stars. */
  ratingByClass: { rows: readonly StarRow[] };
  /** Conference games won and lost, and games behind second place, of the teams that lead. */
  titleRace: { rows: readonly StandingsRow[]; own: string };
  /** The class's rank, week by week. */
  classTrail: { trend: readonly ClassWeek[]; team: Team };
  winsAndPrestige: { years: readonly HistoryYear[]; team: Team };
}
