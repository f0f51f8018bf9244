/**
 * Returns a crest's letters: each word's capitals (`Ohio State` OS, `UConn` UC), an all-caps word whole (`UL Monroe`
 * ULM), without anything in parentheses. One to four letters.
 */
export function initialsOf(name: string): string {
  const plain = name
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/\(.*?\)/g, '');
  const words = plain.split(/[\s-]+/).filter((word) => word !== '');
  const withAnd = words.find((word) => word.includes('&'));
  if (withAnd !== undefined) return withAnd.replace(/[^A-Z&]/g, '').slice(0, 3);
  const letters = words.map((word) => word.replace(/[^A-Z]/g, '')).join('');
  return (
    letters === ''
      ? plain
          .toUpperCase()
          .replace(/[^A-Z]/g, '')
          .slice(0, 1)
      : letters
  ).slice(0, 4);
}
