import type { ConferenceSeason } from '../../model/facts.ts';
import { distanceMiles, type Place } from '../../model/geography.ts';
import type { ConferenceId, TeamId } from '../../model/ids.ts';
import { mustFind, mustGet } from '../../model/lists.ts';
import { powerConferences } from '../../model/power-conferences.ts';
import type { Program } from '../../model/team.ts';
import { type Seed, type Stream, stream } from '../../random/stream.ts';
import type { Tuning } from '../../tuning/index.ts';

/** Conferences after the last season that is known: television contracts end, conferences invite, and those who lost teams invite in turn. */

interface ExpansionInput {
  /** The season that is running; the changes are those of the next. */
  year: number;
  seed: Seed;
  programs: readonly Pick<Program, 'team' | 'conference' | 'prestigeScore' | 'floor' | 'ceiling'>[];
  conferences: readonly ConferenceSeason[];
  /** Where programs are, those below FBS too. */
  places: ReadonlyMap<TeamId, Place>;
  /** Programs below FBS that could come up, with a stadium for it. */
  below: readonly { team: TeamId; standing: number }[];
  tuning: Pick<Tuning, 'realignment'>;
}

/** Each program's conference next season, newcomers to FBS included. */
export type Members = ReadonlyMap<TeamId, ConferenceId | null>;

function mean(numbers: readonly number[]): number {
  return numbers.reduce((sum, each) => sum + each, 0) / Math.max(1, numbers.length);
}

/** The middle of some numbers. */
function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

/** Worth of a program to a conference, tiers: its prestige now and over many years. */
const worthOf = ({ prestigeScore, floor, ceiling }: ExpansionInput['programs'][number]): number =>
  mean([prestigeScore, floor, ceiling]);

class Expansion {
  readonly members: Map<TeamId, ConferenceId | null>;
  private readonly input: ExpansionInput;
  private readonly k: Tuning['realignment'];
  private readonly values: ReadonlyMap<TeamId, number>;
  /** Mean worth of its members, as the year began. */
  private readonly means = new Map<ConferenceId, number>();
  /** Worth of a conference membership, tiers. */
  private readonly wealth = new Map<ConferenceId, number>();
  private readonly sizes = new Map<ConferenceId, number>();
  private readonly moved = new Set<TeamId>();

  constructor(input: ExpansionInput) {
    this.input = input;
    this.k = input.tuning.realignment;
    this.members = new Map(input.programs.map(({ team, conference }) => [team, conference]));
    this.values = new Map(input.programs.map((program) => [program.team, worthOf(program)]));
    const power = powerConferences(input.year + 1);
    for (const { id } of input.conferences) {
      const all = this.teamsOf(id);
      this.sizes.set(id, all.length);
      const worth = mean(all.map((team) => mustGet(this.values, team)));
      this.means.set(id, worth);
      this.wealth.set(id, worth + (power.has(id) ? this.k.level : 0));
    }
  }

