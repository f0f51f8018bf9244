import type { TeamId } from '../../model/ids.ts';
import { power } from '../../model/program/power.ts';
import { costOfLosses, costOfSchedule, type RecordWeights } from '../polls/record-worth.ts';
import { averageRankedTeam } from '../polls/strength-of-record.ts';
import { titleLossRelief } from '../polls/title-losses.ts';
import { selectionBody } from '../selection/index.ts';
import { type Margins, strengthOf } from './margins.ts';
import type { ForecastInput } from './types.ts';

/** What a forecast of a ranking needs of a team's schedule, by team number. */
export interface Schedules {
  /** Wins of the average ranked team against it, and their variance. */
  parWins: Float64Array;
  parVariance: Float64Array;
  /** Games until the conference championships. */
  scheduled: Uint8Array;
  /** Results that the poll knows: games, wins, and wins of the average ranked team in them. */
  played: Uint8Array;
  wins: Uint8Array;
  parPlayed: Float64Array;
}

/**
 * The ranking that chooses the field (`season/selection`) as a forecast sees it. To the committee a team is worth its
 * strength and its record (`recordWorth`), so a forecast knows all but the results. The BCS goes by voters, who hold on to
 * what they believed before the season, and by computers.
 */
export interface Opinions {
  /** A team's standing with the committee before its record. */
  base: Float64Array;
  weights: RecordWeights;
  title: number;
  /** What a lost title game is forgiven, where it was no rout. */
  titleRelief: number;
  /** Whether computers, which know records alone, are counted beside the voters. */
  computers: boolean;
  /** Standard deviation of the error of a forecast, by team. */
  error: Float64Array;
}

/** Worth of a record, as `recordWorth` has it. */
export function worthOf(wins: number, losses: number, par: number, weights: RecordWeights): number {
  const schedule = costOfSchedule(par, wins + losses, weights);
  return weights.win * (wins - par) - costOfLosses(losses, weights) - schedule;
}

/** What voters believe of a team beyond its strength and its record, as much as is left after its last game. */
function heldOver({ poll, tuning }: Pick<ForecastInput, 'poll' | 'tuning'>, teams: readonly TeamId[], of: Schedules) {
  const k = tuning.voters;
  const known = new Map(poll.rows.map(({ team, score }) => [team, score]));
  return (team: number, strength: number): number => {
    const score = known.get(teams[team]!);
    if (score === undefined) return 0;
    const [wins, played] = [of.wins[team]!, of.played[team]!];
    const record = worthOf(wins, played - wins, of.parPlayed[team]!, k);
    return (score - k.average - strength - record) * power(1 - k.sightShare, of.scheduled[team]! - played);
  };
}

/** Points by which each team would beat the average program. */
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
      // The title game is to be played as well.
      const ahead = games - schedules.played[t]! + 1;
      return forecast.pollNoise * Math.sqrt(ahead / (games + 1));
    }),
  };
}

/** The yardstick for strength of record: an average top team's strength. */
export function measure(programs: ForecastInput['programs'], tuning: ForecastInput['tuning']): number {
  return strengthOf(averageRankedTeam(programs, tuning));
}
