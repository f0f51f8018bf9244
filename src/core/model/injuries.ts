import { FIRST_PLAYOFF_WEEK, LATEST_WEEK } from './game.ts';
import type { GameId, PlayerId, TeamId } from './ids.ts';

/** What a player is hurt by. The list grows at the end: saves store places in it. */
export const INJURY_KINDS = [
  'concussion',
  'ankle',
  'knee',
  'hamstring',
  'shoulder',
  'foot',
  'hand',
  'hip',
  'groin',
  'back',
  'ribs',
  'high_ankle',
  'collarbone',
  'broken_leg',
  'knee_ligament',
  'achilles',
] as const;
export type InjuryKind = (typeof INJURY_KINDS)[number];

/** A player hurt in a game, or in practice. */
export interface Injury {
  year: number;
  /** The week of the game in which he was hurt, or before whose games he was hurt in practice. */
  week: number;
  player: PlayerId;
  team: TeamId;
  /** Null: in practice. */
  game: GameId | null;
  kind: InjuryKind;
  /** Days until he can play. */
  days: number;
  /** The first week in which he can play; `NOT_THIS_SEASON` when there is none. */
  back: number;
}

/** The week of the return of somebody who does not play again in a season. */
export const NOT_THIS_SEASON = LATEST_WEEK + 1;

/** Days from one week's games to the next. */
const WEEK_DAYS = 7;
/** Days more between the conference championships and the first games after them. */
const BREAK_DAYS = 14;

const dayOf = (week: number): number => WEEK_DAYS * week + (week >= FIRST_PLAYOFF_WEEK ? BREAK_DAYS : 0);

/** The first week after `from` whose games are at least `days` days after the games of week `from`. */
export function backAfter(from: number, days: number): number {
  let week = from + 1;
  while (week <= LATEST_WEEK && dayOf(week) - dayOf(from) <= days) week += 1;
  return week;
}

/** Whether an injury keeps a player out of the games of a week. */
export function keepsOut({ week: hurt, game, back }: Injury, week: number): boolean {
  return week < back && (game === null ? week >= hurt : week > hurt);
}

/** Everybody whom injuries keep out of the games of a week. */
export function outIn(injuries: readonly Injury[], week: number): ReadonlySet<PlayerId> {
  const out = new Set<PlayerId>();
  for (const injury of injuries) if (keepsOut(injury, week)) out.add(injury.player);
  return out;
}
