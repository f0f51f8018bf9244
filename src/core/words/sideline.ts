import type { StaffSide } from '../model/coaches.ts';
import {
  type AskKind,
  CALLS_FOR,
  type Handover,
  isCalledBy,
  type PlayCall,
  type SidelineCall,
  type Tempo,
} from '../model/plays/sideline.ts';
import { listed } from './numbers.ts';

/** Names of the calls. */
export const CALL_NAMES: Readonly<Record<PlayCall, string>> = {
  inside_run: 'Inside run',
  outside_run: 'Outside run',
  option: 'Option',
  draw: 'Draw',
  screen: 'Screen',
  short: 'Short pass',
  middle: 'Middle pass',
  deep: 'Deep pass',
  play_action: 'Play action',
  sneak: 'QB sneak',
  reverse: 'Reverse',
  flea_flicker: 'Flea flicker',
  kneel: 'Kneel',
  spike: 'Spike',
  field_goal: 'Field goal',
  punt: 'Punt',
  fake: 'Fake kick',
  base: 'Base',
  press: 'Press',
  blitz: 'Blitz',
  zone_blitz: 'Zone blitz',
  stack: 'Stack the box',
  prevent: 'Prevent',
  kick: 'Extra point',
  two: 'Go for two',
  kick_deep: 'Kick deep',
  onside: 'Onside kick',
  timeout: 'Timeout',
  run_clock: 'Let it run',
  stay: 'Stay with the plan',
  quick_game: 'Quick game',
  run_at_them: 'Run right at them',
  take_shots: 'Take more shots',
  load_box: 'Load the box',
  two_high: 'Two high safeties',
  bring_heat: 'Bring more heat',
  new_looks: 'Show new looks',
};

/** The trade-off of each call. */
export const CALL_TRADES: Readonly<Record<PlayCall, string>> = {
  inside_run: 'Few losses, few big gains.',
  outside_run: 'More losses, more big gains.',
  option: 'More quarterback keepers; only as good as his legs.',
  draw: 'Beats a defense looking pass.',
  screen: 'Few sacks; beats a defense looking pass.',
  short: 'Fewer sacks, short gains.',
  middle: 'Some get checked down; more yards, more risk.',
  deep: 'More sacks and interceptions, big gains.',
  play_action: 'Beats a defense looking run; more sacks.',
  sneak: 'Good for a yard or two.',
  reverse: 'A trick: beats pursuit once, loses yards when they’re ready.',
  flea_flicker: 'A trick: beats a defense looking run once; more sacks.',
  kneel: 'Loses a yard and runs the clock.',
  spike: 'Stops the clock, costs a down.',
  field_goal: 'Three points if it is good.',
  punt: 'Flips the field.',
  fake: 'A trick: shows a kick and runs or throws. It works once.',
  base: 'Your staff’s base look.',
  press: 'Takes away the short pass, gives up the long one.',
  blitz: 'More sacks, more big plays.',
  zone_blitz: 'A few more sacks; short passes are open.',
  stack: 'Stops the run; passes are open.',
  prevent: 'No long gains; runs and short passes are open.',
  kick: 'One point, nearly sure.',
  two: 'Two points, less than half the time.',
  kick_deep: 'The usual kickoff.',
  onside: 'A gamble: a surprise works once; expected, it is rarely recovered.',
  timeout: 'Stops the clock.',
  run_clock: 'Keeps the timeout.',
  stay: 'Nothing changes.',
  quick_game: 'Fewer sacks, shorter throws.',
  run_at_them: 'More runs, and better ones; less time in the pocket.',
  take_shots: 'Deeper throws, more sacks.',
  load_box: 'Stops more runs; passes come easier.',
  two_high: 'Fewer long gains; runs come easier.',
  bring_heat: 'More sacks, more long gains.',
  new_looks: 'Wipes out what they have learned about your tendencies.',
};

export const TEMPO_NAMES: Readonly<Record<Tempo, string>> = {
  hurry_up: 'Hurry-up',
  normal_tempo: 'Normal tempo',
  milk_clock: 'Milk the clock',
  staff_tempo: 'Staff tempo',
};

/** When the coach takes the calls back from the staff. */
export const HANDOVER_NAMES: Readonly<Record<Handover, string>> = {
  until_first_down: 'Next first down',
  until_possession: 'Change of possession',
  until_score: 'Next score',
  until_two_minutes: 'Two minutes',
  until_half: 'Halftime',
  until_key: 'Next big decision',
  until_end: 'End of game',
};

const ASKED: Readonly<Record<AskKind, string>> = {
  offense: 'your offense has the ball',
  fourth_down: 'it is fourth down',
  defense: 'your defense is on the field',
  try: 'you have just scored',
  kickoff: 'you kick off',
  timeout: 'the clock is running',
  halftime: 'it is halftime',
};

/** A call as typed: `inside-run`. */
export const writtenCall = (call: SidelineCall): string => call.replaceAll('_', '-');

/** Explains why a call is wrong. `part`: the side of the ball the coach coordinates; null: he is the head coach. */
function wrongCallWhy(call: SidelineCall, kind: AskKind, part: StaffSide | null): string {
  if (!isCalledBy(part, call)) return `You only call plays on ${part}, so ${writtenCall(call)} is not your call`;
  const known: readonly SidelineCall[] = CALLS_FOR[kind];
  return known.includes(call) ? 'The kick is too long' : `You can’t call ${writtenCall(call)} while ${ASKED[kind]}`;
}

/** Explains why a call cannot be made now, and which can. `part`: as in `wrongCallWhy`. */
export function wrongCallText(
  call: SidelineCall,
  kind: AskKind,
  possible: readonly PlayCall[],
  part: StaffSide | null,
): string {
  const calls = listed(possible.map(writtenCall), 'or');
  return `${wrongCallWhy(call, kind, part)}; call ${calls} or staff, or hand over to your staff with until-first-down or a similar call.`;
}
