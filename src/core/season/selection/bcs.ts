import type { TeamId } from '../../model/ids.ts';
import { mustGet } from '../../model/lists.ts';
import type { Poll } from '../../model/season.ts';

/** Two polls of voters and the computers counted a third each (BCS standings, 2004 to 2013). */
export const VOTERS = 2;
export const COMPUTERS = 1;

/** The teams in the order of the BCS standings: voters count twice, the computers, which know records alone, once. */
export function bcsOrder({ rows }: Poll): TeamId[] {
  const byRecord = [...rows].sort((a, b) => (b.strengthOfRecord ?? 0) - (a.strengthOfRecord ?? 0) || a.rank - b.rank);
  const computers = new Map(byRecord.map(({ team }, i) => [team, i + 1]));
  const points = new Map(rows.map(({ team, rank }) => [team, VOTERS * rank + COMPUTERS * mustGet(computers, team)]));
  const byPoints = [...rows].sort((a, b) => mustGet(points, a.team) - mustGet(points, b.team) || a.rank - b.rank);
  return byPoints.map(({ team }) => team);
}
