import { formatIn, growthBy } from '../../../dynasty/playoff-format.ts';
import type { TeamId } from '../../../model/ids.ts';
import { type Seed, stream } from '../../../random/stream.ts';
import { formatSource } from '../../reading/season-view.ts';
import type { Found, Week } from './found.ts';

/** Weeks in which a playoff expansion vote may make news. */
const FIRST_WEEK = 2;
const WEEKS = 9;

/** Returns the week of its season in which a vote for a larger playoff makes news. */
export function voteWeek(seed: Seed, voted: number): number {
  return FIRST_WEEK + stream(seed, 'playoff grows', voted, 'announced').int(WEEKS);
}

/** A playoff expansion: the vote, in one week of its season, and the first week of the larger playoff. */
function* growing({ context: { save, season }, week }: Week): Generator<Found> {
  const { year, row } = season;
  const source = formatSource(save);
  const growth = growthBy(source, year);
  if (growth === null) return;
  const { teams, autobids } = formatIn(source, growth.from);
  const { teams: before } = formatIn(source, growth.from - 1);
  const change = { before, teams, autobids, year: growth.from };
  const about = { team: teamOf(growth.leftOut, row.settings.team, season.program) };
  if (year === growth.voted && week === voteWeek(row.settings.seed, growth.voted)) {
    const { seasons } = growth;
    yield { ...about, facts: { kind: 'playoff_grows', ...change, leftOut: growth.leftOut.length, seasons } };
  }
  if (year === growth.from && week === 1) yield { ...about, facts: { kind: 'larger_playoff', ...change } };
}

/** The team a vote is about: the player's own if it was left out, otherwise the first team out. */
function teamOf(leftOut: readonly TeamId[], own: TeamId, programs: ReadonlyMap<TeamId, unknown>): TeamId {
  const still = leftOut.filter((team) => programs.has(team));
  return still.includes(own) ? own : (still[0] ?? own);
}

export const PLAYOFF_ARCS = [growing];
