import type { DynastyState } from '../dynasty/dynasty-state.ts';
import { DynastyMemory } from '../model/memory/dynasty-memory.ts';
import { jobChoiceFrom } from '../model/own-coach.ts';
import { contractChoicesFrom } from '../model/people/contract-choices.ts';
import { playerEditsFrom } from '../model/people/player-edits.ts';
import { calledFrom } from '../model/plays/sideline.ts';
import { choicesFrom } from '../model/portal.ts';
import { budgetFrom } from '../model/program/budget.ts';
import { chartFrom } from '../model/program/depth-chart.ts';
import { planChoicesFrom } from '../model/program/game-plan.ts';
import { staffChoicesFrom } from '../model/staff-choices.ts';
import { stageFacts } from '../model/stages.ts';
import type { Save } from './contracts.ts';

/** Facts, rules and tuning of a dynasty, built from `save.facts` and `save.parameters`. */
export type Deciding = Pick<DynastyState, 'reference' | 'rules' | 'tuning'>;

/** Loads the dynasty as plain data for the engine; `lastHosts` comes from games of earlier seasons. */
export function loadDynasty(
  save: Save,
  { reference, rules, tuning }: Deciding,
  lastHosts: DynastyState['lastHosts'],
): DynastyState {
  const { settings, ownCoach, year, stage, week, nextPlayerId } = save.dynasty.read();
  return {
    settings,
    reference,
    rules,
    tuning,
    year,
    stage,
    week,
    programs: save.programs.ofYear(year),
    nextPrograms: stageFacts(stage).nextRosters ? save.programs.ofYear(year + 1) : [],
    players: save.players.current(),
    nextPlayerId,
    games: save.games.ofYear(year),
    lastHosts,
    polls: save.polls.ofYear(year),
    playerSeasons: new Map(save.playerSeasons.ofYear(year).map((season) => [season.player, season])),
    teamStats: new Map(save.teamStats.ofYear(year).map((stats) => [stats.team, stats])),
    injuries: save.injuries.ofYear(year),
    departures: save.players.departures(),
    transfers: save.transfers.ofYear(year),
    portal: choicesFrom(save.decisions.inputs('setPortal'), year),
    budget: budgetFrom(save.decisions.inputs('setBudget')),
    history: save.history.all(),
    plan: planChoicesFrom(save.decisions.latest('setPlan')),
    depth: chartFrom(save.decisions.inputs('setDepth')),
    coaches: save.coaches.all(),
    ownCoach,
    job: jobChoiceFrom(save.decisions.latest('setJob'), year),
    staff: staffChoicesFrom(save.decisions.everyInput('setStaff')),
    deals: contractChoicesFrom(save.decisions.everyInput('setContract')),
    called: calledFrom(save.decisions.inputsOf('sim', year)),
    ...(settings.editable && { edits: playerEditsFrom(save.decisions.inputsOf('editPlayer', year)) }),
    recruiting: save.recruiting.ofYear(year),
    memory: new DynastyMemory(),
  };
}
