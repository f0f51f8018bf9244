import { everyTeam, type Reference } from '../../model/facts.ts';
import { seedFrom, stream } from '../../random/stream.ts';
import { completeSchedule, preseasonSchedule, type ScheduleInput } from '../../season/schedule/index.ts';
import { ownTuning } from '../saves/parameters.ts';

/** Rating points per prestige tier, close enough for choosing opponents. */
const POINTS_A_TIER = 5;
/** Seeds of the trial schedules: a season only some seeds can schedule would stop a dynasty years later. */
const TRIALS = ['one', 'two', 'three'];

function inputOf(reference: Reference): ScheduleInput {
  const { firstSeason: year } = reference;
  const facts = reference.season(year);
  const programs = [...reference.startingPrestige(year)].map(([team, { prestige, score }]) => {
    return { team, conference: facts.members[team] ?? null, prestige, rating: POINTS_A_TIER * score };
  });
  const tuning = ownTuning();
  return { year, facts, programs, teams: everyTeam(reference), rivalries: reference.rivalries, tuning };
}

function canBeScheduled(input: ScheduleInput, trial: string): boolean {
  const dice = stream(seedFrom(trial), 'schedule');
  try {
    completeSchedule(input, preseasonSchedule(input), dice);
    return true;
  } catch {
    return false;
  }
}

/** Explains why a universe's first season cannot be scheduled, in a sentence; null if it can. */
export function scheduleFault(reference: Reference): string | null {
  const input = inputOf(reference);
  if (TRIALS.every((trial) => canBeScheduled(input, trial))) return null;
  return 'No schedule works for it: give conferences fewer games, move rivalries to other weeks, or add teams.';
}
