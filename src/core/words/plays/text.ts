import { PLAY_FLAGS } from '../../model/plays/play.ts';
import { type NamedTrick, trickCalled } from '../../model/plays/tricks.ts';
import { FIELD_YARDS, type GameRules, QUARTERS } from '../../model/rules.ts';
import { fieldSpot } from '../terms.ts';
import { kickText } from './kicks.ts';
import { fumbleText, gain, type PlayNames, returned, tackle, tacklers } from './parts.ts';
import { penaltyText } from './penalty.ts';
import { hasFlag, kindOf, other, type PlayRow, resultOf, sideOf, signedSlot } from './row.ts';

/** Describes a run, scramble, sack or kneel, and the return of a lost fumble. */
function carryText(row: PlayRow, names: PlayNames, verb: string): string {
  const carrier = row.actor >= 0 ? names.player(sideOf(row), row.actor) : names.team(sideOf(row));
  return `${carrier} ${verb} ${gain(row.yards)}${ending(row, names)}`;
}

/** Describes how a carry or catch ended: a tackle, or a fumble and its recovery. */
function ending(row: PlayRow, names: PlayNames): string {
  const lost = resultOf(row) === 'fumble';
  if (signedSlot(row, 'fumbler') === null) return tackle(row, other(sideOf(row)), names);
  const back = lost && row.returnYards !== 0 ? `, ${returned(row.returnYards)}` : '';
  return `${fumbleText(row, names)}${back}`;
}

function sackText(row: PlayRow, names: PlayNames): string {
  const by = tacklers(row, other(sideOf(row)), names);
  const fumble = signedSlot(row, 'fumbler') === null ? '' : ending(row, names);
  const passer = names.player(sideOf(row), row.actor);
  return `${passer} sacked${by === '' ? '' : ` by ${by}`} ${gain(row.yards)}${fumble}`;
}

function passText(row: PlayRow, names: PlayNames): string {
  const offense = sideOf(row);
  const passer = `${names.player(offense, row.actor)} pass`;
  const target = row.target >= 0 ? names.player(offense, row.target) : null;
  switch (resultOf(row)) {
    case 'interception':
      return `${passer} intercepted by ${names.player(other(offense), row.returner)}${pickedAt(row, names)}, ${interceptionReturn(row, names)}`;
    case 'incomplete':
      return `${passer} incomplete${incompletion(row, target, names)}`;
    default:
      return `${passer} complete${target === null ? '' : ` to ${target}`} ${gain(row.yards)}${ending(row, names)}`;
  }
}

/** Where the ball was intercepted: ` at OSU 12`, or ` in the end zone`. */
function pickedAt(row: PlayRow, names: PlayNames): string {
  const spot = row.yardLine + row.kickOrAir;
  if (spot >= FIELD_YARDS) return ' in the end zone';
  if (spot < 1) return '';
  const offense = sideOf(row);
  return ` at ${fieldSpot(spot, names.abbreviation(offense), names.abbreviation(other(offense)))}`;
}

function interceptionReturn(row: PlayRow, names: PlayNames): string {
  if (row.returnYards === 0 && row.tackler < 0 && row.yardLine + row.kickOrAir >= FIELD_YARDS) return 'touchback';
  const fumble = fumbleText(row, names);
  return `${returned(row.returnYards)}${fumble === '' ? tackle(row, sideOf(row), names) : fumble}`;
}

function incompletion(row: PlayRow, target: string | null, names: PlayNames): string {
  if (target !== null && hasFlag(row, PLAY_FLAGS.drop)) return `, dropped by ${target}`;
  const intended = target === null ? '' : `, intended for ${target}`;
  return row.defender < 0 ? intended : `${intended} (broken up by ${names.player(other(sideOf(row)), row.defender)})`;
}

/** Describes a two-point try: good if it scored two points. */
function twoPointText(row: PlayRow, names: PlayNames): string {
  const offense = sideOf(row);
  const actor = row.actor >= 0 ? names.player(offense, row.actor) : names.team(offense);
  const how =
    kindOf(row) === 'two_point_run'
      ? `${actor} run`
      : `${actor} pass${row.target >= 0 ? ` to ${names.player(offense, row.target)}` : ''}`;
  if (row.pointsDefense > 0)
    return `Two-point try: ${how} fails, returned for two points by ${names.team(other(offense))}`;
  return `Two-point try: ${how} ${row.pointsOffense > 0 ? 'good' : 'fails'}`;
}

