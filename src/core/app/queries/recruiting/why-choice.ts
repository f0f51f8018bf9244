import type { Finalist, Why, WhyPart } from '../../../contract/views/index.ts';
import type { TeamId } from '../../../model/ids.ts';
import { firstOf, itemAt } from '../../../model/lists.ts';
import type { SeasonView } from '../../reading/season-view.ts';

/** A number in parts, before rounding. */
export interface Explanation {
  season: SeasonView;
  team: TeamId;
  title: string;
  parts: readonly WhyPart[];
  total_label: string;
  decimals: number;
  finalists?: Why['finalists'];
}

/** Why a recruit chose his program over ours, or over the runner-up. */
export function choiceOf(who: string, finalists: Finalist[]): Omit<Explanation, 'season' | 'team'> {
  const winner = firstOf(finalists);
  const other = finalists.find(({ ours }, index) => ours && index > 0) ?? finalists[1] ?? null;
  return {
    title: `Why ${who} chose ${winner.team}${other === null ? '' : ` over ${other.team}`}`,
    parts: winner.parts.map(({ label, value }, index) => ({
      label,
      value: other === null ? value : value - itemAt(other.parts, index).value,
      note: '',
    })),
    total_label: other === null ? 'His interest in it' : 'His preference for it',
    decimals: 2,
    finalists,
  };
}
