import type { Recruit, RecruitingSummary } from '../../contract/views/recruiting/recruiting.ts';

/** A signee and his team. */

export interface Signed extends Recruit {
  team: string;
}

/** Returns the signees of one team or all, best first. */
export function signees({ freshmen_by_team }: RecruitingSummary, team: string | null = null): Signed[] {
  return Object.entries(freshmen_by_team)
    .filter(([name]) => team === null || name === team)
    .flatMap(([name, { players }]) => players.map((player) => ({ ...player, team: name })))
    .sort((a, b) => b.rating - a.rating || b.stars - a.stars || a.id - b.id);
}

export interface ClassRow {
  /** From 1. */
  place: number;
  team: string;
  signed: number;
  /** With four or five stars. */
  blueChips: number;
  /** Averages. */
  stars: number;
  rating: number;
}

/** Ranks all teams' classes by blue-chip recruits. */
export function classesOf({ freshmen_by_team }: RecruitingSummary): ClassRow[] {
  return Object.entries(freshmen_by_team)
    .map(([team, { players }]) => {
      const average = (read: (player: Recruit) => number) =>
        players.reduce((sum, player) => sum + read(player), 0) / Math.max(1, players.length);
      return {
        team,
        signed: players.length,
        blueChips: players.filter(({ stars }) => stars >= 4).length,
        stars: average(({ stars }) => stars),
        rating: average(({ rating }) => rating),
      };
    })
    .sort((a, b) => b.blueChips - a.blueChips || b.stars - a.stars || (a.team < b.team ? -1 : 1))
    .map((row, index) => ({ ...row, place: index + 1 }));
}
