import { saveFile } from '../download.ts';

/** Tables as comma-separated text (RFC 4180). */

type CsvValue = string | number | boolean | null | undefined;

function field(value: CsvValue): string {
  if (value === null || value === undefined) return '';
  const text = String(value);
  // A spreadsheet would run a cell that starts like a formula; numbers keep their sign.
  const safe = typeof value === 'string' && /^[=@\t]|^[+-](?![\d.]+$)/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

export function toCsv(head: readonly string[], rows: readonly (readonly CsvValue[])[]): string {
  return `${[head, ...rows].map((row) => row.map(field).join(',')).join('\r\n')}\r\n`;
}

/** Downloads a table. */
export function downloadText(fileName: string, text: string): void {
  saveFile(fileName, new Blob([text], { type: 'text/csv;charset=utf-8' }));
}
