import { HEADINGS } from '../../present/headings.ts';
import { handMade } from '../parts/page.ts';

declare module '../parts/links.ts' {
  interface HandMadeParams {
    /** `from`: plays that are already over; `during`: the user's own game, which runs alongside this one to its end. */
    watch: { id: number; from?: number; during?: number };
  }
}

/** A game watched play by play. */
export const watch = handMade({
  name: 'watch',
  query: 'game',
  input: ({ id, during }) => (during === undefined ? { id } : null),
  place: {
    label: HEADINGS.playByPlay,
    paths: ['/game/:id/watch'],
    unlisted: true,
  },
});
