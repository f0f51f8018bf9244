import type { ConferenceId, PlayerId, TeamId } from '../../model/ids.ts';
import { addTo, mustGet } from '../../model/lists.ts';
import { roleOf, TEAM_ROLES, type TeamRole } from '../../model/people/awards.ts';
import type { ClassYear } from '../../model/positions.ts';
import { power } from '../../model/program/power.ts';
import type { PlayerSeason } from '../../model/season.ts';
import type { Program, TeamRecord } from '../../model/team.ts';
import { type Seed, stream } from '../../random/stream.ts';
import type { Tuning } from '../../tuning/index.ts';
import { Points } from './production.ts';

/** Inputs to the awards: the season so far. */
export interface AwardInput {
  seed: Seed;
  year: number;
  /** Season lines, one per player. */
  lines: readonly PlayerSeason[];
  programs: readonly Program[];
  records: ReadonlyMap<TeamId, TeamRecord>;
  /** Ranks in the latest poll. */
  ranks: ReadonlyMap<TeamId, number>;
  tuning: Tuning;
}

/** A player and how he compares with others at his position. */
export interface Candidate {
  player: PlayerId;
  team: TeamId;
  conference: ConferenceId | null;
  classYear: ClassYear;
  role: TeamRole;
  /** Production over the average regular's, in standard deviations among regulars. */
  production: number;
  /** What voters add for his team's success, in the same unit. */
  standing: number;
  /** National hype, deserved or not, in the same unit. */
  story: number;
}

/** Returns the conferences prestigious enough on average to count as strong, as in scheduling. */
function strongConferences(programs: readonly Program[], { schedule }: Tuning): ReadonlySet<ConferenceId> {
  const prestige = new Map<ConferenceId, number[]>();
  for (const { conference, prestige: own } of programs) {
    if (conference !== null) addTo(prestige, conference, own);
  }
  const mean = (list: readonly number[]) => list.reduce((sum, each) => sum + each, 0) / list.length;
  return new Set([...prestige].filter(([, list]) => mean(list) >= schedule.powerPrestige).map(([id]) => id));
}

/** Returns what each team's season adds for its players. */
function standings({ programs, records, ranks, tuning }: AwardInput): Map<TeamId, number> {
  const knobs = tuning.awards.standing;
  const strong = strongConferences(programs, tuning);
  return new Map(
    programs.map(({ team, conference, prestige }) => {
      const rank = ranks.get(team) ?? programs.length;
      const isStrong = conference === null ? prestige >= tuning.schedule.strongPrestige : strong.has(conference);
      const worth =
        knobs.first * power(2, -(rank - 1) / knobs.halving) -
        knobs.defeat * (records.get(team)?.losses ?? 0) +
        (isStrong ? knobs.power : 0);
      return [team, worth];
    }),
  );
}

interface Produced {
  line: PlayerSeason;
  worth: number;
}

/** Returns the mean and standard deviation of the top producers, one per program. */
function ofRegulars(produced: readonly Produced[], programs: number): { mean: number; sd: number } {
  const best = Float64Array.from(produced, ({ worth }) => worth)
    .sort()
    .reverse()
    .subarray(0, programs);
  const mean = best.reduce((sum, worth) => sum + worth, 0) / best.length;
  const variance = best.reduce((sum, worth) => sum + (worth - mean) ** 2, 0) / best.length;
  return { mean, sd: Math.sqrt(variance) };
}

/** Groups players by the roles they compete for; any player who returned a kick also competes as a returner. */
function produced({ lines, tuning }: AwardInput): Map<TeamRole, Produced[]> {
  const points = new Points(tuning.awards);
  const out = new Map<TeamRole, Produced[]>(TEAM_ROLES.map((role) => [role, []]));
  for (const line of lines) {
    const role = roleOf(line.position);
    // Linemen have no statistics, so voters go by the scouts' rating.
    const worth = role === 'ol' ? line.rating : points.inSeason(role, line.counts);
    mustGet(out, role).push({ line, worth });
    const returned = points.inSeason('ret', line.counts);
    if (returned > 0) mustGet(out, 'ret').push({ line, worth: returned });
  }
  return out;
}

/** Returns the candidates for every role, best production first; a role nobody has played yet has none. */
export function candidates(input: AwardInput): Map<TeamRole, Candidate[]> {
  const { seed, year, programs, tuning } = input;
  const standing = standings(input);
  const conferences = new Map(programs.map((p) => [p.team, p.conference]));
  const story = (player: PlayerId) =>
    stream(seed, 'awards', year, 'story', player).normal(0, tuning.awards.heisman.story);
  const out = new Map<TeamRole, Candidate[]>();
  for (const [role, all] of produced(input)) {
    const { mean, sd } = ofRegulars(all, programs.length);
    const known = sd > 0 ? all.filter(({ line }) => standing.has(line.team)) : [];
    out.set(
      role,
      known
        .map(({ line: { player, team, classYear }, worth }) => ({
          player,
          team,
          conference: conferences.get(team) ?? null,
          classYear,
          role,
          production: (worth - mean) / sd,
          standing: mustGet(standing, team),
          story: story(player),
        }))
        .sort((a, b) => b.production - a.production || a.player - b.player),
    );
  }
  return out;
}
