import { useQuery } from '@tanstack/react-query';
import type { Home } from '../../core/contract/views/index.ts';
import { rememberedOf } from '../../core/model/memory/remembered.ts';
import type { TeamNames } from '../../core/model/text/search.ts';
import { ask } from '../client.ts';
import { teamVars } from '../color.ts';
import { useShared } from './shared.ts';

interface TeamEntry extends TeamNames {
  colorPrimary: string;
  colorSecondary: string;
}
export type TeamDirectory = ReadonlyMap<string, TeamEntry>;

const EMPTY: TeamDirectory = new Map();
const PLAIN: Record<string, string> = {};

const DAY = 24 * 3_600_000;
const KEY = 'team-book';

interface Kept {
  year: number;
  /** The dynasty whose universe the teams belong to; absent: the real world. */
  universe?: string;
  at: number;
  entries: TeamEntry[];
}

/** Team colors and names from the last visit, available before the server has answered. */
function kept(year: number | undefined, universe: string | undefined): Kept | undefined {
  try {
    const saved = JSON.parse(localStorage.getItem(KEY) ?? 'null') as Kept | null;
    return saved && saved.year === year && saved.universe === universe && Array.isArray(saved.entries)
      ? { ...saved, entries: saved.entries.filter(isWhole) }
      : undefined;
  } catch {
    return undefined;
  }
}

function keep(year: number | undefined, universe: string | undefined, entries: TeamEntry[]): TeamEntry[] {
  try {
    localStorage.setItem(KEY, JSON.stringify({ year, universe, at: Date.now(), entries }));
  } catch {
    // Requested again next time.
  }
  return entries;
}

const WORDS = ['name', 'mascot', 'abbreviation', 'colorPrimary', 'colorSecondary'] as const;

/** Whether an entry is complete: every page shows team colors, so an incomplete one is left out. */
function isWhole(entry: Partial<TeamEntry> | null): entry is TeamEntry {
  return entry !== null && typeof entry === 'object' && WORDS.every((key) => typeof entry[key] === 'string');
}

function directoryOf(home: Home): TeamEntry[] {
  const teams = [
    ...Object.values(home.preview.conferences).flatMap((each) => each.teams),
    ...home.preview.independents,
  ];
  return teams.filter(isWhole).map(({ name, mascot, abbreviation, colorPrimary, colorSecondary }) => ({
    name,
    mascot,
    abbreviation,
    colorPrimary,
    colorSecondary,
  }));
}

/** Indexes the book by name, once for all the teams a page names. */
const indexed = rememberedOf(
  (entries: TeamEntry[]): TeamDirectory => new Map(entries.map((entry) => [entry.name, entry])),
);

/** Returns a team's style, remembered because finding a readable shade takes several steps. */
const styleOf = rememberedOf(
  (entry: TeamEntry): Record<string, string> => teamVars(entry.colorPrimary, entry.colorSecondary),
);

const NO_NAMES: readonly TeamEntry[] = [];

/** Returns the names of all teams, for searching; empty until loaded. */
export function useTeamNames(): readonly TeamNames[] {
  return useBookEntries() ?? NO_NAMES;
}

/** Returns colors and short names of all teams, for pages whose answers only have names; empty until loaded. */
export function useTeamDirectory(): TeamDirectory {
  const data = useBookEntries();
  return data ? indexed(data) : EMPTY;
}

function useBookEntries(): TeamEntry[] | undefined {
  const info = useShared()?.info;
  const year = info?.startYear;
  const universe = info?.universe === undefined ? undefined : info.user_id;
  const asked = universe === undefined ? { year } : { universe };
  const { data } = useQuery({
    queryKey: ['book', year ?? null, universe ?? null],
    enabled: year !== undefined,
    staleTime: DAY,
    gcTime: DAY,
    queryFn: async () => keep(year, universe, directoryOf((await ask('home', asked)).answer)),
    initialData: () => kept(year, universe)?.entries,
    initialDataUpdatedAt: () => kept(year, universe)?.at,
  });
  return data;
}

/** Returns a team's colors as custom properties; none until loaded. */
export function useTeamStyle(name: string | null | undefined): Record<string, string> {
  const entry = useTeamDirectory().get(name ?? '');
  return entry ? styleOf(entry) : PLAIN;
}
