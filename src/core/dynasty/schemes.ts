import type { StaffMember } from '../model/coaches.ts';
import type { TeamId } from '../model/ids.ts';
import { rememberedOf } from '../model/memory/remembered.ts';
import { type Personnel, personnelOf } from '../model/people/personnel.ts';
import type { Schemes } from '../model/program/schemes.ts';
import { NO_SYSTEM, type System } from '../model/program/system.ts';
import type { TeamRatings } from '../model/team.ts';
import { gameDayCoaching } from '../offseason/coaching.ts';
import { tenths } from '../offseason/rounded.ts';
import { offensiveScheme } from '../offseason/schemes.ts';
import { runsOption, staffStyle } from '../offseason/styles.ts';
import { type Staff, staffIn, staffOf } from './coaches.ts';
import type { Season } from './dynasty-state.ts';

/** Schemes taught by a dynasty's staffs, and how well their players know them. */

/** The coach who began a season in a job. */
const thereIn = (all: readonly StaffMember[], year: number): StaffMember | undefined =>
  all.findLast(({ job: { since, until } }) => since <= year && (until === null || year <= until));

/** The offensive style a program's staff teaches in a season; null if the staff is unknown. */
function taughtStyle({ heads, offense }: Staff, year: number, { settings, tuning }: Season) {
  const [head, coordinator] = [thereIn(heads, year), thereIn(offense, year)];
  if (!head || !coordinator) return null;
  return staffStyle(head.job.team, { head: head.coach, coordinator: coordinator.coach }, settings.seed, tuning);
}

function taughtIn(staff: Staff, year: number, team: TeamId, source: Season): Schemes | null {
  const { tuning } = source;
  const style = taughtStyle(staff, year, source);
  const coordinator = thereIn(staff.defense, year);
  if (style === null || !coordinator) return null;
  const defense = coordinator.job.front ?? coordinator.coach.front;
  return { offense: offensiveScheme(style, runsOption(team, year), tuning), defense };
}

/** Returns the schemes of a program's staff; null if the staff is unknown. */
export function schemesOf(source: Season, team: TeamId): Schemes | null {
  return taughtIn(staffOf(source, team), source.year, team, source);
}

/** Returns the effects of a program's schemes and coaching in the season. */
export function systemOf(source: Season, team: TeamId): System {
  const { memory, year, coaches } = source;
  const systems = memory.recall(`systems of ${year}`, [coaches], () => new Map<TeamId, System>());
  const known = systems.get(team) ?? systemOfStaff(staffOf(source, team), team, source);
  systems.set(team, known);
  return againstPlayer(known, team, source);
}

/** Adjusts the coaching of every program but the player's by the dynasty's difficulty. */
function againstPlayer(system: System, team: TeamId, { settings, tuning }: Season): System {
  const { rivals } = tuning.difficulty;
  if (rivals === 0 || team === settings.team) return system;
  const { offense, defense } = system.coaching;
  return { ...system, coaching: { offense: tenths(offense + rivals), defense: tenths(defense + rivals) } };
}

/** Returns a program's base personnel in the season. */
export function fieldOf(source: Season, team: TeamId): Personnel {
  return systemOf(source, team).personnel;
}

type SchemeTuning = Season['tuning']['schemes'];

/** Personnel by scheme: teams with the same scheme share one object, and with it a rotation. */
const personnelBy = rememberedOf((_: SchemeTuning) => new Map<string, Personnel>());

function personnelIn(schemes: Schemes, knobs: SchemeTuning): Personnel {
  const { personnel, nickel, fifthBack } = knobs;
  const made = personnelBy(knobs);
  const name = `${schemes.offense} ${schemes.defense}`;
  const known = made.get(name) ?? personnelOf(schemes, { personnel, nickel, fifthBack });
  made.set(name, known);
  return known;
}

function systemOfStaff(staff: Staff, team: TeamId, source: Season): System {
  const { year, tuning } = source;
  const knobs = tuning.schemes;
  const [now, last, before] = [0, 1, 2].map((ago) => taughtIn(staff, year - ago, team, source));
  if (!now) return NO_SYSTEM;
  const fitOf = (side: keyof Schemes): number => {
    if (!last || now[side] !== last[side]) return last ? 0 - knobs.newFirst : 0;
    return before && before[side] !== last[side] ? 0 - knobs.newSecond : 0;
  };
  const personnel = personnelIn(now, knobs);
  const fit = { offense: fitOf('offense'), defense: fitOf('defense') };
  return {
    defense: now.defense,
    personnel,
    fit,
    coaching: gameDayCoaching(staffIn(staff), tuning),
  };
}

/** Adds (1) or removes (-1) what a staff contributes to a roster's ratings: scheme fit and game-day coaching. */
function shifted({ rating, offense, defense }: TeamRatings, { fit, coaching }: System, times: 1 | -1): TeamRatings {
  const [attack, resist] = [fit.offense + coaching.offense, fit.defense + coaching.defense];
  return {
    rating: tenths(rating + times * ((attack + resist) / 2)),
    offense: tenths(offense + times * attack),
    defense: tenths(defense + times * resist),
  };
}

/** Returns a roster's ratings plus the staff's contribution. */
export function coachedRatings(roster: TeamRatings, system: System): TeamRatings {
  return shifted(roster, system, 1);
}

/** Returns a team's ratings minus the staff's contribution, which leaves the roster's own. */
export function rosterRatings(team: TeamRatings, system: System): TeamRatings {
  return shifted(team, system, -1);
}
