import type { Game } from '../game.ts';
import type { GameId, PlayerId, TeamId } from '../ids.ts';
import { type AbsenceKind, type Ailment, NOT_THIS_SEASON } from './injuries.ts';

/** A player who misses time, and the week his absence begins. */
interface Missing {
  year: number;
  week: number;
  player: PlayerId;
  team: TeamId;
}

/** A player injured in a game of the week, or in practice before it. */
export interface Injury extends Missing {
  type: 'injury';
  /** Null if it happened in practice. */
  game: GameId | null;
  ailment: Ailment;
  /** Days until he can play. */
  days: number;
  /** First week he can play again; `NOT_THIS_SEASON` if there is none. */
  back: number;
}

/** A player ejected for targeting in a game of the week. */
export interface Ejection extends Missing {
  type: 'ejection';
  game: GameId;
  /** Whether he also sits out the first half of his team's next game. */
  nextHalf: boolean;
}

/** A player redshirting from the week's games on, by his coach's decision. */
export interface Redshirt extends Missing {
  type: 'redshirt';
  /** First week he plays again; `NOT_THIS_SEASON` while he redshirts. */
  back: number;
}

export type Absence = Injury | Ejection | Redshirt;

/** Returns the one-word label of an absence. */
export function kindOf(absence: Absence): AbsenceKind {
  switch (absence.type) {
    case 'injury':
      return absence.ailment;
    case 'ejection':
      return absence.nextHalf ? 'targeting_half' : 'targeting';
    case 'redshirt':
      return 'redshirt';
  }
}

export function isInjury(absence: Absence): absence is Injury {
  return absence.type === 'injury';
}

export function isEjection(absence: Absence): absence is Ejection {
  return absence.type === 'ejection';
}

/** The game an absence began in; null if it began between games. */
export function gameOf(absence: Absence): GameId | null {
  return absence.type === 'redshirt' ? null : absence.game;
}

/** Whether the player is redshirting for the rest of the season. */
export function isHeldBack(absence: Absence): absence is Redshirt {
  return absence.type === 'redshirt' && absence.back === NOT_THIS_SEASON;
}

/** Returns the players who are redshirting by their coach's decision. */
export function heldBackIn(absences: readonly Absence[]): Set<PlayerId> {
  return new Set(absences.filter(isHeldBack).map(({ player }) => player));
}

/**
 * Returns the ejections that cost players the first half of a week's games because it is their team's next game.
 * `games` are those of the season.
 */
export function halvesMissed(
  absences: readonly Absence[],
  games: readonly Pick<Game, 'week' | 'home' | 'away'>[],
  week: number,
): Ejection[] {
  const sentOff = absences.filter(isEjection).filter((each) => each.nextHalf && each.week < week);
  const between = ({ team, week: from }: Ejection) =>
    games.some((game) => game.week > from && game.week < week && (game.home === team || game.away === team));
  return sentOff.filter((ejection) => !between(ejection));
}

/** Players suspended for the first half of a week's games. */
export function halfOutIn(...given: Parameters<typeof halvesMissed>): Set<PlayerId> {
  return new Set(halvesMissed(...given).map(({ player }) => player));
}

/** Whether an absence keeps a player out of all of a week's games. An ejection never costs another full game. */
export function keepsOut(absence: Absence, week: number): boolean {
  if (absence.type === 'ejection' || week >= absence.back) return false;
  return gameOf(absence) === null ? week >= absence.week : week > absence.week;
}

/** Players out for a week's games. */
export function outIn(absences: readonly Absence[], week: number): Set<PlayerId> {
  const out = new Set<PlayerId>();
  for (const absence of absences) if (keepsOut(absence, week)) out.add(absence.player);
  return out;
}

/** Players out for a week's games by team; teams without any are left out. */
export function outByTeam(absences: readonly Absence[], week: number): Map<TeamId, Set<PlayerId>> {
  const out = new Map<TeamId, Set<PlayerId>>();
  for (const absence of absences) {
    if (!keepsOut(absence, week)) continue;
    const own = out.get(absence.team);
    if (own) own.add(absence.player);
    else out.set(absence.team, new Set([absence.player]));
  }
  return out;
}
