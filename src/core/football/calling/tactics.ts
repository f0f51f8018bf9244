import type { GamePlan } from '../../model/program/game-plan.ts';
import type { System } from '../../model/program/system.ts';
import type { Tuning } from '../../tuning/index.ts';
import type { MatchUps } from '../match-ups.ts';
import { frontOf } from '../system.ts';

/** What a game plan and the team's schemes do to a side's offense and to what it allows. */
export interface Tactics {
  /** Log odds more that a play is a dropback. */
  passes: number;
  /** Added to the style's tempo and boldness. */
  tempo: number;
  boldness: number;
  /** Throws deeper, as a share of all. */
  depth: number;
  /** Rating points of offense and defense. */
  attack: number;
  resist: number;
  /** Rating points against runs alone. */
  runFit: number;
  /** Times the sacks that the offense takes. */
  sacksTaken: number;
  /** Times the sacks, scrambles and long gains that the defense causes and allows. */
  sacks: number;
  scrambles: number;
  breaks: number;
  /** Completions, as shares of throws, that the defense gives: short ones and those beyond. */
  short: number;
  beyond: number;
  /** Share of runs more that lose yards, and yards more of the others. */
  losses: number;
  gain: number;
  /** Share of runs more that the quarterback keeps. */
  keeps: number;
  /** A receiver carries the ball on a reverse. */
  reverse: boolean;
  /** How well the other side sees a fake kick coming, 0 to 1. */
  exposed: number;
  /** Share of onside kicks more that are recovered. */
  onside: number;
  /** How deep the throw is called, as `pass.ts` counts; below 0: as the offense usually throws. */
  aim: number;
}

const SIDE = { man: 1, mixed: 0, zone: -1 } as const;

/**
 * The effects of a plan. Every choice is a trade: what it gains against some it loses against others, and the further it is
 * from how the staff always plays, the worse it is carried out. `match`: the matchups with the opponent; null: an average one.
 */
export function tacticsOf(plan: GamePlan, tuning: Tuning, match: MatchUps | null): Tactics {
  const k = tuning.plans;
  const man = SIDE[plan.coverage];
  const { runPass, tempo, deep, fourth, pressure } = plan;
  const against = (points: number | undefined): number =>
    Math.max(0 - k.exploitMost, Math.min(k.exploitMost, points ?? 0));
  const attack = k.exploit * (runPass * against(match?.passing) + deep * against(match?.deep));
  const resist = k.exploit * pressure * against(match?.rush) + k.exploitCoverage * man * against(match?.man);
  const strange = runPass * runPass + deep * deep + k.tempoStrange * tempo * tempo;
  return {
    passes: k.passes * runPass,
    tempo: k.tempo * tempo,
    boldness: k.boldness * fourth,
    depth: k.depth * deep,
    attack: attack + k.tire * tempo - k.strange * strange,
    resist: resist - k.tire * tempo - k.strange * (pressure * pressure + k.coverageStrange * man * man),
    runFit: 0,
    sacksTaken: Math.exp(k.deepSacks * deep),
    sacks: Math.exp(k.pressureSacks * pressure),
    scrambles: Math.exp(k.manScrambles * man + k.pressureScrambles * pressure),
    breaks: Math.exp(k.pressureBreaks * pressure + k.manBreaks * man),
    short: 0 - k.manShort * man - k.pressureShort * pressure,
    beyond: k.manBeyond * man,
    losses: 0,
    gain: 0,
    keeps: 0,
    reverse: false,
    exposed: 0,
    onside: 0,
    aim: -1,
  };
}

/** The same with what the team's schemes add: its front, and how well its players know what they are taught. */
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
