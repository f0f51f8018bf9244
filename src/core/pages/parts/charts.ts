import type { HistoryYear } from '../../contract/views/history.ts';
import type { ClassWeek } from '../../contract/views/recruiting/recruiting-class.ts';
import type { Stakes } from '../../contract/views/season/stakes.ts';
import type { StandingsRow } from '../../contract/views/season/standings.ts';
import type { Team } from '../../contract/views/shared.ts';
import type { StarRow } from '../../present/columns/ratings.ts';

/** Inputs of each chart. The web draws all of them; a terminal shows the same in tables next to them. */
export interface Charts {
  nextGame: { stakes: Stakes };
  /** The team's poll rank, week by week; `over`: the last one is the final poll. */
  rankTrail: { poll: readonly { week: number; ranking: number }[]; team: Team; over: boolean };
  /** Average ratings from freshmen to seniors, one line per star level. */
  ratingByClass: { rows: readonly StarRow[] };
  /** Conference records of the leading teams, and games behind second place. */
  titleRace: { rows: readonly StandingsRow[]; own: string };
  /** The class's rank, week by week. */
  classTrail: { trend: readonly ClassWeek[]; team: Team };
  winsAndPrestige: { years: readonly HistoryYear[]; team: Team };
}
