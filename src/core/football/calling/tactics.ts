import { NO_TRICK } from '../../model/plays/play-codes.ts';
import type { GamePlan } from '../../model/program/game-plan.ts';
import type { System } from '../../model/program/system.ts';
import type { Tuning } from '../../tuning/index.ts';
import type { MatchUps } from '../match-ups.ts';
import { frontOf } from '../system.ts';

/** Effects of a game plan and of schemes on a team's offense, and on what its defense allows. */
export interface Tactics {
  /** Added log odds that a play is a dropback. */
  passes: number;
  /** Added to the style's tempo and boldness. */
  tempo: number;
  boldness: number;
  /** Added share of deeper throws. */
  depth: number;
  /** Rating points for offense and defense. */
  attack: number;
  resist: number;
  /** Rating points against runs only. */
  runFit: number;
  /** Factor on the sacks the offense takes. */
  sacksTaken: number;
  /** Factors on the sacks the defense makes, and on the scrambles and long gains it allows. */
  sacks: number;
  scrambles: number;
  breaks: number;
  /** Added completion rate the defense allows, on short throws and on longer ones. */
  short: number;
  beyond: number;
  /** Added share of runs that lose yards, and added yards on the others. */
  losses: number;
  gain: number;
  /** Added share of quarterback keepers. */
  keeps: number;
  /** The trick called, as in `TRICK_PLAYS`: on a reverse a receiver carries the ball. */
  trick: number;
  /** How well the opponent sees a fake kick coming, 0 to 1. */
  exposed: number;
  /** Added share of onside kicks recovered. */
  onside: number;
  /** The called depth of a throw, as in `pass.ts`; below 0: the offense's usual mix. */
  aim: number;
}

const SIDE = { man: 1, mixed: 0, zone: -1 } as const;

/**
 * Returns the effects of a plan. Every choice is a trade-off, and the further it is from the staff's usual style, the
 * worse it is executed. `match`: the matchups with the opponent; null: average ones.
 */
export function tacticsOf(plan: GamePlan, tuning: Tuning, match: MatchUps | null): Tactics {
  const knobs = tuning.plans;
  const man = SIDE[plan.coverage];
  const { runPass, tempo, deep, fourth, pressure } = plan;
  const against = (points: number | undefined): number =>
    Math.max(0 - knobs.exploitMost, Math.min(knobs.exploitMost, points ?? 0));
  const attack = knobs.exploit * (runPass * against(match?.passing) + deep * against(match?.deep));
  const resist = knobs.exploit * pressure * against(match?.rush) + knobs.exploitCoverage * man * against(match?.man);
  const strange = runPass * runPass + deep * deep + knobs.tempoStrange * tempo * tempo;
  return {
    passes: knobs.passes * runPass,
    tempo: knobs.tempo * tempo,
    boldness: knobs.boldness * fourth,
    depth: knobs.depth * deep,
    attack: attack + knobs.tire * tempo - knobs.strange * strange,
    resist: resist - knobs.tire * tempo - knobs.strange * (pressure * pressure + knobs.coverageStrange * man * man),
    runFit: 0,
    sacksTaken: Math.exp(knobs.deepSacks * deep),
    sacks: Math.exp(knobs.pressureSacks * pressure),
    scrambles: Math.exp(knobs.manScrambles * man + knobs.pressureScrambles * pressure),
    breaks: Math.exp(knobs.pressureBreaks * pressure + knobs.manBreaks * man),
    short: 0 - knobs.manShort * man - knobs.pressureShort * pressure,
    beyond: knobs.manBeyond * man,
    losses: 0,
    gain: 0,
    keeps: 0,
    trick: NO_TRICK,
    exposed: 0,
    onside: 0,
    aim: -1,
  };
}

/** Adds the effects of the team's schemes: its front, and how well its players know the system. */
export function withSystem(tactics: Tactics, { defense, fit, coaching }: System, tuning: Tuning): Tactics {
  const known = {
    ...tactics,
    attack: tactics.attack + fit.offense + coaching.offense,
    resist: tactics.resist + fit.defense + coaching.defense,
  };
  if (defense === null) return known;
  const front = frontOf(defense, tuning);
  known.runFit += front.run;
  known.short += front.short;
  known.beyond += front.beyond;
  known.sacks *= Math.exp(front.sacks);
  return known;
}
