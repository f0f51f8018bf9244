import { lastOf } from '../lists.ts';

/** Most rows and fields per row; a longer table is refused. */
interface CsvLimits {
  rows: number;
  fields: number;
}

/**
 * Splits a table into rows of fields, with quotes as spreadsheets write them. Null if it is not CSV, or too long.
 * @param separator between the fields of a row
 */
export function csvRows(text: string, most: CsvLimits, separator = ','): string[][] | null {
  const rows: string[][] = [[]];
  let [field, quoted] = ['', false];
  const end = (): void => {
    lastOf(rows).push(field);
    field = '';
  };
  for (let at = 0; at < text.length; at++) {
    const sign = text[at]!;
    if (quoted && sign === '"' && text[at + 1] === '"') field += text[++at]!;
    else if (sign === '"') quoted = !quoted;
    else if (!quoted && sign === separator) end();
    else if (!quoted && (sign === '\n' || sign === '\r')) {
      if (sign === '\r' && text[at + 1] === '\n') at += 1;
      end();
      rows.push([]);
    } else field += sign;
    if (rows.length > most.rows || lastOf(rows).length > most.fields) return null;
  }
  end();
  return quoted ? null : rows.filter((row) => row.some((each) => each.trim() !== ''));
}
