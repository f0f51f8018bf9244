import type { Bracket, Matchup } from '../contract/views/season/playoff.ts';
import { mapEach } from '../model/lists.ts';
import { shorterTeam } from '../words/terms.ts';
import { bracketTeam } from './rounds.ts';

/** A bracket drawn with lines, round by round from left to right. */
interface BracketStyle {
  /** Columns available, at least 60. */
  width: number;
  /** Draw with `-`, `|` and `+` only. */
  ascii: boolean;
  /** Cuts a name that does not fit even with its words abbreviated to at most this many columns. */
  short: (name: string, width: number) => string;
  /** Returns the terminal width of a text, in columns. */
  measure: (text: string) => number;
}

/** A game and, for each team, the game it comes from; null if it was in the field from the start. */
interface Node {
  game: Matchup;
  from: readonly [Node | null, Node | null];
}

/** A line of the drawing, and the game of the team it names; null for a connecting line. */
interface BracketLine {
  text: string;
  game: Matchup | null;
}

interface Lines {
  rows: BracketLine[];
  /** The row on which the winner's line leaves. */
  middle: number;
}

const GLYPHS = {
  drawn: { dash: '─', bar: '│', down: '┐', up: '┘', out: '├' },
  ascii: { dash: '-', bar: '|', down: '+', up: '+', out: '+' },
} as const;

/** Arranges the games as a tree with the championship at its root. */
function tree(bracket: Bracket): Node {
  const leaf = (game: Matchup): Node => ({ game, from: [null, null] });
  if ('left_bracket' in bracket) {
    const half = ({ first_round, quarterfinals, semifinal }: typeof bracket.left_bracket): Node => {
      const each = first_round.length / quarterfinals.length;
      const quarter = (at: 0 | 1): Node => {
        const game = quarterfinals[at];
        return { game, from: sides(game, first_round.slice(at * each, (at + 1) * each)) };
      };
      return { game: semifinal, from: [quarter(0), quarter(1)] };
    };
    return { game: bracket.championship, from: [half(bracket.left_bracket), half(bracket.right_bracket)] };
  }
  if ('semifinals' in bracket) {
    return { game: bracket.championship, from: [leaf(bracket.semifinals[0]), leaf(bracket.semifinals[1])] };
  }
  return leaf(bracket.championship);
}

/** Returns a quarterfinal's feeder games: two first-round games, or one if a team has the bye. */
function sides(quarterfinal: Matchup, [first, second]: readonly Matchup[]): [Node | null, Node | null] {
  if (first === undefined) return [null, null];
  const leaf = (game: Matchup): Node => ({ game, from: [null, null] });
  const node = leaf(first);
  if (second !== undefined) return [node, leaf(second)];
  const winners = [first.team1, first.team2, first.winner, `Winner of ${first.id}`];
  return winners.includes(quarterfinal.team1) ? [node, null] : [null, node];
}

function entrant(game: Matchup, side: 1 | 2, width: number, style: BracketStyle): string {
  const [team, seed, score] =
    side === 1 ? [game.team1, game.seed1, game.score1] : [game.team2, game.seed2, game.score2];
  const name = bracketTeam(team);
  const known = name !== 'TBD' && seed !== undefined;
  const prefix = known ? `${String(seed).padStart(2)} ` : '   ';
  const points = score === undefined ? '' : ` ${score}${game.winner === team ? '*' : ''}`;
  const room = width - prefix.length - points.length - 1;
  const shown = [name, shorterTeam(name)].find((each) => style.measure(each) <= room);
  return `${prefix}${shown ?? style.short(shorterTeam(name), room)}${points}`;
}

function pad(text: string, width: number, fill: string, measure: BracketStyle['measure']): string {
  return text + fill.repeat(Math.max(0, width - measure(text)));
}

/** Draws one game: both teams' lines, joined at the right. */
function draw(node: Node, depth: number, column: number, style: BracketStyle): Lines {
  const parts = mapEach([0, 1], (index) => side(node, index, depth, column, style));
  return join(parts, style);
}

/** Draws one team of a game: the game it comes from with its name at the end, or the name alone. */
function side(node: Node, index: 0 | 1, depth: number, column: number, style: BracketStyle): Lines {
  const { dash } = style.ascii ? GLYPHS.ascii : GLYPHS.drawn;
  const label = pad(`${entrant(node.game, index === 0 ? 1 : 2, column - 1, style)} `, column - 1, dash, style.measure);
  const before = node.from[index];
  const { game } = node;
  if (before === null || depth === 0)
    return { rows: [{ text: `${' '.repeat(depth * column)}${label}`, game }], middle: 0 };
  const drawn = draw(before, depth - 1, column, style);
  const rows = drawn.rows.map((row, at) => (at === drawn.middle ? { text: `${row.text}${label}`, game } : row));
  const wide = (text: string) => pad(text, (depth + 1) * column - 1, ' ', style.measure);
  return { rows: rows.map((row) => ({ ...row, text: wide(row.text) })), middle: drawn.middle };
}

function join([top, bottom]: [Lines, Lines], style: BracketStyle): Lines {
  const glyph = style.ascii ? GLYPHS.ascii : GLYPHS.drawn;
  const rows = [...top.rows, { text: '', game: null }, ...bottom.rows];
  const last = top.rows.length + 1 + bottom.middle;
  const middle = Math.floor((top.middle + last) / 2);
  const width = Math.max(...rows.map(({ text }) => style.measure(text)));
  const sign = (at: number): string => {
    if (at === top.middle) return glyph.down;
    if (at === last) return glyph.up;
    if (at === middle) return glyph.out;
    return at > top.middle && at < last ? glyph.bar : ' ';
  };
  return {
    middle,
    rows: rows.map(({ text, game }, index) => ({ text: pad(text, width, ' ', style.measure) + sign(index), game })),
  };
}

function rounds(bracket: Bracket): string[] {
  if ('left_bracket' in bracket) return ['First Round', 'Quarterfinals', 'Semifinals', 'Championship'];
  return 'semifinals' in bracket ? ['Semifinals', 'Championship'] : ['Championship'];
}

/** Appends the champion to the row of the championship's exit line, if the name fits. */
function crowned(row: string, winner: string | null, { measure, width }: BracketStyle): string {
  const named = winner === null ? row : `${row} ${winner}`;
  return (measure(named) <= width ? named : row).trimEnd();
}

/** Draws the whole bracket as lines of text under a header of rounds; the last line names the champion once known. */
export function bracketText(bracket: Bracket, style: BracketStyle): string[] {
  return bracketLines(bracket, style).map(({ text }) => text);
}

/** The same, each line with the game it leads to. */
export function bracketLines(bracket: Bracket, style: BracketStyle): BracketLine[] {
  const names = rounds(bracket);
  const column = Math.max(15, Math.min(32, Math.floor(style.width / names.length)));
  const header = names.map((name) => pad(name, column, ' ', style.measure)).join('');
  const { winner } = bracket.championship;
  const { rows, middle } = draw(tree(bracket), names.length - 1, column, style);
  const final = bracket.championship;
  const body = rows.map(({ text, game }, index) => ({
    text: crowned(text, index === middle ? winner : null, style),
    game: index === middle ? final : game,
  }));
  const plain = (text: string): BracketLine => ({ text, game: null });
  const champion = winner === null ? [] : [plain(''), { text: `National champion: ${winner}`, game: final }];
  return [plain(header.trimEnd()), ...body, ...champion];
}
