import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { type Piece, piecesOf, plainWords, type Words } from '../../core/pages/parts/words.ts';
import { LastGame, NextGame } from '../components/games/games.tsx';
import { Headline } from '../components/games/headline.tsx';
import { Icon } from '../components/icon.tsx';
import { Logo } from '../components/logo.tsx';
import { PlayerLink } from '../components/player-link.tsx';
import { TeamLink } from '../components/team-link.tsx';
import { hrefOf } from './address.ts';

/** Text of a described page, with its links, teams and tones. */

const TONES = { win: 'won', loss: 'lost', faint: 'muted', strong: 'strong', accent: 'ranked' } as const;
const CHIPS = { win: 'chip win', loss: 'chip loss', faint: 'chip', strong: 'chip', accent: 'chip' } as const;

/** Returns the class of a tone; none without one. */
export function toneClass(tone: Piece['tone']): string | undefined {
  return tone ? TONES[tone] : undefined;
}

function classOf({ tone, chip }: Piece): string | undefined {
  if (chip === true) return tone ? CHIPS[tone] : 'chip';
  return toneClass(tone);
}

function PieceOf({ piece }: { piece: Piece }) {
  const { text, link, team, icon, headline, game } = piece;
  const look = classOf(piece);
  if (game !== undefined) return game.result === null ? <NextGame game={game} /> : <LastGame game={game} />;
  if (team !== undefined && link?.name === 'team') return <TeamLink name={team.name} rank={team.rank} />;
  if (team !== undefined && link) {
    return (
      <Link to={hrefOf(link)} className="row-line">
        <Logo name={team.name} size={20} /> {text}
      </Link>
    );
  }
  if (icon !== undefined) {
    return (
      <span className={icon} role="img" aria-label={text} title={text}>
        <Icon name={icon} />
      </span>
    );
  }
  const said = headline === true ? <Headline text={text} /> : text;
  const words = look === undefined ? said : <span className={look}>{said}</span>;
  if (!link) return words;
  return link.name === 'player' ? (
    <PlayerLink id={link.id}>{words}</PlayerLink>
  ) : (
    <Link to={hrefOf(link)}>{words}</Link>
  );
}

/** Renders every piece of a text. */
export function Rich({ words }: { words: Words }) {
  if (typeof words === 'string') return words;
  const pieces = piecesOf(words);
  if (pieces.some(({ line }) => line)) {
    return (
      <ul className="plain-list">
        {linesOf(pieces).map((line) => (
          <li key={plainWords(line)}>
            <Pieces pieces={line} />
          </li>
        ))}
      </ul>
    );
  }
  return <Pieces pieces={pieces} />;
}

/** Groups pieces into lines, each begun by a piece marked for that. */
function linesOf(pieces: readonly Piece[]): Piece[][] {
  const lines: Piece[][] = [];
  for (const piece of pieces) {
    const last = lines.at(-1);
    if (piece.line || last === undefined) lines.push([piece]);
    else last.push(piece);
  }
  return lines;
}

function Pieces({ pieces }: { pieces: readonly Piece[] }) {
  return pieces.map((piece) => <PieceOf key={piece.text} piece={piece} />);
}

/** Separators that a row of pieces does not need. */
const BETWEEN = /^[\s,]*$/;

function isPlain({ link, tone, chip, icon, game }: Piece): boolean {
  return !link && !tone && !chip && icon === undefined && game === undefined;
}

/** Renders a cell, with its pieces in a row. Plain text stays text, so that a phone can label a number. */
export function cellOf(words: Words): ReactNode {
  const pieces = piecesOf(words);
  const [only] = pieces;
  if (only === undefined) return null;
  if (pieces.length === 1 && isPlain(only)) return only.text;
  if (pieces.length === 1 || pieces.some(({ line }) => line)) return <Rich words={words} />;
  const wraps = !pieces.some(({ chip }) => chip);
  return (
    <span className={`row-line${wraps ? ' wrap' : ''}`}>
      <Pieces pieces={pieces.filter(({ text }) => !BETWEEN.test(text))} />
    </span>
  );
}