  run(): Members {
    const richestFirst = [...this.input.conferences].sort(
      (a, b) => mustGet(this.wealth, b.id) - mustGet(this.wealth, a.id) || (a.id < b.id ? -1 : 1),
    );
    for (const conference of richestFirst) this.expand(conference);
    if (this.moved.size === 0 && this.k.expands === 0) return this.members;
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

  /** Whether this is the last season of a conference's television contract. */
  private isUp({ contractEnds }: ConferenceSeason): boolean {
    const since = contractEnds === undefined ? -1 : this.input.year - contractEnds;
    return since >= 0 && since % this.k.contract === 0;
  }

  /** With a new contract a conference may grow by teams that are worth more than their share of it. */
  private expand(conference: ConferenceSeason): void {
    const { id } = conference;
    if (!this.isUp(conference)) return;
    const dice = this.dice('expands', id);
    if (!dice.chance(this.k.expands)) return;
    const wanted = 2 * (1 + dice.int(this.k.pairs));
    this.invite(id, Math.min(wanted, this.k.largest - this.teamsOf(id).length), mustGet(this.means, id) + this.k.gain);
  }

  /** A conference that has lost teams and has few left takes the best that would come. */
  private refill(id: ConferenceId): void {
    const missing = Math.min(mustGet(this.sizes, id), this.k.room) - this.teamsOf(id).length;
    if (missing <= 0) return;
    this.invite(id, missing, mustGet(this.means, id) - this.k.drop);
    while (this.teamsOf(id).length < this.k.smallest && this.promote([id]));
  }

  private invite(id: ConferenceId, places: number, least: number): void {
    const dice = this.dice('invites', id, least);
    const wanted = [...this.members.keys()]
      .flatMap((team) => {
        // A program that has just come up has no worth yet.
        const value = this.values.get(team);
        if (value === undefined || !(value >= least) || !this.wouldJoin(team, id)) return [];
        return [{ team, worth: value + this.fit(team, id) + dice.normal(0, this.k.taste) }];
      })
      .sort((a, b) => b.worth - a.worth);
    for (const { team } of wanted.slice(0, Math.max(0, places))) this.move(team, id);
  }

  private move(team: TeamId, to: ConferenceId): void {
    this.members.set(team, to);
    this.moved.add(team);
  }

  /** Whether another conference is worth leaving for; what a program gives up counts more while its contract runs. */
  private wouldJoin(team: TeamId, id: ConferenceId): boolean {
    const own = this.members.get(team) ?? null;
    if (own === id || this.moved.has(team)) return false;
    if (own === null) return mustGet(this.means, id) >= mustGet(this.values, team) + this.k.freedom;
    const conference = mustFind(this.input.conferences, (each) => each.id === own);
    const fee = this.isUp(conference) ? 0 : this.k.exitFee;
    return mustGet(this.wealth, id) - mustGet(this.wealth, own) >= this.k.step + fee;
  }

  /** What a team's place on the map takes from its worth to a conference. */
  private fit(team: TeamId, id: ConferenceId): number {
    const own = this.input.places.get(team);
    if (own === undefined) return 0;
    const miles = this.teamsOf(id).flatMap((other) => {
      const place = this.input.places.get(other);
      return place === undefined ? [] : [distanceMiles(own, place)];
    });
    return 0 - this.k.distance * median(miles);
  }

  /** The program from below that suits one of some conferences best joins it; false: there is none left. */
  private promote(conferences: readonly ConferenceId[]): boolean {
    const dice = this.dice('comes up', ...conferences, this.moved.size);
    const [best] = this.input.below
      .filter(({ team }) => !this.members.has(team))
      .flatMap(({ team, standing }) => {
        const worth = standing + dice.normal(0, this.k.taste);
        return conferences.map((id) => ({ team, id, worth: worth + this.fit(team, id) }));
      })
      .sort((a, b) => b.worth - a.worth);
    if (best !== undefined) this.move(best.team, best.id);
    return best !== undefined;
  }

  /** Now and then a program comes up although no conference lost one: one of the poorer conferences with room takes it. */
  private comeUp(richestFirst: readonly ConferenceSeason[]): void {
    if (!this.dice('asks to join').chance(this.k.comesUp)) return;
    const poorer = richestFirst.map(({ id }) => id).slice(Math.floor(richestFirst.length / 2));
    this.promote(poorer.filter((id) => this.teamsOf(id).length < this.k.room));
  }

  /** A conference with too few teams is given up: they join the nearest in wealth that has room. */
  private fold(id: ConferenceId, all: readonly ConferenceSeason[]): void {
    const left = this.teamsOf(id);
    if (left.length >= this.k.smallest) return;
    const apart = (other: ConferenceId) => Math.abs(mustGet(this.wealth, other) - mustGet(this.wealth, id));
    const others = all.filter((each) => each.id !== id && this.teamsOf(each.id).length >= this.k.smallest);
    for (const team of left) {
      const open = others.filter((each) => this.teamsOf(each.id).length < this.k.largest);
      const [to] = open.sort((a, b) => apart(a.id) - apart(b.id));
      this.members.set(team, to?.id ?? null);
    }
  }
}

/** Each program's conference in the season after one with no known successor. */
export function membersAfter(input: ExpansionInput): Members {
  return new Expansion(input).run();
}
