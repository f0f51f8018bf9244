import type { ClassRank } from '../../../contract/views/recruiting/recruiting-class.ts';
import { classPoints, compositeOf } from '../../../model/class-points.ts';
import { BLUE_CHIP } from '../../../model/recruiting.ts';
import type { QueryContext } from '../../reading/context.ts';
import type { ClassNow } from '../../reading/recruiting.ts';
import { teamFacts } from '../../reading/season-view.ts';
import { tenth } from './board-standing.ts';

/** A program's class so far, by its place among the programs of the book. */
interface Ranked {
  at: number;
  row: ClassRank;
}

/** The classes of all programs by what they have so far, the most points first; walk-ons are no part of them. */
export function classRanks({ season }: QueryContext, { book, state }: Pick<ClassNow, 'book' | 'state'>): Ranked[] {
  const classes = book.teams.map((_, at) => ({ at, ratings: [] as number[], chips: 0 }));
  for (const recruit of book.recruits) {
    const program = state.commitmentOf(recruit.number);
    if (program === null || recruit.stars === 1) continue;
    const of = classes[program]!;
    of.ratings.push(compositeOf(recruit));
    if (recruit.stars >= BLUE_CHIP) of.chips += 1;
  }
  return classes
    .map(({ at, ratings, chips }) => ({ at, points: classPoints(ratings), commits: ratings.length, chips }))
    .sort((a, b) => b.points - a.points || a.at - b.at)
    .map(({ at, points, commits, chips }, place) => {
      const team = teamFacts(season, book.teams[at]!).name;
      return { at, row: { rank: place + 1, team, points: tenth(points), commits, blue_chips: chips } };
    });
}
