import { firstOf, itemAt, lastOf } from '../../../core/model/lists.ts';
import type { Span, Tone } from '../play/view.ts';

/** State of the field to draw; yards count from team A's goal line (left), 0 to 100. */
export interface FieldSight {
  /** Names in the end zones. */
  left: string;
  right: string;
  /** Null between plays that have no spot. */
  ball: number | null;
  /** +1 if the offense goes right, -1 left. */
  direction: 1 | -1;
  /** The line to gain; null for kicks and in goal-to-go. */
  gain: number | null;
  /** Where the drive started. */
  start: number | null;
}

const ROWS = 3;
/** Line of the ball, below the border and the line of its direction. */
const BALL_ROW = 2;

/** One row of the field as characters with their tones, before joining. */
type Cells = [letter: string, tone: Tone | null][];

function blank(width: number, zone: number): Cells {
  return Array.from({ length: width }, (_, at) => {
    const inside = at >= zone && at < width - zone;
    return inside ? [' ', 'grass'] : ['░', 'faint'];
  });
}

function put(cells: Cells, at: number, text: string, tone: Tone | null): void {
  for (const [index, letter] of [...text].entries()) {
    if (at + index >= 0 && at + index < cells.length) cells[at + index] = [letter, tone];
  }
}

function spans(cells: Cells): Span[] {
  const result: [string, Tone | null][] = [];
  for (const [letter, tone] of cells) {
    const last = result.at(-1);
    if (last !== undefined && last[1] === tone) last[0] += letter;
    else result.push([letter, tone]);
  }
  return result;
}

/** Draws the field from above in five lines and two borders, at least 50 columns wide. */
export function drawField(sight: FieldSight, width: number): Span[][] {
  const inner = Math.max(48, Math.min(width - 2, 124));
  const zone = inner >= 96 ? 8 : 6;
  const long = inner - 2 * zone;
  const column = (yard: number) => zone + Math.round((Math.max(0, Math.min(100, yard)) / 100) * (long - 1));
  const rows = Array.from({ length: ROWS + 2 }, () => blank(inner, zone));
  for (let yard = 10; yard <= 90; yard += 10) {
    for (const row of rows.slice(1, -1)) put(row, column(yard), '┊', 'grass');
    const label = String(yard <= 50 ? yard : 100 - yard);
    for (const row of [firstOf(rows), lastOf(rows)]) put(row, column(yard) - 1, label.padStart(2), 'grass');
  }
  const middle = itemAt(rows, BALL_ROW);
  put(middle, 0, centered(sight.left, zone), 'strong');
  put(middle, inner - zone, centered(sight.right, zone), 'strong');
  drawBall(rows, sight, column);
  const edge = (left: string, right: string): Span[] => [[left + '─'.repeat(inner) + right, 'faint']];
  return [
    edge('┌', '┐'),
    ...rows.map((row): Span[] => [['│', 'faint'], ...spans(row), ['│', 'faint']]),
    edge('└', '┘'),
  ];
}

function drawBall(rows: Cells[], { ball, start, gain, direction }: FieldSight, column: (yard: number) => number): void {
  if (gain !== null) for (const row of rows.slice(1, -1)) put(row, column(gain), '│', 'warn');
  if (ball === null) return;
  const middle = itemAt(rows, BALL_ROW);
  const at = column(ball);
  if (start !== null) {
    const from = column(start);
    const [low, high] = from < at ? [from, at - 1] : [at + 1, from];
    if (high >= low && from !== at) put(middle, low, '═'.repeat(high - low + 1), 'accent');
  }
  put(middle, at, '●', 'ball');
  put(itemAt(rows, BALL_ROW - 1), at, direction > 0 ? '►' : '◄', 'ball');
}

function centered(text: string, width: number): string {
  const shown = text.slice(0, width);
  return shown.padStart(Math.floor((width + shown.length) / 2)).padEnd(width);
}
