import type { BoardRecruit, RecruitDetail } from '../../../contract/views/recruiting/board.ts';
import { itemAt, mustFind } from '../../../model/lists.ts';
import type { Recruit } from '../../../offseason/recruits/draw.ts';
import { leadError } from '../../../offseason/recruits/knowledge.ts';
import type { Standing } from '../../../offseason/recruits/standing.ts';
import type { QueryContext } from '../../reading/context.ts';
import type { ClassNow } from '../../reading/recruiting.ts';
import { type Interest, oursAndRival, POINTS, targetOf } from '../../reading/recruits/interest.ts';
import { teamFacts } from '../../reading/season-view.ts';

export const tenth = (value: number): number => Math.round(value * 10) / 10 + 0;

/** A recruit with the schools recruiting him and his interest in each, both favorite first. */
export interface Courted {
  recruit: Recruit;
  standings: readonly Standing[];
  interests: readonly Interest[];
}

type Lead = Pick<BoardRecruit, 'interest' | 'rival' | 'lead' | 'unsure'>;

/** A recruit's interest in us, and our lead over the best other school, 0 to 100. */
export function leadIn({ season }: QueryContext, now: ClassNow, { recruit, standings, interests }: Courted): Lead {
  const interest = interests.find(({ team }) => team === now.own)?.interest ?? null;
  const two = oursAndRival(interests, now.own);
  if (two === null) return { interest, rival: null, lead: null, unsure: 0 };
  const [ours, rival] = two;
  const pursuitOf = (of: Interest) => mustFind(standings, ({ pursuit }) => pursuit.team === of.team).pursuit;
  const unsure = leadError(now, recruit, targetOf(now, recruit), [pursuitOf(ours), pursuitOf(rival)]);
  return {
    interest,
    rival: { team: teamFacts(season, itemAt(now.cycle.teams, rival.team)).name, interest: rival.interest },
    lead: ours.points - rival.points,
    unsure: Math.round(unsure * POINTS),
  };
}

/** Why we lead or trail the best other school: each visible part, with the rest as one; null without another school. */
export function whyStanding({ season }: QueryContext, now: ClassNow, { interests }: Courted): RecruitDetail['why'] {
  const two = oursAndRival(interests, now.own);
  if (two === null) return null;
  const [ours, rival] = two;
  return {
    beside: teamFacts(season, itemAt(now.cycle.teams, rival.team)).name,
    parts: ours.parts.map(({ label, value }, index) => ({ label, value: value - itemAt(rival.parts, index).value })),
    total: ours.points - rival.points,
  };
}
