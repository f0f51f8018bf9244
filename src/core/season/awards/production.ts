import type { TeamRole, WeekRole } from '../../model/awards.ts';
import { type PlayerStat, STAT } from '../../model/stats.ts';
import type { Tuning } from '../../tuning/index.ts';

/** What counts of a line are worth: places in the line, and points for each. */
type Weights = readonly (readonly [at: number, points: number])[];

function weights(group: Partial<Readonly<Record<PlayerStat, number>>>): Weights {
  return Object.entries(group).map(([stat, points]) => [STAT[stat as PlayerStat], points] as const);
}

/** The points of a line, by what somebody is judged as. Linemen have no statistics: the line of one is worth nothing. */
export type Points = (role: TeamRole | WeekRole, counts: ArrayLike<number>) => number;

/** What performances are worth by the balance numbers of a dynasty. */
export function pointsBy({ awards }: Tuning): Points {
  const offense = weights(awards.offense);
  const defense = weights(awards.defense);
  const [kicking, punting, returning] = [awards.kicking, awards.punting, awards.returning].map(weights);
  const special = [...kicking!, ...punting!, ...returning!];
  const byRole: Readonly<Record<TeamRole | WeekRole, Weights>> = {
    qb: offense,
    rb: offense,
    wr: offense,
    te: offense,
    ol: [],
    dl: defense,
    lb: defense,
    db: defense,
    k: kicking!,
    p: punting!,
    ret: returning!,
    offense,
    defense,
    special,
  };
  return (role, counts) => {
    let sum = 0;
    for (const [at, points] of byRole[role]) sum += points * counts[at]!;
    return sum;
  };
}
