import type { ClassState } from '../model/class-state.ts';
import type { Game } from '../model/game.ts';
import type { TeamId } from '../model/ids.ts';
import { zip } from '../model/lists.ts';
import { beforeEdits } from '../model/people/player-edits.ts';
import { asInPreseason } from '../model/player.ts';
import { SUMMER_PERIOD } from '../model/recruiting.ts';
import { rulesOf } from '../model/rules.ts';
import { worthIn } from '../offseason/budget.ts';
import { withStarters } from '../offseason/progression.ts';
import { enrollRecruits, lateSignees, rosterOpenings } from '../offseason/recruiting.ts';
import { leaveOtherSide, recruitOnAuto } from '../offseason/recruits/boards.ts';
import { coachAppealOf } from '../offseason/recruits/coach-appeal.ts';
import { openCycle, type RecruitingCycle } from '../offseason/recruits/cycle.ts';
import type { SeasonSoFar } from '../offseason/recruits/opinion.ts';
import { openClass, playPeriod, signRecruits } from '../offseason/recruits/periods.ts';
import type { ClassInput, NewPlayers } from '../offseason/types.ts';
import { isFinished, winnerOf } from '../season/records.ts';
import { countHomeCommits, openHomeRecruiting } from './career/home-recruiting.ts';
import { ownSide } from './career/own-job.ts';
import type { DynastyState, Season } from './dynasty-state.ts';
import { movesIn } from './gameday/game-dice.ts';
import { fieldOf } from './schemes.ts';
import { lastSeasonOf, moneyIn, staffMoney } from './winter/money.ts';
import { recordsSoFar, staffsSeen } from './winter/recruiters.ts';

const CYCLE = 'recruiting cycle';

/** Skills of the player's coach, the only facts about coaches that change during a cycle; null if he has no coach. */
function ownSkills({ ownCoach, coaches }: Season): string | null {
  return ownCoach === null ? null : JSON.stringify(coaches.coach(ownCoach).skills);
}

/** Returns the recruiting cycle of the class that enrolls next season. */
export function cycleOf(source: Season): RecruitingCycle {
  const facts = [source.players, source.year, ownSkills(source)];
  return source.memory.recall(CYCLE, facts, () => openedCycle(source));
}

function openedCycle(source: Season): RecruitingCycle {
  const { settings, reference, rules, tuning, year, programs } = source;
  // Staffs set their position needs before the season, regardless of later depth charts and edits.
  const before = beforeEdits(asInPreseason(source.players), source.edits ?? []);
  const players = withStarters(before, undefined, (team) => fieldOf(source, team));
  return openCycle({
    classOf: year + 1,
    programs,
    players,
    lastSeason: lastSeasonOf(source),
    reference,
    tuning,
    seed: settings.seed,
    rules: rulesOf(year, rules),
    money: staffMoney(source),
    staffs: staffsSeen(source),
  });
}

/** Keeps a season's cycle when its player list changes, because it depends on the preseason only. */
export function keepCycle({ memory, players }: Season, now: Season['players']): void {
  memory.carryOver(CYCLE, players, now);
}

/** How recruits currently see every program's head coach, and which coaches have left. */
function coachesNow(source: Parameters<typeof recordsSoFar>[0], { teams, leaders, tuning }: RecruitingCycle) {
  const so = recordsSoFar(source, teams);
  return {
    coach: Float64Array.from(zip(leaders, so), ([leader, record]) => coachAppealOf(leader, record, tuning)),
    left: Uint8Array.from(so, ({ end }) => (end === null ? 0 : 1)),
  };
}

/** Recruits whose signing a fork forces, by number. */
function settledIn(source: Season, { teams, classOf }: RecruitingCycle): Pick<SeasonSoFar, 'settled'> {
  const signings = movesIn(source, classOf - 1, 'signing');
  if (signings.length === 0) return {};
  const places = signings.map(
    ({ recruit, program, period }) => [recruit, { team: teams.indexOf(program), period }] as const,
  );
  return { settled: new Map(places.filter(([, { team }]) => team >= 0)) };
}

/** Returns each program's season so far against the expectations before each game. */
export function seasonSoFar(source: Season, cycle: RecruitingCycle): SeasonSoFar {
  const { teams } = cycle;
  const { settings, tuning, games } = source;
  const money = moneyIn(source);
  const places = new Map(teams.map((team, index) => [team, index]));
  const sums = new Float64Array(teams.length);
  const counts = new Float64Array(teams.length).fill(tuning.recruits.seasonGames);
  const add = (team: TeamId, wins: number) => {
    const at = places.get(team);
    if (at === undefined) return;
    sums[at]! += wins;
    counts[at]! += 1;
  };
  for (const game of games) {
    if (!isFinished(game)) continue;
    const home = (winnerOf(game) === game.home ? 1 : 0) - (game.odds?.homeWinProbability ?? 0.5);
    add(game.home, home);
    add(game.away, -home);
  }
  return {
    surprise: sums.map((sum, index) => sum / counts[index]!),
    own: places.get(settings.team) ?? -1,
    money: money && Float64Array.from(teams, (team) => worthIn(money, team, 'recruits')),
    ...coachesNow(source, cycle),
    ...settledIn(source, cycle),
    result: (period) => resultOf(games, settings.team, period - SUMMER_PERIOD),
  };
}

function resultOf(games: readonly Game[], team: TeamId, week: number): number {
  const game = games.find((each) => each.week === week && (each.home === team || each.away === team));
  if (game === undefined || !isFinished(game)) return 0;
  return winnerOf(game) === team ? 1 : -1;
}

/** Opens next season's class, with its spring commitments already made. */
export function openRecruiting(dynasty: Season): ClassState {
  const cycle = cycleOf(dynasty);
  const state = openClass(cycle, seasonSoFar(dynasty, cycle));
  openHomeRecruiting(dynasty, cycle, state);
  return state;
}

/** Plays one recruiting period of the year, unless it has been played. */
export function recruit(dynasty: DynastyState, period: number | null): void {
  const { recruiting } = dynasty;
  if (recruiting.period !== period) return;
  const cycle = cycleOf(dynasty);
  const season = seasonSoFar(dynasty, cycle);
  const side = ownSide(dynasty);
  if (side !== null) leaveOtherSide(cycle, recruiting, season.own, side);
  playPeriod(cycle, recruiting, season);
  countHomeCommits(dynasty, cycle, recruiting);
  if (recruiting.board !== null) recruitOnAuto(cycle, recruiting, season.own, recruiting.board);
}

/** Signs and enrolls the class in February, within the open roster spots. */
export function signRecruiting(dynasty: DynastyState, input: ClassInput): NewPlayers {
  const cycle = cycleOf(dynasty);
  const { seed } = dynasty.settings;
  const teams = input.programs.map(({ team }) => team);
  const openings = rosterOpenings(teams, input.returning, input.tuning, input.rules);
  const signed = signRecruits(cycle, dynasty.recruiting, seasonSoFar(dynasty, cycle), openings);
  const recruits = enrollRecruits(signed, input, seed, dynasty.nextPlayerId);
  const here = [...input.returning, ...recruits.players];
  const missing = rosterOpenings(teams, here, input.tuning, input.rules);
  const others = lateSignees(missing, { ...input, seed }, here, recruits.nextPlayerId);
  return { players: [...recruits.players, ...others.players], nextPlayerId: others.nextPlayerId };
}
