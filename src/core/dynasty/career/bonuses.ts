import type { Game } from '../../model/game.ts';
import type { TeamId } from '../../model/ids.ts';
import { BONUS_KINDS, type Bonus } from '../../model/people/bonuses.ts';
import type { GoalState } from '../../model/people/goals.ts';
import { thousandths } from '../../offseason/rounded.ts';
import type { Tuning } from '../../tuning/index.ts';
import { decided, rivalOf, rivalWin } from './goals.ts';

/** Bonuses of a head coach's contract, judged as the goals of the same name are. */

/** A season of a head coach. */
export interface BonusSeason {
  team: TeamId;
  /** The games of the program's season that he led it in, earliest first. */
  games: readonly Game[];
  /** Million dollars that he is paid for it. */
  pay: number;
  /** Whether the program is in a conference. */
  conference: boolean;
}

function stateOf(kind: Bonus['kind'], season: BonusSeason, week: number): GoalState {
  return kind === 'rival' ? rivalWin(season) : decided(kind, { ...season, finalRank: null, ranked: 0 }, week);
}

/** The bonuses of a season as they stand before a week, million dollars each. */
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

/** What has been earned of some bonuses, million dollars. */
export const earnedOf = (bonuses: readonly Bonus[]): number =>
  bonuses.reduce((sum, { state, amount }) => sum + (state === 'met' ? amount : 0), 0);
