import type { SeasonFacts } from '../model/facts.ts';
import { CHAMPIONSHIP_WEEK, type ScheduledGame } from '../model/game.ts';
import type { ConferenceId, TeamId } from '../model/ids.ts';
import { mustGet } from '../model/lists.ts';
import { type TieRule, USUAL_TIE_RULES } from '../model/program/tie-rules.ts';
import { FEWEST_FOR_A_TITLE } from '../model/rules.ts';
import type { Poll } from '../model/season.ts';
import type { TeamRecord } from '../model/team.ts';
import { divisionsOf } from './divisions.ts';
import { titleGameName } from './labels.ts';
import { type RankIn, rankingsOf } from './rankings.ts';
import { countsInConference, isFinished, type PlayedGame, recordOf, records, winnerOf, winShare } from './records.ts';
import { titleGameSite } from './sites.ts';
import { breakTie, type Crosstable, conferenceShare, type Overall, type Placed } from './tiebreaks/index.ts';

/** Inputs to standings. */
export interface StandingsInput {
  facts: SeasonFacts;
  /** All games of the season. */
  games: readonly PlayedGame[];
  /** The current poll; null: none. */
  poll: Poll | null;
}

export interface StandingsRow {
  team: TeamId;
  /** The team's division; null if the conference has none. */
  division: string | null;
  /** 1 is best, within the division if there is one. */
  place: number;
  record: TeamRecord;
  /** The rule that placed the team among those with an equal record; null if it was not tied. */
  tieBrokenBy: TieRule | null;
}

function membersOf(facts: SeasonFacts, conference: ConferenceId | null): TeamId[] {
  return Object.keys(facts.members)
    .filter((team) => facts.members[team] === conference)
    .sort();
}

/**
 * Returns a conference's members in order, division by division if it has them: by conference win share, then wins and
 * losses (until the last week teams have played unequal numbers of games), with ties broken by that year's conference
 * policy. `null` returns the independents, by overall win share, wins, then the poll.
 */
export function conferenceStandings(input: StandingsInput, conference: ConferenceId | null): StandingsRow[] {
  const teams = membersOf(input.facts, conference);
  const own = new Set(teams);
  const all = records(input.games.filter((g) => own.has(g.home) || own.has(g.away)));
  const rows = (order: readonly Placed[], division: string | null): StandingsRow[] =>
    order.map(({ team, tieBrokenBy }, i) => ({
      team,
      division,
      place: i + 1,
      record: recordOf(all, team),
      tieBrokenBy,
    }));
  if (conference === null) return rows(independents(input, teams, all), null);
  const divisions = divisionsOf(input.facts, conference);
  if (divisions === null) return rows(members(input, conference, teams, null, all), null);
  return divisions.flatMap((division) => rows(members(input, conference, teams, division.teams, all), division.name));
}

/** A team's place in the whole conference, alongside its place in its division. */
export interface OrderedRow extends StandingsRow {
  /** 1 is best; null where the conference has no divisions. */
  divisionPlace: number | null;
  /** The tiebreaker that decided its place in the division. */
  divisionTieBrokenBy: TieRule | null;
}

/**
 * Returns a conference's members in one order, ignoring divisions: by conference win share, then wins and losses, with
 * ties broken by that year's conference policy. `null` returns the independents.
 */
export function conferenceOrder(input: StandingsInput, conference: ConferenceId | null): OrderedRow[] {
  const listed = conferenceStandings(input, conference);
  const none = { divisionPlace: null, divisionTieBrokenBy: null };
  if (conference === null || listed.every(({ division }) => division === null)) {
    return listed.map((row) => ({ ...row, ...none }));
  }
  const own = new Map(listed.map((row) => [row.team, row]));
  const games = input.games.filter((g) => own.has(g.home) || own.has(g.away));
  const order = members(input, conference, [...own.keys()].sort(), null, records(games));
  return order.map(({ team, tieBrokenBy }, index) => {
    const row = mustGet(own, team);
    return {
      ...row,
      place: index + 1,
      tieBrokenBy,
      divisionPlace: row.place,
      divisionTieBrokenBy: row.tieBrokenBy,
    };
  });
}

/** Returns the division leaders, or the top two of the standings without divisions, better record first. */
function leaders(input: StandingsInput, standings: readonly StandingsRow[]): StandingsRow[] {
  const rankIn = rankingsIn(input);
  const rank = ({ team }: StandingsRow) => rankIn('voters', team) ?? Number.MAX_SAFE_INTEGER;
  const share = ({ record }: StandingsRow) => winShare(record.confWins, record.confLosses);
  return standings
    .filter(({ place }) => place === 1)
    .sort((a, b) => share(b) - share(a) || b.record.confWins - a.record.confWins || rank(a) - rank(b));
}

type Records = ReadonlyMap<TeamId, TeamRecord>;

function overallOf(all: Records, team: TeamId): Overall {
  const { wins, losses } = recordOf(all, team);
  return { wins, share: winShare(wins, losses) };
}

const UNRANKED: RankIn = () => null;
const rankingsIn = ({ poll }: StandingsInput): RankIn => (poll === null ? UNRANKED : rankingsOf(poll));

/** Returns a conference's tiebreakers for the season. */
function tieRulesOf({ facts }: StandingsInput, conference: ConferenceId): readonly TieRule[] {
  return facts.conferences.find(({ id }) => id === conference)?.tiebreakers ?? USUAL_TIE_RULES;
}

