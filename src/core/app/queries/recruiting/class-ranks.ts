import type { ClassRank } from '../../../contract/views/recruiting/recruiting-class.ts';
import { itemAt, zip } from '../../../model/lists.ts';
import { BLUE_CHIP } from '../../../model/recruiting.ts';
import { ClassRanking } from '../../../offseason/recruits/class-ranking.ts';
import type { QueryContext } from '../../reading/context.ts';
import type { ClassNow } from '../../reading/recruiting.ts';
import { teamFacts } from '../../reading/season-view.ts';
import { tenth } from './board-standing.ts';

/** A program's class so far, with the program's index in the recruiting cycle. */
interface Ranked {
  program: number;
  row: ClassRank;
}

/** Classes of all programs so far, most points first; walk-ons do not count. */
export function classRanks({ season }: QueryContext, { cycle, state }: Pick<ClassNow, 'cycle' | 'state'>): Ranked[] {
  const ranking = new ClassRanking(cycle, state);
  const have = cycle.teams.map(() => ({ commits: 0, chips: 0 }));
  for (const { number, stars } of cycle.recruits) {
    const program = state.commitmentOf(number);
    if (program === null || stars === 1) continue;
    const own = itemAt(have, program);
    own.commits += 1;
    if (stars >= BLUE_CHIP) own.chips += 1;
  }
  const last = state.ranks.get(state.period - 1);
  return zip(cycle.teams, have)
    .map(([id, { commits, chips }], program) => {
      const team = teamFacts(season, id).name;
      const row = {
        rank: ranking.rankOf(program),
        team,
        points: tenth(ranking.pointsOf(program)),
        commits,
        blue_chips: chips,
      };
      return { program, row: last === undefined ? row : { ...row, last_rank: last[program]! } };
    })
    .sort((a, b) => a.row.rank - b.row.rank);
}
