import type { RecruitAction } from '../../../contract/views/recruiting/board.ts';
import { itemAt } from '../../../model/lists.ts';
import type { Care, Target } from '../../../model/recruiting.ts';
import type { Recruit } from '../../../offseason/recruits/draw.ts';
import { seenStandings } from '../../../offseason/recruits/knowledge.ts';
import { Opinions } from '../../../offseason/recruits/opinion.ts';
import { weeksOf } from '../../../offseason/recruits/staff-hours.ts';
import { careInSentence } from '../../../words/recruiting.ts';
import type { QueryContext } from '../../reading/context.ts';
import type { ClassNow } from '../../reading/recruiting.ts';
import { POINTS, targetOf } from '../../reading/recruits/interest.ts';
import { teamFacts } from '../../reading/season-view.ts';

/** Extra weekly hours offered as an action. */
const MORE_HOURS = 3;
/** Uncertainty about the effect of a pitch, as a share, until he has shown how much he cares. */
const DOUBT = 0.5;

/** The class with a change to one of our targets. */
function withTarget(now: ClassNow, recruit: Recruit, change: Partial<Target>): ClassNow {
  const target = { ...targetOf(now, recruit), offered: true, ...change };
  const board = { ...now.board, staff: false, targets: new Map(now.board.targets).set(recruit.number, target) };
  const state = now.state.withBoard(board);
  return { ...now, state, board, opinions: new Opinions(now.cycle, state, now.season) };
}

/** Our rank with a recruit and his interest in us after a change; null if we are not on his list. */
function standingWith(
  now: ClassNow,
  recruit: Recruit,
  change: Partial<Target>,
): { place: number; value: number; behind: number[] } | null {
  // Our knowledge of him stays as it is: an action must not reveal what only doing it would.
  const standings = seenStandings(withTarget(now, recruit, change), recruit, targetOf(now, recruit));
  const ours = standings.find(({ pursuit }) => pursuit.team === now.own);
  if (ours === undefined) return null;
  const place = standings.indexOf(ours) + 1;
  return {
    place,
    value: ours.value,
    behind: standings.slice(place).map(({ pursuit }) => pursuit.team),
  };
}

/** A possible action on a recruit: the decision, and the recruitment after it. */
interface Option {
  action: string;
  change: RecruitAction['change'];
  /** Extra weekly hours. */
  hours: number;
  becomes: Partial<Target>;
  /** Margin of error of its gain. */
  doubt: (gain: number) => number;
}

const talked = (gain: number): number => Math.abs(gain) * DOUBT;

/** Possible actions on a recruit from now on. */
export function optionsFor(
  now: ClassNow,
  recruit: Recruit,
  cares: readonly Care[],
  homeWeeks: readonly number[],
): Option[] {
  const target = targetOf(now, recruit);
  const { work, hours } = now.cycle.tuning.recruits;
  const weeks = weeksOf(now.state.period, now.cycle.tuning);
  const spent = target.spent + MORE_HOURS * weeks;
  const [week] = homeWeeks;
  const more: Option = {
    action: `${MORE_HOURS} more hours a week`,
    change: { hours: target.hours + MORE_HOURS },
    hours: MORE_HOURS,
    becomes: { spent },
    doubt: talked,
  };
  const visit = (week: number): Option => ({
    action: `Official visit in week ${week}`,
    change: { visit: week, ...(!target.offered && { offer: true }) },
    hours: 0,
    becomes: { visit: 0 },
    // The visit counts for more if the home team wins the game he watches.
    doubt: () => work.visitResult,
  });
  const pitch = (care: Care): Option => ({
    action: `Pitch ${careInSentence(care)}`,
    change: { pitch: care },
    hours: 0,
    becomes: { pitch: care },
    doubt: talked,
  });
  return [
    ...(target.offered
      ? []
      : [{ action: 'Offer a scholarship', change: { offer: true }, hours: 0, becomes: {}, doubt: () => 0 }]),
    ...(target.hours + MORE_HOURS <= hours.most ? [more] : []),
    ...(target.visit === null && week !== undefined ? [visit(week)] : []),
    ...cares.filter((care) => care !== target.pitch).map(pitch),
  ];
}

/** Effect of each action on a recruit: points gained, lowest and highest, and the programs we would pass. */
export function actionsFor(
  { season }: QueryContext,
  now: ClassNow,
  recruit: Recruit,
  options: readonly Option[],
): RecruitAction[] {
  const before = standingWith(now, recruit, {});
  if (before === null) return [];
  const points = (value: number) => Math.round(value * POINTS) + 0;
  return options.flatMap(({ action, change, hours, becomes, doubt }) => {
    const after = standingWith(now, recruit, becomes);
    if (after === null) return [];
    const gain = after.value - before.value;
    const off = doubt(gain);
    const passed = after.behind.find((team) => !before.behind.includes(team));
    return [
      {
        action,
        change,
        hours,
        gain: points(gain),
        low: points(gain - off),
        high: points(gain + off),
        place: after.place,
        passes: passed === undefined ? null : teamFacts(season, itemAt(now.cycle.teams, passed)).name,
      },
    ];
  });
}
