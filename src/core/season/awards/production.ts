import type { TeamRole, WeekRole } from '../../model/people/awards.ts';
import { type PlayerStat, STAT } from '../../model/plays/stats.ts';
import type { Tuning } from '../../tuning/index.ts';

/** Points per count in a stat line, by the count's index. */
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

/** The role a player is judged in. */
type JudgedRole = TeamRole | WeekRole;

/** Scores performances in award points. Linemen have no statistics, so their lines are worth nothing. */
export class Points {
  private readonly weights: Readonly<Record<JudgedRole, Weights>>;

  constructor(awards: Tuning['awards']) {
    const offense = weights(awards.offense);
    const defense = weights(awards.defense);
    this.weights = {
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
  }

  /** Returns the points of a game line. */
  inGame(role: JudgedRole, counts: Int16Array): number {
    const { places, points } = this.weights[role];
    let sum = 0;
    for (let i = 0; i < places.length; i++) sum += points[i]! * counts[places[i]!]!;
    return sum;
  }

  /** Returns the points of a season line. A separate function because a loop over both kinds of line runs slower. */
  inSeason(role: JudgedRole, counts: Int32Array): number {
    const { places, points } = this.weights[role];
    let sum = 0;
    for (let i = 0; i < places.length; i++) sum += points[i]! * counts[places[i]!]!;
    return sum;
  }
}
