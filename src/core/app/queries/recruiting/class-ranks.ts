import type { ClassRank } from '../../../contract/views/recruiting/recruiting-class.ts';
import { BLUE_CHIP } from '../../../model/recruiting.ts';
import { ClassRanking } from '../../../offseason/recruits/class-ranking.ts';
import type { QueryContext } from '../../reading/context.ts';
import type { ClassNow } from '../../reading/recruiting.ts';
import { teamFacts } from '../../reading/season-view.ts';
import { tenth } from './board-standing.ts';

/** A program's class so far, with the program's index in the recruiting book. */
interface Ranked {
  at: number;
  row: ClassRank;
}

/** Classes of all programs so far, most points first; walk-ons do not count. */
export function classRanks({ season }: QueryContext, { book, state }: Pick<ClassNow, 'book' | 'state'>): Ranked[] {
  const ranking = new ClassRanking(book, state);
  const have = book.teams.map(() => ({ commits: 0, chips: 0 }));
  for (const { number, stars } of book.recruits) {
    const program = state.commitmentOf(number);
    if (program === null || stars === 1) continue;
    have[program]!.commits += 1;
    if (stars >= BLUE_CHIP) have[program]!.chips += 1;
  }
  const last = state.ranks.get(state.turn - 1);
  return have
    .map(({ commits, chips }, at) => {
      const team = teamFacts(season, book.teams[at]!).name;
      const row = { rank: ranking.rankOf(at), team, points: tenth(ranking.pointsOf(at)), commits, blue_chips: chips };
      return { at, row: last === undefined ? row : { ...row, last_rank: last[at]! } };
    })
    .sort((a, b) => a.row.rank - b.row.rank);
}
