import type { SeasonFacts } from '../model/facts.ts';
import type { ScheduledGame } from '../model/game.ts';
import type { ConferenceId, TeamId } from '../model/ids.ts';
import { type PlayoffFormat, type PlayoffSeed, takesChampions } from '../model/playoff.ts';
import { bracketSlots, type Source } from './bracket-slots.ts';
import { type PlayedGame, winnerOf } from './records.ts';
import { playoffSites } from './sites.ts';

/** A conference's champion, real or projected; `ConferenceChampion` fits. */
export interface Champion {
  conference: ConferenceId;
  team: TeamId;
}

/** Number of top seeds that a format may reserve for champions. */
export const CHAMPIONS_FIRST = 4;

/**
 * Selects the field under the format, from the teams in selection order. With two or four teams: the top ones. With
 * twelve or sixteen: the best champions, one per automatic bid (or all, if there are fewer), then the best others.
 * Seeds follow the order, except that `championsTopFour` puts the four best champions first. Each team counts once; too
 * few teams make a smaller field.
 */
export function selectField(
  format: PlayoffFormat,
  order: readonly TeamId[],
  champions: readonly Champion[],
): PlayoffSeed[] {
  const won = new Set(champions.map((c) => c.team));
  const champs = takesChampions(format.teams);
  const kept = order.filter((team) => won.has(team)).slice(0, champs ? Math.min(format.autobids, format.teams) : 0);
  const automatic = new Set(kept);
  const others = order.filter((team) => !automatic.has(team)).slice(0, format.teams - automatic.size);
  const inField = new Set([...kept, ...others]);
  const field = order.filter((team) => inField.has(team));
  const first =
    champs && format.championsTopFour ? field.filter((team) => won.has(team)).slice(0, CHAMPIONS_FIRST) : [];
  const seeded = [...first, ...field.filter((team) => !first.includes(team))];
  return seeded.map((team, i) => ({ seed: i + 1, team, autobid: automatic.has(team) }));
}

/** Returns the first teams in an order that missed the field. */
export function bubble(order: readonly TeamId[], field: readonly PlayoffSeed[], count: number): TeamId[] {
  const inField = new Set(field.map((seed) => seed.team));
  return order.filter((team) => !inField.has(team)).slice(0, count);
}

/** One bracket game at this point. Teams and seeds are null until known. */
export interface BracketMatchup {
  slot: string;
  round: string;
  week: number;
  team1: TeamId | null;
  team2: TeamId | null;
  seed1: number | null;
  seed2: number | null;
  /** The game each unknown team comes from; null where the team comes from a seed. */
  from1: string | null;
  from2: string | null;
  next: string | null;
  gameId: number | null;
  score1: number | null;
  score2: number | null;
  winner: TeamId | null;
}

/** Returns the bracket as far as it is known, in the order of `bracketSlots`. `games`: all games of the season. */
export function bracket(
  format: PlayoffFormat,
  field: readonly PlayoffSeed[],
  games: readonly PlayedGame[],
): BracketMatchup[] {
  const bySlot = new Map(games.filter((g) => g.kind === 'playoff').map((g) => [g.bracketSlot, g]));
  const teams = new Map(field.map((seed) => [seed.seed, seed.team]));
  const seeds = new Map(field.map((seed) => [seed.team, seed.seed]));
  const winners = new Map<string, TeamId | null>();
  return bracketSlots(format).map(({ slot, round, week, top, bottom, next }) => {
    const teamFrom = (source: Source) =>
      ('seed' in source ? teams.get(source.seed) : winners.get(source.winnerOf)) ?? null;
    const [team1, team2] = [teamFrom(top), teamFrom(bottom)];
    const game = bySlot.get(slot);
    const winner = game ? winnerOf(game) : null;
    winners.set(slot, winner);
    const score = (team: TeamId | null) =>
      game?.result && team !== null ? game.result[game.home === team ? 'homeScore' : 'awayScore'] : null;
    return {
      slot,
      round,
      week,
      team1,
      team2,
      seed1: team1 === null ? null : (seeds.get(team1) ?? null),
      seed2: team2 === null ? null : (seeds.get(team2) ?? null),
      from1: 'winnerOf' in top ? top.winnerOf : null,
      from2: 'winnerOf' in bottom ? bottom.winnerOf : null,
      next,
      gameId: game?.id ?? null,
      score1: score(team1),
      score2: score(team2),
      winner,
    };
  });
}

/** Inputs to the next round of the bracket. */
interface BracketInput {
  facts: Pick<SeasonFacts, 'year' | 'postseason'>;
  format: PlayoffFormat;
  field: readonly PlayoffSeed[];
  /** All games of the season so far. */
  games: readonly PlayedGame[];
  /** The first free game number. */
  firstId: number;
}

/**
 * Returns playoff games whose teams are known but which are not scheduled yet: the first round, then each round once
 * the previous one is over. First-round games in a field of twelve or sixteen are at the better seed, the rest at
 * neutral sites with the better seed as designated home team. Empty when nothing can be added.
 */
export function bracketGames(input: BracketInput): ScheduledGame[] {
  const sites = playoffSites(input.facts, input.format);
  const known = bracket(input.format, input.field, input.games);
  const round = known.find((m) => m.gameId === null)?.round;
  const next = known.filter((m) => m.round === round);
  // A team with a bye is known before the first round is over, but a round is always scheduled as a whole.
  if (next.some((m) => m.team1 === null || m.team2 === null)) return [];
  return next.flatMap((matchup, i) => {
    if (matchup.team1 === null || matchup.team2 === null) return [];
    const site = sites.get(matchup.slot) ?? null;
    const topIsBetter = (matchup.seed1 ?? 0) <= (matchup.seed2 ?? 0);
    return {
      id: input.firstId + i,
      year: input.facts.year,
      week: matchup.week,
      kind: 'playoff' as const,
      home: topIsBetter ? matchup.team1 : matchup.team2,
      away: topIsBetter ? matchup.team2 : matchup.team1,
      neutral: site !== null,
      conference: null,
      name: site?.bowl && matchup.slot !== 'championship' ? `${site.bowl} (${matchup.round})` : matchup.round,
      place: site?.place ?? null,
      rivalry: false,
      bracketSlot: matchup.slot,
    };
  });
}

/** Returns the national champion, the winner of the title game; null until it is played. */
export function nationalChampion(games: readonly PlayedGame[]): TeamId | null {
  const title = games.find((g) => g.kind === 'playoff' && g.bracketSlot === 'championship');
  return title ? winnerOf(title) : null;
}
