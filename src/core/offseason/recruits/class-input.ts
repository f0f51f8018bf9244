import type { TeamId } from '../../model/ids.ts';
import type { Player } from '../../model/player.ts';
import type { GameRules } from '../../model/rules.ts';
import type { Seed } from '../../random/stream.ts';
import type { Money } from '../budget.ts';
import type { OffseasonTuning, RosterReference, Suitor } from '../types.ts';
import type { StaffHours } from './hours.ts';
import type { Leader } from './regard.ts';

/** What a class is worked out from. Nothing of it changes between the preseason and the turnover of rosters. */
export interface BookInput {
  classOf: number;
  programs: readonly Suitor[];
  players: readonly Player[];
  /** Share of its games that each program won last season. */
  lastSeason: ReadonlyMap<TeamId, number>;
  reference: RosterReference;
  tuning: OffseasonTuning;
  seed: Seed;
  /** Rules of the season before the class plays. */
  rules: GameRules;
  /** What programs have for players in that season, each split by its staff; null where nobody has any. */
  money: Money | null;
  /** The programs' staffs, by what is known before the season. */
  staffs: ReadonlyMap<TeamId, StaffSeen>;
}

/** A program's staff as recruits and other staffs see it. */
export interface StaffSeen {
  leader: Leader;
  hours: StaffHours;
}
