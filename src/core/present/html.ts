import { mustGet } from '../model/lists.ts';

const SIGNS = new Map(Object.entries({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }));

/** Escapes a text for HTML, attributes included. */
export function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => mustGet(SIGNS, sign));
}
