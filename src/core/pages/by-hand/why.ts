import { handMade } from '../parts/page.ts';

/** A number broken into parts; the browser opens it over any page. */
export const why = handMade({
  name: 'why',
  place: {
    label: 'Why',
    paths: [],
    unlisted: true,
  },
  verb: {
    args: '<prestige|rank|line|seat|recruit|transfer|player> [name-or-game...]',
    takes: ['prestige', 'rank', 'line', 'seat', 'recruit', 'transfer', 'player'],
    group: 'Teams and games',
    summary: 'where a number comes from, factor by factor',
    examples: [
      ['dynasty why rank', "your team's score in the poll"],
      ['dynasty why prestige Boise State', 'what moved it after last season'],
      ['dynasty why line 20240017', 'the spread of a game, or of a team’s next one'],
      ['dynasty why seat', 'your head coach’s job security'],
      ['dynasty why recruit 17', 'why a recruit you wanted picked his school'],
      ['dynasty why transfer 12345', 'why a transfer picked his school'],
      ['dynasty why player 12345', 'what moved a rating last offseason'],
    ],
  },
});
