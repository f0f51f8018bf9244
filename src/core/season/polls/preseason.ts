import type { TeamId } from '../../model/ids.ts';
import { itemAt, mustGet } from '../../model/lists.ts';
import type { Poll } from '../../model/season.ts';
import { spreadOf } from '../../model/spread.ts';
import type { Stream } from '../../random/stream.ts';
import type { Tuning } from '../../tuning/index.ts';
import { type Explained, explained, inOrder, pointsByRating, type ScoreParts, toPoll } from './opinions.ts';
import type { RatedTeam } from './strength-of-record.ts';

/** Inputs to the preseason poll. */
interface PreseasonInput {
  year: number;
  programs: readonly RatedTeam[];
  /** Final ranks of last season; empty if there was none. */
  lastRanks: ReadonlyMap<TeamId, number>;
  /** Whether this is the first season of a dynasty, which starts from the real world. */
  first?: boolean;
  dice: Stream;
  tuning: Tuning;
}

/** Returns points by last season's rank: the current points in descending order, assigned by rank. */
function pointsByRank(points: ReadonlyMap<TeamId, number>, ranks: ReadonlyMap<TeamId, number>): Map<TeamId, number> {
  const order = [...points.values()].sort((a, b) => b - a);
  const known = [...ranks.entries()]
    .filter(([team]) => points.has(team))
    .sort((a, b) => a[1] - b[1] || (a[0] < b[0] ? -1 : 1));
  return new Map(known.map(([team], i) => [team, itemAt(order, Math.min(i, order.length - 1))]));
}

function preseasonOpinions(input: PreseasonInput): Explained[] {
  const knobs = input.tuning.voters;
  const programs = [...input.programs].sort((a, b) => (a.team < b.team ? -1 : 1));
  const points = pointsByRating(programs, input.tuning);
  const last = pointsByRank(points, input.lastRanks);
  const known = input.first === true ? knobs.firstNoise : knobs.preseasonNoise;
  const noise = known * spreadOf([...points.values()]).sd;
  return programs.map(({ team }) => {
    const own = mustGet(points, team);
    const remembered = last.get(team) ?? own;
    const believed = (1 - knobs.lastSeasonShare) * own + knobs.lastSeasonShare * remembered;
    const error = input.dice.normal(0, noise);
    const parts = {
      average: knobs.average,
      roster: knobs.perPoint * (1 - knobs.lastSeasonShare) * own,
      lastSeason: knobs.perPoint * knobs.lastSeasonShare * remembered,
      error: knobs.perPoint * error,
    };
    return { team, score: knobs.average + knobs.perPoint * (believed + error), parts };
  });
}

const NOTHING = new Map<TeamId, number>();

/**
 * Builds the first poll of a season: part true strength, part last season's finish, part error, since no game has been
 * played yet. Every team is ranked.
 */
export function preseasonPoll(input: PreseasonInput): Poll {
  return toPoll(inOrder(preseasonOpinions(input)), {
    year: input.year,
    week: 1,
    previousRanks: NOTHING,
    record: NOTHING,
    selection: NOTHING,
  });
}

/** Explains the scores of a season's first poll; `poll` must come from the same input. */
export function preseasonParts(input: PreseasonInput, poll: Poll): Map<TeamId, ScoreParts> {
  return explained(preseasonOpinions(input), poll);
}
