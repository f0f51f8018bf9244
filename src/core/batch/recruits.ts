import type { DynastyState } from '../dynasty/dynasty-state.ts';
import { cycleOf } from '../dynasty/recruiting.ts';
import { classPoints, compositeOf } from '../model/class-points.ts';
import type { ClassState } from '../model/class-state.ts';
import { everyTeam } from '../model/facts.ts';
import { distanceKm } from '../model/geography.ts';
import type { TeamId } from '../model/ids.ts';
import { addTo, groupBy, itemAt, mustGet } from '../model/lists.ts';
import type { Player } from '../model/player.ts';
import type { Position } from '../model/positions.ts';
import { commitmentMonth, FEBRUARY_PERIOD } from '../model/recruiting.ts';
import type { RecruitingCycle } from '../offseason/recruits/cycle.ts';
import type { Recruit } from '../offseason/recruits/draw.ts';

/** A recruit as a batch reports him, once his class has signed. */
export interface RecruitLine {
  recruit: Recruit;
  homeState: string;
  /** The scouts' composite, 0.70 to 1.00. */
  rating: number;
  /** Null if he signed outside FBS. */
  team: TeamId | null;
  /** Kilometers from the center of his state to the stadium. */
  distance: number;
  /** Whether the program is in his state. */
  home: boolean;
  offers: number;
  /** The period of his final commitment. */
  period: number;
  month: number;
  early: boolean;
  flips: number;
  visits: number;
  player: Player | null;
}

/** A class after it has signed. */
export interface RecruitedClass {
  /** By national rank. */
  lines: readonly RecruitLine[];
  /** Offers made by each program. */
  offers: ReadonlyMap<TeamId, number>;
  /** Points of every class, by team. */
  points: ReadonlyMap<TeamId, number>;
}

/** A finished season's class, to be read once it has signed. */
export interface Class {
  cycle: RecruitingCycle;
  state: ClassState;
}

/** Returns the class being recruited. */
export function classOf(dynasty: DynastyState): Class {
  return { cycle: cycleOf(dynasty), state: dynasty.recruiting };
}

/** Reads a class that has signed; `freshmen`: the players who just enrolled. */
export function recruitedClass(signed: Class, freshmen: readonly Player[]): RecruitedClass {
  const { cycle } = signed;
  const offers = new Int32Array(cycle.teams.length);
  for (const pursuits of cycle.pursuits) for (const { team } of pursuits) offers[team]! += 1;
  const lines = linesOf(signed, freshmen);
  return { lines, offers: new Map(cycle.teams.map((team, i) => [team, offers[i]!])), points: pointsOf(lines) };
}

/** Returns the points of every class, by team; walk-ons bring none. */
function pointsOf(lines: readonly RecruitLine[]): Map<TeamId, number> {
  const ratings = new Map<TeamId, number[]>();
  for (const { team, rating, recruit } of lines) if (team !== null && recruit.stars > 1) addTo(ratings, team, rating);
  return new Map([...ratings].map(([team, list]) => [team, classPoints(list)]));
}

function visitsOf(pursuits: RecruitingCycle['pursuits'][number]): number {
  let visits = 0;
  for (const { visited } of pursuits) if (visited) visits += 1;
  return visits;
}

function linesOf({ cycle, state }: Class, freshmen: readonly Player[]): RecruitLine[] {
  const sites = new Map(everyTeam(cycle.reference).map((team) => [team.id, team]));
  const enrolled = freshmenOf(freshmen);
  return cycle.recruits.map((recruit) => {
    const { program, status, period, flips } = state.decisionOf(recruit.number);
    const pursuits = itemAt(cycle.pursuits, recruit.number - 1);
    const team = program === null ? null : itemAt(cycle.teams, program);
    const from = itemAt(cycle.reference.homeStates, recruit.home);
    const site = team === null ? null : mustGet(sites, team);
    return {
      recruit,
      homeState: from.code,
      rating: compositeOf(recruit),
      team,
      distance: site === null ? 0 : distanceKm(from, site),
      home: site?.state === from.code,
      offers: pursuits.length,
      period,
      month: commitmentMonth(period, recruit.number),
      early: status === 'signed' && period < FEBRUARY_PERIOD,
      flips,
      visits: visitsOf(pursuits),
      player: team === null ? null : enrolled(team, recruit),
    };
  });
}

/** Returns a lookup of freshmen by the order of their ids: by team, position and ranking as recruits. */
function freshmenOf(freshmen: readonly Player[]): (team: TeamId, recruit: Recruit) => Player {
  const last = [...freshmen].sort((a, b) => b.id - a.id);
  const lists = new Map<TeamId, Map<Position, Player[]>>();
  for (const [team, own] of groupBy(last, (player) => player.team)) {
    lists.set(
      team,
      groupBy(own, ({ position }) => position),
    );
  }
  return (team, { position, number }) => {
    const player = lists.get(team)?.get(position)?.pop();
    if (player === undefined) throw new Error(`recruit ${number} is not on any roster`);
    return player;
  };
}
