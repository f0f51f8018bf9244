import type { ConferenceSeason } from '../../model/facts.ts';
import { distanceMiles, type Place } from '../../model/geography.ts';
import type { ConferenceId, TeamId } from '../../model/ids.ts';
import { mustFind, mustGet } from '../../model/lists.ts';
import { powerConferences } from '../../model/power-conferences.ts';
import type { Program } from '../../model/team.ts';
import { type Seed, type Stream, stream } from '../../random/stream.ts';
import type { Tuning } from '../../tuning/index.ts';

/**
 * Realignment beyond the last known season: TV contracts end, conferences expand, and those that lost teams invite
 * replacements.
 */

interface ExpansionInput {
  /** The current season; the changes take effect the next. */
  year: number;
  seed: Seed;
  programs: readonly Pick<Program, 'team' | 'conference' | 'prestigeScore' | 'floor' | 'ceiling'>[];
  conferences: readonly ConferenceSeason[];
  /** Locations of programs, FCS included. */
  places: ReadonlyMap<TeamId, Place>;
  /** FCS programs that could move up and have the stadium for it. */
  below: readonly { team: TeamId; standing: number }[];
  tuning: Pick<Tuning, 'realignment'>;
}

/** Each program's conference next season, newcomers to FBS included. */
export type Members = ReadonlyMap<TeamId, ConferenceId | null>;

function mean(numbers: readonly number[]): number {
  return numbers.reduce((sum, each) => sum + each, 0) / Math.max(1, numbers.length);
}

/** Returns the median. */
function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

/** Returns a program's value to a conference, in tiers: its prestige now and over many years. */
const worthOf = ({ prestigeScore, floor, ceiling }: ExpansionInput['programs'][number]): number =>
  mean([prestigeScore, floor, ceiling]);

class Expansion {
  readonly members: Map<TeamId, ConferenceId | null>;
  private readonly input: ExpansionInput;
  private readonly knobs: Tuning['realignment'];
  private readonly values: ReadonlyMap<TeamId, number>;
  /** Mean value of its members at the start of the year. */
  private readonly means = new Map<ConferenceId, number>();
  /** Value of membership in each conference, in tiers. */
  private readonly wealth = new Map<ConferenceId, number>();
  private readonly sizes = new Map<ConferenceId, number>();
  private readonly moved = new Set<TeamId>();

  constructor(input: ExpansionInput) {
    this.input = input;
    this.knobs = input.tuning.realignment;
    this.members = new Map(input.programs.map(({ team, conference }) => [team, conference]));
    this.values = new Map(input.programs.map((program) => [program.team, worthOf(program)]));
    const power = powerConferences(input.year + 1);
    for (const { id } of input.conferences) {
      const all = this.teamsOf(id);
      this.sizes.set(id, all.length);
      const worth = mean(all.map((team) => mustGet(this.values, team)));
      this.means.set(id, worth);
      this.wealth.set(id, worth + (power.has(id) ? this.knobs.level : 0));
    }
  }

  run(): Members {
    const richestFirst = [...this.input.conferences].sort(
      (a, b) => mustGet(this.wealth, b.id) - mustGet(this.wealth, a.id) || (a.id < b.id ? -1 : 1),
    );
    for (const conference of richestFirst) this.expand(conference);
    if (this.moved.size === 0 && this.knobs.expands === 0) return this.members;
    for (const { id } of richestFirst) this.refill(id);
    this.comeUp(richestFirst);
    for (const { id } of richestFirst) this.fold(id, richestFirst);
    return this.members;
  }

  private dice(...path: (string | number)[]): Stream {
    return stream(this.input.seed, 'realignment', this.input.year, ...path);
  }

  private teamsOf(id: ConferenceId): TeamId[] {
    return [...this.members].flatMap(([team, conference]) => (conference === id ? [team] : []));
  }

  /** Whether this is the last season of a conference's TV contract. */
  private isUp({ contractEnds }: ConferenceSeason): boolean {
    const since = contractEnds === undefined ? -1 : this.input.year - contractEnds;
    return since >= 0 && since % this.knobs.contract === 0;
  }

  /** Expands a conference with a new TV contract by teams that add more than their share of it. */
  private expand(conference: ConferenceSeason): void {
    const { id } = conference;
    if (!this.isUp(conference)) return;
    const dice = this.dice('expands', id);
    if (!dice.chance(this.knobs.expands)) return;
    const wanted = 2 * (1 + dice.int(this.knobs.pairs));
    this.invite(
      id,
      Math.min(wanted, this.knobs.largest - this.teamsOf(id).length),
      mustGet(this.means, id) + this.knobs.gain,
    );
  }

