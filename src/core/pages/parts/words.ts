import type { ScheduleGame } from '../../contract/views/shared.ts';
import { lastGameText, nextGameText } from '../../present/games.ts';
import { rankPrefix } from '../../words/numbers.ts';
import { fullName } from '../../words/terms.ts';
import type { Link } from './links.ts';

/** The meaning of a piece of text; each face has its own colors for it. */
export type Tone = 'win' | 'loss' | 'faint' | 'strong' | 'accent';

/** A piece of text with a meaning or a link. */
export interface Piece {
  text: string;
  link?: Link | null;
  tone?: Tone | null;
  /** Set to show it in a small box, where a face has boxes. */
  chip?: true;
  /** Set for a team's name: the web shows its logo, and its rank separately. */
  team?: { name: string; rank: number };
  /** An icon to use instead of the text, where a face has icons. */
  icon?: 'trophy';
  /** Set for a team's game: the web links its parts, and a screen hides a result the user has not seen. */
  game?: ScheduleGame;
  /** Set for a headline, whose scores must not break across lines. */
  headline?: true;
  /** Set for pieces listed below each other, such as the parts of a case. */
  line?: true;
}

/** Text in one or more pieces. */
export type Words = string | Piece | readonly (string | Piece)[];

/** Returns the pieces of a text. */
export function piecesOf(words: Words): readonly Piece[] {
  const all = typeof words === 'string' || 'text' in words ? [words] : words;
  return all.map((each) => (typeof each === 'string' ? { text: each } : each));
}

/** Returns the text without links and tones. */
export function plainWords(words: Words): string {
  return piecesOf(words)
    .map(({ text, line }, index) => (line && index > 0 ? `, ${text}` : text))
    .join('');
}

/** A player's full name, linked to his page. */
export function playerPiece(player: { id: number; first: string; last: string }): Piece {
  return {
    text: fullName(player),
    link: { name: 'player', id: player.id },
  };
}

/** A coach's full name, linked to his career. */
export function coachPiece(coach: { id: number; first: string; last: string }): Piece {
  return { text: fullName(coach), link: { name: 'coach', id: coach.id } };
}

/** Links the names of some coaches in a sentence. */
export function withCoaches(sentence: string, coaches: readonly { id: number; first: string; last: string }[]): Words {
  for (const coach of coaches) {
    const index = sentence.indexOf(fullName(coach));
    if (index < 0) continue;
    const rest = coaches.filter((each) => each !== coach);
    const [before, after] = [sentence.slice(0, index), sentence.slice(index + fullName(coach).length)];
    return [...piecesOf(withCoaches(before, rest)), coachPiece(coach), ...piecesOf(withCoaches(after, rest))].filter(
      ({ text }) => text !== '',
    );
  }
  return sentence;
}

/** A team's name linked to its page, after its rank if it is ranked. */
export function teamPiece(name: string, rank: number | null = null): Piece {
  return { text: rankPrefix(name, rank ?? 0), link: { name: 'team', team: name }, team: { name, rank: rank ?? 0 } };
}

interface TwoGames {
  last_game: ScheduleGame | null;
  next_game: ScheduleGame | null;
  latest_game: unknown;
  upcoming_game: unknown;
}

/** A team's last or next game; byes are named, but not the time before its first game or after its last. */
export function gamePiece(row: TwoGames, which: 'last_game' | 'next_game'): Piece {
  const game = row[which];
  const isBye = game === null && row.latest_game !== null && row.upcoming_game !== null;
  if (isBye) return { text: 'Bye', tone: 'faint' };
  const text = which === 'last_game' ? lastGameText(game) : nextGameText(game);
  return game === null ? { text, tone: 'faint' } : { text, game };
}

/** A link within a text. */
export function linkPiece(text: string | number, link: Link | null): Piece {
  return { text: String(text), link };
}

/** A gain in green, a loss in red. */
export function gainTone(value: number | null): Tone | null {
  return value === null || value === 0 ? null : value > 0 ? 'win' : 'loss';
}

/** `W 31-20`, with the result in its color and an optional link. */
export function resultPieces(result: 'W' | 'L', score: string, link: Link | null = null): Piece[] {
  const tone = result === 'W' ? 'win' : 'loss';
  return [
    { text: result, tone, chip: true },
    { text: ` ${score}`, link },
  ];
}
