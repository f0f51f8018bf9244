import { depthChart } from '../football/team-sheet.ts';
import type { Game } from '../model/game.ts';
import { firstOf } from '../model/lists.ts';
import type { Absence } from '../model/people/absences.ts';
import { sitsOut } from '../model/people/eligibility.ts';
import { NO_CHOICES, nextYearsChoices } from '../model/portal.ts';
import type { CalledOff } from '../model/program/called-off.ts';
import { STAFF_CHART } from '../model/program/depth-chart.ts';
import { SUMMER_PERIOD } from '../model/recruiting.ts';
import type { Poll } from '../model/season.ts';
import { nextStage, type Stage, stageFacts } from '../model/stages.ts';
import { hostsAfter } from '../season/schedule/index.ts';
import { mustChoose } from './career/market.ts';
import { closeSeason, type SeasonClosed } from './close.ts';
import type { DynastyState } from './dynasty-state.ts';
import { callOffGames } from './gameday/called-off.ts';
import { depthOf } from './gameday/depth.ts';
import { campInjuries } from './gameday/injuries.ts';
import { weekLines } from './odds.ts';
import { firstPoll } from './polls.ts';
import { fillSchedules, openSchedule } from './preseason.ts';
import { openRecruiting, recruit } from './recruiting.ts';
import { seasonOver } from './week.ts';
import { playersByTeam, type Turnover, turnOver } from './winter/turnover.ts';

/** Changes made on entering a stage; a missing field is unchanged. */
interface StageChanges {
  games?: Game[];
  calledOff?: CalledOff[];
  poll?: Poll;
  injuries?: Absence[];
  closed?: SeasonClosed;
  turnover?: Turnover;
}

export interface Advanced extends StageChanges {
  to: Stage;
}

/** Whether the dynasty can move on to its next stage. */
export function canAdvance(dynasty: DynastyState): boolean {
  if (mustChoose(dynasty)) return false;
  return stageFacts(nextStage(dynasty.stage)).needs !== 'season over' || seasonOver(dynasty);
}

/** Moves the player's coach to his next job and drops the settings of the last one. */
function changeJobs(dynasty: DynastyState): void {
  const { job, settings } = dynasty;
  dynasty.job = null;
  if (job?.kind !== 'take' && job?.kind !== 'year_out') return;
  dynasty.plan = null;
  dynasty.depth = STAFF_CHART;
  dynasty.portal = NO_CHOICES;
  dynasty.budget = [];
  if (job.team !== null) dynasty.settings = { ...settings, team: job.team };
}

/** Starts the next preseason, with the programs the roster turnover produced. */
function newYear(dynasty: DynastyState): StageChanges {
  dynasty.memory.beginSeason();
  dynasty.year += 1;
  dynasty.week = 1;
  dynasty.programs = dynasty.nextPrograms;
  dynasty.nextPrograms = [];
  dynasty.lastHosts = hostsAfter(dynasty.lastHosts, dynasty.games, dynasty.year - 1);
  dynasty.games = [];
  dynasty.polls = [];
  dynasty.playerSeasons = new Map();
  dynasty.teamStats = new Map();
  dynasty.injuries = [];
  dynasty.called = [];
  if (dynasty.edits !== undefined) dynasty.edits = [];
  dynasty.departures = [];
  dynasty.transfers = [];
  dynasty.portal = nextYearsChoices(dynasty.portal);
  changeJobs(dynasty);
  dynasty.games = openSchedule(dynasty);
  dynasty.polls = [firstPoll(dynasty)];
  dynasty.recruiting = openRecruiting(dynasty);
  return { games: dynasty.games, poll: firstOf(dynasty.polls) };
}

/** Starts the season: fills the schedules, reports camp injuries, and sets week 1 lines for the available players. */
function startSeason(dynasty: DynastyState): StageChanges {
  const added = fillSchedules(dynasty);
  const rosters = playersByTeam(dynasty.players);
  const injuries = campInjuries(dynasty, (team) => (rosters.get(team) ?? []).filter((player) => !sitsOut(player)));
  dynasty.injuries = [...dynasty.injuries, ...injuries];
  recruit(dynasty, SUMMER_PERIOD);
  const { calledOff, moved } = callOffGames(dynasty, dynasty.week);
  const lined = weekLines(dynasty, dynasty.week, (team) => depthChart(rosters.get(team) ?? [], depthOf(dynasty, team)));
  return { games: [...added, ...moved, ...lined], calledOff, injuries };
}

/** Work done on entering each stage; stages that only show something have no entry. */
const ON_ENTERING: Partial<Record<Stage, (dynasty: DynastyState) => StageChanges>> = {
  season: startSeason,
  summary: (dynasty) => ({ closed: closeSeason(dynasty) }),
  recruiting_summary: (dynasty) => ({ turnover: turnOver(dynasty) }),
  preseason: newYear,
};

/** Moves the dynasty to its next stage. Throws if the season is not over. */
export function advance(dynasty: DynastyState): Advanced {
  if (!canAdvance(dynasty)) throw new Error(`the ${dynasty.year} season is not over`);
  const to = nextStage(dynasty.stage);
  const changes = ON_ENTERING[to]?.(dynasty) ?? {};
  dynasty.stage = to;
  return { to, ...changes };
}
