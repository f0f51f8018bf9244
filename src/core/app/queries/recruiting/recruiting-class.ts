import type { InputOf } from '../../../contract/registry.ts';
import { done, type Result } from '../../../contract/result.ts';
import type { ClassPage, ClassWeek, Commitment } from '../../../contract/views/recruiting/recruiting-class.ts';
import { publishedComposite } from '../../../model/class-points.ts';
import type { TeamId } from '../../../model/ids.ts';
import { itemAt } from '../../../model/lists.ts';
import { commitmentMonth } from '../../../model/recruiting.ts';
import type { Recruit } from '../../../offseason/recruits/draw.ts';
import type { QueryContext } from '../../reading/context.ts';
import { askedTeam, findYear } from '../../reading/names.ts';
import { type ClassNow, classNow } from '../../reading/recruiting.ts';
import { hasSigned, signedClass } from '../../reading/signed-class.ts';
import { pageView, teamNames } from '../../views/team.ts';
import { classRanks } from './class-ranks.ts';
import { classTrend } from './class-trend.ts';

function commitmentView({ cycle, state }: ClassNow, recruit: Recruit): Commitment {
  const { number, first, last, position: pos, stars, home } = recruit;
  const { status, period, flips } = state.decisionOf(number);
  return {
    number,
    first,
    last,
    pos,
    stars,
    rating: publishedComposite(recruit),
    home_state: itemAt(cycle.reference.homeStates, home).code,
    month: commitmentMonth(period, number),
    flipped: flips > 0,
    signed: status === 'signed',
  };
}

/** Weekly ranks of a past season's class, among the programs of that season. */
function trendOf({ save, seasonOf }: QueryContext, year: number, team: TeamId): ClassWeek[] {
  const teams = seasonOf(year)
    .programs.map((program) => program.team)
    .sort();
  return classTrend(save.recruiting.ofYear(year), teams.indexOf(team), null);
}

/**
 * A program's recruiting class: its commits and its rank. For a signed class, in this season or an earlier one, what is
 * remembered.
 */
export function recruitingClass(context: QueryContext, input: InputOf<'recruitingClass'>): Result<ClassPage> {
  const { season } = context;
  const year = findYear(season, input.year);
  if (!year.ok) return year;
  const found = askedTeam(season, input.team);
  if (!found.ok) return found;
  const about = { ...pageView(season, found.value), teams: teamNames(season) };
  const nothing = { open: false, class_of: year.value + 1, own: null, commits: [], classes: [], trend: [] };
  if (hasSigned(context, year.value)) {
    const trend = trendOf(context, year.value, found.value);
    return done({ ...about, ...nothing, signed: signedClass(context, year.value, found.value), trend });
  }
  const now = classNow(context);
  if (now === null) return done({ ...about, ...nothing });
  const { cycle, state } = now;
  const place = cycle.teams.indexOf(found.value);
  const ranked = classRanks(context, now);
  const theirs = cycle.recruits.filter(({ number, stars }) => stars > 1 && state.isCommittedTo(number, place));
  return done({
    ...about,
    open: true,
    class_of: cycle.classOf,
    own: ranked.find(({ program }) => program === place)?.row ?? null,
    commits: theirs.map((recruit) => commitmentView(now, recruit)),
    classes: ranked.map(({ row }) => row),
    trend: classTrend(state, place, now),
  });
}
