/** Rearranges rows from one list of columns to another, by name; missing columns become zero. */
export function inColumns(plays: Int16Array, from: readonly string[], to: readonly string[]): Int16Array {
  const rows = plays.length / from.length;
  const made = new Int16Array(rows * to.length);
  for (const [column, name] of to.entries()) {
    const source = from.indexOf(name);
    if (source < 0) continue;
    for (let row = 0; row < rows; row++) made[row * to.length + column] = plays[row * from.length + source]!;
  }
  return made;
}
