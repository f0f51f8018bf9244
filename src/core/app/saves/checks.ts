import { reviewed } from '../../football/review/review.ts';
import { strangeColumns } from '../../football/tally/log-ranges.ts';
import type { Game } from '../../model/game.ts';
import { REGULAR_WEEKS } from '../../model/game.ts';
import { groupBy } from '../../model/lists.ts';
import { classOfSeason, playsOn } from '../../model/people/eligibility.ts';
import type { Player } from '../../model/player.ts';
import { type ByPosition, POSITIONS, type Position } from '../../model/positions.ts';
import { rulesOf } from '../../model/rules.ts';
import { hasReached } from '../../model/stages.ts';
import { rosterPlaces } from '../../offseason/roster-places.ts';
import type { GameLog } from '../../save/contracts.ts';
import { type Checker, type Save, SaveError } from '../../save/index.ts';
import { gamesPerTeam } from '../../season/schedule/index.ts';
import { plural } from '../../words/numbers.ts';
import { factsOf, referenceOf } from '../reading/season-view.ts';
import { awardFaults } from './award-checks.ts';
import { coachFaults } from './coach-checks.ts';
import { factFaults } from './fact-checks.ts';
import { pageFaults } from './page-checks.ts';
import { ruleBookOf, tuningOf } from './parameters.ts';
import { recruitingFaults } from './recruiting-checks.ts';

/** Checks of what must hold in every save, whatever was decided. Each yields one sentence per fault. */

function* scheduleFaults(save: Save, games: readonly Game[], year: number): Generator<string> {
  const busy = new Set<string>();
  const played = new Map<string, number>();
  const facts = factsOf(referenceOf(save), year, save.programs.ofYear(year));
  for (const game of games) {
    if (game.home === game.away) yield `Game ${game.id} is ${game.home} against itself.`;
    for (const team of [game.home, game.away]) {
      const key = `${team} ${game.week}`;
      if (busy.has(key)) yield `${team} plays two games in week ${game.week} of ${year}.`;
      busy.add(key);
      if (game.kind === 'regular' && game.week <= REGULAR_WEEKS) played.set(team, (played.get(team) ?? 0) + 1);
    }
    const late = facts.conferences.find(({ id }) => id === game.conference)?.championsWeek;
    if (game.kind === 'regular' && game.week > REGULAR_WEEKS && !late) yield `Game ${game.id} is in week ${game.week}.`;
  }
  const complete = games.some((game) => game.result !== null);
  if (!complete) return;
  const canceled = save.calledOff.ofYear(year).filter(({ movedTo }) => movedTo === null);
  for (const { team } of save.programs.ofYear(year)) {
    const n = played.get(team) ?? 0;
    const due = gamesPerTeam(facts, team) - canceled.filter(({ home, away }) => team === home || team === away).length;
    if (n !== due) yield `${team} has ${plural(n, 'game')} in ${year}.`;
  }
}

/** Checks that every game's plays are legal football, by players who were there, and add up to its result. */
function* boxFaults(save: Save, game: Game, log: GameLog | null): Generator<string> {
  if (!game.result) return;
  if (!log) {
    yield `Game ${game.id} has a result and no plays.`;
    return;
  }
  const dressed = Math.max(log.rosters[0].length, log.rosters[1].length);
  const [strange] = strangeColumns(log.plays, dressed);
  if (strange !== undefined) {
    yield `Game ${game.id}: a play has a ${strange} that does not exist.`;
    return;
  }
  const { broken, score: points } = reviewed(log.plays, rulesOf(game.year, ruleBookOf(save)));
  for (const fault of broken) yield `Game ${game.id}: ${fault}.`;
  if (points[0] !== game.result.homeScore || points[1] !== game.result.awayScore) {
    yield `Game ${game.id} ended ${game.result.homeScore}-${game.result.awayScore}, but its plays add up to ${points.join('-')}.`;
  }
}

