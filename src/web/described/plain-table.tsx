import type { PageColumn, TableSection } from '../../core/pages/parts/sections.ts';
import { piecesOf, plainWords } from '../../core/pages/parts/words.ts';
import { toneClass } from './words.tsx';

/** A described table of a few fixed rows. */

type Cells = PageColumn<unknown>;

function wordsOf({ of, cell }: Cells, row: unknown) {
  return cell?.(row) ?? of.text(row);
}

function Cell({ column, row }: { column: Cells; row: unknown }) {
  const words = wordsOf(column, row);
  const tone = toneClass(piecesOf(words)[0]?.tone);
  return <td className={tone === undefined ? 'display' : `${tone} display`}>{plainWords(words)}</td>;
}

/** The first column names the row; columns that are empty in every row are left out. */
export function PlainTable({ section: { columns, rows, title, caption = title ?? '' } }: { section: TableSection }) {
  const [name, ...others] = columns;
  const said = others.filter((column) => rows.some((row) => plainWords(wordsOf(column, row)) !== ''));
  if (name === undefined) return null;
  return (
    <table className="plain-table">
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{name.of.short}</th>
          {said.map(({ of }) => (
            <th key={of.key} scope="col" title={of.meaning}>
              {of.short}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={name.of.text(row)}>
            <th scope="row">{name.of.text(row)}</th>
            {said.map((column) => (
              <Cell key={column.of.key} column={column} row={row} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Sentences as a list; nothing for none. */
export function Points({ points }: { points: readonly string[] }) {
  if (points.length === 0) return null;
  return (
    <ul className="on-the-line">
      {points.map((point) => (
        <li key={point}>{point}</li>
      ))}
    </ul>
  );
}
