import { NavLink } from 'react-router-dom';
import { HEADINGS, sentenceCase } from '../../core/present/headings.ts';
import { pages } from '../paths.ts';

const PAGES = [
  ['Schedule', pages.schedule],
  ['Roster', pages.roster],
  ['Depth chart', pages.depth],
  ['Injuries', pages.injuries],
  ['History', pages.history],
  ['Program', pages.program],
  ['Records', pages.records],
  [sentenceCase(HEADINGS.hallOfFame), pages.hall],
  [HEADINGS.trophyCase, pages.trophies],
  ['Rivalries', pages.rivalry],
] as const satisfies readonly (readonly [string, (team: string) => string])[];

/** The way from each page of a team to all its others. */
export function TeamPages({ team }: { team: string }) {
  return (
    <nav className="team-pages" aria-label={`Pages of ${team}`}>
      {PAGES.map(([word, page]) => (
        <NavLink key={word} to={page(team)}>
          {word}
        </NavLink>
      ))}
    </nav>
  );
}
