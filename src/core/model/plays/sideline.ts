import type { StaffSide } from '../coaches.ts';

/** Plays a coach can call from the sideline. */
const OFFENSE_CALLS = [
  'inside_run',
  'outside_run',
  'option',
  'draw',
  'screen',
  'short',
  'middle',
  'deep',
  'play_action',
  'sneak',
  'reverse',
  'flea_flicker',
  'kneel',
  'spike',
] as const;
export type OffenseCall = (typeof OFFENSE_CALLS)[number];

export const DEFENSE_CALLS = ['base', 'press', 'blitz', 'zone_blitz', 'stack', 'prevent'] as const;
export type DefenseCall = (typeof DEFENSE_CALLS)[number];

/** Trick plays, which work by surprise: once shown, the opponent expects them. */
export const TRICKS = ['reverse', 'flea_flicker', 'fake', 'onside'] as const;
export type Trick = (typeof TRICKS)[number];
export const isTrick = (call: SidelineCall): call is Trick => TRICKS.some((each) => each === call);

/** Halftime adjustments for the rest of the game. */
export const ADJUSTMENTS = [
  'quick_game',
  'run_at_them',
  'take_shots',
  'load_box',
  'two_high',
  'bring_heat',
  'new_looks',
] as const;
export type Adjustment = (typeof ADJUSTMENTS)[number];

/** Situations in which a coach is asked for a call, with the possible answers. On fourth down, any play goes for it. */
export const CALLS_FOR = {
  offense: [...OFFENSE_CALLS, 'field_goal', 'punt'],
  fourth_down: ['punt', 'field_goal', 'fake', ...OFFENSE_CALLS.filter((call) => call !== 'spike')],
  defense: DEFENSE_CALLS,
  try: ['kick', 'two'],
  kickoff: ['kick_deep', 'onside'],
  timeout: ['timeout', 'run_clock'],
  halftime: ['stay', ...ADJUSTMENTS],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type AskKind = keyof typeof CALLS_FOR;
export const ASK_KINDS = Object.keys(CALLS_FOR) as readonly AskKind[];
export type PlayCall = (typeof CALLS_FOR)[AskKind][number];

/** Tempos; each stays in force until the coach changes it. */
export const TEMPOS = ['hurry_up', 'normal_tempo', 'milk_clock', 'staff_tempo'] as const;
export type Tempo = (typeof TEMPOS)[number];

/** Periods during which the staff calls the plays. */
export const HANDOVERS = [
  'until_first_down',
  'until_possession',
  'until_score',
  'until_two_minutes',
  'until_half',
  'until_key',
  'until_end',
] as const;
export type Handover = (typeof HANDOVERS)[number];

/** Leaves this one decision to the staff. */
export const STAFF_CALL = 'staff';

/** An entry in a coach's list of calls, in the order he was asked. A tempo comes before the call it applies to. */
export type SidelineCall = PlayCall | Tempo | Handover | typeof STAFF_CALL;

/** Every possible entry. */
export const SIDELINE_CALLS: readonly SidelineCall[] = [
  ...new Set<SidelineCall>([...ASK_KINDS.flatMap((kind) => CALLS_FOR[kind]), ...TEMPOS, ...HANDOVERS, STAFF_CALL]),
];

export const isTempo = (call: SidelineCall): call is Tempo => TEMPOS.some((each) => each === call);
export const isHandover = (call: SidelineCall): call is Handover => HANDOVERS.some((each) => each === call);

/** Whether a call is a halftime answer: keep the plan, or adjust it. */
export const isHalftimeCall = (call: SidelineCall): call is (typeof CALLS_FOR.halftime)[number] =>
  CALLS_FOR.halftime.some((each) => each === call);

/** Whether a call answers this question. There is no tempo at halftime. */
export function answers(call: SidelineCall, kind: AskKind): boolean {
  const calls: readonly SidelineCall[] = CALLS_FOR[kind];
  const pace = isTempo(call) && kind !== 'halftime';
  return calls.includes(call) || call === STAFF_CALL || pace || isHandover(call);
}

/** Questions a coordinator is asked about his side of the ball. */
const ASKED_OF: Readonly<Record<StaffSide, readonly AskKind[]>> = {
  offense: ['offense', 'fourth_down', 'halftime'],
  defense: ['defense', 'halftime'],
};

/** Whether a coach is asked this question. `part` is the side a coordinator runs; null for the head coach. */
export const isAskedOf = (part: StaffSide | null, kind: AskKind): boolean =>
  part === null || ASKED_OF[part].includes(kind);

/** Calls a coordinator cannot make, because they are up to the head coach or the other coordinator. */
const NOT_CALLED_BY: Readonly<Record<StaffSide, readonly SidelineCall[]>> = {
  offense: ['field_goal', 'punt', 'fake', 'kneel', 'spike', 'load_box', 'two_high', 'bring_heat'],
  defense: [...TEMPOS, 'quick_game', 'run_at_them', 'take_shots'],
};

/** Whether a call is this coach's to make. */
export const isCalledBy = (part: StaffSide | null, call: SidelineCall): boolean =>
  part === null || !NOT_CALLED_BY[part].includes(call);

/** Calls of each game of a season that the player coached, earliest first. */
export type CalledGames = readonly (readonly SidelineCall[])[];

/** Reads the calls from the log of weeks, leaving out weeks the staff called. */
export function calledFrom(weeks: readonly unknown[]): CalledGames {
  return weeks.flatMap((week) => {
    const { calls } = (week ?? {}) as { calls?: readonly SidelineCall[] };
    return calls === undefined || calls.length === 0 ? [] : [calls];
  });
}
