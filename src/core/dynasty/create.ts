import { ClassState } from '../model/class-state.ts';
import type { PastSeason, Reference } from '../model/facts.ts';
import { mustGet, zip } from '../model/lists.ts';
import { DynastyMemory } from '../model/memory/dynasty-memory.ts';
import { NO_CHOICES } from '../model/portal.ts';
import { STAFF_CHART } from '../model/program/depth-chart.ts';
import type { RuleBook } from '../model/rules.ts';
import type { TeamSeason } from '../model/season.ts';
import type { Program } from '../model/team.ts';
import { createRosters } from '../offseason/rosters.ts';
import { inForm } from '../offseason/starting/form.ts';
import { withStartingPlayers } from '../offseason/starting/players.ts';
import { centeredStyles } from '../offseason/styles.ts';
import type { Tuning } from '../tuning/index.ts';
import { styleIn } from './coaches.ts';
import type { DynastyState, Season, Settings } from './dynasty-state.ts';
import { firstPoll } from './polls.ts';
import { openSchedule } from './preseason.ts';
import { openRecruiting } from './recruiting.ts';
import { openingCast, withOwnCoach } from './winter/carousel.ts';
import { programWith, rated, started } from './winter/turnover.ts';

/** The first player id. */
const FIRST_PLAYER_ID = 1;

/** Programs of a dynasty's first season, before they get a style. */
export function startingPrograms(
  settings: Pick<Settings, 'startYear'>,
  reference: Reference,
): Omit<Program, 'style'>[] {
  const { members } = reference.season(settings.startYear);
  const prestige = reference.startingPrestige(settings.startYear);
  return Object.keys(members)
    .sort()
    .map((team) => {
      const p = mustGet(prestige, team);
      return {
        team,
        conference: members[team] ?? null,
        prestige: p.prestige,
        ceiling: p.ceiling,
        floor: p.floor,
        prestigeScore: p.score,
        rating: 0,
        offense: 0,
        defense: 0,
      };
    });
}

/** Adds the style each staff teaches. */
function styled(programs: readonly Omit<Program, 'style'>[], source: Season): Program[] {
  const taught = programs.map((program) => programWith(program, styleIn(source, program.team), program));
  const styles = centeredStyles(taught, source.year, source.tuning);
  return zip(taught, styles).map(([program, style]) => programWith(program, style, program));
}

/** Converts a real season to a row of history; unrecorded values are null. */
function realSeason(row: PastSeason, prestige: number): TeamSeason {
  return {
    year: row.year,
    team: row.team,
    conference: row.conference,
    rating: null,
    offense: null,
    defense: null,
    prestige,
    wins: row.wins,
    losses: row.losses,
    confWins: 0,
    confLosses: 0,
    rank: row.rank,
    inPlayoff: false,
    conferenceChampion: false,
    champion: row.rank === 1,
    played: false,
  };
}

/** Returns the real seasons before a dynasty, earliest first. */
export function realHistory(settings: Pick<Settings, 'startYear'>, reference: Reference): TeamSeason[] {
  return reference
    .resultsBefore(settings.startYear)
    .map((row) => realSeason(row, reference.startingPrestige(row.year).get(row.team)?.prestige ?? 1))
    .sort((a, b) => a.year - b.year || (a.team < b.team ? -1 : 1));
}

/** Creates a dynasty in its first preseason. Throws if the player's team is not in FBS that season. */
export function newDynasty(settings: Settings, reference: Reference, rules: RuleBook, tuning: Tuning): DynastyState {
  const history = realHistory(settings, reference);
  const members = startingPrograms(settings, reference);
  if (!members.some((p) => p.team === settings.team)) {
    throw new Error(`${settings.team} is not in FBS in ${settings.startYear}`);
  }
  const year = settings.startYear;
  const cast = openingCast({ settings, reference, tuning }, members, history);
  const { coaches, ownCoach } = withOwnCoach(cast, { settings, reference, tuning });
  const dynasty: DynastyState = {
    settings,
    reference,
    rules,
    tuning,
    year,
    stage: 'preseason',
    week: 1,
    programs: [],
    nextPrograms: [],
    players: [],
    nextPlayerId: FIRST_PLAYER_ID,
    games: [],
    lastHosts: new Map(),
    polls: [],
    playerSeasons: new Map(),
    teamStats: new Map(),
    injuries: [],
    departures: [],
    history,
    plan: null,
    depth: STAFF_CHART,
    transfers: [],
    portal: NO_CHOICES,
    budget: [],
    coaches,
    ownCoach,
    job: null,
    staff: [],
    deals: [],
    called: [],
    recruiting: ClassState.unrecruited(year + 1, 0, 0),
    memory: new DynastyMemory(),
  };
  const programs = styled(members, dynasty);
  const made = createRosters({ year, programs, reference, rules, tuning }, settings.seed, FIRST_PLAYER_ID);
  const players = inForm(made.players, programs, reference.resultsBefore(year), year, tuning);
  const full = withStartingPlayers({ ...made, players }, reference.startingPlayers ?? []);
  dynasty.programs = programs;
  dynasty.nextPlayerId = full.nextPlayerId;
  dynasty.players = started(full.players, dynasty);
  dynasty.programs = rated(programs, dynasty.players, dynasty);
  dynasty.games = openSchedule(dynasty);
  dynasty.polls = [firstPoll(dynasty)];
  // Last, because recruits take the schedule into account.
  dynasty.recruiting = openRecruiting(dynasty);
  return dynasty;
}
