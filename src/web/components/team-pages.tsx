import { useContext } from 'react';
import { NavLink } from 'react-router-dom';
import { PageList } from '../state/page-list.ts';

/** Links from each page of a team to all its others. */
export function TeamPages({ team }: { team: string }) {
  return (
    <nav className="team-pages" aria-label={`Pages of ${team}`}>
      {useContext(PageList).map(
        ({ label, ofTeam }) =>
          ofTeam && (
            <NavLink key={label} to={ofTeam(team)}>
              {label}
            </NavLink>
          ),
      )}
    </nav>
  );
}
