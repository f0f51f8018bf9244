import type { Game } from '../../model/game.ts';
import type { TeamId } from '../../model/ids.ts';
import { BONUS_KINDS, type Bonus } from '../../model/people/bonuses.ts';
import type { GoalState } from '../../model/people/goals.ts';
import { thousandths } from '../../offseason/rounded.ts';
import type { Tuning } from '../../tuning/index.ts';
import { decided, rivalOf, rivalWin } from './goals.ts';

/** Contract bonuses of a head coach, judged like the goals of the same name. */

/** A head coach's season, as far as bonuses depend on it. */
export interface BonusSeason {
  team: TeamId;
  /** The program's games under him, earliest first. */
  games: readonly Game[];
  /** His salary that season, in million dollars. */
  pay: number;
  /** Whether the program is in a conference. */
  conference: boolean;
}

function stateOf(kind: Bonus['kind'], season: BonusSeason, week: number): GoalState {
  return kind === 'rival' ? rivalWin(season) : decided(kind, { ...season, finalRank: null, ranked: 0 }, week);
}

/** Returns the status of a season's bonuses before a week, with amounts in million dollars. */
export function bonusesOf(season: BonusSeason, week: number, { coaches }: Pick<Tuning, 'coaches'>): Bonus[] {
  const rival = rivalOf(season);
  const offered = BONUS_KINDS.filter(
    (kind) => (kind !== 'rival' || rival !== null) && (kind !== 'conference_title' || season.conference),
  );
  return offered.map((kind) => ({
    kind,
    opponent: kind === 'rival' ? rival : null,
    amount: thousandths(coaches.bonuses[kind] * season.pay),
    state: stateOf(kind, season, week),
  }));
}

/** Total of the bonuses earned, in million dollars. */
export const earnedOf = (bonuses: readonly Bonus[]): number =>
  bonuses.reduce((sum, { state, amount }) => sum + (state === 'met' ? amount : 0), 0);
