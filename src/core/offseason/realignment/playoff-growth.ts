import type { ConferenceId, TeamId } from '../../model/ids.ts';
import { isPower, powerConferences } from '../../model/power-conferences.ts';
import type { TeamSeason } from '../../model/season.ts';
import { type Seed, stream } from '../../random/stream.ts';
import type { Tuning } from '../../tuning/index.ts';

/**
 * Playoff expansion beyond the last known season: commissioners vote for a larger field once the teams left out look
 * like those that got in.
 */

/** A team's season as commissioners review it. */
type Line = Pick<TeamSeason, 'team' | 'conference' | 'rank' | 'inPlayoff' | 'conferenceChampion'>;

interface VoteInput {
  seed: Seed;
  /** Size of the current field. */
  field: number;
  /** The last season with a known format, and the season of the first vote. */
  lastKnown: number;
  /** Returns every team's line in a past season. */
  linesOf(year: number): readonly Line[];
  tuning: Pick<Tuning, 'playoffGrowth'>;
}

/** A vote that expands the playoff. */
interface Growth {
  /** The season of the vote. */
  voted: number;
  /** The first season with the larger field. */
  from: number;
  /** Number of seasons reviewed. */
  seasons: number;
  /** Power teams left out in those seasons that finished ahead of a team that got in, latest and best first. */
  leftOut: readonly TeamId[];
}

/** The last season of the playoff's TV contract (College Football Playoff and ESPN, 2026 to 2031). */
const CONTRACT_ENDS = 2031;

/**
 * Returns the power teams a season's field left out that finished ahead of a team that got in without a conference
 * title, best first; null if the field had another size.
 */
function wronged(input: VoteInput, year: number): Line[] | null {
  const lines = input.linesOf(year);
  const field = lines.filter(({ inPlayoff }) => inPlayoff);
  if (field.length !== input.field) return null;
  const atLarge = field.filter(({ conferenceChampion, rank }) => !conferenceChampion && rank > 0);
  const last = Math.max(...atLarge.map(({ rank }) => rank));
  const power = isPower(year);
  return lines
    .filter(({ inPlayoff, rank, team, conference }) => !inPlayoff && rank > 0 && rank < last && power(team, conference))
    .sort((a, b) => a.rank - b.rank);
}

/** Whether the new field would start with a new TV contract, which pays for more games. */
function newContract(from: number, { contract }: Tuning['playoffGrowth']): boolean {
  const since = from - CONTRACT_ENDS - 1;
  return since >= 0 && since % contract === 0;
}

/**
 * Returns a conference's view of a larger field apart from its own teams: a lasting preference plus this year's mood.
 */
function leaning({ seed, tuning: { playoffGrowth: knobs } }: VoteInput, id: ConferenceId, year: number): number {
  const always = stream(seed, 'playoff grows', id).normal(0, knobs.leaning);
  return always + stream(seed, 'playoff grows', year, id).normal(0, knobs.mood);
}

/** Returns the power conferences that have members; Notre Dame goes along with the majority. */
function voters({ linesOf }: VoteInput, year: number): ConferenceId[] {
  const members = new Set(linesOf(year - 1).map(({ conference }) => conference));
  return [...powerConferences(year)].filter((id) => members.has(id));
}

/** Returns a season's vote; null if it fails or is never called. */
function voteOf(input: VoteInput, year: number): Growth | null {
  const { playoffGrowth: knobs } = input.tuning;
  if (!stream(input.seed, 'playoff grows', 'called', year).chance(knobs.grows)) return null;
  const seasons = Array.from({ length: knobs.seasons }, (_, at) => wronged(input, year - 1 - at));
  const known = seasons.filter((each) => each !== null);
  if (known.length === 0) return null;
  const leftOut = known.flat();
  const from = year + knobs.notice;
  const needed = knobs.needed - (newContract(from, knobs) ? knobs.deal : 0);
  const own = (id: ConferenceId) => leftOut.filter(({ conference }) => conference === id).length / known.length;
  const all = voters(input, year);
  const inFavor = all.filter((id) => own(id) + leaning(input, id, year) >= needed);
  if (all.length === 0 || inFavor.length < knobs.majority * all.length) return null;
  return { voted: year, from, seasons: known.length, leftOut: leftOut.map(({ team }) => team) };
}

/** Returns the first vote that passes by a season; null: none does. */
export function playoffGrowth(input: VoteInput, through: number): Growth | null {
  for (let year = input.lastKnown; year <= through; year++) {
    const growth = voteOf(input, year);
    if (growth !== null) return growth;
  }
  return null;
}
