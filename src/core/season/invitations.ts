import type { BowlSides, SeasonFacts } from '../model/facts.ts';
import type { ConferenceId, TeamId } from '../model/ids.ts';

/** What bowls invite from. */
interface Invited {
  facts: SeasonFacts;
  /** Teams that may go to a bowl and are in no playoff, best first; twice as many as there are bowls. */
  teams: readonly TeamId[];
  /** Champions of conferences, those in the playoff among them. */
  champions: ReadonlyMap<ConferenceId, TeamId>;
  /** Whether a team has won enough to be asked for by a great bowl. */
  deserves(team: TeamId): boolean;
  /** How bad a meeting is, 0 if it is not. */
  blemish(a: TeamId, b: TeamId): number;
}

/** One place in a bowl: whom it asks for, in this order. */
interface Place {
  bowl: number;
  asks: readonly Ask[];
}

type Ask = { kind: 'champion' | 'pick'; conference: ConferenceId; pick: number } | { kind: 'major' } | { kind: 'open' };

/** At most so many teams of a conference go to the great bowls. */
const MOST_OF_CONFERENCE = 2;

/** What one side of a bowl asks for: `sec 2`, `acc champion`, `major` or `open`; a stroke between first and second wish. */
function asksOf(side: string): Ask[] {
  return side.split('/').map((wish): Ask => {
    const [who, what] = wish.split(' ') as [string, string | undefined];
    if (who === 'major' || who === 'open') return { kind: who };
    return what === 'champion'
      ? { kind: 'champion', conference: who, pick: 0 }
      : { kind: 'pick', conference: who, pick: Number(what) };
  });
}

/** Teams in bowls, while they are being invited. */
class Guests {
  readonly sides: TeamId[][];
  private readonly filled = new Set<Place>();
  private readonly left: Set<TeamId>;
  private readonly from: Invited;
  private readonly among: Map<ConferenceId | null, TeamId[]>;

  constructor(from: Invited, bowls: number) {
    this.from = from;
    this.sides = Array.from({ length: bowls }, () => []);
    this.left = new Set(from.teams);
    this.among = new Map();
    for (const team of from.teams) {
      const conference = from.facts.members[team] ?? null;
      const mates = this.among.get(conference) ?? [];
      this.among.set(conference, mates);
      // The champion is the conference's first choice, whatever the poll says of it.
      if (conference !== null && from.champions.get(conference) === team) mates.unshift(team);
      else mates.push(team);
    }
  }

  isOpen(place: Place): boolean {
    return !this.filled.has(place);
  }

  seat(place: Place, team: TeamId): void {
    this.filled.add(place);
    this.sides[place.bowl]!.push(team);
    this.left.delete(team);
  }

  /** The best of some teams that are left for a bowl: one that is no mate and no rematch for who is there, if possible. */
  best({ bowl }: Place, teams: Iterable<TeamId>): TeamId | null {
    const [other] = this.sides[bowl]!;
    const here = [...teams].filter((team) => this.left.has(team));
    if (other === undefined) return here[0] ?? null;
    return here.find((team) => this.from.blemish(other, team) === 0) ?? here[0] ?? null;
  }

  of(conference: ConferenceId): readonly TeamId[] {
    return this.among.get(conference) ?? [];
  }

  champion(conference: ConferenceId): TeamId | null {
    const team = this.from.champions.get(conference);
    return team !== undefined && this.left.has(team) ? team : null;
  }

  /** Teams that are left, best first. */
  get rest(): TeamId[] {
    return this.from.teams.filter((team) => this.left.has(team));
  }
}

/** The first season in which the best champion of the other conferences was sure of a great bowl. */
const FIRST_ACCESS = 2014;

const conferenceOf = ({ facts }: Invited, team: TeamId): ConferenceId | null => facts.members[team] ?? null;

/** The best champion of a conference that has no great bowl of its own, if it is let in. */
function outsider(guests: Guests, bound: ReadonlySet<ConferenceId>, from: Invited): TeamId | null {
  const champion = guests.rest.find((team) => {
    const conference = conferenceOf(from, team);
    return conference !== null && !bound.has(conference) && from.champions.get(conference) === team;
  });
  if (champion === undefined) return null;
  return from.facts.year >= FIRST_ACCESS || from.deserves(champion) ? champion : null;
}

/** The great bowls: champions where they are bound to go, the best of the other champions, then the best teams. */
function inviteToMajors(guests: Guests, places: readonly Place[], from: Invited): void {
  const bound = new Set<ConferenceId>();
  for (const place of places) {
    for (const ask of place.asks) {
      if (ask.kind !== 'champion') continue;
      bound.add(ask.conference);
      const champion = guests.champion(ask.conference);
      if (champion !== null && guests.isOpen(place)) guests.seat(place, champion);
    }
  }
  const invited = (conference: ConferenceId | null) =>
    guests.sides.flat().filter((team) => conferenceOf(from, team) === conference).length;
  const fits = (team: TeamId) => {
    const conference = conferenceOf(from, team);
    return conference === null || invited(conference) < MOST_OF_CONFERENCE;
  };
  for (const place of places.filter((each) => guests.isOpen(each))) {
    // A champion that plays for more leaves its place to the next of its conference.
    const heirs = place.asks.flatMap((ask) => (ask.kind === 'champion' ? guests.of(ask.conference) : []));
    const heir = guests.best(
      place,
      heirs.filter((team) => from.deserves(team) && fits(team)),
    );
    const other = place.asks.some(({ kind }) => kind === 'major') ? outsider(guests, bound, from) : null;
    const team = heir ?? other ?? guests.best(place, guests.rest.filter(fits)) ?? guests.best(place, guests.rest);
    if (team !== null) guests.seat(place, team);
  }
}

/** What conferences and bowls have agreed: choices in their order, of equal ones the better bowl's first. */
function inviteByTies(guests: Guests, places: readonly Place[], wish: number): void {
  const ties = places.flatMap((place) => {
    const ask = place.asks[wish];
    return ask?.kind === 'pick' && guests.isOpen(place) ? [{ place, ...ask }] : [];
  });
  ties.sort((a, b) => a.pick - b.pick || a.place.bowl - b.place.bowl);
  for (const { place, conference } of ties) {
    const team = guests.best(place, guests.of(conference));
    if (team !== null) guests.seat(place, team);
  }
}

const isMajor = ({ asks }: Place): boolean => asks.some(({ kind }) => kind === 'champion' || kind === 'major');

/**
 * Who goes where by the season's tie-ins, one pair for each bowl, best bowl first: first the great bowls, then what
 * conferences and bowls have agreed, then whoever has no place yet, best first.
 */
export function invitations(from: Invited, bowls: readonly BowlSides[]): [TeamId, TeamId][] {
  const guests = new Guests(from, bowls.length);
  const places = bowls.flatMap((sides, bowl) => sides.map((side): Place => ({ bowl, asks: asksOf(side) })));
  inviteToMajors(guests, places.filter(isMajor), from);
  for (const wish of [0, 1]) inviteByTies(guests, places, wish);
  for (const place of places.filter((each) => guests.isOpen(each))) {
    const team = guests.best(place, guests.rest);
    if (team === null) throw new Error('more bowls than teams');
    guests.seat(place, team);
  }
  return guests.sides.map(([a, b]) => [a!, b!]);
}
