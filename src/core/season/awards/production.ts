import type { TeamRole, WeekRole } from '../../model/awards.ts';
import { type PlayerStat, STAT } from '../../model/stats.ts';
import type { Tuning } from '../../tuning/index.ts';

/** What counts of a line are worth: places in the line, and points for each. Every line of every game is weighed. */
interface Weights {
  places: Int32Array;
  points: Float64Array;
}

function weights(...groups: readonly Partial<Readonly<Record<PlayerStat, number>>>[]): Weights {
  const all = groups.flatMap((group) => Object.entries(group));
  return {
    places: Int32Array.from(all, ([stat]) => STAT[stat as PlayerStat]),
    points: Float64Array.from(all, ([, points]) => points),
  };
}

/** The points of a line, by what somebody is judged as. Linemen have no statistics: the line of one is worth nothing. */
export type Points = (role: TeamRole | WeekRole, counts: ArrayLike<number>) => number;

/** What performances are worth by the balance numbers of a dynasty. */
export function pointsBy({ awards }: Tuning): Points {
  const offense = weights(awards.offense);
  const defense = weights(awards.defense);
  const byRole: Readonly<Record<TeamRole | WeekRole, Weights>> = {
    qb: offense,
    rb: offense,
    wr: offense,
    te: offense,
    ol: weights(),
    dl: defense,
    lb: defense,
    db: defense,
    k: weights(awards.kicking),
    p: weights(awards.punting),
    ret: weights(awards.returning),
    offense,
    defense,
    special: weights(awards.kicking, awards.punting, awards.returning),
  };
  return (role, counts) => {
    const { places, points } = byRole[role];
    let sum = 0;
    for (let i = 0; i < places.length; i++) sum += points[i]! * counts[places[i]!]!;
    return sum;
  };
}
