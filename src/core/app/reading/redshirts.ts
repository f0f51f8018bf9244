import { isUnderWay, redshirtsClosed, withoutRedshirts } from '../../decisions/redshirt.ts';
import { gamesTowardRedshirt, redshirtStanding } from '../../dynasty/redshirts.ts';
import type { PlayerId } from '../../model/ids.ts';
import { type Absence, type Redshirt as HeldBack, isHeldBack, outIn } from '../../model/people/absences.ts';
import type { Player } from '../../model/player.ts';
import { rulesOf } from '../../model/rules.ts';
import type { QueryContext } from './context.ts';
import type { SeasonView } from './season-view.ts';

/** Players of a team who are redshirting by their coach's decision. */
export function heldBackOf({ row }: SeasonView, absences: readonly Absence[]): HeldBack[] {
  return isUnderWay(row.stage) ? absences.filter(isHeldBack) : [];
}

/** Explains why no redshirt can be decided at the moment a season's pages show; null if one can. */
export function redshirtsClosedIn({ year, row, lastWeek, rules }: SeasonView): string | null {
  const { stage, week } = row;
  return redshirtsClosed({ year, stage, week, lastWeek, rules: rulesOf(year, rules) });
}

/** Redshirt status of a player on the player's team who redshirts or still can. */
export interface Redshirt {
  redshirt_choice: 'held' | 'open';
  /** Games this season that count toward a redshirt. */
  games: number;
  /** First week of his redshirt. */
  since: number | null;
}

/** Redshirt status of the team's healthy players; empty in years without redshirts. */
export function redshirtsNow({ save, season }: QueryContext, players: readonly Player[]): Map<PlayerId, Redshirt> {
  const { team } = season.settings;
  const rules = rulesOf(season.year, season.rules);
  const now = new Map<PlayerId, Redshirt>();
  if (!isUnderWay(season.row.stage) || withoutRedshirts(season.year, rules) !== null) return now;
  const lines = new Map(save.playerSeasons.ofTeam(season.year, team).map((line) => [line.player, line]));
  const injuries = save.injuries.ofTeam(season.year, team);
  const since = new Map(heldBackOf(season, injuries).map((row) => [row.player, row.week]));
  const out = outIn(injuries, season.week);
  for (const player of players) {
    const games = gamesTowardRedshirt(lines.get(player.id));
    const week = since.get(player.id) ?? null;
    if (week !== null) now.set(player.id, { redshirt_choice: 'held', games, since: week });
    else if (!out.has(player.id) && redshirtStanding(player, games, rules) === 'open')
      now.set(player.id, { redshirt_choice: 'open', games, since: null });
  }
  return now;
}
