import type { TeamRole, WeekRole } from '../../model/people/awards.ts';
import { type PlayerStat, STAT } from '../../model/plays/stats.ts';
import type { Tuning } from '../../tuning/index.ts';

/** Points for each count of a line, by its index. */
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

/** The role that a player is judged in. */
type JudgedRole = TeamRole | WeekRole;

/** What performances are worth by some balance numbers. Linemen have no statistics: the line of one is worth nothing. */
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

  /** The points of a line of a game. */
  inGame(role: JudgedRole, counts: Int16Array): number {
    const { places, points } = this.weights[role];
    let sum = 0;
    for (let i = 0; i < places.length; i++) sum += points[i]! * counts[places[i]!]!;
    return sum;
  }

  /** The points of a line of a season: the same in a function of its own, since a loop that sees both lines is slow. */
  inSeason(role: JudgedRole, counts: Int32Array): number {
    const { places, points } = this.weights[role];
    let sum = 0;
    for (let i = 0; i < places.length; i++) sum += points[i]! * counts[places[i]!]!;
    return sum;
  }
}
