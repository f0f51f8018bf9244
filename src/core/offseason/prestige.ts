import type { Prestige } from '../model/facts.ts';
import type { TeamId } from '../model/ids.ts';
import { groupBy, mustGet, zip } from '../model/lists.ts';
import type { TeamSeason } from '../model/season.ts';
import { PRESTIGE_TIER_SHARES, type Program } from '../model/team.ts';
import { type Seed, stream } from '../random/stream.ts';
import { thousandths } from './rounded.ts';
import type { OffseasonTuning } from './types.ts';

const LOWEST_PRESTIGE = 1;
export const HIGHEST_PRESTIGE = 7;
/** How far a tier's scores extend on either side. */
const WITHIN_TIER = 0.99;
/** The largest score. */
const TOP_SCORE = HIGHEST_PRESTIGE + WITHIN_TIER;

export type PrestigeProgram = Pick<Program, 'team' | 'prestigeScore' | 'ceiling' | 'floor'>;
type PrestigeResult = Pick<TeamSeason, 'team' | 'rank' | 'champion'>;

export interface PrestigeInput {
  /** The season that just ended. */
  year: number;
  programs: readonly PrestigeProgram[];
  /** Final ranks of that season; a program without one (0, or no row) is assumed to have met expectations. */
  results: readonly PrestigeResult[];
  /** Its draft picks by program; a missing program has none. */
  drafted: ReadonlyMap<TeamId, number>;
  tuning: OffseasonTuning;
}

/** The prestige of a program that joins FBS without a history. */
export function newcomersPrestige(tuning: OffseasonTuning): Prestige {
  const { newcomerScore: score, newcomerCeiling: ceiling } = tuning.prestige;
  return { prestige: Math.floor(score), ceiling, floor: LOWEST_PRESTIGE, score };
}

/** Returns the prestige score that fits a rank: `share` of all programs are below it, 0 (last) to 1 (first). */
export function befittingScore(share: number): number {
  let below = 0;
  for (const [i, tierShare] of PRESTIGE_TIER_SHARES.entries()) {
    if (share < below + tierShare) return Math.min(TOP_SCORE, i + 1 + (share - below) / tierShare);
    below += tierShare;
  }
  return TOP_SCORE;
}

/** Returns the share of `n` programs below rank `rank` (1 is best). */
function shareBelow(rank: number, n: number): number {
  return Math.min(1, Math.max(0, 1 - (rank - 0.5) / n));
}

/** The changes to a program's prestige score after a season; the parts add up to `after`. */
interface PrestigeParts {
  /** The score before the season. */
  before: number;
  /** Pull toward the score that fits the final rank. */
  result: number;
  title: number;
  /** Credit for draft picks, compared with programs of its tier. */
  draft: number;
  /** Pull back to the fixed tier shares, depending on how the other programs did. */
  others: number;
  /** Change from the floor and ceiling, and from rounding to a thousandth. */
  limits: number;
  after: number;
}

type Moved = { program: PrestigeProgram; score: number } & Pick<PrestigeParts, 'result' | 'title' | 'draft'>;

/** A program's draft picks, and the average for its tier. */
export interface Drafted {
  picks: number;
  usual: number;
}

/** Compares every program's draft picks with its tier's average, so the draft moves no prestige nationwide. */
function draftByTier({ programs, drafted }: PrestigeInput): Map<TeamId, Drafted> {
  const tiers = groupBy(programs, ({ prestigeScore }) => Math.floor(prestigeScore));
  const rows = [...tiers.values()].flatMap((tier) => {
    const picks = tier.map(({ team }) => drafted.get(team) ?? 0);
    const usual = picks.reduce((sum, each) => sum + each, 0) / tier.length;
    return zip(tier, picks).map(([{ team }, own]) => [team, { picks: own, usual }] as const);
  });
  return new Map(rows);
}

/** Moves every program's score toward its season's result, before any limit. */
function pulled(input: PrestigeInput, drafts: ReadonlyMap<TeamId, Drafted>): Moved[] {
  const { tuning, programs } = input;
  const results = new Map(input.results.map((r) => [r.team, r]));
  return programs.map((program) => {
    const result = results.get(program.team);
    const { picks, usual } = mustGet(drafts, program.team);
    const draft = tuning.prestige.draft * (picks - usual);
    const before = program.prestigeScore;
    if (!result || result.rank <= 0) return { program, score: before + draft, result: 0, title: 0, draft };
    const earned = befittingScore(shareBelow(result.rank, programs.length));
    const title = result.champion ? tuning.prestige.titleBonus : 0;
    const gained = tuning.prestige.inertia * (earned - before);
    return { program, score: before + gained + title + draft, result: gained, title, draft };
  });
}

/** Pulls scores back to the fixed distribution, so no tier fills up or empties over the decades. */
function normalised(
  input: PrestigeInput,
  drafts: ReadonlyMap<TeamId, Drafted>,
): (Moved & Pick<PrestigeParts, 'others'>)[] {
  const sorted = pulled(input, drafts).sort((a, b) => b.score - a.score || (a.program.team < b.program.team ? -1 : 1));
  return sorted.map((moved, i) => {
    const place = befittingScore(shareBelow(i + 1, sorted.length));
    const others = input.tuning.prestige.normalisation * (place - moved.score);
    return { ...moved, score: moved.score + others, others };
  });
}

/**
 * Returns a program's limits next year: a limit under pressure sometimes moves by a tier, and one left far behind
 * sometimes follows. A small program can become a great one, but it takes many years.
 */
function nextLimits(
  program: PrestigeProgram,
  score: number,
  shift: boolean,
  span: number,
): { floor: number; ceiling: number } {
  let { floor, ceiling } = program;
  if (!shift) return { floor, ceiling };
  const tier = Math.floor(Math.min(TOP_SCORE, Math.max(LOWEST_PRESTIGE, score)));
  if (tier > ceiling) ceiling += 1;
  else if (ceiling - tier > span) ceiling -= 1;
  if (tier < floor) floor -= 1;
  else if (tier - floor > span) floor += 1;
  return { floor, ceiling };
}

/**
 * Returns prestige after season `input.year`, by team, and its causes. The score moves slowly toward the one that fits
 * the final rank (`prestige.inertia` of the gap) and with draft picks (`prestige.draft`), is pulled back to the fixed
 * tier shares, and stays between the program's floor and ceiling.
 */
export function prestigeMoves(
  input: PrestigeInput,
  seed: Seed,
): Map<TeamId, { prestige: Prestige; parts: PrestigeParts; drafted: Drafted }> {
  const { ceilingShift, span } = input.tuning.prestige;
  const drafts = draftByTier(input);
  const rows = normalised(input, drafts).map(({ program, score, result, title, draft, others }) => {
    const shift = stream(seed, 'prestige', input.year, program.team).chance(ceilingShift);
    const { floor, ceiling } = nextLimits(program, score, shift, span);
    const kept = thousandths(Math.min(ceiling + WITHIN_TIER, Math.max(floor, score)));
    const after = Math.min(TOP_SCORE, Math.max(LOWEST_PRESTIGE, kept));
    const parts = { before: program.prestigeScore, result, title, draft, others, limits: after - score, after };
    const prestige = { prestige: Math.floor(after), ceiling, floor, score: after };
    return [program.team, { prestige, parts, drafted: mustGet(drafts, program.team) }] as const;
  });
  return new Map(rows.sort(([a], [b]) => (a < b ? -1 : 1)));
}
