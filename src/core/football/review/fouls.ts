import type { LogRow } from '../../model/plays/log-row.ts';
import { PENALTIES, type PenaltyName } from '../../model/plays/play.ts';
import {
  EJECTED_FLAG,
  FIELD_GOAL,
  INTERCEPTION,
  KICKOFF,
  NO_PLAY_FLAG,
  PENALTY,
  PUNT,
  SAFETY_FLAG,
} from '../../model/plays/play-codes.ts';
import type { GameRules } from '../../model/rules.ts';

const index = (name: PenaltyName): number => PENALTIES.indexOf(name);
export const GROUNDING = index('intentional grounding');
const TARGETING = index('targeting');
const INTERFERENCE = index('defensive pass interference');
const OFFENSIVE_INTERFERENCE = index('offensive pass interference');

/**
 * Yards of every foul, from the summary of penalties; grounding goes to the spot, and a kick out of bounds has a fixed
 * one.
 */
const YARDS: Partial<Record<PenaltyName, number>> = {
  'false start': 5,
  'delay of game': 5,
  'illegal formation': 5,
  'ineligible man downfield': 5,
  offside: 5,
  encroachment: 5,
  'running into the kicker': 5,
  'incidental face mask': 5,
  'offensive holding': 10,
  'defensive holding': 10,
  'illegal block in the back': 10,
  'kick out of bounds': 0,
};
const FIFTEEN = 15;
const OFFSETTING = 5;

/** The reviewer's own reading of a game's flags: which are fouls this season, their yards, and ejections. */
export class FoulReview {
  private readonly rules: GameRules;
  private readonly fail: (what: string) => void;
  /** Slots of ejected players, by side. */
  private readonly out = [new Set<number>(), new Set<number>()] as const;

  constructor(rules: GameRules, fail: (what: string) => void) {
    this.rules = rules;
    this.fail = fail;
  }

  check(r: LogRow): void {
    this.presence(r);
    if (r.penalty === 0) {
      if (r.penaltyYards !== 0) this.fail('walks off yards without a foul');
      return;
    }
    this.season(r);
    if (r.penaltyCall === 1 || r.penaltyCall === 2) this.yards(r);
    else if (r.penaltyCall === OFFSETTING) this.offset(r);
    else if (r.penaltyYards !== 0) this.fail('walks off yards of a foul that was not accepted');
    this.ejection(r);
  }

  private season(r: LogRow): void {
    const name = PENALTIES[r.penalty]!;
    const { targetingFoul, incidentalFaceMask, horseCollarFoul } = this.rules;
    const known =
      (name !== 'targeting' || targetingFoul) &&
      (name !== 'incidental face mask' || incidentalFaceMask) &&
      (name !== 'horse collar tackle' || horseCollarFoul);
    if (!known) this.fail(`is flagged for ${name}, which is no foul of this season`);
  }

  /** Checks offsetting fouls: the second foul is stored in place of the yards. */
  private offset(r: LogRow): void {
    if (r.penaltyYards < 0 || r.penaltyYards >= PENALTIES.length) this.fail('is offset by no known foul');
  }

  /** Checks the yards of an accepted foul: never more than half the distance to the goal line it is marked toward. */
  private yards(r: LogRow): void {
    if (r.penalty === GROUNDING) {
      if (r.penaltyYards < 1 || r.penaltyYards > r.yardLine) this.fail(`is grounded ${r.penaltyYards} yards back`);
      return;
    }
    const due = this.due(r);
    if (r.penaltyYards !== due)
      this.fail(`walks off ${r.penaltyYards} yards for ${PENALTIES[r.penalty]} instead of ${due}`);
  }

  private due(r: LogRow): number {
    if ((r.flags & SAFETY_FLAG) !== 0) return 0;
    const full =
      r.penalty === OFFENSIVE_INTERFERENCE
        ? this.rules.offensiveInterference
        : (YARDS[PENALTIES[r.penalty]!] ?? FIFTEEN);
    if (r.pointsOffense === 6) return this.carried(r, full);
    if (r.kind === PUNT || r.kind === KICKOFF || r.kind === FIELD_GOAL) return this.onKick(r, full);
    const spot = r.yardLine + ((r.flags & NO_PLAY_FLAG) !== 0 ? 0 : r.yards);
    if (r.penaltyCall === 1) return Math.min(full, Math.floor(spot / 2));
    if (r.penalty !== INTERFERENCE) return Math.min(full, Math.floor((100 - spot) / 2));
    if (r.penaltyYards === 0) return 1;
    return r.yardLine >= 98 ? Math.floor((100 - r.yardLine) / 2) : Math.min(r.penaltyYards, full, 98 - r.yardLine);
  }

  /**
   * Returns the yards of a foul on a touchdown: in full on the kickoff; on the try, half the distance against the
   * defense.
   */
  private carried(r: LogRow, full: number): number {
    const noKickoff = r.quarter > 4 || (r.quarter === 4 && r.secondsUsed === r.secondsLeft);
    return noKickoff && r.penaltyCall === 2 ? Math.floor(this.rules.tryLine / 2) : full;
  }

  private onKick(r: LogRow, full: number): number {
    if ((r.flags & NO_PLAY_FLAG) !== 0) return Math.min(full, Math.floor((100 - r.yardLine) / 2));
    const spot = 100 - r.yardLine - r.kickOrAir + r.returnYards;
    if (r.penaltyCall === 2) return Math.min(full, Math.floor(spot / 2));
    return Math.min(full, Math.floor((100 - spot) / 2));
  }

  private ejection(r: LogRow): void {
    const ejected = (r.flags & EJECTED_FLAG) !== 0;
    const due = this.rules.targetingEjects && r.penalty === TARGETING && r.kind !== PENALTY;
    if (ejected !== due) this.fail(ejected ? 'ejects a player without reason' : 'lets a player who targeted stay in');
    if (ejected) this.out[(r.penaltyCall === 1 ? r.offense : 1 - r.offense) as 0 | 1].add(r.penaltySlot);
  }

  /** Checks that an ejected player takes no part in a later play. */
  private presence(r: LogRow): void {
    const offense = this.out[r.offense as 0 | 1];
    const defense = this.out[(1 - r.offense) as 0 | 1];
    if (offense.size + defense.size === 0) return;
    const covers = r.kind === PUNT || r.kind === KICKOFF || r.kind === FIELD_GOAL || r.result === INTERCEPTION;
    const tacklers = covers ? offense : defense;
    const back =
      [r.actor, r.target].some((slot) => offense.has(slot)) ||
      [r.defender, r.returner].some((slot) => defense.has(slot)) ||
      [r.tackler, r.assist].some((slot) => tacklers.has(slot)) ||
      (r.recoverer < 0 && defense.has(-1 - r.recoverer)) ||
      (r.recoverer > 0 && offense.has(r.recoverer - 1)) ||
      (r.penaltyCall === 1 || r.penaltyCall === 3 ? offense : defense).has(r.penaltySlot);
    if (back) this.fail('is played by a player who was ejected');
  }
}
