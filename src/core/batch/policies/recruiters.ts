import { homeStateOf } from '../../dynasty/career/home-recruiting.ts';
import type { DynastyState } from '../../dynasty/dynasty-state.ts';
import type { ClassState } from '../../model/class-state.ts';
import { type Game, REGULAR_WEEKS } from '../../model/game.ts';
import { firstOf, itemAt } from '../../model/lists.ts';
import { PLACE_OF, POSITIONS } from '../../model/positions.ts';
import { BLUE_CHIP, CARES, type Care, MOST_VISITS, SUMMER_PERIOD } from '../../model/recruiting.ts';
import { pursuitBy } from '../../offseason/recruits/cycle.ts';
import type { Recruit } from '../../offseason/recruits/draw.ts';
import { knownCares } from '../../offseason/recruits/knowledge.ts';
import { spotsFor } from '../../offseason/recruits/staff-hours.ts';
import type { Standing } from '../../offseason/recruits/standing.ts';
import { NO_TARGET } from '../../offseason/recruits/target.ts';
import { board, type ClassInProgress, classInProgress, diceOf } from './bot.ts';
import type { Sight } from './sight.ts';

/** A bot's plan for one recruit. */
interface Wish {
  recruit: Recruit;
  hours: number;
  pitch?: Care;
  /** The week of the game for his visit. */
  visit?: number;
}

/** Frees all hours and spends them on these targets in order, as far as they go; targets without an offer get one. */
function spend({ cycle, state, own }: ClassInProgress, dynasty: DynastyState, wishes: readonly Wish[]): void {
  const { most, offers } = cycle.tuning.recruits.hours;
  const targets = state.board?.targets;
  const isOffered = (number: number): boolean =>
    targets === undefined ? pursuitBy(cycle, number, own) !== undefined : targets.get(number)?.offered === true;
  let left = itemAt(cycle.hours, own).total;
  let free = offers - cycle.recruits.filter(({ number }) => isOffered(number)).length;
  const changes = [];
  for (const { recruit, hours, pitch, visit } of wishes) {
    const offered = isOffered(recruit.number);
    const given = Math.min(hours, most, left);
    if (given <= 0 || (!offered && free <= 0)) continue;
    left -= given;
    if (!offered) free -= 1;
    const said = { ...(!offered && { offer: true }), ...(pitch && { pitch }), ...(visit && { visit }) };
    changes.push({ recruit: recruit.number, hours: given, ...said });
  }
  board(dynasty, { clear: true, targets: changes });
}

/** Returns uncommitted recruits we have a spot for, best first; one-stars are never on a board. */
function open({ cycle, state, commits, own }: ClassInProgress): Recruit[] {
  return cycle.recruits.filter((recruit) => {
    const { number, stars } = recruit;
    return stars > 1 && state.isUncommitted(number) && spotsFor(cycle, state, commits, recruit, own, -1) !== null;
  });
}

/** Spends the maximum hours on each of the first targets of a list. */
function chase(choose: (now: ClassInProgress, dynasty: DynastyState) => readonly Recruit[]) {
  return (dynasty: DynastyState): void => {
    const now = classInProgress(dynasty);
    if (now === null) return;
    const { most } = now.cycle.tuning.recruits.hours;
    const list = choose(now, dynasty).map((recruit) => ({ recruit, hours: most }));
    spend(now, dynasty, list);
  };
}

export const recruitNone = chase(() => []);

export const recruitStars = chase((now) => open(now).filter(({ stars }) => stars >= BLUE_CHIP));

export const recruitAtHome = chase((now, { settings, reference }) => {
  const state = homeStateOf(reference, settings.team)?.code;
  return open(now).filter(({ home }) => itemAt(now.cycle.reference.homeStates, home).code === state);
});

/** Spends hours at random on recruits the staff could pursue. */
export function recruitAtRandom(dynasty: DynastyState): void {
  const now = classInProgress(dynasty);
  if (now === null) return;
  const { most } = now.cycle.tuning.recruits.hours;
  const dice = diceOf(dynasty, 'board');
  const list = open(now).filter(({ number }) => pursuitBy(now.cycle, number, now.own));
  const order = list.map((recruit) => ({ recruit, roll: dice.float() })).sort((a, b) => a.roll - b.roll);
  const wishes = order.map(({ recruit }) => ({
    recruit,
    hours: 1 + dice.int(most),
    pitch: itemAt(CARES, dice.int(CARES.length)),
  }));
  spend(now, dynasty, wishes);
}

