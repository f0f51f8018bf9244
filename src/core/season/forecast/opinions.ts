import type { TeamId } from '../../model/ids.ts';
import { itemAt } from '../../model/lists.ts';
import { power } from '../../model/program/power.ts';
import { costOfLosses, costOfSchedule, type RecordWeights } from '../polls/record-worth.ts';
import { averageRankedTeam } from '../polls/strength-of-record.ts';
import { titleLossRelief } from '../polls/title-losses.ts';
import { selectionBody } from '../selection/index.ts';
import { type Margins, strengthOf } from './margins.ts';
import type { ForecastInput } from './types.ts';

/** What a forecast needs to rank teams by schedule, indexed by team number. */
export interface Schedules {
  /** Expected wins of the average ranked team against the schedule, and their variance. */
  parWins: Float64Array;
  parVariance: Float64Array;
  /** Games until the conference championships. */
  scheduled: Uint8Array;
  /** Results the poll has counted: games, wins, and the wins an average ranked team would have. */
  played: Uint8Array;
  wins: Uint8Array;
  parPlayed: Float64Array;
}

/**
 * The ranking that selects the field (`season/selection`) as a forecast models it. The committee values a team by
 * strength and record (`recordWorth`), so only the results are unknown. The BCS uses voters, who hold on to their
 * preseason beliefs, and computers.
 */
export interface Opinions {
  /** A team's score with the committee before its record. */
  base: Float64Array;
  weights: RecordWeights;
  title: number;
  /** Points given back for losing a title game, unless it was a rout. */
  titleRelief: number;
  /** Whether computers, which only see records, count alongside the voters. */
  computers: boolean;
  /** Standard deviation of the error of a forecast, by team. */
  error: Float64Array;
}

/** Returns the value of a record, as `recordWorth` does. */
export function worthOf(wins: number, losses: number, par: number, weights: RecordWeights): number {
  const schedule = costOfSchedule(par, wins + losses, weights);
  return weights.win * (wins - par) - costOfLosses(losses, weights) - schedule;
}

/** Returns what voters believe of a team beyond its strength and record, as much as will remain after its last game. */
function heldOver({ poll, tuning }: Pick<ForecastInput, 'poll' | 'tuning'>, teams: readonly TeamId[], of: Schedules) {
  const knobs = tuning.voters;
  const known = new Map(poll.rows.map(({ team, score }) => [team, score]));
  return (team: number, strength: number): number => {
    const score = known.get(itemAt(teams, team));
    if (score === undefined) return 0;
    const [wins, played] = [of.wins[team]!, of.played[team]!];
    const record = worthOf(wins, played - wins, of.parPlayed[team]!, knobs);
    return (score - knobs.average - strength - record) * power(1 - knobs.sightShare, of.scheduled[team]! - played);
  };
}

/** Returns the points by which each team would beat the average program. */
function pointsOf(strength: Float64Array, programs: number, margins: Margins): Float64Array {
  let sum = 0;
  for (let t = 0; t < programs; t++) sum += strength[t]!;
  return strength.map((own) => margins.between(own, sum / programs, true));
}

export function opinionsOf(
  input: ForecastInput,
  teams: readonly TeamId[],
  strength: Float64Array,
  programs: number,
  margins: Margins,
  schedules: Schedules,
): Opinions {
  const { voters, selection, forecast } = input.tuning;
  const bcs = selectionBody(input.format) === 'bcs';
  const points = pointsOf(strength, programs, margins);
  const strengths = points.map((own) => own * (bcs ? voters : selection).perPoint);
  const held = bcs ? heldOver(input, teams, schedules) : () => 0;
  return {
    base: strengths.map((own, t) => own + held(t, own)),
    weights: bcs ? voters : selection,
    title: bcs ? 0 : selection.title,
    titleRelief: bcs ? 0 : titleLossRelief(selection.titleRoutMargin, input.tuning),
    computers: bcs,
    error: Float64Array.from(schedules.scheduled, (games, t) => {
      // The title game is still to be played too.
      const ahead = games - schedules.played[t]! + 1;
      return forecast.pollNoise * Math.sqrt(ahead / (games + 1));
    }),
  };
}

/** The benchmark for strength of record: an average ranked team's strength. */
export function measure(programs: ForecastInput['programs'], tuning: ForecastInput['tuning']): number {
  return strengthOf(averageRankedTeam(programs, tuning));
}
