import { done, type Result, refuse } from '../../contract/result.ts';
import type { SeasonLine, WhatIfOutcome } from '../../contract/views/season/what-if.ts';
import type { DynastyState } from '../../dynasty/dynasty-state.ts';
import { joinedDice } from '../../dynasty/gameday/game-dice.ts';
import { tryGame } from '../../dynasty/gameday/games.ts';
import { sheetsOf } from '../../dynasty/gameday/sheets.ts';
import type { TeamId } from '../../model/ids.ts';
import { mustGet, mustHave } from '../../model/lists.ts';
import { type Change, MOST_TRIES, type Ways, waysOf } from './change.ts';
import { type AtMoment, coachedIn } from './moment.ts';
import { compared, type Outcome, type Pair, playOn, winsOf } from './outcome.ts';

/** Called after every season with the progress; returning `stop` ends the work. */
type OnSeason = (share: number) => 'stop' | undefined;

/** Thrown when the question has been abandoned. */
export class Stopped extends Error {}

function linesOf(outcome: Outcome, team: TeamId): SeasonLine[] {
  return mustGet(outcome, team).map(({ wins, losses, rank, conferenceChampion, inPlayoff, champion, fired }) => {
    const honors = { conference_champion: conferenceChampion, in_playoff: inPlayoff, champion };
    return { wins, losses, rank, ...honors, fired };
  });
}

/** First and last season compared. */
function seasonsOf(change: Change): { first: number; last: number } {
  if ('moment' in change) return { first: change.first, last: change.last };
  return { first: change.game.year, last: change.game.year };
}

/** Yields pairs of seasons, the first with the dynasty's own draws. */
function* pairsOf(
  { fork, steps }: AtMoment,
  teams: readonly TeamId[],
  ways: Ways,
  runs: number,
  change: Change,
): Generator<Pair> {
  const play = (changed: boolean, run: number): Outcome => {
    const dynasty = fork();
    const forked: DynastyState = { ...dynasty, forkSeeds: joinedDice(dynasty, ways.dice(changed, run)) };
    // With new draws, the player's calls would belong to a different game.
    const withCalls = run < 0 && !(changed && change.kind === 'winner');
    return playOn(forked, { teams, steps, withCalls, ...seasonsOf(change) });
  };
  for (let run = -1; run < runs; run++) yield [play(false, run), play(true, run)];
}

/** The teams whose seasons are compared; an FCS visitor has none. */
function teamsIn({ programs }: DynastyState, change: Change): TeamId[] {
  const teams = 'moment' in change ? change.teams : [change.game.home, change.game.away];
  return teams.filter((team) => programs.some((program) => program.team === team));
}

/** Score of the game in the fork with the same draws; null if no game is changed. */
function scoreOf(at: AtMoment, change: Change, ways: Ways) {
  if ('moment' in change || change.kind === 'injury') return null;
  const dynasty = at.fork();
  const forked = { ...dynasty, forkSeeds: joinedDice(dynasty, ways.dice(true, -1)) };
  const coached = change.kind === 'winner' ? null : coachedIn(at);
  const result = mustHave(tryGame(forked, sheetsOf(forked), change.game.id, coached)?.result, 'result of the game');
  return { home: result.homeScore, away: result.awayScore };
}

/** Both versions with the same draws, one row per team and season. */
function sameRows([asItWas, changed]: Pair, teams: readonly TeamId[], first: number, nameOf: (team: TeamId) => string) {
  return teams.flatMap((team) => {
    const after = linesOf(changed, team);
    return linesOf(asItWas, team).flatMap((line, place) => {
      const other = after[place];
      const year = first + place;
      return other === undefined ? [] : [{ team: nameOf(team), year, as_it_was: line, changed: other }];
    });
  });
}

/**
 * Plays a season on from a moment in pairs, one unchanged and one with the change: the first pair with the dynasty's
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
  const teams = teamsIn(dynasty, change);
  const pairs: Pair[] = [];
  for (const pair of pairsOf(at, teams, ways, runs, change)) {
    pairs.push(pair);
    if (onSeason(pairs.length / (runs + 1)) === 'stop') throw new Stopped();
  }
  const [own, ...others] = pairs;
  return done({
    chance: ways.chance,
    score: scoreOf(at, change, ways),
    ...seasonsOf(change),
    same: sameRows(mustHave(own, 'pair of seasons'), teams, seasonsOf(change).first, nameOf),
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