/** Describes the play itself, without score, flags and timeouts. */
function action(row: PlayRow, names: PlayNames): string {
  const kind = kindOf(row);
  switch (kind) {
    case 'run':
      return carryText(row, names, 'run');
    case 'scramble':
      return carryText(row, names, 'scrambles');
    case 'kneel':
      return carryText(row, names, 'takes a knee');
    case 'spike':
      return `${names.player(sideOf(row), row.actor)} spikes the ball`;
    case 'sack':
      return sackText(row, names);
    case 'pass':
      return passText(row, names);
    case 'two_point_run':
    case 'two_point_pass':
      return twoPointText(row, names);
    case 'penalty':
      return '';
    default:
      return kickText(kind, row, names);
  }
}

/** `, TOUCHDOWN Michigan`, `, SAFETY Ohio State`, `, first down`, `, turnover on downs`. */
function outcome(row: PlayRow, names: PlayNames): string {
  const offense = sideOf(row);
  const scorer = row.pointsOffense > 0 ? offense : other(offense);
  if (hasFlag(row, PLAY_FLAGS.touchdown)) return `, TOUCHDOWN ${names.team(scorer)}`;
  if (hasFlag(row, PLAY_FLAGS.safety)) return `, SAFETY ${names.team(scorer)}`;
  if (hasFlag(row, PLAY_FLAGS.turnoverOnDowns)) return ', turnover on downs';
  return hasFlag(row, PLAY_FLAGS.firstDown) && !hasFlag(row, PLAY_FLAGS.firstDownByPenalty) ? ', first down' : '';
}

const TRICK_WORDS: Readonly<Record<NamedTrick, string>> = {
  reverse: 'Reverse',
  flea_flicker: 'Flea flicker',
  fake_punt: 'Fake punt',
  fake_field_goal: 'Fake field goal',
};

/** `Fake punt: `, `Reverse: `, before a run or pass called as that trick. */
function trick(row: PlayRow): string {
  const called = trickCalled(row);
  return called === null ? '' : `${TRICK_WORDS[called]}: `;
}

function timeouts(row: PlayRow, names: PlayNames): string {
  const offense = sideOf(row);
  return said(
    hasFlag(row, PLAY_FLAGS.timeoutOffense) ? `Timeout ${names.team(offense)}` : '',
    hasFlag(row, PLAY_FLAGS.timeoutDefense) ? `Timeout ${names.team(other(offense))}` : '',
  );
}

/** Rules of the clock that play-by-play mentions. */
type ClockRules = Pick<GameRules, 'twoMinuteTimeout' | 'lateSeconds'>;

/** `Two-minute timeout`, after the play during or after which the clock reaches two minutes in a half. */
function twoMinutes(
  { quarter, secondsLeft, secondsUsed }: PlayRow,
  { twoMinuteTimeout, lateSeconds }: ClockRules,
): string {
  const isLastOfHalf = quarter === QUARTERS / 2 || quarter === QUARTERS;
  const passes = secondsLeft > lateSeconds && secondsLeft - secondsUsed <= lateSeconds;
  return twoMinuteTimeout && isLastOfHalf && passes ? 'Two-minute timeout' : '';
}

/** Joins two sentences, if there are two. */
function said(first: string, second: string): string {
  if (second === '') return first;
  return first === '' ? second : `${first}. ${second}`;
}

/**
 * Describes one play in one sentence, without a period: the players, the yards, the score, penalties and timeouts. It
 * uses only the log's row, so it cannot contradict the box score counted from the same row.
 */
export function playText(row: PlayRow, names: PlayNames, rules: ClockRules): string {
  const penalty = penaltyText(row, names);
  const wiped = kindOf(row) === 'penalty' || (hasFlag(row, PLAY_FLAGS.noPlay) && penalty !== '');
  const deed = wiped ? '' : `${trick(row)}${action(row, names)}${outcome(row, names)}`;
  const runoff = hasFlag(row, PLAY_FLAGS.runoff) ? '10-second runoff' : '';
  return said(said(said(said(deed, penalty), runoff), timeouts(row, names)), twoMinutes(row, rules));
}
