import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { isVisitor } from '../../core/model/ids.ts';
import { fullName } from '../../core/present/words.ts';
import { pages } from '../paths.ts';

interface Props {
  id: number;
  className?: string;
  title?: string;
  children: ReactNode;
}

/** A player's name as the way to his page; players of teams below FBS have none. */
export function PlayerLink({ id, children, ...more }: Props) {
  if (isVisitor(id)) return <span {...more}>{children}</span>;
  return (
    <Link to={pages.player(id)} {...more}>
      {children}
    </Link>
  );
}

/** His full name as the way to his page. */
export function PlayerName({ player }: { player: { id: number; first: string; last: string } }) {
  return <PlayerLink id={player.id}>{fullName(player)}</PlayerLink>;
}
