import type { SeasonFacts } from '../../model/facts.ts';
import { FIRST_PLAYOFF_WEEK, type ScheduledGame } from '../../model/game.ts';
import type { TeamId } from '../../model/ids.ts';
import { firstOf, itemAt, mustFind } from '../../model/lists.ts';
import type { PlayoffFormat, PlayoffSeed } from '../../model/playoff.ts';
import { bowlWins } from '../../model/rules.ts';
import type { Champion } from '../playoff.ts';
import { type PlayedGame, recordOf, records } from '../records.ts';
import { majorBowls, playoffBowls } from '../sites.ts';
import type { Seat } from './guests.ts';
import { invitations } from './invitations.ts';
import { avoidRematches, type Blemish, type Meeting } from './rematches.ts';

export interface BowlInput {
  facts: SeasonFacts;
  format: PlayoffFormat;
  field: readonly PlayoffSeed[];
  /** All games of the season so far. */
  games: readonly PlayedGame[];
  /** Ranks that bowls go by: the poll, or the ranking that chose the playoff field; 1 is best. */
  ranks: ReadonlyMap<TeamId, number>;
  /** Conference champions, including those in the playoff. */
  champions: readonly Champion[];
  /** The first free game number. */
  firstId: number;
}

/**
 * Returns the season's bowls outside the playoff, best first. Under any format a major bowl is either in or out of the
 * playoff.
 */
export function bowlsOf(facts: SeasonFacts, format: PlayoffFormat): { name: string; place: string }[] {
  const used = playoffBowls(facts, format);
  const own = [...facts.bowls].sort((a, b) => a.tier - b.tier || (a.name < b.name ? -1 : 1));
  const missing = majorBowls(facts).filter(({ name }) => !own.some((bowl) => bowl.name === name));
  return [...missing, ...own].filter(({ name }) => !used.has(name)).map(({ name, place }) => ({ name, place }));
}

/**
 * Returns teams for `places` bowl spots, best ranked first: the bowl-eligible ones, then five-win teams while spots
 * remain, as in the seasons that ran short. If those run out too, the lowest bowls are canceled. Always an even number.
 */
export function bowlTeams(input: BowlInput, places: number): TeamId[] {
  const all = records(input.games);
  const inField = new Set(input.field.map((seed) => seed.team));
  const rank = (team: TeamId) => input.ranks.get(team) ?? Number.MAX_SAFE_INTEGER;
  const byRank = Object.keys(input.facts.members)
    .filter((team) => !inField.has(team) && all.has(team))
    .sort((a, b) => rank(a) - rank(b) || (a < b ? -1 : 1));
  const withWins = (keep: (wins: number) => boolean) => byRank.filter((team) => keep(recordOf(all, team).wins));
  const least = bowlWins(input.facts);
  const eligible = withWins((wins) => wins >= least.eligible).slice(0, places);
  const fillIns = withWins((wins) => wins === least.fillIn && wins < least.eligible).slice(0, places - eligible.length);
  const teams = [...eligible, ...fillIns];
  return teams.slice(0, teams.length - (teams.length % 2)).sort((a, b) => rank(a) - rank(b));
}

function blemishes(input: BowlInput): Blemish {
  const met = new Set(input.games.flatMap((g) => [`${g.home} ${g.away}`, `${g.away} ${g.home}`]));
  return (a, b) => {
    const conference = input.facts.members[a] ?? null;
    if (conference !== null && conference === (input.facts.members[b] ?? null)) return 2;
    return met.has(`${a} ${b}`) ? 1 : 0;
  };
}

/**
 * Pairs the best two remaining teams for each bowl, passing over the second for the next that makes an acceptable
 * matchup.
 */
function pairUp(teams: readonly TeamId[], blemish: Blemish): Meeting[] {
  const rest = [...teams];
  const meetings: Meeting[] = [];
  const open = (team: TeamId): Seat => ({ team, claim: 'open' });
  while (rest.length >= 2) {
    const first = rest.shift()!;
    const found = [0, 1, 2].map((worst) => rest.findIndex((other) => blemish(first, other) <= worst));
    const at = mustFind(found, (i) => i >= 0);
    meetings.push([open(first), open(firstOf(rest.splice(at, 1)))]);
  }
  return meetings;
}

/**
 * Returns the bowl matchups, best bowl first: by the season's tie-ins, or where none are known the best two remaining
 * teams. There are never more bowls than teams to fill them.
 */
function meetingsOf(input: BowlInput, bowls: readonly { name: string }[], teams: readonly TeamId[]): Meeting[] {
  const blemish = blemishes(input);
  const { facts } = input;
  const { tieIns } = facts;
  const rank = (team: TeamId) => input.ranks.get(team) ?? Number.MAX_SAFE_INTEGER;
  const meetings: Meeting[] = tieIns
    ? invitations(
        {
          facts,
          teams,
          champions: new Map(input.champions.map(({ conference, team }) => [conference, team])),
          rank,
          blemish,
        },
        bowls.slice(0, teams.length / 2).map(({ name }) => tieIns[name] ?? OPEN),
      )
    : pairUp(teams, blemish);
  avoidRematches(meetings, blemish);
  return meetings;
}

/** A bowl without known tie-ins. */
const OPEN = ['open', 'open'] as const;

/**
 * Returns the week 16 bowl games, avoiding conference mates and rematches where possible. The better-ranked team is the
 * designated home team. Numbered from `firstId`, best bowl first.
 */
export function bowlGames(input: BowlInput): ScheduledGame[] {
  const bowls = bowlsOf(input.facts, input.format);
  const meetings = meetingsOf(input, bowls, bowlTeams(input, bowls.length * 2));
  const rank = (team: TeamId) => input.ranks.get(team) ?? Number.MAX_SAFE_INTEGER;
  return meetings.map(([{ team: a }, { team: b }], i) => ({
    id: input.firstId + i,
    year: input.facts.year,
    week: FIRST_PLAYOFF_WEEK,
    kind: 'bowl',
    home: rank(a) <= rank(b) ? a : b,
    away: rank(a) <= rank(b) ? b : a,
    neutral: true,
    conference: null,
    name: itemAt(bowls, i).name,
    place: itemAt(bowls, i).place,
    rivalry: false,
    bracketSlot: null,
  }));
}
