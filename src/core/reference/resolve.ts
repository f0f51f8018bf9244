import type { TeamFacts } from '../model/team.ts';
import { nicknames, plain, teamNamed } from '../model/text/search.ts';

export type Resolved = { ok: true; team: TeamFacts } | { ok: false; nearest: TeamFacts[] };

/** Most suggestions for an unknown name. */
export const MAX_SUGGESTIONS = 3;
/** Most letters by which a common prefix reduces the edit distance. */
const PREFIX_BONUS = 4;

/** Counts insertions, deletions, replacements and swaps of adjacent letters that turn one text into the other. */
export function editDistance(a: string, b: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const swap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      row[j] = Math.min(
        last[j]! + 1,
        row[j - 1]! + 1,
        last[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1),
        swap ? beforeLast[j - 2]! + 1 : Number.POSITIVE_INFINITY,
      );
    }
    beforeLast = last;
    last = row;
  }
  return last[b.length]!;
}

function sharedPrefix(a: string, b: string): number {
  let n = 0;
  while (n < a.length && n < b.length && a[n] === b[n]) n++;
  return n;
}

/**
 * Distance between a name and the typed text: smaller is closer, and a whole-word match is closest. Missing letters at
 * the end cost little.
 */
function farness(typed: string, written: string): number {
  if (written.split(/\s+/).some((word) => plain(word) === typed)) return -2 * PREFIX_BONUS;
  const name = plain(written);
  const missing = Math.max(0, name.length - typed.length);
  const start = sharedPrefix(typed, name);
  const bonus = start === typed.length ? PREFIX_BONUS : Math.min(start, PREFIX_BONUS) / 2;
  return editDistance(typed, name) - missing / 2 - bonus;
}

/** Up to three names closest to the typed text, best first; empty if none is similar. */
export function nearest(names: readonly string[], text: string): string[] {
  return nearestBy(names, text, (name) => [name]);
}

function nearestBy<T>(items: readonly T[], text: string, namesOf: (item: T) => readonly string[]): T[] {
  const typed = plain(text);
  if (typed === '') return [];
  const limit = Math.max(2, typed.length * 0.6);
  return items
    .map((item, index) => ({
      item,
      index,
      far: Math.min(...namesOf(item).map((name) => farness(typed, name))),
    }))
    .filter((entry) => entry.far < limit)
    .sort((a, b) => a.far - b.far || a.index - b.index)
    .slice(0, MAX_SUGGESTIONS)
    .map((entry) => entry.item);
}

/**
 * Finds a team by name, id, abbreviation, common alias or nickname, ignoring case, accents and punctuation. A name
 * beats an abbreviation, and an abbreviation beats an alias. Otherwise returns up to three near misses, or the teams
 * that share the nickname.
 */
export function resolveTeam(teams: readonly TeamFacts[], text: string): Resolved {
  const team = teamNamed(text, teams);
  if (team) return { ok: true, team };
  const sharing = teams.filter((t) => nicknames(t).includes(plain(text)));
  if (sharing.length > 1) return { ok: false, nearest: sharing.slice(0, MAX_SUGGESTIONS) };
  return { ok: false, nearest: nearestBy(teams, text, (t) => [t.name, `${t.name} ${t.mascot}`]) };
}