/** Checks the games of every season: no team plays twice in a week, and each plays the season's number of games. */
export function* seasonFaults(save: Save): Generator<string> {
  const { year, settings } = save.dynasty.read();
  for (let y = settings.startYear; y <= year; y++) yield* scheduleFaults(save, save.games.ofYear(y), y);
}

function* rosterFaults(team: string, players: readonly Player[], places: ByPosition<number>): Generator<string> {
  const none = () => Object.fromEntries(POSITIONS.map((p) => [p, 0])) as ByPosition<number>;
  const [count, beside] = [none(), none()];
  for (const player of players) {
    count[player.position] += 1;
    if (playsOn(player)) beside[player.position] += 1;
    const classYear = classOfSeason(player, player.seasons);
    if (classYear !== player.classYear)
      yield `Player ${player.id} is listed as a ${player.classYear} but should be a ${classYear}.`;
  }
  for (const position of POSITIONS as readonly Position[]) {
    // Some players with an extra season need no scholarship in 2021.
    if (count[position] < places[position] || count[position] - beside[position] > places[position]) {
      yield `${team} has ${plural(count[position] ?? 0, 'player')} at ${position.toUpperCase()}, not ${places[position]}.`;
    }
  }
}

/** Checks that rules and balance numbers are playable. */
function parameterFaults(save: Save): string[] {
  ruleBookOf(save);
  tuningOf(save);
  return [];
}

/** Checks rosters: every program has its 85 players, position by position. */
function* playerFaults(save: Save): Generator<string> {
  const rosters = groupBy(save.players.current(), ({ team }) => team);
  const tuning = tuningOf(save);
  for (const [team, players] of [...rosters].sort(([a], [b]) => (a < b ? -1 : 1)))
    yield* rosterFaults(team, players, rosterPlaces(team, tuning));
}

/** Checks that every finished season has one champion, who is first in the last poll. */
function* championFaults(save: Save): Generator<string> {
  const { settings, year } = save.dynasty.read();
  for (let y = settings.startYear; y < year; y++) {
    const champions = save.history.ofYear(y).filter((row) => row.champion);
    if (champions.length !== 1) yield `${y} has ${champions.length} champions.`;
    if (champions[0] && champions[0].rank !== 1) yield `The ${y} champion is ranked ${champions[0].rank}.`;
  }
}

/** Checks that every injury and transfer is possible, by reading it. */
function playerRowFaults(save: Save): string[] {
  const { settings, year } = save.dynasty.read();
  for (let y = settings.startYear; y <= year; y++) {
    save.injuries.ofYear(y);
    save.transfers.ofYear(y);
  }
  return [];
}

/** Checks that a season that has begun has a poll, which its odds depend on. */
function* pollFaults(save: Save): Generator<string> {
  const { year, stage } = save.dynasty.read();
  if (hasReached(stage, 'season') && save.polls.last(year) === null) yield `No poll of ${year} has been taken.`;
}

/** Turns an error inside a check into a fault, because the save may come from anywhere. */
function readable<T extends readonly unknown[]>(check: (...of: T) => Iterable<string>) {
  return function* (...of: T): Generator<string> {
    try {
      yield* check(...of);
    } catch (error) {
      yield error instanceof SaveError ? error.message : `Part of it cannot be read (${String(error)}).`;
    }
  };
}

/** All checks, for `saves verify` and for imported files. */
export const CHECKERS: readonly Checker[] = [
  { save: readable(factFaults) },
  { save: readable(parameterFaults) },
  { save: readable(seasonFaults), game: readable(boxFaults) },
  { save: readable(playerFaults) },
  { save: readable(championFaults) },
  { save: readable(playerRowFaults) },
  { save: readable(pollFaults) },
  { save: readable(awardFaults) },
  { save: readable(coachFaults) },
  { save: readable(recruitingFaults) },
  { save: readable(pageFaults) },
];
