import type { InputOf } from '../../../contract/registry.ts';
import { done, type Result, refuse } from '../../../contract/result.ts';
import type { Recap, RecapChoice, RecapSigner } from '../../../contract/views/recruiting/recap.ts';
import type { ClassState } from '../../../model/class-state.ts';
import type { TeamId } from '../../../model/ids.ts';
import { itemAt } from '../../../model/lists.ts';
import type { SigningDay } from '../../../model/program/signing-day.ts';
import {
  type Chosen,
  DECEMBER_PERIOD,
  FEBRUARY_PERIOD,
  PERIODS,
  RECAP_PERIODS,
  type RecapPeriod,
  SPRING_PERIOD,
  SUMMER_PERIOD,
} from '../../../model/recruiting.ts';
import { ClassRanking } from '../../../offseason/recruits/class-ranking.ts';
import { recapTooEarly } from '../../../words/recruiting.ts';
import type { QueryContext } from '../../reading/context.ts';
import { classNow, storedClass } from '../../reading/recruiting.ts';
import { teamFacts } from '../../reading/season-view.ts';
import { pageView } from '../../views/team.ts';
import { choiceNews } from '../feed/choice.ts';
import { winterItems } from '../feed/winter.ts';

const PERIOD_OF: Readonly<Record<RecapPeriod, number>> = {
  spring: SPRING_PERIOD,
  summer: SUMMER_PERIOD,
  december: DECEMBER_PERIOD,
  february: FEBRUARY_PERIOD,
};

/** Finished periods of the season. Once the class has signed, only its signing days are known. */
function periodsOver({ period, days }: ClassState): RecapPeriod[] {
  const isOver = (name: RecapPeriod) => period > PERIOD_OF[name];
  const known = (name: RecapPeriod) => period < PERIODS || days.some((day) => day.period === PERIOD_OF[name]);
  return RECAP_PERIODS.filter((name) => isOver(name) && known(name));
}

const programsOf = ({ season }: QueryContext): TeamId[] => season.programs.map(({ team }) => team).sort();

/** A target's choice in a period; null if he chose in a different one, or if we were not a finalist. */
function choiceIn(context: QueryContext, state: ClassState, period: number, chosen: Chosen): RecapChoice | null {
  const { season } = context;
  const { number, first, last, position: pos, stars, finalists } = chosen;
  const decision = state.decisionOf(number);
  const place = finalists.findIndex(({ team }) => team === season.settings.team);
  if (decision.period !== period || decision.program === null || place < 0) return null;
  const to = itemAt(programsOf(context), decision.program);
  const wasOurs = state.past.get(number)?.some((past) => past.place === 0) ?? false;
  const { text } = choiceNews(season, chosen, { to, flipped: decision.flips > 0, wasOurs });
  return { number, first, last, pos, stars, team: teamFacts(season, to).name, place: place + 1, text };
}

function choicesIn(context: QueryContext, state: ClassState, period: number): Pick<Recap, 'committed' | 'lost'> {
  const own = teamFacts(context.season, context.season.settings.team).name;
  const all = [...state.chosen.values()].flatMap((chosen) => choiceIn(context, state, period, chosen) ?? []);
  const better = (a: RecapChoice, b: RecapChoice) => b.stars - a.stars || a.number - b.number;
  return {
    committed: all.filter(({ team }) => team === own).sort(better),
    lost: all.filter(({ team }) => team !== own).sort((a, b) => a.place - b.place || better(a, b)),
  };
}

/** Class rank at the start of a period; the current rank for the upcoming period. */
function rankAt(context: QueryContext, state: ClassState, period: number): number | null {
  const own = programsOf(context).indexOf(context.season.settings.team);
  const known = state.ranks.get(period)?.[own];
  if (known !== undefined) return known;
  const now = period === state.period ? classNow(context) : null;
  return now === null ? null : new ClassRanking(now.cycle, now.state).rankOf(now.own);
}

function openTargets(context: QueryContext): number {
  const now = classNow(context);
  if (now === null) return 0;
  const { state, board } = now;
  return [...board.targets].filter(([number, { offered }]) => offered && state.isUncommitted(number)).length;
}

/** What became of earlier commits on a signing day, best first; the announcements have a page of their own. */
function signersOf({ letters, waiting, released }: SigningDay): RecapSigner[] {
  const as = (letter: RecapSigner['letter'], recruits: SigningDay['letters']): RecapSigner[] =>
    [...recruits]
      .sort((a, b) => b.stars - a.stars || a.number - b.number)
      .map(({ number, first, last, position: pos, stars }) => ({ number, first, last, pos, stars, letter }));
  return [...as('signed', letters), ...as('waiting', waiting), ...as('released', released)];
}

/** Results of a long recruiting period for the player's targets; for a signing day, the number of announcements. */
export function recap(context: QueryContext, input: InputOf<'recap'>): Result<Recap> {
  const state = storedClass(context);
  const periods = periodsOver(state);
  const period = input.period ?? periods.at(-1);
  if (period === undefined || !periods.includes(period)) return refuse('not_found', recapTooEarly(period ?? 'spring'));
  const at = PERIOD_OF[period];
  const day = state.days.find((each) => each.period === at);
  const { year } = context.season;
  return done({
    ...pageView(context.season),
    period,
    periods,
    rank_before: day?.before ?? rankAt(context, state, at),
    rank: day?.after ?? rankAt(context, state, at + 1),
    // A signing day does not give everything away at once.
    ...(day === undefined ? choicesIn(context, state, at) : { committed: [], lost: [] }),
    signing: day === undefined ? null : { announced: day.announcements.length, letters: day.letters.length },
    signers: day === undefined ? [] : signersOf(day),
    portal: period === 'february' ? winterItems(context, year).map(({ tone, text }) => ({ tone, text })) : [],
    open: openTargets(context),
  });
}
