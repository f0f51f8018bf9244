import { teamRatings } from '../football/sheet.ts';
import type { TeamId } from '../model/ids.ts';
import type { Player } from '../model/player.ts';
import type { Program } from '../model/team.ts';
import { newcomersPrestige, nextPrestige } from '../offseason/prestige.ts';
import { advanceClasses, withStarters } from '../offseason/progression.ts';
import { type Realignment, realign } from '../offseason/realignment.ts';
import { signClass } from '../offseason/recruiting.ts';
import { createRosters } from '../offseason/rosters.ts';
import { centredStyles, nextStyle, startingStyle } from '../offseason/styles.ts';
import type { World } from './world.ts';

/** Players by team, each list in the order given. */
export function playersByTeam(players: readonly Player[]): Map<TeamId, Player[]> {
  const out = new Map<TeamId, Player[]>();
  for (const player of players) {
    const list = out.get(player.team);
    if (list) list.push(player);
    else out.set(player.team, [player]);
  }
  return out;
}

/** The programs with the ratings that their rosters now have. */
export function rated(
  programs: readonly Program[],
  players: readonly Player[],
  world: Pick<World, 'tuning'>,
): Program[] {
  const rosters = playersByTeam(players);
  return programs.map((program) => ({
    ...program,
    ...teamRatings(rosters.get(program.team) ?? [], world.tuning),
  }));
}

/** Who changes conference, joins and stays on before the next season. */
function nextRealignment(world: World): Realignment {
  return realign(world.programs, world.reference.season(world.year + 1));
}

function entrant(world: World, team: TeamId, conference: string | null): Program {
  const year = world.year + 1;
  const { prestige, ceiling, floor, score } =
    world.reference.startingPrestige(year).get(team) ?? newcomersPrestige(world.tuning);
  const style = startingStyle(team, year, world.settings.seed, world.tuning);
  return { team, conference, prestige, ceiling, floor, prestigeScore: score, style, rating: 0, offense: 0, defense: 0 };
}

/** The programs of the next season: prestige moved, styles drifted, conferences as they will be, entrants among them. */
function nextPrograms(world: World): Program[] {
  const { settings, tuning, year } = world;
  const results = world.history.filter((row) => row.year === year);
  const prestige = nextPrestige({ year, programs: world.programs, results, tuning }, settings.seed);
  const { members, entrants } = nextRealignment(world);
  const stay = world.programs.map((program): Program => {
    const p = prestige.get(program.team)!;
    return {
      ...program,
      conference: members[program.team] ?? null,
      prestige: p.prestige,
      ceiling: p.ceiling,
      floor: p.floor,
      prestigeScore: p.score,
      style: nextStyle(program, year + 1, settings.seed, tuning),
    };
  });
  const join = entrants.map((e) => entrant(world, e.team, e.conference));
  const all = [...stay, ...join].sort((a, b) => (a.team < b.team ? -1 : 1));
  return centredStyles(all, year + 1, tuning);
}

/** The rosters and programs of the year to come. */
export interface Turnover {
  players: Player[];
  programs: Program[];
}

/**
 * Turns the rosters over: leavers go, classes advance, entrants to FBS get their players, and everybody signs
 * freshmen. The world's players change and it knows next year's programs; its year does not change yet.
 */
export function turnOver(world: World): Turnover {
  const { settings, reference, tuning } = world;
  const year = world.year + 1;
  const programs = nextPrograms(world);
  const here = new Set(world.programs.map((p) => p.team));
  const only = programs.map((p) => p.team).filter((team) => !here.has(team));
  let returning = advanceClasses(world.players, world.departures);
  if (only.length > 0) {
    const made = createRosters({ year, programs, reference, tuning, only }, settings.seed, world.nextPlayerId);
    world.nextPlayerId = made.nextPlayerId;
    returning = [...returning, ...made.players].sort((a, b) => a.id - b.id);
  }
  const signed = signClass({ year, programs, returning, reference, tuning }, settings.seed, world.nextPlayerId);
  world.nextPlayerId = signed.nextPlayerId;
  world.players = withStarters([...returning, ...signed.players]);
  world.nextPrograms = rated(programs, world.players, world);
  return { players: world.players, programs: world.nextPrograms };
}
