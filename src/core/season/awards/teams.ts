import type { ConferenceId, PlayerId } from '../../model/ids.ts';
import { firstOf } from '../../model/lists.ts';
import { type Award, type AwardKind, TEAM_PLACES, TEAM_ROLES, type TeamRole } from '../../model/people/awards.ts';
import type { Tuning } from '../../tuning/index.ts';
import { lifts } from './heisman.ts';
import type { Honor } from './honor.ts';
import type { Candidate } from './merit.ts';

/** A winner and two finalists. */
const FINALISTS = ['winner', 'finalist', 'finalist'].length;
const DEFENDERS = ['dl', 'lb', 'db'] as const satisfies readonly TeamRole[];

/** Candidates at each position, most deserving first. */
type Deserving = ReadonlyMap<TeamRole, readonly Candidate[]>;

function worth({ production, standing, story }: Candidate, { awards }: Tuning): number {
  return production + awards.standing.share * standing + story;
}

/** Sorts the candidates at each position by how deserving they are. */
export function deserving(all: ReadonlyMap<TeamRole, readonly Candidate[]>, tuning: Tuning): Deserving {
  return new Map(
    [...all].map(([role, list]) => [
      role,
      list
        .map((candidate) => ({ candidate, worth: worth(candidate, tuning) }))
        .sort((a, b) => b.worth - a.worth || a.candidate.player - b.candidate.player)
        .map(({ candidate }) => candidate),
    ]),
  );
}

function honor(
  kind: AwardKind,
  { role, player, team }: Candidate,
  place: number,
  selection: Award['selection'] = 0,
  conference: ConferenceId | null = null,
): Honor {
  return { kind, conference, selection, place, role, player, team, points: null, firsts: null, game: null };
}

/**
 * Picks the most deserving players at a position. Each further player from the same team must be clearly better, since
 * voters rarely give one team most of a position.
 */
function mostDeserving(list: readonly Candidate[], count: number, tuning: Tuning): Candidate[] {
  const chosen: Candidate[] = [];
  const left = [...list];
  while (chosen.length < count && left.length > 0) {
    const value = (candidate: Candidate) =>
      worth(candidate, tuning) -
      tuning.awards.standing.teammate * chosen.filter(({ team }) => team === candidate.team).length;
    // No player further down can pass the first one whose team has no pick yet.
    const near = left.slice(0, 1 + left.findIndex(({ team }) => chosen.every((each) => each.team !== team)));
    const next = near.reduce((best, each) => (value(each) > value(best) ? each : best), firstOf(left));
    chosen.push(next);
    left.splice(left.indexOf(next), 1);
  }
  return chosen;
}

/** Picks the best player at every position, two finalists each, and the best defender overall. */
export function bestOfPlaces(all: Deserving, tuning: Tuning): Honor[] {
  const best = TEAM_ROLES.flatMap((role) =>
    mostDeserving(all.get(role) ?? [], FINALISTS, tuning).map((candidate, index) =>
      honor('best', candidate, index + 1),
    ),
  );
  const noticed = lifts(tuning);
  const among = (candidate: Candidate) => worth(candidate, tuning) + (noticed[candidate.role] ?? 0);
  const defenders = DEFENDERS.flatMap((role) => all.get(role)?.slice(0, FINALISTS) ?? []).sort(
    (a, b) => among(b) - among(a) || a.player - b.player,
  );
  return [
    ...best,
    ...defenders.slice(0, FINALISTS).map((candidate, index) => honor('best_defender', candidate, index + 1)),
  ];
}

/** Fills a team with the most deserving players still available, and marks them taken. */
function fill(
  all: Deserving,
  taken: Set<PlayerId>,
  tuning: Tuning,
  eligible: (candidate: Candidate) => boolean,
): Candidate[] {
  return TEAM_ROLES.flatMap((role) => {
    const open = (all.get(role) ?? []).filter((each) => !taken.has(each.player) && eligible(each));
    const chosen = mostDeserving(open, TEAM_PLACES[role], tuning);
    for (const { player } of chosen) taken.add(player);
    return chosen;
  });
}

function selections(
  kind: AwardKind,
  all: Deserving,
  tuning: Tuning,
  eligible: (candidate: Candidate) => boolean,
  conference: ConferenceId | null = null,
): Honor[] {
  const taken = new Set<PlayerId>();
  return ([1, 2] as const).flatMap((selection) =>
    fill(all, taken, tuning, eligible).map((candidate, index) =>
      honor(kind, candidate, index + 1, selection, conference),
    ),
  );
}

/** Picks the first and second All-America and all-conference teams, and the freshman All-America team. */
export function seasonTeams(all: Deserving, conferences: readonly ConferenceId[], tuning: Tuning): Honor[] {
  const freshmen = fill(all, new Set(), tuning, ({ classYear }) => classYear === 'fr');
  return [
    ...selections('all_america', all, tuning, () => true),
    ...freshmen.map((candidate, index) => honor('freshman_all_america', candidate, index + 1)),
    ...conferences.flatMap((conference) =>
      selections('all_conference', all, tuning, (candidate) => candidate.conference === conference, conference),
    ),
  ];
}
