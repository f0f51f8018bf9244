import type { SeasonFacts } from '../../model/facts.ts';
import type { ConferenceId, TeamId } from '../../model/ids.ts';
import { itemAt } from '../../model/lists.ts';
import type { Place } from './asks.ts';

/** The teams bowls can invite. */
export interface Invited {
  facts: SeasonFacts;
  /** Teams eligible for a bowl and not in the playoff, best first; twice as many as there are bowls. */
  teams: readonly TeamId[];
  /** Conference champions, including those in the playoff. */
  champions: ReadonlyMap<ConferenceId, TeamId>;
  /** A team's rank; 1 is best. */
  rank(team: TeamId): number;
  /** How undesirable a matchup is; 0 if it is fine. */
  blemish(a: TeamId, b: TeamId): number;
}

/** How a team got its bowl: teams with equal claims can trade bowls without breaking an agreement. */
type Claim = 'bound' | 'at-large' | 'open' | `pick ${ConferenceId}`;

/** A team in a bowl, and how it got there. */
export interface Seat {
  team: TeamId;
  claim: Claim;
}

/**
 * Returns the conference whose bowls a team can go to: its own, or the one that shares its bowls with an independent.
 */
function bowlConference({ members, bowlPartners }: SeasonFacts, team: TeamId): ConferenceId | null {
  return members[team] ?? bowlPartners?.[team] ?? null;
}

/** The bowl field while invitations go out. */
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
      // The champion is the conference's first choice, wherever the poll ranks it.
      if (conference !== null && from.champions.get(conference) === team) mates.unshift(team);
      else mates.push(team);
    }
  }

  isOpen(place: Place): boolean {
    return !this.filled.has(place);
  }

  seat(place: Place, team: TeamId, claim: Claim): void {
    this.filled.add(place);
    itemAt(this.seats, place.bowl).push({ team, claim });
    this.left.delete(team);
  }

  /** Returns the best of some uninvited teams, avoiding conference mates and rematches if possible. */
  best({ bowl }: Place, teams: Iterable<TeamId>): TeamId | null {
    const other = this.seats[bowl]![0]?.team;
    const here = [...teams].filter((team) => this.left.has(team));
    if (other === undefined) return here[0] ?? null;
    return here.find((team) => this.from.blemish(other, team) === 0) ?? here[0] ?? null;
  }

  /** Returns the teams that take a conference's invitations, best first. */
  of(conference: ConferenceId): readonly TeamId[] {
    return this.among.get(conference) ?? [];
  }

  champion(conference: ConferenceId): TeamId | null {
    const team = this.from.champions.get(conference);
    return team !== undefined && this.left.has(team) ? team : null;
  }

  /** Uninvited teams, best first. */
  get rest(): TeamId[] {
    return this.from.teams.filter((team) => this.left.has(team));
  }
}
