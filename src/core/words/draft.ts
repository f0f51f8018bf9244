/** Label for the draft's part of a prestige change. */
export const DRAFTED_PART = 'Players drafted';

/** `8 drafted; programs of its prestige had 3.4 on average`. */
export function draftedNote({ picks, usual }: { picks: number; usual: number }): string {
  return `${picks} drafted; programs at its prestige average ${usual.toFixed(1)}`;
}
