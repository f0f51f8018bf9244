import type { TeamId } from '../../model/ids.ts';
import type { Tuning } from '../../tuning/index.ts';
import { averageRankedTeam } from '../strength-of-record.ts';
import { type Margins, strengthOf } from './margins.ts';
import type { ForecastInput } from './types.ts';

/**
 * The poll (`season/poll.ts`) as a forecast sees it. A voter's new opinion is a share of the old one, what the game did,
 * and shares of what the record deserves and of what he sees; so the last opinion is a sum that can be carried along
 * game by game. What the record deserves is known at the end alone, when all records are compared once.
 */
export interface Opinions {
  /** Poll score of each program; of a visitor, what voters make of it. */
  score: Float64Array;
  /** What voters see of each, drawn in with every game. */
  sight: Float64Array;
  /** The scores of the poll, best first: what the best record deserves, the next best, and so on. */
  deserved: Float64Array;
  /** Share of strength of record in an opinion after so many games. */
  recordShare(played: number): number;
  /** What a win and a loss do to a team that voters expect to win by `promised` points. */
  change(promised: number): { won: number; lost: number };
  /** The same for the first of two teams by number, from the scores of the poll. */
  promised(team: number, opponent: number, site: number): number;
}

export function opinionsOf(
  { poll, tuning }: Pick<ForecastInput, 'poll' | 'tuning'>,
  teams: readonly TeamId[],
  strength: Float64Array,
  programs: number,
  margins: Margins,
): Opinions {
  const k = tuning.poll;
  const known = new Map(poll.rows.map((row) => [row.team, row.score]));
  let sum = 0;
  for (let t = 0; t < programs; t++) sum += strength[t]!;
  const mean = sum / programs;
  const sight = Float64Array.from(
    teams,
    (_, t) => k.average + k.scorePerPoint * margins.between(strength[t]!, mean, true),
  );
  const score = Float64Array.from(teams, (team, t) => known.get(team) ?? sight[t]!);
  return {
    score,
    sight,
    deserved: Float64Array.from([...known.values()].sort((a, b) => b - a)),
    recordShare: (played) => k.recordShare * Math.min(1, played / k.recordGames),
    promised: (team, opponent, site) =>
      (score[team]! + sight[team]! - score[opponent]! - sight[opponent]!) / 2 / k.scorePerPoint + site,
    change: (promised) => {
      const expected = Math.tanh(promised / k.surePoints);
      const result = 1 - k.marginShare + k.marginShare * tuning.forecast.usualMargin;
      return {
        won: Math.max(0, k.reaction * (result - expected)),
        lost: Math.min(-k.defeatCost, k.defeatWeight * k.reaction * (-result - expected)),
      };
    },
  };
}

/** What strength of record is measured by: an average top team's strength. */
export function measure(programs: ForecastInput['programs'], tuning: Tuning): number {
  return strengthOf(averageRankedTeam(programs, tuning));
}
