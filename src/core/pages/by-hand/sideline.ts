import { HEADINGS } from '../../present/headings.ts';
import { handMade } from '../parts/page.ts';

declare module '../parts/links.ts' {
  interface HandMadeParams {
    sideline: { id: number };
  }
}

/** The user's game of the week, coached play by play. */
export const sideline = handMade({
  name: 'sideline',
  query: 'sideline',
  input: ({ id }) => ({ id }),
  place: {
    label: HEADINGS.sideline,
    paths: ['/game/:id/live'],
    unlisted: true,
  },
});