/** Hours are assigned this many at a time. */
const STEP = 2;
/** Senior rating below which a recruit helps no program. */
const NO_HELP = 52;
/** Exponent by which a recruit's worth grows with rating points above that. */
const BETTER = 2;
/** Log weight between a long shot and a near certainty. */
const CLOSE = 1;

/** A target, for weighing another hour on him. */
interface Prospect {
  recruit: Recruit;
  /** His worth, and our chance of landing him. */
  worth: number;
  chance: number;
  /** Hours so far, and this week. */
  spent: number;
  hours: number;
  pitch: Care | undefined;
}

/** Returns the value of another hour: it moves an even chance most, with diminishing returns. */
function gain({ worth, chance, spent, hours }: Prospect, scale: number): number {
  return (worth * chance * (1 - chance)) / (scale + spent + hours);
}

/** Returns our chance of landing him, from our standing on his list. */
function chanceIn(standings: readonly Standing[], own: number): number {
  const ours = standings.find(({ pursuit }) => pursuit.team === own);
  if (ours === undefined) return 0;
  const top = firstOf(standings).value;
  const weight = ({ value }: Standing): number => Math.exp((value - top) / CLOSE);
  return weight(ours) / standings.reduce((sum, each) => sum + weight(each), 0);
}

/** Returns the week of the remaining home game we are likeliest to win; null without one. */
function gameToSee({ games, settings }: DynastyState, { period }: ClassState): number | null {
  const from = Math.max(1, period - SUMMER_PERIOD);
  const home = games.filter(
    ({ home: host, neutral, result, week }) =>
      host === settings.team && !neutral && result === null && week >= from && week <= REGULAR_WEEKS,
  );
  const chance = ({ odds }: Game): number => odds?.homeWinProbability ?? 0;
  return home.sort((a, b) => chance(b) - chance(a) || a.week - b.week)[0]?.week ?? null;
}

/** Invites recruits to visit, best first, as far as the program's visits go. */
function withVisits({ cycle, state, own }: ClassInProgress, dynasty: DynastyState, wishes: readonly Wish[]): Wish[] {
  const week = gameToSee(dynasty, state);
  const targets = state.board?.targets;
  if (week === null || targets === undefined) return [...wishes];
  let left = cycle.tuning.recruits.hours.visits - [...targets.values()].filter(({ visit }) => visit !== null).length;
  return wishes.map((wish) => {
    const { number } = wish.recruit;
    const others = itemAt(cycle.pursuits, number - 1).filter(({ team, visited }) => visited && team !== own).length;
    if (left <= 0 || (targets.get(number)?.visit ?? null) !== null || others >= MOST_VISITS) return wish;
    left -= 1;
    return { ...wish, visit: week };
  });
}

/** Spends hours where they do the most good, by how the bot sees each recruit. */
export function recruitByWorth(sight: Pick<Sight, 'rating' | 'standings'>) {
  return (dynasty: DynastyState): void => {
    const now = classInProgress(dynasty);
    if (now === null) return;
    const { cycle, own } = now;
    const { scale } = cycle.tuning.recruits.work;
    const prospects: Prospect[] = open(now)
      .filter(({ number }) => pursuitBy(cycle, number, own) || now.board.targets.get(number)?.offered)
      .map((recruit) => {
        const target = now.board.targets.get(recruit.number) ?? NO_TARGET;
        const worth = Math.max(0, sight.rating(now, recruit) - NO_HELP) ** BETTER;
        const chance = chanceIn(sight.standings(now, recruit), own);
        const pitch = knownCares(cycle, recruit, target)[0];
        return { recruit, worth, chance, spent: target.spent, hours: 0, pitch };
      });
    const { most } = cycle.tuning.recruits.hours;
    for (let left = itemAt(cycle.hours, own).total; left >= STEP; left -= STEP) {
      let best: Prospect | null = null;
      for (const each of prospects) {
        if (each.hours + STEP <= most && (best === null || gain(each, scale) > gain(best, scale))) best = each;
      }
      if (best === null) break;
      best.hours += STEP;
    }
    const needs = POSITIONS.map((_, index) => cycle.openings[index]![own]! - now.commits[index]![own]!);
    const wanted = prospects.filter(({ hours, recruit }) => hours > 0 && itemAt(needs, PLACE_OF[recruit.position]) > 0);
    const wishes = wanted
      .sort((a, b) => b.worth * b.chance - a.worth * a.chance)
      .map(({ recruit, hours, pitch }): Wish => ({ recruit, hours, ...(pitch && { pitch }) }));
    spend(now, dynasty, withVisits(now, dynasty, wishes));
  };
}
