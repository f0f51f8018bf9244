import type { LogoFacts, LogoTeam } from '../../contract/logo-facts.ts';
import { firstOf, itemAt, mustGet } from '../../model/lists.ts';
import { lab, labDistance, luminance, type Rgb } from './color.ts';
import { type Crest, crestOf, drawCrest } from './crest.ts';
import { PATTERNS } from './patterns.ts';
import { FAMILIES, SILHOUETTE_NAMES, type SilhouetteName } from './silhouettes.ts';

/**
 * Returns how much two crests look alike, 0 (nothing in common) to about 10, given how similar their fields are (1: the
 * same color). The outline counts most, then color, then letters.
 */
function likeness(a: Crest, b: Crest, color: number): number {
  const outline = sameOutline(a.silhouette, b.silhouette);
  const letters = a.letters === b.letters ? 1 : 0;
  return outline * (2 + 5 * color + 3 * letters) + letters * color;
}

function sameOutline(a: SilhouetteName, b: SilhouetteName): number {
  if (a === b) return 1;
  return FAMILIES.some((family) => family.includes(a) && family.includes(b)) ? 0.25 : 0;
}

/** 1 for the same color, 0 for one that cannot be confused with it. */
function colorNearness(a: Rgb, b: Rgb): number {
  return Math.max(0, 1 - labDistance(a, b) / 60);
}

/**
 * Chooses every team's crest so that conference mates look as different as possible: team by team, those with the most
 * mates first, each taking the crest least like its mates' so far. The same facts give the same crests.
 */
export function planCrests(facts: LogoFacts): Map<string, Crest> {
  const mates = matesOf(facts);
  const order = [...facts.teams].sort(
    (a, b) => mustGet(mates, b.id).size - mustGet(mates, a.id).size || (a.id < b.id ? -1 : 1),
  );
  const chosen = new Map<string, { crest: Crest; lab: Rgb }>();
  const used = new Map<SilhouetteName, number>();
  for (const team of order) {
    const candidates = candidatesOf(team);
    const own = lab(firstOf(candidates).palette.field);
    const others = [...mustGet(mates, team.id)]
      .sort()
      .map((id) => chosen.get(id))
      .filter((mate) => mate !== undefined)
      .map((mate) => ({ crest: mate.crest, color: colorNearness(own, mate.lab) }));
    const crest = withPattern(leastLike(candidates, others, used), others);
    chosen.set(team.id, { crest, lab: own });
    used.set(crest.silhouette, (used.get(crest.silhouette) ?? 0) + 1);
  }
  return new Map([...chosen].map(([id, { crest }]) => [id, crest]));
}

interface Mate {
  crest: Crest;
  color: number;
}

/** Returns a single team's logo; `mates` are the teams it must not be mistaken for. */
export function teamLogo(team: LogoTeam, mates: readonly LogoTeam[] = []): string {
  const teams = [team, ...mates.filter((mate) => mate.id !== team.id)].sort((a, b) => (a.id < b.id ? -1 : 1));
  const plan = planCrests({ teams, formerNames: [], conferences: [], leagues: [teams.map(({ id }) => id)] });
  return drawCrest(mustGet(plan, team.id));
}

function matesOf({ teams, leagues }: LogoFacts): Map<string, Set<string>> {
  const mates = new Map(teams.map(({ id }) => [id, new Set<string>()]));
  for (const league of leagues) {
    for (const id of league) for (const other of league) if (other !== id) mates.get(id)?.add(other);
  }
  return mates;
}

/** Returns a team's crest in every outline that suits it, starting at a team-specific one so that ties spread. */
function candidatesOf(team: LogoTeam): Crest[] {
  const start = hash(team.id);
  const crest = crestOf(team, 'shield', 'plain', (start >> 4) % 3 === 0);
  const inside = (silhouette: SilhouetteName): Crest => {
    return { ...crest, silhouette, inline: crest.inline && hasRoom(silhouette, crest.letters) };
  };
  if (team.logo !== undefined) return [inside(team.logo)];
  return SILHOUETTE_NAMES.map((_, index) => itemAt(SILHOUETTE_NAMES, (start + index) % SILHOUETTE_NAMES.length))
    .map(inside)
    .filter(fits);
}

/** Gives a crest the pattern rarest among its mates, weighting those of similar color most. */
function withPattern(crest: Crest, mates: readonly Mate[]): Crest {
  const start = hash(crest.id) >>> 3;
  const counts = PATTERNS.map((_, index) => {
    const pattern = itemAt(PATTERNS, (start + index) % PATTERNS.length);
    const shared = mates.filter((mate) => mate.crest.pattern === pattern);
    return { pattern, weight: shared.reduce((sum, { color }) => sum + 0.3 + color, 0) };
  });
  const rarest = counts.reduce((best, count) => (count.weight < best.weight - 1e-9 ? count : best));
  return { ...crest, pattern: rarest.pattern };
}

/** Whether a line inside the edge stays clear of the letters. */
function hasRoom(silhouette: SilhouetteName, letters: string): boolean {
  const roomy: readonly SilhouetteName[] = ['shield', 'roundel', 'octagon', 'seal', 'pillar'];
  return letters.length === 1 || roomy.includes(silhouette);
}

/** Whether a crest's shape suits its letters: narrow shapes are too small for three. */
function fits(crest: Crest): boolean {
  const { field, ink } = crest.palette;
  // Dark letters without a field would vanish on a dark page unless their edge is bright.
  if (crest.silhouette === 'letters' && luminance(field) < 0.06 && luminance(ink) < 0.6) return false;
  const few: readonly SilhouetteName[] = ['star', 'diamond', 'pennant', 'arrow', 'plate'];
  if (crest.letters.length >= 3) return !few.includes(crest.silhouette);
  return crest.letters.length === 1 || crest.silhouette !== 'star';
}

function leastLike(candidates: Crest[], mates: Mate[], used: ReadonlyMap<SilhouetteName, number>): Crest {
  let best = firstOf(candidates);
  let least = Number.POSITIVE_INFINITY;
  for (const candidate of candidates) {
    let worst = 0;
    let sum = 0;
    for (const mate of mates) {
      const alike = likeness(candidate, mate.crest, mate.color);
      worst = Math.max(worst, alike);
      sum += alike;
    }
    const score = worst * 4 + sum + 0.15 * (used.get(candidate.silhouette) ?? 0);
    if (score < least - 1e-9) {
      least = score;
      best = candidate;
    }
  }
  return best;
}

function hash(text: string): number {
  let value = 2166136261;
  for (const sign of text) value = Math.imul(value ^ sign.charCodeAt(0), 16777619) >>> 0;
  return (value ^ (value >>> 15)) >>> 0;
}
