import { teamRatings } from '../../football/team-sheet.ts';
import type { PlayerId, TeamId } from '../../model/ids.ts';
import { groupBy, mustGet, zip } from '../../model/lists.ts';
import type { Player } from '../../model/player.ts';
import type { Transfer } from '../../model/portal.ts';
import { STAFF_CHART } from '../../model/program/depth-chart.ts';
import { rulesOf } from '../../model/rules.ts';
import type { Program, TeamRatings, TeamStyle } from '../../model/team.ts';
import { sitTransfersOut } from '../../offseason/portal/sitting.ts';
import { newcomersPrestige, prestigeMoves } from '../../offseason/prestige.ts';
import { withStarters } from '../../offseason/progression.ts';
import { type Realignment, realign } from '../../offseason/realignment/history.ts';
import { createRosters } from '../../offseason/rosters.ts';
import { centeredStyles } from '../../offseason/styles.ts';
import { styleIn } from '../coaches.ts';
import type { DynastyState, Season } from '../dynasty-state.ts';
import { depthOf } from '../gameday/depth.ts';
import { settlePortal, splitPortal } from '../portal.ts';
import { signRecruiting } from '../recruiting.ts';
import { coachedRatings, fieldOf, systemOf } from '../schemes.ts';
import { nextSeasonFacts } from '../season-facts.ts';
import { draftedIn } from './draft.ts';

/** Groups players by team, keeping their order. */
export function playersByTeam(players: readonly Player[]): Map<TeamId, Player[]> {
  return groupBy(players, ({ team }) => team);
}

/** Inputs to a team's starters in a season. */
type StartSource = Season & Pick<DynastyState, 'depth'>;

/**
 * Returns a season's players with their starter flags set, by depth chart and by how many starters each scheme uses.
 */
export function started(players: readonly Player[], season: StartSource): Player[] {
  return withStarters(
    players,
    (team) => depthOf(season, team),
    (team) => fieldOf(season, team),
  );
}

/** Returns a season's programs, rated by their rosters and their staffs' contributions. */
export function rated(programs: readonly Program[], players: readonly Player[], season: StartSource): Program[] {
  const rosters = playersByTeam(players);
  return programs.map((program) => {
    const { team } = program;
    const own = depthOf(season, team);
    const roster = teamRatings(rosters.get(team) ?? [], season.tuning, own, fieldOf(season, team));
    return programWith(program, program.style, coachedRatings(roster, systemOf(season, team)));
  });
}

/**
 * Returns a program with a style and ratings. Field by field: with a spread, programs would get different hidden
 * classes.
 */
export function programWith(
  program: Omit<Program, 'style' | keyof TeamRatings>,
  style: TeamStyle,
  { rating, offense, defense }: TeamRatings,
): Program {
  return {
    team: program.team,
    conference: program.conference,
    prestige: program.prestige,
    ceiling: program.ceiling,
    floor: program.floor,
    prestigeScore: program.prestigeScore,
    style,
    rating,
    offense,
    defense,
  };
}

/** Settings that change when the player's coach takes another job: the new program, and no depth chart yet. */
function nextJob({ job, settings }: DynastyState): Partial<Pick<DynastyState, 'settings' | 'depth'>> {
  if (job?.kind !== 'take' || job.team === null) return {};
  return { settings: { ...settings, team: job.team }, depth: STAFF_CHART };
}

/** Returns the conference changes and FBS newcomers before next season. */
function nextRealignment(dynasty: DynastyState): Realignment {
  return realign(dynasty.programs, nextSeasonFacts(dynasty));
}

function entrant(dynasty: DynastyState, team: TeamId, conference: string | null): Program {
  const year = dynasty.year + 1;
  const { prestige, ceiling, floor, score } =
    dynasty.reference.startingPrestige(year).get(team) ?? newcomersPrestige(dynasty.tuning);
  const style = styleIn({ ...dynasty, year }, team);
  return { team, conference, prestige, ceiling, floor, prestigeScore: score, style, rating: 0, offense: 0, defense: 0 };
}

/**
 * Returns every program's new prestige after the season and the reasons for the change. `drafted` is the number of
 * players drafted from each.
 */
export function prestigeAfter(
  { settings, tuning, year, programs, history }: Season,
  drafted: ReadonlyMap<TeamId, number>,
) {
  const results = history.filter((row) => row.year === year);
  return prestigeMoves({ year, programs, results, drafted, tuning }, settings.seed);
}

/** Next season's programs with updated prestige, styles and conferences, including FBS newcomers. */
function nextPrograms(dynasty: DynastyState): Program[] {
  const { tuning, year } = dynasty;
  const next = { ...dynasty, year: year + 1 };
  const prestige = prestigeAfter(dynasty, draftedIn(dynasty));
  const { members, entrants } = nextRealignment(dynasty);
  const stay = dynasty.programs.map((program): Program => {
    const { team } = program;
    const { prestige: tier, ceiling, floor, score: prestigeScore } = mustGet(prestige, team).prestige;
    const style = styleIn(next, team);
    const after = { team, conference: members[team] ?? null, prestige: tier, ceiling, floor, prestigeScore };
    return programWith(after, style, program);
  });
  const join = entrants.map((e) => entrant(dynasty, e.team, e.conference));
  const all = [...stay, ...join].sort((a, b) => (a.team < b.team ? -1 : 1));
  const styles = centeredStyles(all, year + 1, tuning);
  return zip(all, styles).map(([program, style]) => programWith(program, style, program));
}

/** Next year's rosters and programs. */
export interface Turnover {
  players: Player[];
  programs: Program[];
  /** Outcome of every player in the portal. */
  transfers: Transfer[];
  /** NIL pay of transfers, in million dollars; empty before NIL. */
  pay: ReadonlyMap<PlayerId, number>;
}

/**
 * Turns the rosters over: departing players leave, classes advance, FBS newcomers get players, transfers join their new
 * teams, and every program signs its freshmen. Changes the dynasty's players and sets next year's programs; the year
 * does not advance yet.
 */
export function turnOver(dynasty: DynastyState): Turnover {
  const { settings, reference, rules, tuning } = dynasty;
  const year = dynasty.year + 1;
  const programs = nextPrograms(dynasty);
  const here = new Set(dynasty.programs.map((p) => p.team));
  const only = programs.map((p) => p.team).filter((team) => !here.has(team));
  let { returning, entrants } = splitPortal(dynasty);
  if (only.length > 0) {
    const made = createRosters({ year, programs, reference, rules, tuning, only }, settings.seed, dynasty.nextPlayerId);
    dynasty.nextPlayerId = made.nextPlayerId;
    returning = [...returning, ...made.players].sort((a, b) => a.id - b.id);
  }
  const season = { year, programs, reference, rules: rulesOf(dynasty.year, rules), tuning };
  const moved = settlePortal(dynasty, entrants, { returning, ...season });
  dynasty.transfers = moved.transfers;
  dynasty.nextPlayerId = moved.nextPlayerId;
  returning = [...returning, ...moved.players].sort((a, b) => a.id - b.id);
  const signed = signRecruiting(dynasty, { returning, ...season });
  dynasty.nextPlayerId = signed.nextPlayerId;
  const all = sitTransfersOut([...returning, ...signed.players], moved.transfers, rulesOf(year, rules));
  const next = { ...dynasty, year, programs };
  dynasty.players = started(all, next);
  dynasty.nextPrograms = rated(programs, dynasty.players, { ...next, ...nextJob(dynasty) });
  return { players: dynasty.players, programs: dynasty.nextPrograms, transfers: dynasty.transfers, pay: moved.pay };
}
