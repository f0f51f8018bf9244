import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Home } from '../../core/app/views/index.ts';
import { request } from '../client.ts';
import { teamVars } from '../color.ts';
import { calls } from '../paths.ts';
import { useShared } from './shared.ts';

export interface BookEntry {
  name: string;
  mascot: string;
  abbreviation: string;
  colorPrimary: string;
  colorSecondary: string;
}
export type TeamBook = ReadonlyMap<string, BookEntry>;

const EMPTY: TeamBook = new Map();

function bookOf(home: Home): TeamBook {
  const teams = [
    ...Object.values(home.preview.conferences).flatMap((each) => each.teams),
    ...home.preview.independents,
  ];
  return new Map(teams.map((team) => [team.name, team]));
}

/** Colours and short names of all teams, for pages whose answers hold names only; empty until it has come. */
export function useTeamBook(): TeamBook {
  const year = useShared()?.info.startYear;
  const { data } = useQuery({
    queryKey: ['book', year ?? null],
    enabled: year !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: () => request<Home>(calls.home(String(year))),
  });
  return useMemo(() => (data ? bookOf(data) : EMPTY), [data]);
}

/** A team's colours as custom properties; none while they are not known. */
export function useTeamStyle(name: string | null | undefined): Record<string, string> {
  const entry = useTeamBook().get(name ?? '');
  return useMemo(() => (entry ? teamVars(entry.colorPrimary, entry.colorSecondary) : {}), [entry]);
}
