import { createContext, useContext } from 'react';
import { kebab } from '../../../core/model/ids.ts';
import { type Crest, drawCrest, planCrests } from '../../../core/present/logos/index.ts';
import { type League, logosIn } from './league.ts';

/** Logos of a league being edited, which no server has yet. */

export type Crests = ReadonlyMap<string, Crest>;

export const crestsOf = (league: League): Crests => planCrests(logosIn(league));

const Planned = createContext<Crests>(new Map());
export const CrestsOf = Planned.Provider;

/** A team's logo after the edits. */
export function EditedLogo({ team, size }: { team: string; size: number }) {
  const crest = useContext(Planned).get(kebab(team));
  if (crest === undefined) return <span className="logo" style={{ width: size, height: size }} />;
  const src = `data:image/svg+xml,${encodeURIComponent(drawCrest(crest))}`;
  return <img className="logo" src={src} alt="" width={size} height={size} />;
}
