import { kebab } from '../../model/ids.ts';
import { itemAt, mustGet } from '../../model/lists.ts';
import { takesChampions } from '../../model/playoff.ts';
import { MOST_DRESSED, POSITIONS, type Position, ROSTER_SIZE, STARTER_SLOTS } from '../../model/positions.ts';
import { INDEPENDENT, OUT_OF_FBS } from '../data.ts';
import type { Universe, UniverseTeam } from './types.ts';

/** Finds contradictions in a universe whose fields are each valid. */

/** Location of a fault: keys and list indexes, as Zod reports them. */
export type FaultPath = readonly (string | number | symbol)[];

export interface Fault {
  path: FaultPath;
  /** The problem and its fix. */
  what: string;
}

/** Default games per team. */
const USUAL_GAMES = 12;

/** Reports rows whose key an earlier row of the list already uses. */
function* twice<Row>(list: string, field: string, rows: readonly Row[], keyOf: (row: Row) => string): Generator<Fault> {
  const first = new Map<string, number>();
  for (const [row, each] of rows.entries()) {
    const key = keyOf(each);
    const before = first.get(key);
    if (before === undefined) first.set(key, row);
    else yield { path: [list, row, field], what: `is taken by row ${before + 1}; choose another` };
  }
}

function* names({ teams, conferences, bowls = [] }: Universe): Generator<Fault> {
  yield* twice('teams', 'name', teams, ({ name }) => kebab(name));
  yield* twice('teams', 'abbreviation', teams, ({ abbreviation }) => abbreviation);
  yield* twice('conferences', 'name', conferences, ({ name }) => kebab(name));
  yield* twice('bowls', 'name', bowls, ({ name }) => name);
  for (const [list, rows] of Object.entries({ teams, conferences })) {
    for (const [row, { name }] of rows.entries()) {
      if (kebab(name) === '') yield { path: [list, row, 'name'], what: 'must have a letter from a to z, or a digit' };
      if (list === 'conferences' && [INDEPENDENT, OUT_OF_FBS].includes(kebab(name)))
        yield { path: [list, row, 'name'], what: 'is a reserved word; choose another' };
    }
  }
}

function* teamFaults({ latitude, longitude, prestige, ceiling, floor }: UniverseTeam, row: number): Generator<Fault> {
  if ((latitude === undefined) !== (longitude === undefined))
    yield { path: ['teams', row, 'latitude'], what: 'goes with a longitude; give both or neither' };
  const tier = Math.floor(prestige);
  if (ceiling !== undefined && ceiling < tier)
    yield { path: ['teams', row, 'ceiling'], what: `must not be below the prestige, ${tier}` };
  if (floor !== undefined && floor > tier)
    yield { path: ['teams', row, 'floor'], what: `must not be above the prestige, ${tier}` };
}

/** Teams of each conference, by conference name. */
function membersOf({ teams, conferences }: Universe): Map<string, UniverseTeam[]> {
  const members = new Map<string, UniverseTeam[]>(conferences.map(({ name }) => [name, []]));
  for (const team of teams) members.get(team.conference ?? '')?.push(team);
  return members;
}

function* memberFaults(universe: Universe): Generator<Fault> {
  const { teams, conferences, games = USUAL_GAMES } = universe;
  const members = membersOf(universe);
  for (const [row, team] of teams.entries()) {
    yield* teamFaults(team, row);
    if (team.conference !== undefined && !members.has(team.conference))
      yield { path: ['teams', row, 'conference'], what: `"${team.conference}" is not among the conferences; add it` };
    if (team.conference === undefined && team.division !== undefined)
      yield { path: ['teams', row, 'division'], what: 'is without a conference; leave it out' };
  }
  for (const [row, { name, games: own }] of conferences.entries()) {
    const size = mustGet(members, name).length;
    const path = ['conferences', row, 'games'] as const;
    if (size < 2) yield { path: ['conferences', row, 'name'], what: `has ${size} teams; it needs at least 2` };
    else if (own > games) yield { path, what: `are more than the ${games} games of a season` };
    else if (own >= size) yield { path, what: `are too many for ${size} teams; at most ${size - 1}` };
    else if ((own * size) % 2 === 1)
      yield { path, what: `cannot be played by ${size} teams; ${own - 1} or ${own + 1} can` };
  }
}

function* divisionFaults(universe: Universe): Generator<Fault> {
  for (const [name, members] of membersOf(universe)) {
    const sizes = new Map<string, number>();
    for (const { division } of members) if (division !== undefined) sizes.set(division, (sizes.get(division) ?? 0) + 1);
    const row = universe.conferences.findIndex((each) => each.name === name);
    const path = ['conferences', row, 'name'] as const;
    if (sizes.size === 0) continue;
    const mates = Math.max(...sizes.values()) - 1;
    if (itemAt(universe.conferences, row).games < mates)
      yield { path: ['conferences', row, 'games'], what: `are fewer than the ${mates} opponents in a division` };
    const placed = [...sizes.values()].reduce((sum, each) => sum + each, 0);
    if (placed < members.length) yield { path, what: 'has teams with and without a division; give all of them one' };
    else if (sizes.size < 2) yield { path, what: 'has one division; it needs two, or none' };
    else if (Math.max(...sizes.values()) - Math.min(...sizes.values()) > 1)
      yield { path, what: 'has divisions of different sizes; make them as large as each other' };
  }
}

