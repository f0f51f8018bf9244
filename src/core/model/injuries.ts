import { FIRST_PLAYOFF_WEEK, type Game, LATEST_WEEK } from './game.ts';
import type { GameId, PlayerId, TeamId } from './ids.ts';

/**
 * What keeps a player off the field: what he is hurt by; `targeting`, `targeting_half`: sent off for it, with nothing to follow or with
 * the first half of his team's next game to sit out; `redshirt`: his coach holds him back, so that he keeps the year. Saves
 * store places in the list, so a new kind comes last, whatever it is.
 */
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
  'targeting',
  'targeting_half',
  'redshirt',
] as const;
type InjuryKind = (typeof INJURY_KINDS)[number];
/**
 * `out`: he misses the week's game; `doubtful`: this one, probably not the next; `first_half`: sent off in the last game,
 * he sits out one half; `questionable`: hurt lately, but he plays; `held_back`: fit, but his coach redshirts him. The report of
 * the week leaves the last out. The worst first.
 */
export const INJURY_STATUSES = ['out', 'doubtful', 'first_half', 'questionable', 'held_back'] as const;
/** When the staff expects him back, soonest first. */
export const RETURNS = [
  'this_week',
  'next_week',
  'two_or_three_weeks',
  'four_to_six_weeks',
  'longer',
  'not_this_season',
] as const;

/** What a player is hurt by. */
export type Ailment = Exclude<InjuryKind, 'targeting' | 'targeting_half' | 'redshirt'>;

const isEjected = (kind: InjuryKind) => kind === 'targeting' || kind === 'targeting_half';
const isAilment = (kind: InjuryKind): kind is Ailment => kind !== 'redshirt' && !isEjected(kind);

/** What a player is hurt by, in the order in which they are drawn from. */
export const AILMENTS: readonly Ailment[] = INJURY_KINDS.filter(isAilment);

/** A player hurt in a game or in practice, sent off in a game, or held back by his coach. */
export interface Injury {
  year: number;
  /** The week of the game in which he was hurt, or before whose games he was hurt in practice or held back. */
  week: number;
  player: PlayerId;
  team: TeamId;
  /** Null: in practice, or held back. */
  game: GameId | null;
  kind: InjuryKind;
  /** Days until he can play; 0 for who is not hurt. */
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

/** A player who is hurt, not sent off or held back. */
export type Ailing = Injury & { kind: Ailment };

/** Whether a player was sent off. */
export function isEjection({ kind }: Injury): boolean {
  return isEjected(kind);
}

/** Whether a player was hurt, not sent off or held back. */
export function isAiling(injury: Injury): injury is Ailing {
  return isAilment(injury.kind);
}

/** Whether a coach holds a player back for the rest of the season. */
export function isHeldBack({ kind, back }: Injury): boolean {
  return kind === 'redshirt' && back === NOT_THIS_SEASON;
}

/** Everybody whom his coach holds back. */
export function heldBackIn(injuries: readonly Injury[]): Set<PlayerId> {
  return new Set(injuries.filter(isHeldBack).map(({ player }) => player));
}

/**
 * Who sits out the first half of a week's games, of those sent off before it: it is their team's next game. `games` are
 * those of the season.
 */
export function halfOutIn(
  injuries: readonly Injury[],
  games: readonly Pick<Game, 'week' | 'home' | 'away'>[],
  week: number,
): ReadonlySet<PlayerId> {
  const sentOff = injuries.filter((injury) => injury.kind === 'targeting_half' && injury.week < week);
  const between = ({ team, week: from }: Injury) =>
    games.some((game) => game.week > from && game.week < week && (game.home === team || game.away === team));
  return new Set(sentOff.filter((injury) => !between(injury)).map(({ player }) => player));
}

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
export function outIn(injuries: readonly Injury[], week: number): Set<PlayerId> {
  const out = new Set<PlayerId>();
  for (const injury of injuries) if (keepsOut(injury, week)) out.add(injury.player);
  return out;
}

/** The same by team; teams that miss nobody are not in it. */
export function outByTeam(injuries: readonly Injury[], week: number): Map<TeamId, Set<PlayerId>> {
  const out = new Map<TeamId, Set<PlayerId>>();
  for (const injury of injuries) {
    if (!keepsOut(injury, week)) continue;
    const own = out.get(injury.team);
    if (own) own.add(injury.player);
    else out.set(injury.team, new Set([injury.player]));
  }
  return out;
}
