import type { Game, GameResult } from '../../model/game.ts';
import type { TeamId } from '../../model/ids.ts';
import type { Player } from '../../model/player.ts';
import type { BoxScore } from '../../model/plays/box.ts';
import { STAT } from '../../model/plays/stats.ts';
import type { SaveSession } from '../../save/contracts.ts';
import { courseOf, type HeadlineFacts, type HeadlineTeam, hasFeat, standoutOf } from '../../words/headlines/facts.ts';
import { headlineText, pickHeadline } from '../../words/headlines/headline.ts';
import { shortName } from '../../words/plays/parts.ts';
import { stateOf } from '../reading/memo.ts';

/** Inputs to headlines besides the game itself. */
export interface HeadlineContext {
  nameOf(team: TeamId): string;
  playerOf(id: number): Player;
  /** A team's winning (above 0) or losing streak before this week, across seasons. */
  run(team: TeamId): number;
  /** Wordings used this week; every headline adds its own. */
  used: Set<string>;
}

function side(
  game: Game & { result: GameResult },
  home: boolean,
  won: boolean,
  context: HeadlineContext,
): HeadlineTeam {
  const team = home ? game.home : game.away;
  const before = context.run(team);
  return {
    name: context.nameOf(team),
    rank: home ? game.homeRank : game.awayRank,
    score: home ? game.result.homeScore : game.result.awayScore,
    streak: won ? (before >= 0 ? before + 1 : before) : before,
  };
}

function standout(box: BoxScore, homeWon: boolean, context: HeadlineContext) {
  const notable = box.players.filter((line) => hasFeat(line.counts));
  return standoutOf(
    notable.map((line) => {
      const { first, last } = context.playerOf(line.player);
      return {
        player: shortName(first, last),
        onWinner: (line.side === 0) === homeWon,
        count: (stat) => line.counts[STAT[stat]]!,
      };
    }),
  );
}

function factsOf(game: Game & { result: GameResult }, box: BoxScore, context: HeadlineContext): HeadlineFacts {
  const homeWon = game.result.homeScore > game.result.awayScore;
  const margin = game.odds?.homeMargin ?? null;
  const chance = game.odds?.homeWinProbability ?? null;
  return {
    gameId: game.id,
    winner: side(game, homeWon, true, context),
    loser: side(game, !homeWon, false, context),
    overtime: game.result.overtime,
    expectedMargin: margin === null ? null : homeWon ? margin : -margin,
    winProbability: chance === null ? null : homeWon ? chance : 1 - chance,
    ...courseOf(box.plays, homeWon ? 0 : 1),
    kind: game.kind,
    name: game.name,
    nationalTitle: game.bracketSlot === 'championship',
    rivalry: game.rivalry,
    trophy: game.rivalry && game.kind === 'regular' ? game.name : null,
    site: game.neutral ? 'neutral' : homeWon ? 'home' : 'away',
    standout: standout(box, homeWon, context),
  };
}

/**
 * Makes a replayed dynasty keep its headlines. They are stored with the games and so belong to the state digest, but
 * affect nothing: a release with different wordings still replays the same dynasty.
 */
export function giveHeadlines(session: SaveSession, headlines: ReadonlyMap<number, string>): void {
  stateOf(session).headlines = headlines;
}

/** Headlines given to a dynasty; empty if it is played for the first time. */
export function givenHeadlines(session: SaveSession): ReadonlyMap<number, string> {
  return stateOf(session).headlines;
}

/**
 * Returns the headline of a finished game, worded unlike the week's other headlines as long as wordings last. Throws if
 * the game has no result.
 */
export function headlineFor(game: Game, box: BoxScore, context: HeadlineContext): string {
  const { result } = game;
  if (!result) throw new Error(`game ${game.id} has no result to write about`);
  const facts = factsOf({ ...game, result }, box, context);
  const { template } = pickHeadline(facts, context.used);
  context.used.add(template);
  return headlineText(facts, template);
}