function* rivalryFaults({ teams, rivalries = [] }: Universe): Generator<Fault> {
  const known = new Set(teams.map(({ name }) => name));
  const busy = new Map<string, number>();
  yield* twice('rivalries', 'teams', rivalries, (rivalry) => [...rivalry.teams].sort().join('\n'));
  for (const [row, { teams: pair, week }] of rivalries.entries()) {
    const stranger = pair.find((name) => !known.has(name));
    if (stranger !== undefined)
      yield { path: ['rivalries', row, 'teams'], what: `"${stranger}" is not among the teams; write it as there` };
    if (pair[0] === pair[1]) yield { path: ['rivalries', row, 'teams'], what: 'must be two different teams' };
    for (const name of week === undefined ? [] : pair) {
      const other = busy.get(`${name}\n${week}`);
      if (other !== undefined)
        yield {
          path: ['rivalries', row, 'week'],
          what: `${name} already plays row ${other + 1} that week; choose another`,
        };
      busy.set(`${name}\n${week}`, row);
    }
  }
}

function* seasonFaults({ teams, conferences, playoff, games = USUAL_GAMES }: Universe): Generator<Fault> {
  if (teams.length <= games) yield { path: ['teams'], what: `must be more than the ${games} games of a season` };
  if (playoff.teams > teams.length)
    yield { path: ['playoff', 'teams'], what: `must not be more than the teams there are` };
  if (!takesChampions(playoff.teams) && (playoff.autobids > 0 || playoff.championsTopFour))
    yield { path: ['playoff', 'autobids'], what: 'go with a playoff of 12 or 16 teams; leave them out' };
  if (playoff.autobids > conferences.length)
    yield { path: ['playoff', 'autobids'], what: `must not be more than the ${conferences.length} conferences` };
  const perConference = new Map(conferences.map((each) => [each.name, each.games]));
  const open = teams.reduce((sum, { conference }) => sum + games - (perConference.get(conference ?? '') ?? 0), 0);
  if (open % 2 === 1)
    yield {
      path: ['teams'],
      what: 'have an odd number of games outside their conferences; add a team or change games',
    };
}

function* ladderFaults({ conferences, teams, realignment }: Universe): Generator<Fault> {
  if (realignment?.rule !== 'promotion') return;
  const known = new Set(conferences.map(({ name }) => name));
  const used = new Set<string>();
  for (const [row, ladder] of realignment.ladders.entries()) {
    for (const [rung, name] of ladder.entries()) {
      const path = ['realignment', 'ladders', row, rung];
      if (!known.has(name)) yield { path, what: `"${name}" is not among the conferences; write it as there` };
      if (used.has(name)) yield { path, what: `"${name}" is on a ladder already; a conference has one place` };
      used.add(name);
      if (teams.some((team) => team.conference === name && team.division !== undefined))
        yield { path, what: `"${name}" has divisions, which a ladder's conference cannot have` };
      const size = teams.filter((team) => team.conference === name).length;
      if (known.has(name) && size < 2 * realignment.teams)
        yield {
          path,
          what: `"${name}" has ${size} teams; ${realignment.teams} going each way need ${2 * realignment.teams}`,
        };
    }
  }
}

/** Names the positions where a team's unnamed players could not fill every starting spot, as `k, p`; empty if none. */
function unfilled(named: ReadonlyMap<Position, number>, spots: number): string {
  const short = POSITIONS.map((position) => [position, STARTER_SLOTS[position] - (named.get(position) ?? 0)] as const);
  const open = short.filter(([, missing]) => missing > 0);
  const wanted = open.reduce((sum, [, missing]) => sum + missing, 0);
  return wanted > spots ? open.map(([position]) => position).join(', ') : '';
}

/** Reports players of unknown teams, rosters that are too large, and rosters that leave a starting spot empty. */
function* rosterFaults({ teams, rosters = [] }: Universe): Generator<Fault> {
  const known = new Set(teams.map(({ name }) => name));
  const rows = new Map<string, Map<Position, number>>();
  const sizes = new Map<string, number>();
  for (const [row, { team, position }] of rosters.entries()) {
    const path = ['rosters', row, 'team'] as const;
    if (!known.has(team)) yield { path, what: `"${team}" is not among the teams; write it as there` };
    const size = (sizes.get(team) ?? 0) + 1;
    sizes.set(team, size);
    if (size === MOST_DRESSED + 1)
      yield { path: ['rosters', row], what: `is one too many: ${team} has more than ${MOST_DRESSED} players` };
    const counts = rows.get(team) ?? new Map<Position, number>();
    rows.set(team, counts.set(position, (counts.get(position) ?? 0) + 1));
  }
  for (const [team, counts] of rows) {
    const open = unfilled(counts, Math.max(0, ROSTER_SIZE - (sizes.get(team) ?? 0)));
    if (open !== '') yield { path: ['rosters'], what: `leave ${team} without enough starters at ${open}` };
  }
}

/** Reports every contradiction in a universe. */
export function* contradictions(universe: Universe): Generator<Fault> {
  yield* names(universe);
  yield* memberFaults(universe);
  yield* divisionFaults(universe);
  yield* rivalryFaults(universe);
  yield* seasonFaults(universe);
  yield* ladderFaults(universe);
  yield* rosterFaults(universe);
}
