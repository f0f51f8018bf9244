import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { isVisitor } from '../../core/model/ids.ts';
import { fullName } from '../../core/words/terms.ts';
import { pages } from '../paths.ts';

interface Props {
  id: number;
  className?: string;
  title?: string;
  /** The season he appears in, needed to identify a player from the FCS. */
  year?: number;
  children: ReactNode;
}

/** A player's name, linked to his page. */
export function PlayerLink({ id, year, children, ...more }: Props) {
  return (
    <Link to={pages.player(id, isVisitor(id) ? year : null)} {...more}>
      {children}
    </Link>
  );
}

/** His full name, linked to his page. */
export function PlayerName({ player }: { player: { id: number; first: string; last: string } }) {
  return <PlayerLink id={player.id}>{fullName(player)}</PlayerLink>;
}
