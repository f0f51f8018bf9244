import type { SeasonFacts } from '../../model/facts.ts';
import type { ConferenceId, TeamId } from '../../model/ids.ts';
import type { Place } from './asks.ts';

/** What bowls invite from. */
export interface Invited {
  facts: SeasonFacts;
  /** Teams that may go to a bowl and are in no playoff, best first; twice as many as there are bowls. */
  teams: readonly TeamId[];
  /** Champions of conferences, those in the playoff among them. */
  champions: ReadonlyMap<ConferenceId, TeamId>;
  /** A team's rank; 1 is best. */
  rank(team: TeamId): number;
  /** How bad a meeting is, 0 if it is not. */
  blemish(a: TeamId, b: TeamId): number;
}

/** How a team came to its bowl: teams with equal claims can trade bowls without breaking an agreement. */
type Claim = 'bound' | 'at-large' | 'open' | `pick ${ConferenceId}`;

/** A team in a bowl, and its claim to be there. */
export interface Seat {
  team: TeamId;
  claim: Claim;
}

/** The conference that a team's bowls come from: its own, or that which shares its bowls with an independent. */
function bowlConference({ members, bowlPartners }: SeasonFacts, team: TeamId): ConferenceId | null {
  return members[team] ?? bowlPartners?.[team] ?? null;
}

/** Teams in bowls, while they are being invited. */
export class Guests {
  readonly seats: Seat[][];
  private readonly filled = new Set<Place>();
  private readonly left: Set<TeamId>;
  private readonly from: Invited;
  private readonly among: Map<ConferenceId | null, TeamId[]>;

  constructor(from: Invited, bowls: number) {
    this.from = from;
    this.seats = Array.from({ length: bowls }, () => []);
    this.left = new Set(from.teams);
    this.among = new Map();
    for (const team of from.teams) {
      const conference = bowlConference(from.facts, team);
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

  seat(place: Place, team: TeamId, claim: Claim): void {
    this.filled.add(place);
    this.seats[place.bowl]!.push({ team, claim });
    this.left.delete(team);
  }

  /** The best of some teams that are left for a bowl: one that is no mate and no rematch for the other side, if possible. */
  best({ bowl }: Place, teams: Iterable<TeamId>): TeamId | null {
    const other = this.seats[bowl]![0]?.team;
    const here = [...teams].filter((team) => this.left.has(team));
    if (other === undefined) return here[0] ?? null;
    return here.find((team) => this.from.blemish(other, team) === 0) ?? here[0] ?? null;
  }

  /** Teams that take a conference's invitations, best first. */
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
