import type { StaffMember } from '../model/coaches.ts';
import type { TeamId } from '../model/ids.ts';
import { type Personnel, personnelOf } from '../model/people/personnel.ts';
import type { Schemes } from '../model/program/schemes.ts';
import { NO_SYSTEM, type System } from '../model/program/system.ts';
import type { TeamRatings } from '../model/team.ts';
import { gameDayCoaching } from '../offseason/coaching.ts';
import { tenths } from '../offseason/rounded.ts';
import { offensiveScheme } from '../offseason/schemes.ts';
import { runsOption, staffStyle } from '../offseason/styles.ts';
import { type Staff, type StaffSource, staffIn, staffOf } from './coaches.ts';
import type { SeasonSource } from './dynasty-state.ts';

/** What the staffs of a dynasty teach, and how well their players know it. */

export type SchemeSource = StaffSource & Pick<SeasonSource, 'programs'>;

/** The coach who began a season in a job. */
const thereIn = (all: readonly StaffMember[], year: number): StaffMember | undefined =>
  all.findLast(({ job: { since, until } }) => since <= year && (until === null || year <= until));

/** The style in which a program's staff teaches its offense in a season; null before anybody is known. */
function taughtStyle({ heads, offense }: Staff, year: number, { settings, tuning }: StaffSource) {
  const [head, coordinator] = [thereIn(heads, year), thereIn(offense, year)];
  if (!head || !coordinator) return null;
  return staffStyle(head.job.team, { head: head.coach, coordinator: coordinator.coach }, settings.seed, tuning);
}

function taughtIn(staff: Staff, year: number, team: TeamId, source: SchemeSource): Schemes | null {
  const { tuning } = source;
  const style = taughtStyle(staff, year, source);
  const coordinator = thereIn(staff.defense, year);
  if (style === null || !coordinator) return null;
  const defense = coordinator.job.front ?? coordinator.coach.front;
  return { offense: offensiveScheme(style, runsOption(team, year), tuning), defense };
}

/** Schemes of a program's staff in the season; null where the staff is unknown. */
export function schemesOf(source: SchemeSource, team: TeamId): Schemes | null {
  return taughtIn(staffOf(source, team), source.year, team, source);
}

/** What was worked out for a staff of a season. */
const systems = new WeakMap<Staff, System>();

/** What the schemes of a program do for it in the season. */
export function systemOf(source: SchemeSource, team: TeamId): System {
  const staff = staffOf(source, team);
  const known = systems.get(staff) ?? systemOfStaff(staff, team, source);
  systems.set(staff, known);
  return againstPlayer(known, team, source);
}

/** The difficulty of a dynasty makes the staffs of all programs but the player's better or worse. */
function againstPlayer(system: System, team: TeamId, { settings, tuning }: SchemeSource): System {
  const { rivals } = tuning.difficulty;
  if (rivals === 0 || team === settings.team) return system;
  const { offense, defense } = system.coaching;
  return { ...system, coaching: { offense: tenths(offense + rivals), defense: tenths(defense + rivals) } };
}

/** Base personnel of a program in the season. */
export function fieldOf(source: SchemeSource, team: TeamId): Personnel {
  return systemOf(source, team).personnel;
}

type SchemeTuning = StaffSource['tuning']['schemes'];

/** Personnel by what is taught: one object for all teams that teach the same. */
const fields = new WeakMap<SchemeTuning, Map<string, Personnel>>();

function personnelIn(schemes: Schemes, k: SchemeTuning): Personnel {
  const { personnel, nickel, fifthBack } = k;
  const made = fields.get(k) ?? new Map<string, Personnel>();
  fields.set(k, made);
  const name = `${schemes.offense} ${schemes.defense}`;
  const known = made.get(name) ?? personnelOf(schemes, { personnel, nickel, fifthBack });
  made.set(name, known);
  return known;
}

function systemOfStaff(staff: Staff, team: TeamId, source: SchemeSource): System {
  const { year, tuning } = source;
  const k = tuning.schemes;
  const [now, last, before] = [0, 1, 2].map((ago) => taughtIn(staff, year - ago, team, source));
  if (!now) return NO_SYSTEM;
  const fitOf = (side: keyof Schemes): number => {
    if (!last || now[side] !== last[side]) return last ? 0 - k.newFirst : 0;
    return before && before[side] !== last[side] ? 0 - k.newSecond : 0;
  };
  const personnel = personnelIn(now, k);
  const fit = { offense: fitOf('offense'), defense: fitOf('defense') };
  return {
    defense: now.defense,
    personnel,
    fit,
    coaching: gameDayCoaching(staffIn(staff), tuning),
  };
}

/** Ratings with what a staff adds to a roster: how its schemes fit the players, and its game-day coaching. -1: without it. */
function shifted({ rating, offense, defense }: TeamRatings, { fit, coaching }: System, times: 1 | -1): TeamRatings {
  const [attack, resist] = [fit.offense + coaching.offense, fit.defense + coaching.defense];
  return {
    rating: tenths(rating + times * ((attack + resist) / 2)),
    offense: tenths(offense + times * attack),
    defense: tenths(defense + times * resist),
  };
}

/** A roster's ratings with what its staff adds. */
export function coachedRatings(roster: TeamRatings, system: System): TeamRatings {
  return shifted(roster, system, 1);
}

/** A team's ratings without what its staff adds: those of its roster alone. */
export function rosterRatings(team: TeamRatings, system: System): TeamRatings {
  return shifted(team, system, -1);
}
