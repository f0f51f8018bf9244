import { PLAY_FLAGS, type PlayKind } from '../../model/plays/play.ts';
import { plural } from '../numbers.ts';
import { fieldSpot } from '../terms.ts';
import { fumbleText, type PlayNames, returned, tackle } from './parts.ts';
import { hasFlag, other, type PlayRow, resultOf, sideOf, signedSlot } from './row.ts';

/** Describes punts, kickoffs, field goals and extra points. */
export function kickText(kind: PlayKind, row: PlayRow, names: PlayNames): string {
  switch (kind) {
    case 'punt':
      return puntText(row, names);
    case 'kickoff':
      return hasFlag(row, PLAY_FLAGS.onside) ? onsideText(row, names) : kickoffText(row, names);
    case 'field_goal':
      return `${kicker(row, names)} ${row.kickOrAir}-yard field goal ${fate(row, names)}`;
    default:
      return `${kicker(row, names)} extra point ${fate(row, names)}${twoForDefense(row, names)}`;
  }
}

/** `, two points Michigan`, if the defense returned a try. */
function twoForDefense(row: PlayRow, names: PlayNames): string {
  return row.pointsDefense > 0 ? `, two points ${names.team(other(sideOf(row)))}` : '';
}

function kicker(row: PlayRow, names: PlayNames): string {
  return row.actor >= 0 ? names.player(sideOf(row), row.actor) : names.team(sideOf(row));
}

function puntText(row: PlayRow, names: PlayNames): string {
  if (resultOf(row) === 'blocked') return `${kicker(row, names)} punt ${blocked(row, names)}`;
  return `${kicker(row, names)} punts ${plural(row.kickOrAir, 'yard')}${landing(row, names)}${received(row, names)}`;
}

function kickoffText(row: PlayRow, names: PlayNames): string {
  const kicks = hasFlag(row, PLAY_FLAGS.freeKick) ? 'free-kicks' : 'kicks off';
  return `${kicker(row, names)} ${kicks} ${plural(row.kickOrAir, 'yard')}${landing(row, names)}${received(row, names)}`;
}

/** ` to OSU 12`, if the kick came down between the goal lines. */
function landing(row: PlayRow, names: PlayNames): string {
  const spot = row.yardLine + row.kickOrAir;
  if (spot < 1 || spot > 99 || resultOf(row) === 'touchback') return '';
  const offense = sideOf(row);
  return ` to ${fieldSpot(spot, names.abbreviation(offense), names.abbreviation(other(offense)))}`;
}

/** Describes what happened to a kick in the air. */
function received(row: PlayRow, names: PlayNames): string {
  const offense = sideOf(row);
  const returner = row.returner >= 0 ? names.player(other(offense), row.returner) : null;
  switch (resultOf(row)) {
    case 'touchback':
      return ', touchback';
    case 'fair_catch':
      return returner === null ? ', fair catch' : `, fair catch by ${returner}`;
    case 'downed':
      return ', downed';
    case 'out_of_bounds':
      return ', out of bounds';
    case 'muffed':
      return fumbleText(row, names);
    default: {
      const fumble = fumbleText(row, names);
      // A muff the returner falls on: no tackle and no return.
      if (fumble !== '' && row.returnYards === 0 && row.tackler < 0) return fumble;
      const carried = `, ${returned(row.returnYards)}${returner === null ? '' : ` by ${returner}`}`;
      return `${carried}${fumble === '' ? tackle(row, offense, names) : fumble}`;
    }
  }
}

function onsideText(row: PlayRow, names: PlayNames): string {
  const own = resultOf(row) === 'onside_recovered';
  const side = own ? sideOf(row) : other(sideOf(row));
  const by = signedSlot(row, 'recoverer');
  const who = by === null ? names.team(side) : `${names.player(by.side, by.slot)} (${names.team(by.side)})`;
  const back = row.returnYards === 0 ? '' : `, ${returned(row.returnYards)}`;
  return `${kicker(row, names)} onside kick recovered by ${who}${back}`;
}

/** `blocked by X, recovered by Y (Ohio State), returned 31 yards`. */
function blocked(row: PlayRow, names: PlayNames): string {
  const defense = other(sideOf(row));
  const by = row.defender >= 0 ? ` by ${names.player(defense, row.defender)}` : '';
  const ball = signedSlot(row, 'recoverer');
  const got = ball === null ? '' : `, recovered by ${names.player(ball.side, ball.slot)} (${names.team(ball.side)})`;
  const back = row.returnYards === 0 ? '' : `, ${returned(row.returnYards)}`;
  return `blocked${by}${got}${back}`;
}

/** Describes how a placekick ended. */
function fate(row: PlayRow, names: PlayNames): string {
  switch (resultOf(row)) {
    case 'good':
      return 'good';
    case 'blocked':
      return blocked(row, names);
    default: {
      if (row.returner < 0) return 'no good';
      const defense = other(sideOf(row));
      const by = ` by ${names.player(defense, row.returner)}`;
      return `no good, ${returned(row.returnYards)}${by}${tackle(row, sideOf(row), names)}`;
    }
  }
}
