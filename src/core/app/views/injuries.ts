import type { Injured, PlayerInjury } from '../../contract/views/index.ts';
import type { Game } from '../../model/game.ts';
import type { PlayerId, TeamId } from '../../model/ids.ts';
import { zip } from '../../model/lists.ts';
import { type Absence, type Ejection, halvesMissed, isInjury, keepsOut, kindOf } from '../../model/people/absences.ts';
import { INJURY_STATUSES, NOT_THIS_SEASON, RETURNS } from '../../model/people/injuries.ts';
import type { QueryContext } from '../reading/context.ts';
import { heldBackOf } from '../reading/redshirts.ts';
import { teamFacts } from '../reading/season-view.ts';
import { foundView } from './player.ts';

/** The staff's estimate of his return, which may be off by a week. */
function returnsAfter(back: number, week: number): PlayerInjury['returns'] {
  if (back >= NOT_THIS_SEASON) return 'not_this_season';
  const weeks = back - week;
  if (weeks <= 1) return weeks <= 0 ? 'this_week' : 'next_week';
  if (weeks <= 3) return 'two_or_three_weeks';
  return weeks <= 6 ? 'four_to_six_weeks' : 'longer';
}

/** Fewest weeks until a player returns, by estimated return. */
const SOONEST: Readonly<Record<PlayerInjury['returns'], number>> = {
  this_week: 0,
  next_week: 1,
  two_or_three_weeks: 2,
  four_to_six_weeks: 4,
  longer: 7,
  not_this_season: Number.POSITIVE_INFINITY,
};

/** Players of a team who cannot be back for a game in a later week, by their current status. */
export function outUntil(context: QueryContext, team: TeamId, week: number): Set<PlayerId> {
  const wait = week - context.season.week;
  const sure = [...injuriesNow(context, team)].filter(([, { returns }]) => SOONEST[returns] > wait);
  return new Set(sure.map(([player]) => player));
}

/** An injury's status before a week's games; null if it no longer matters. */
function standing(injury: Absence, week: number): PlayerInjury | null {
  if (!isInjury(injury)) return null;
  const { ailment, back, game } = injury;
  const out = keepsOut(injury, week);
  const lately = back === week || (game !== null && injury.week === week - 1);
  if (!out && !lately) return null;
  const returns = returnsAfter(back, week);
  const status = !out ? 'questionable' : returns === 'next_week' ? 'doubtful' : 'out';
  return { status, injury: ailment, week: injury.week, practice: game === null, returns };
}

/** Ejections that suspend a player for the first half of the team's game in a week, if there is one. */
function suspended(all: readonly Absence[], games: readonly Game[], week: number): Ejection[] {
  return games.some((game) => game.week === week) ? halvesMissed(all, games, week) : [];
}

/** Unavailable players of a team in the coming week; before the season, only redshirting ones. */
export function injuriesNow({ season, save }: QueryContext, team: TeamId): ReadonlyMap<PlayerId, PlayerInjury> {
  const now = new Map<PlayerId, PlayerInjury>();
  const all = save.injuries.ofTeam(season.year, team);
  for (const absence of heldBackOf(season, all)) {
    const { player, week } = absence;
    now.set(player, { status: 'held_back', injury: kindOf(absence), week, practice: true, returns: 'not_this_season' });
  }
  if (season.row.stage !== 'season') return now;
  for (const injury of all) {
    const stands = standing(injury, season.week);
    if (stands !== null) now.set(injury.player, stands);
  }
  for (const absence of suspended(all, season.gamesOf.get(team) ?? [], season.week)) {
    const { player, week } = absence;
    if (now.has(player)) continue;
    now.set(player, { status: 'first_half', injury: kindOf(absence), week, practice: false, returns: 'this_week' });
  }
  return now;
}

/** Sort key; lower for a player of more concern. */
function concern({ status, returns, starter }: Injured): number {
  return 10 * INJURY_STATUSES.indexOf(status) - RETURNS.indexOf(returns) + (starter ? 0 : 100);
}

/** Longest absences first, starters before others. */
function byConcern(a: Injured, b: Injured): number {
  return concern(a) - concern(b) || b.rating - a.rating || a.id - b.id;
}

/** Injured players of some teams, team by team, cached for the state of the save. Redshirting players are left out. */
export function injuredOf(context: QueryContext, teams: readonly TeamId[]): Injured[] {
  return context.memo(`injured of ${teams.join(' ')}`, () => listed(context, teams));
}

function listed(context: QueryContext, teams: readonly TeamId[]): Injured[] {
  const { save, season } = context;
  const now = teams.map((team) => [...injuriesNow(context, team)].filter(([, { status }]) => status !== 'held_back'));
  const ids = now.flatMap((hurt) => hurt.map(([id]) => id));
  const people = new Map(save.players.byIds(ids).map((player) => [player.id, player]));
  return zip(teams, now).flatMap(([id, hurt]) => {
    const { name: team } = teamFacts(season, id);
    const rows = hurt.flatMap(([id, injury]): Injured[] => {
      const player = people.get(id);
      return player === undefined ? [] : [{ ...foundView(player), starter: player.starter, team, ...injury }];
    });
    return rows.sort(byConcern);
  });
}