  /** Replaces a conference's losses with the best teams that would join. */
  private refill(id: ConferenceId): void {
    const missing = Math.min(mustGet(this.sizes, id), this.knobs.room) - this.teamsOf(id).length;
    if (missing <= 0) return;
    this.invite(id, missing, mustGet(this.means, id) - this.knobs.drop);
    while (this.teamsOf(id).length < this.knobs.smallest && this.promote([id]));
  }

  private invite(id: ConferenceId, places: number, least: number): void {
    const dice = this.dice('invites', id, least);
    const wanted = [...this.members.keys()]
      .flatMap((team) => {
        // A program that just moved up has no value yet.
        const value = this.values.get(team);
        if (value === undefined || !(value >= least) || !this.wouldJoin(team, id)) return [];
        return [{ team, worth: value + this.fit(team, id) + dice.normal(0, this.knobs.taste) }];
      })
      .sort((a, b) => b.worth - a.worth);
    for (const { team } of wanted.slice(0, Math.max(0, places))) this.move(team, id);
  }

  private move(team: TeamId, to: ConferenceId): void {
    this.members.set(team, to);
    this.moved.add(team);
  }

  /** Whether a program would leave for another conference; leaving costs more while the current contract runs. */
  private wouldJoin(team: TeamId, id: ConferenceId): boolean {
    const own = this.members.get(team) ?? null;
    if (own === id || this.moved.has(team)) return false;
    if (own === null) return mustGet(this.means, id) >= mustGet(this.values, team) + this.knobs.freedom;
    const conference = mustFind(this.input.conferences, (each) => each.id === own);
    const fee = this.isUp(conference) ? 0 : this.knobs.exitFee;
    return mustGet(this.wealth, id) - mustGet(this.wealth, own) >= this.knobs.step + fee;
  }

  /** Returns how far a team's location lowers its value to a conference. */
  private fit(team: TeamId, id: ConferenceId): number {
    const own = this.input.places.get(team);
    if (own === undefined) return 0;
    const miles = this.teamsOf(id).flatMap((other) => {
      const place = this.input.places.get(other);
      return place === undefined ? [] : [distanceMiles(own, place)];
    });
    return 0 - this.knobs.distance * median(miles);
  }

  /** Moves up the FCS program that best suits one of the given conferences; returns false if none is left. */
  private promote(conferences: readonly ConferenceId[]): boolean {
    const dice = this.dice('comes up', ...conferences, this.moved.size);
    const [best] = this.input.below
      .filter(({ team }) => !this.members.has(team))
      .flatMap(({ team, standing }) => {
        const worth = standing + dice.normal(0, this.knobs.taste);
        return conferences.map((id) => ({ team, id, worth: worth + this.fit(team, id) }));
      })
      .sort((a, b) => b.worth - a.worth);
    if (best !== undefined) this.move(best.team, best.id);
    return best !== undefined;
  }

  /**
   * Now and then moves up an FCS program although no conference lost a team, into one of the poorer conferences with
   * room.
   */
  private comeUp(richestFirst: readonly ConferenceSeason[]): void {
    if (!this.dice('asks to join').chance(this.knobs.comesUp)) return;
    const poorer = richestFirst.map(({ id }) => id).slice(Math.floor(richestFirst.length / 2));
    this.promote(poorer.filter((id) => this.teamsOf(id).length < this.knobs.room));
  }

  /** Dissolves a conference with too few teams: they join the conference nearest in wealth that has room. */
  private fold(id: ConferenceId, all: readonly ConferenceSeason[]): void {
    const left = this.teamsOf(id);
    if (left.length >= this.knobs.smallest) return;
    const apart = (other: ConferenceId) => Math.abs(mustGet(this.wealth, other) - mustGet(this.wealth, id));
    const others = all.filter((each) => each.id !== id && this.teamsOf(each.id).length >= this.knobs.smallest);
    for (const team of left) {
      const open = others.filter((each) => this.teamsOf(each.id).length < this.knobs.largest);
      const [to] = open.sort((a, b) => apart(a.id) - apart(b.id));
      this.members.set(team, to?.id ?? null);
    }
  }
}

/** Returns each program's conference after a season whose successor is unknown. */
export function membersAfter(input: ExpansionInput): Members {
  return new Expansion(input).run();
}
