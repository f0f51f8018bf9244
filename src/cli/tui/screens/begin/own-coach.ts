import { COACH_ROLES, COACH_SKILLS, type CoachSkill } from '../../../../core/model/coaches.ts';
import { firstOf } from '../../../../core/model/lists.ts';
import { CAREER_MODES } from '../../../../core/model/own-coach.ts';
import { MODE_WORDS, STRENGTH_COST, STRENGTH_NOTES, STRENGTHS, YOUR_NAME } from '../../../../core/present/index.ts';
import { FIRST_JOB, FIRST_JOBS } from '../../../../core/words/coaching/own-coach.ts';
import type { Choice, Event } from '../../play/event.ts';
import type { NewGameChoice, RouteOf } from '../../play/route.ts';
import type { ScreenKey } from '../../play/view.ts';

/** The user's coach on the page of a new game. */

function swap(route: NewGameChoice): Event {
  return { type: 'swap', route: { name: 'newGame', ...route }, keep: true };
}

function withoutCoach(route: RouteOf<'newGame'>): NewGameChoice {
  const { name: _name, coach: _coach, strengths: _strengths, mode: _mode, role: _role, ...rest } = route;
  return rest;
}

/** Returns the choices for the name typed so far. */
function named(route: RouteOf<'newGame'>, text: string): Choice[] {
  const rest = withoutCoach(route);
  const owner: Choice = { label: 'No one: run the program and let others coach it', event: swap(rest) };
  if (text.trim() === '') return [owner];
  if (!text.trim().includes(' ')) return [{ label: 'Type a first and a last name', event: nameDialog(route) }];
  const { strengths, mode, role } = route;
  const coach = text.trim();
  const choice = { ...rest, coach, ...(strengths && { strengths }), ...(mode && { mode }), ...(role && { role }) };
  return [{ label: `Coach as ${coach}`, event: swap(choice) }];
}

function nameDialog(route: RouteOf<'newGame'>): Event {
  const writes = (text: string): Choice[] => named(route, text);
  return {
    type: 'dialog',
    title: YOUR_NAME,
    notes: ['First and last name, such as Pat Doyle.'],
    choices: writes(''),
    typing: true,
    writes,
  };
}

const PAIRS: readonly (readonly CoachSkill[])[] = COACH_SKILLS.flatMap((one, index) =>
  COACH_SKILLS.slice(index + 1).map((two) => [one, two]),
);

function strengthText(strengths: readonly CoachSkill[]): string {
  return strengths.map((skill) => STRENGTHS[skill]).join(' and ');
}

function strengthDialog(route: RouteOf<'newGame'>): Event {
  const { name: _name, ...rest } = route;
  const all = [...COACH_SKILLS.map((skill) => [skill]), ...PAIRS];
  return {
    type: 'dialog',
    title: 'What your coach is good at',
    notes: [STRENGTH_COST],
    typing: true,
    choices: all.map((strengths) => ({
      label: strengthText(strengths),
      ...(strengths.length === 1 && { hint: STRENGTH_NOTES[firstOf(strengths)] }),
      event: swap({ ...rest, strengths }),
    })),
  };
}

function modeDialog(route: RouteOf<'newGame'>): Event {
  const { name: _name, ...rest } = route;
  return {
    type: 'dialog',
    title: 'Career mode',
    notes: [],
    choices: CAREER_MODES.map((mode) => ({ label: MODE_WORDS[mode], event: swap({ ...rest, mode }) })),
  };
}

function roleDialog(route: RouteOf<'newGame'>): Event {
  const { name: _name, role: _role, ...rest } = route;
  return {
    type: 'dialog',
    title: FIRST_JOB,
    notes: [],
    choices: COACH_ROLES.map((role) => ({
      label: FIRST_JOBS[role],
      event: swap({ ...rest, ...(role !== 'head' && { role }) }),
    })),
  };
}

/** Returns the keys for the coach's name and, once he has one, his strengths. */
export function coachKeys(route: RouteOf<'newGame'>): ScreenKey[] {
  const name: ScreenKey = { key: 'o', label: 'your coach', event: nameDialog(route) };
  if (route.coach === undefined) return [name];
  return [
    name,
    { key: 'g', label: 'strengths', event: strengthDialog(route) },
    { key: 'r', label: 'first job', event: roleDialog(route) },
    { key: 'm', label: 'career', event: modeDialog(route) },
  ];
}

/** Returns the coach's part of a new game's input. */
export function coachInput({ coach, strengths, mode, role }: NewGameChoice) {
  if (coach === undefined) return {};
  return {
    coach,
    ...(mode && { mode }),
    ...(role && { coach_role: role }),
    ...(strengths && { coach_strengths: [...strengths] }),
  };
}

/** Describes the coach in the confirmation before a dynasty starts. */
export function coachNotes({ coach, strengths, mode = 'coach', role }: NewGameChoice): string[] {
  if (coach === undefined) return ['Others coach the team; press o on the previous page to coach it yourself.'];
  const good = strengths === undefined ? '' : ` Good at: ${strengthText(strengths).toLowerCase()}.`;
  const job = role === undefined ? '' : ` ${FIRST_JOBS[role]}.`;
  return [`You coach as ${coach}.${job} ${MODE_WORDS[mode]}.${good}`];
}
