import { everyTeam, type Reference } from '../../model/facts.ts';
import { seedFrom, stream } from '../../random/stream.ts';
import { completeSchedule, preseasonSchedule, type ScheduleInput } from '../../season/schedule/index.ts';
import { ownTuning } from '../saves/parameters.ts';

/** Rating points that a tier of prestige is about worth, which is enough to choose opponents by. */
const POINTS_A_TIER = 5;
/** Schedules that are made: a season that only some dice can schedule would stop a dynasty years later. */
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

/** Why the first season of a universe cannot be scheduled, in a sentence; null when it can. */
export function scheduleFault(reference: Reference): string | null {
  const input = inputOf(reference);
  if (TRIALS.every((trial) => canBeScheduled(input, trial))) return null;
  return 'No schedule works for it: give conferences fewer games, move rivalries to other weeks, or add teams.';
}
