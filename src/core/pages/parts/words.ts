import type { ScheduleGame } from '../../contract/views/shared.ts';
import { lastGameText, nextGameText } from '../../present/games.ts';
import { rankPrefix } from '../../words/numbers.ts';
import { fullName } from '../../words/terms.ts';
import type { Link } from './links.ts';

/** What a piece of text means; each face has its own colors for it. */
export type Tone = 'win' | 'loss' | 'faint' | 'strong' | 'accent';

/** A piece of text with a meaning or a link. */
export interface Piece {
  text: string;
  link?: Link | null;
  tone?: Tone | null;
  /** Set apart in a small box, where a face has boxes. */
  chip?: true;
  /** It is a team's name: the web shows its logo, and its rank apart. */
  team?: { name: string; rank: number };
  /** A sign that stands for the text, where a face has signs. */
  icon?: 'trophy';
  /** It is a game of a team: the web links its parts, and a screen keeps a result back that the player has not seen. */
  game?: ScheduleGame;
  /** It is a headline, whose scores are not broken over two lines. */
  headline?: true;
  /** Pieces of a list below each other, such as the parts of a case. */
  line?: true;
}

/** Text in one or several pieces. */
export type Words = string | Piece | readonly (string | Piece)[];

/** The pieces of a text. */
export function piecesOf(words: Words): readonly Piece[] {
  const all = typeof words === 'string' || 'text' in words ? [words] : words;
  return all.map((each) => (typeof each === 'string' ? { text: each } : each));
}

/** The text without links and tones. */
export function plainWords(words: Words): string {
  return piecesOf(words)
    .map(({ text, line }, at) => (line && at > 0 ? `, ${text}` : text))
    .join('');
}

/** A player's full name as a link to his page. */
export function playerPiece(player: { id: number; first: string; last: string }): Piece {
  return {
    text: fullName(player),
    link: { name: 'player', id: player.id },
  };
}

/** A coach's full name as a link to his career. */
export function coachPiece(coach: { id: number; first: string; last: string }): Piece {
  return { text: fullName(coach), link: { name: 'coach', id: coach.id } };
}

/** A sentence in which the names of some coaches are links. */
export function withCoaches(sentence: string, coaches: readonly { id: number; first: string; last: string }[]): Words {
  for (const coach of coaches) {
    const at = sentence.indexOf(fullName(coach));
    if (at < 0) continue;
    const rest = coaches.filter((each) => each !== coach);
    const [before, after] = [sentence.slice(0, at), sentence.slice(at + fullName(coach).length)];
    return [...piecesOf(withCoaches(before, rest)), coachPiece(coach), ...piecesOf(withCoaches(after, rest))].filter(
      ({ text }) => text !== '',
    );
  }
  return sentence;
}

/** A team's name as a link to its page, with its rank in front of it if it is ranked. */
export function teamPiece(name: string, rank: number | null = null): Piece {
  return { text: rankPrefix(name, rank ?? 0), link: { name: 'team', team: name }, team: { name, rank: rank ?? 0 } };
}

interface TwoGames {
  last_game: ScheduleGame | null;
  next_game: ScheduleGame | null;
  latest_game: unknown;
  upcoming_game: unknown;
}

/** A team's last or next game; a bye is named, but not the time before a team's first game or after its last. */
export function gamePiece(row: TwoGames, which: 'last_game' | 'next_game'): Piece {
  const game = row[which];
  const isBye = game === null && row.latest_game !== null && row.upcoming_game !== null;
  if (isBye) return { text: 'Bye', tone: 'faint' };
  const text = which === 'last_game' ? lastGameText(game) : nextGameText(game);
  return game === null ? { text, tone: 'faint' } : { text, game };
}

/** A link in a text. */
export function linkPiece(text: string | number, link: Link | null): Piece {
  return { text: String(text), link };
}

/** A gain in green, a loss in red. */
export function gainTone(value: number | null): Tone | null {
  return value === null || value === 0 ? null : value > 0 ? 'win' : 'loss';
}

/** `W 31-20`, the result in its color; with where it leads to. */
export function resultPieces(result: 'W' | 'L', score: string, link: Link | null = null): Piece[] {
  const tone = result === 'W' ? 'win' : 'loss';
  return [
    { text: result, tone, chip: true },
    { text: ` ${score}`, link },
  ];
}
