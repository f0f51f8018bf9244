import type { TeamId } from '../../model/ids.ts';
import type { Player } from '../../model/player.ts';
import type { GameRules } from '../../model/rules.ts';
import type { Seed } from '../../random/stream.ts';
import type { Money } from '../budget.ts';
import type { OffseasonTuning, RosterReference, Suitor } from '../types.ts';
import type { Leader } from './coach-appeal.ts';
import type { StaffHours } from './hours.ts';

/** Inputs to setting up a class; none of them changes between the preseason and the roster turnover. */
export interface CycleInput {
  classOf: number;
  programs: readonly Suitor[];
  players: readonly Player[];
  /** Each program's winning percentage last season, 0 to 1. */
  lastSeason: ReadonlyMap<TeamId, number>;
  reference: RosterReference;
  tuning: OffseasonTuning;
  seed: Seed;
  /** Rules of the season before the class plays. */
  rules: GameRules;
  /** Programs' NIL budgets that season, split by their staffs; null before NIL. */
  money: Money | null;
  /** Each staff's record before the season. */
  staffs: ReadonlyMap<TeamId, KnownStaff>;
}

/** A program's staff as recruits and other staffs see it. */
export interface KnownStaff {
  leader: Leader;
  hours: StaffHours;
}
