import type { ConferenceId, TeamId } from '../../model/ids.ts';
import { type Ask, boundConferences, type Place } from './asks.ts';
import type { Guests, Invited } from './guests.ts';

/** The major bowls: contracted champions, teams that earned a spot, and the best of the rest. */

/** How major bowls chose teams in the seasons from `from` on (BCS and College Football Playoff selection policies). */
interface Policy {
  from: number;
  /** Rank at which the best champion of the other conferences is guaranteed a spot; null: any rank. */
  outsiderRank: number | null;
  /** Lowest rank that can get an at-large bid; null: any. */
  atLargeRank: number | null;
  /** Most teams from one conference; null: no limit. */
  mostOfConference: number | null;
}

const POLICIES: readonly [Policy, ...Policy[]] = [
  { from: 2014, outsiderRank: null, atLargeRank: null, mostOfConference: null },
  { from: 2006, outsiderRank: 12, atLargeRank: 14, mostOfConference: 2 },
  { from: 0, outsiderRank: 6, atLargeRank: 12, mostOfConference: 2 },
];

function policyOf(year: number): Policy {
  return POLICIES.find(({ from }) => from <= year) ?? POLICIES[0];
}

const isMajor = ({ asks }: Place): boolean =>
  asks.some(({ kind }) => kind === 'champion' || kind === 'major' || kind === 'best');

/** Returns the conferences whose champions are tied to a spot, in order. */
function championsOf({ asks }: Place): ConferenceId[] {
  return asks.flatMap((ask) => (ask.kind === 'champion' ? [ask.conference] : []));
}

/** Major bowls while invitations go out. */
class Majors {
  private readonly guests: Guests;
  private readonly from: Invited;
  private readonly policy: Policy;
  /** Conferences whose champions have a contracted spot in a major bowl. */
  private readonly bound: ReadonlySet<ConferenceId>;

  constructor(guests: Guests, from: Invited) {
    this.guests = guests;
    this.from = from;
    this.policy = policyOf(from.facts.year);
    this.bound = boundConferences(Object.values(from.facts.tieIns ?? {}));
  }

  private conferenceOf(team: TeamId): ConferenceId | null {
    return this.from.facts.members[team] ?? null;
  }

  private fits(team: TeamId): boolean {
    const { mostOfConference } = this.policy;
    const conference = this.conferenceOf(team);
    if (mostOfConference === null || conference === null) return true;
    const invited = this.guests.seats.flat().filter((seat) => this.conferenceOf(seat.team) === conference);
    return invited.length < mostOfConference;
  }

  /** Whether a team qualifies for an at-large bid. */
  private deserves(team: TeamId): boolean {
    return this.from.rank(team) <= (this.policy.atLargeRank ?? Number.POSITIVE_INFINITY) && this.fits(team);
  }

  /**
   * Sends champions to their contracted bowls; a champion in the playoff passes its spot to the next team in its
   * conference.
   */
  private takeBound(places: readonly Place[]): void {
    const { guests } = this;
    for (const place of places) {
      const champion = championsOf(place).flatMap((conference) => guests.champion(conference) ?? [])[0];
      if (champion !== undefined) guests.seat(place, champion, 'bound');
    }
    for (const place of places.filter((each) => guests.isOpen(each))) {
      const heirs = championsOf(place).flatMap((conference) => guests.of(conference));
      const left = new Set(guests.rest);
      const heir = heirs.find((team) => left.has(team) && this.conferenceOf(team) !== null && this.deserves(team));
      if (heir !== undefined) guests.seat(place, heir, 'bound');
    }
  }

  private takeBest(place: Place, ask: Ask | undefined): void {
    if (ask?.kind !== 'best') return;
    const { guests } = this;
    const asked = guests.rest.filter((team) => ask.among.has(this.conferenceOf(team) ?? team));
    const team = guests.best(place, asked);
    if (team !== null) guests.seat(place, team, 'bound');
  }

  /**
   * Returns the best champion from the conferences without a contract, if its rank guarantees it a spot and none of
   * them is in the playoff.
   */
  private outsider(): TeamId[] {
    const { champions, rank } = this.from;
    const all = [...champions].filter(([conference]) => !this.bound.has(conference)).map(([, team]) => team);
    const best = all.sort((a, b) => rank(a) - rank(b))[0];
    const sure = best !== undefined && rank(best) <= (this.policy.outsiderRank ?? Number.POSITIVE_INFINITY);
    return sure && this.guests.rest.includes(best) ? [best] : [];
  }

  /**
   * Returns teams for the open spots, best first: champions whose bowl became a playoff game, one outsider, then the
   * best others.
   */
  private atLarge(count: number): TeamId[] {
    const displaced = [...this.bound].flatMap((conference) => this.guests.champion(conference) ?? []);
    const chosen = new Set([...displaced, ...this.outsider()]);
    const invited = (team: TeamId) => [...chosen].filter((one) => this.conferenceOf(one) === this.conferenceOf(team));
    const most = this.policy.mostOfConference ?? Number.POSITIVE_INFINITY;
    for (const worthy of [true, false]) {
      for (const team of this.guests.rest) {
        if (chosen.size >= count) break;
        const room = this.fits(team) && (this.conferenceOf(team) === null || invited(team).length < most);
        if (room && (!worthy || this.deserves(team))) chosen.add(team);
      }
    }
    return this.guests.rest.filter((team) => chosen.has(team)).slice(0, count);
  }

  invite(places: readonly Place[]): void {
    const { guests } = this;
    this.takeBound(places);
    for (const place of places) if (guests.isOpen(place)) this.takeBest(place, place.asks[0]);
    const open = places.filter((place) => guests.isOpen(place));
    const teams = this.atLarge(open.length);
    for (const place of open) {
      const team = guests.best(place, teams) ?? guests.best(place, guests.rest);
      if (team !== null) guests.seat(place, team, 'at-large');
    }
  }
}

/** Fills the major bowls among the given spots. */
export function inviteToMajors(guests: Guests, places: readonly Place[], from: Invited): void {
  new Majors(guests, from).invite(places.filter(isMajor));
}
