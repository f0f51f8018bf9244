import { handMade } from '../parts/page.ts';

declare module '../parts/links.ts' {
  interface HandMadeParams {
    player: { id: number; year?: number };
  }
}

/** A player's career and games. */
export const player = handMade({
  name: 'player',
  query: 'player',
  input: ({ id, year }) => ({ id, year }),
  place: {
    label: 'Player',
    paths: ['/players/:id'],
    unlisted: true,
  },
  verb: {
    args: '<name-or-id...>',
    takes: 'player',
    group: 'Teams and games',
    summary: "a player's career and games",
    tables: ['career', 'games'],
    examples: [
      ['dynasty player "Jalen Carter"', 'by name, past players too'],
      ['dynasty player 10482 --year 2025', 'by number, with his games of 2025'],
    ],
    options: [{ flags: '--year <year>', description: 'the season of the game log', takes: 'dynasty-year' }],
  },
});
