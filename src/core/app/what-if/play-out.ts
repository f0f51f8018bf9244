import { done, type Result, refuse } from '../../contract/result.ts';
import type { SeasonLine, WhatIfOutcome } from '../../contract/views/season/what-if.ts';
import type { DynastyState } from '../../dynasty/dynasty-state.ts';
import { joinedDice } from '../../dynasty/game-dice.ts';
import { type CoachedGame, sheetsOf, tryGame } from '../../dynasty/week.ts';
import type { TeamId } from '../../model/ids.ts';
import { mustGet } from '../../model/lists.ts';
import { type Change, MOST_TRIES, type Ways, waysOf } from './change.ts';
import { type AtMoment, coachedIn } from './moment.ts';
import { compared, type Outcome, type Pair, playOut, winsOf } from './outcome.ts';

/** Called after every season with the progress; returning `stop` ends the work. */
type OnSeason = (share: number) => 'stop' | undefined;

/** Thrown when the question has been abandoned. */
export class Stopped extends Error {}

function lineOf(outcome: Outcome, team: TeamId): SeasonLine {
  const { wins, losses, rank, conferenceChampion, inPlayoff, champion, fired } = mustGet(outcome, team);
  const honors = { conference_champion: conferenceChampion, in_playoff: inPlayoff, champion };
  return { wins, losses, rank, ...honors, fired };
}

/** Yields pairs of seasons, the first with the dynasty's own draws. */
function* pairsOf(
  { fork }: AtMoment,
  teams: readonly TeamId[],
  ways: Ways,
  runs: number,
  coached: CoachedGame | null,
): Generator<Pair> {
  const play = (changed: boolean, run: number): Outcome => {
    const dynasty = fork();
    const forked: DynastyState = { ...dynasty, otherDice: joinedDice(dynasty, ways.dice(changed, run)) };
    return playOut(forked, teams, coached);
  };
  for (let run = -1; run < runs; run++) yield [play(false, run), play(true, run)];
}

/** Teams of the game whose seasons are compared; an FCS visitor has none. */
function teamsIn({ programs }: DynastyState, { game }: Change): TeamId[] {
  return [game.home, game.away].filter((team) => programs.some((program) => program.team === team));
}

/** Score of the game in the fork with the same draws; null if it stays as it was. */
function scoreOf({ fork }: AtMoment, { kind, game }: Change, ways: Ways, coached: CoachedGame | null) {
  if (kind === 'injury') return null;
  const dynasty = fork();
  const forked = { ...dynasty, otherDice: joinedDice(dynasty, ways.dice(true, -1)) };
  const result = tryGame(forked, sheetsOf(forked), game.id, coached)!.result!;
  return { home: result.homeScore, away: result.awayScore };
}

/**
 * Plays a season on from a moment in pairs, one as it was and one with the change: the first pair with the dynasty's
 * own draws wherever nothing changed, the others with new draws that both seasons of the pair share.
 *
 * @throws Stopped if `onSeason` says so
 */
export function playedOut(
  at: AtMoment,
  change: Change,
  nameOf: (team: TeamId) => string,
  runs: number,
  onSeason: OnSeason,
): Result<WhatIfOutcome> {
  const dynasty = at.fork();
  const ways = waysOf(dynasty, change);
  if (ways === null) {
    return refuse('wrong_stage', `In ${MOST_TRIES} replays, the other team never won. Choose a closer game.`);
  }
  // With new draws, the calls of the changed game would belong to a different game.
  const coached = change.kind === 'winner' ? null : coachedIn(at);
  const teams = teamsIn(dynasty, change);
  const pairs: Pair[] = [];
  for (const pair of pairsOf(at, teams, ways, runs, coached)) {
    pairs.push(pair);
    if (onSeason(pairs.length / (runs + 1)) === 'stop') throw new Stopped();
  }
  const [own, ...others] = pairs;
  return done({
    chance: ways.chance,
    score: scoreOf(at, change, ways, coached),
    same: teams.map((team) => {
      return { team: nameOf(team), as_it_was: lineOf(own![0], team), changed: lineOf(own![1], team) };
    }),
    runs,
    teams:
      runs === 0
        ? []
        : teams.map((team) => ({
            team: nameOf(team),
            measures: compared(others, team),
            wins: winsOf(others, team),
          })),
  });
}
