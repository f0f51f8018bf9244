import type { TeamId } from '../../model/ids.ts';
import { mustGet } from '../../model/lists.ts';
import type { Poll } from '../../model/season.ts';

/** Weights of the two voter polls and the computers, a third each (BCS standings, 2004 to 2013). */
export const VOTERS = 2;
export const COMPUTERS = 1;

/** Sorts the teams by the BCS standings: voters count twice, the computers, which only see records, once. */
export function bcsOrder({ rows }: Poll): TeamId[] {
  const byRecord = [...rows].sort((a, b) => (b.strengthOfRecord ?? 0) - (a.strengthOfRecord ?? 0) || a.rank - b.rank);
  const computers = new Map(byRecord.map(({ team }, i) => [team, i + 1]));
  const points = new Map(rows.map(({ team, rank }) => [team, VOTERS * rank + COMPUTERS * mustGet(computers, team)]));
  const byPoints = [...rows].sort((a, b) => mustGet(points, a.team) - mustGet(points, b.team) || a.rank - b.rank);
  return byPoints.map(({ team }) => team);
}
