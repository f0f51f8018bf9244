import { type ConferenceSeason, everyTeam, type Reference, type SeasonFacts } from '../model/facts.ts';
import { CHAMPIONSHIP_WEEK } from '../model/game.ts';
import type { ConferenceId, TeamId } from '../model/ids.ts';
import { lastWeekOf } from '../model/playoff.ts';
import type { Poll } from '../model/season.ts';
import type { Program } from '../model/team.ts';
import { membersAfter } from '../offseason/realignment/expansion.ts';
import { playable } from '../offseason/realignment/playable.ts';
import { promoted } from '../offseason/realignment/promotion.ts';
import { isFinished, type PlayedGame } from '../season/records.ts';
import { conferenceOrder } from '../season/standings.ts';
import type { Tuning } from '../tuning/index.ts';
import type { DynastyState, Season, Settings } from './dynasty-state.ts';
import { playoffFormat } from './playoff-format.ts';

/** Returns the current season's facts, with the dynasty's actual conference members. */
export function seasonFacts(dynasty: Season): SeasonFacts {
  return ownFacts(dynasty.reference, dynasty.year, dynasty.programs);
}

/** Conferences that still have members, adjusted to how many they have. */
function conferencesOf(conferences: readonly ConferenceSeason[], members: SeasonFacts['members']): ConferenceSeason[] {
  const teams = Object.keys(members);
  return conferences
    .map((each) => [each, teams.filter((team) => members[team] === each.id)] as const)
    .filter(([, own]) => own.length > 0)
    .map(([each, own]) => playable(each, own));
}

/**
 * Returns a season's facts as the dynasty plays it, with its own members; programs that have joined FBS no longer visit
 * from FCS.
 */
export function ownFacts(reference: Reference, year: number, programs: readonly Member[]): SeasonFacts {
  return withMembers(reference, year, Object.fromEntries(programs.map((p) => [p.team, p.conference])));
}

type Member = Pick<Program, 'team' | 'conference'>;

function withMembers(reference: Reference, year: number, members: SeasonFacts['members']): SeasonFacts {
  const facts = reference.season(year);
  const known = year <= reference.lastSeason;
  const conferences = known ? facts.conferences : conferencesOf(facts.conferences, members);
  const own = { ...facts, conferences, members };
  if (!facts.visitors) return own;
  return {
    ...own,
    visitors: { ...facts.visitors, programs: facts.visitors.programs.filter((v) => !(v.team in members)) },
  };
}

/** Inputs to next season's conferences. */
interface ConferenceSource {
  settings: Pick<Settings, 'seed'>;
  reference: Reference;
  year: number;
  programs: readonly Program[];
  tuning: Pick<Tuning, 'realignment'>;
  /** Games of the season so far, used only by promotion and relegation. */
  games: readonly PlayedGame[];
  polls: readonly Poll[];
}

/** Returns next season's facts: from history while known, and then by the dynasty's own realignment. */
export function nextSeasonFacts(source: ConferenceSource): SeasonFacts {
  const { reference, year } = source;
  if (year < reference.lastSeason) return reference.season(year + 1);
  const members = nextMembers(source);
  return withMembers(reference, year + 1, Object.fromEntries([...members].sort(([a], [b]) => (a < b ? -1 : 1))));
}

function nextMembers(source: ConferenceSource): ReadonlyMap<TeamId, ConferenceId | null> {
  const { realignment } = source.reference;
  if (realignment.rule === 'contracts') return membersByContract(source);
  const { members } = ownFacts(source.reference, source.year, source.programs);
  if (realignment.rule !== 'promotion') return new Map(Object.entries(members));
  return promoted({ ...realignment, members, orderOf: finalOrder(source) });
}

/** A conference's teams by final standings, after the championships; before them no team is promoted or relegated. */
function finalOrder({ reference, year, programs, games, polls }: ConferenceSource) {
  const facts = ownFacts(reference, year, programs);
  const before = games.filter(({ week }) => week <= CHAMPIONSHIP_WEEK);
  const over = before.length > 0 && before.every(isFinished);
  const standings = { facts, games, poll: polls.at(-1) ?? null };
  return (conference: ConferenceId): TeamId[] =>
    over ? conferenceOrder(standings, conference).map(({ team }) => team) : [];
}

function membersByContract({ settings, reference, year, programs, tuning }: ConferenceSource) {
  const { conferences, visitors } = ownFacts(reference, year, programs);
  const { home } = reference.venues;
  return membersAfter({
    year,
    seed: settings.seed,
    programs,
    conferences,
    places: new Map(everyTeam(reference).map((team) => [team.id, team])),
    below: (visitors?.programs ?? []).filter(({ team }) => home[team] !== undefined),
    tuning,
  });
}

/** The week of the title game. */
export function lastWeek(dynasty: DynastyState): number {
  return lastWeekOf(playoffFormat(dynasty));
}

/** Programs by team. */
export function programMap({ programs }: { programs: readonly Program[] }): ReadonlyMap<TeamId, Program> {
  return new Map(programs.map((p) => [p.team, p]));
}