/** Groups teams by a value, best group first. */
function levels(teams: readonly TeamId[], value: (team: TeamId) => number): TeamId[][] {
  const values = new Map(teams.map((team) => [team, value(team)]));
  const steps = [...new Set(values.values())].sort((a, b) => b - a);
  return steps.map((step) => teams.filter((team) => values.get(team) === step));
}

/** Ranks records by wins, then fewer losses: 3-0 above 2-0, and 0-2 above 0-3. */
function winsAndLosses({ confWins, confLosses }: TeamRecord): number {
  return confWins * MORE_THAN_ANY_LOSSES - confLosses;
}

/** More conference games than any team plays. */
const MORE_THAN_ANY_LOSSES = 100;

/** Ranks the members of a conference, or of one of its divisions. */
function members(
  input: StandingsInput,
  conference: ConferenceId,
  teams: readonly TeamId[],
  division: readonly TeamId[] | null,
  all: Records,
): Placed[] {
  const games = input.games.filter((g) => g.conference === conference && countsInConference(g)).filter(isFinished);
  const begun = games.length > 0;
  const table: Crosstable = {
    teams,
    division,
    games,
    rankIn: rankingsIn(input),
    overall: new Map(teams.map((team) => [team, overallOf(all, team)])),
    rules: begun ? tieRulesOf(input, conference) : ['ranking'],
  };
  const tied = levels(division ?? teams, (team) => conferenceShare(table, team)).flatMap((group) =>
    levels(group, (team) => winsAndLosses(recordOf(all, team))),
  );
  return tied.flatMap((group) => breakTie(table, group)).map((row) => (begun ? row : { ...row, tieBrokenBy: null }));
}

function independents(input: StandingsInput, teams: readonly TeamId[], all: Records) {
  const rankIn = rankingsIn(input);
  const rank = (team: TeamId) => rankIn('voters', team) ?? Number.MAX_SAFE_INTEGER;
  const byPoll = (a: TeamId, b: TeamId) => recordOf(all, b).wins - recordOf(all, a).wins || rank(a) - rank(b);
  return levels(teams, (team) => overallOf(all, team).share).flatMap((group) =>
    [...group].sort(byPoll).map((team) => ({ team, tieBrokenBy: group.length > 1 ? ('ranking' as TieRule) : null })),
  );
}

/**
 * Returns the title game's teams, designated home team first: the division winners with the better record at home, or
 * the top two in the standings.
 */
export function championshipPairing(
  input: StandingsInput,
  standings: readonly StandingsRow[],
): readonly [TeamId, TeamId] | null {
  const first = leaders(input, standings);
  const [home, away] = first.length > 1 ? first : standings;
  return home && away ? [home.team, away.team] : null;
}

/**
 * Returns the title games of week 15, one per conference that has one, numbered from `firstId` in conference order.
 * Without a traditional site the better record hosts.
 */
export function championshipGames(input: StandingsInput, firstId: number): ScheduledGame[] {
  const games: ScheduledGame[] = [];
  for (const conference of input.facts.conferences) {
    const pair = conference.titleGame ? championshipPairing(input, conferenceStandings(input, conference.id)) : null;
    if (pair === null) continue;
    const place = titleGameSite(conference.id, input.facts.year);
    games.push({
      id: firstId + games.length,
      year: input.facts.year,
      week: CHAMPIONSHIP_WEEK,
      kind: 'conference_championship',
      home: pair[0],
      away: pair[1],
      neutral: place !== null,
      conference: conference.id,
      name: titleGameName(conference.name),
      place,
      rivalry: false,
      bracketSlot: null,
    });
  }
  return games;
}

export interface ConferenceChampion {
  conference: ConferenceId;
  team: TeamId;
  /** True while the team leads but has not clinched the title. */
  projected: boolean;
}

/** Whether every regular-season conference game has been played. */
function regularSeasonOver(games: readonly PlayedGame[], conference: ConferenceId): boolean {
  return games.every((g) => g.conference !== conference || !countsInConference(g) || g.result !== null);
}

/**
 * Returns a conference's champion: the winner of its title game, or without one the first in the standings once all
 * conference games are played. Until then, the leader (the best-ranked team before the first conference game) as a
 * projection. Null for a conference with too few members.
 */
export function conferenceChampion(input: StandingsInput, conference: ConferenceId): ConferenceChampion | null {
  if (membersOf(input.facts, conference).length < FEWEST_FOR_A_TITLE) return null;
  const title = input.games.find((g) => g.kind === 'conference_championship' && g.conference === conference);
  const winner = title ? winnerOf(title) : null;
  if (winner !== null) return { conference, team: winner, projected: false };
  const leader = leaders(input, conferenceStandings(input, conference))[0];
  if (!leader) return null;
  const hasTitleGame = input.facts.conferences.find((c) => c.id === conference)?.titleGame === true;
  const played = input.games.some((g) => g.conference === conference && g.result !== null);
  const decided = !hasTitleGame && played && regularSeasonOver(input.games, conference);
  return { conference, team: leader.team, projected: !decided };
}

/** Returns the champions (or leaders) of all conferences, in conference order. */
export function conferenceChampions(input: StandingsInput): ConferenceChampion[] {
  return input.facts.conferences.flatMap((c) => conferenceChampion(input, c.id) ?? []);
}
