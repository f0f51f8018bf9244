/** Text normalized for searching: without case and accents. */
export function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\u0300-\u036f’'ʻ]/g, '')
    .toLowerCase();
}
