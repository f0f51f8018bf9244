import type { GameId, PlayerId, TeamId } from '../../../model/ids.ts';
import {
  PLAYER_RECORDS,
  type PlayerRecord,
  type RecordEntry,
  type RecordScope,
  type RecordSpan,
  recordValue,
  TEAM_RECORDS,
  type TeamRecordName,
} from '../../../model/people/record-book.ts';
import { TEAM_STAT, type TeamStat } from '../../../model/plays/stats.ts';
import { firstPast, type Running } from '../../../season/first-past.ts';
import { playerRecord } from '../../../season/record-book.ts';
import { winnerOf } from '../../../season/records.ts';
import type { RecordFacts } from '../../../words/arcs/facts.ts';
import { fullName } from '../../../words/terms.ts';
import type { QueryContext } from '../../reading/context.ts';
import { linesOf, teamCountIn } from '../../reading/game-lines.ts';
import { playedBy } from '../../reading/past-games.ts';
import { type Book, entriesOf, runningTotals } from '../memory/records.ts';
import type { Found, Week } from './found.ts';

/** Broken records: game records, and season and career records in the week a player passes them. */

/** Age in seasons at which game and season records become news; before that, they fall too often. */
export const YOUNG_BOOK = 3;
/**
 * Age in seasons at which career records become news; before that, no finished career was played entirely within the
 * dynasty.
 */
const YOUNG_CAREERS = 5;

const RECORDS = Object.keys(PLAYER_RECORDS) as PlayerRecord[];

function age({ season }: QueryContext): number {
  return season.year - season.settings.startYear;
}

/** A record book, with the name of its records in the news. */
type NewsBook = Book & { scopeName: 'national' | 'school' };

/** The national record book, and the one of the player's program. */
function newsBooks({ season }: QueryContext): readonly NewsBook[] {
  return [
    { scope: 'nation', whose: '', scopeName: 'national' },
    { scope: 'program', whose: season.settings.team, scopeName: 'school' },
  ];
}

/** The record that was broken: its value, season and holder. */
function brokenRecord({ context, name }: Week, { player, team, record, value, year }: RecordEntry) {
  const person = player === null ? null : context.save.players.byId(player);
  return { value: recordValue(record, value), year, who: person ? fullName(person) : name(team), team: name(team) };
}

/** The breaking of a record: by whom, with which value, and in which game. */
interface Breaker {
  team: TeamId;
  player: PlayerId | null;
  game: GameId | undefined;
  /** As displayed. */
  value: number;
}

function recordFound(
  week: Week,
  { team, player, game, value }: Breaker,
  before: RecordEntry,
  whose: RecordFacts['whose'],
): Found {
  const { context, name } = week;
  const { record, span } = before;
  const person = player === null ? null : context.save.players.byId(player);
  const facts = { who: person ? fullName(person) : name(team), team: name(team), record, span, value, whose };
  return {
    team,
    ...(player !== null && { player }),
    ...(game !== undefined && { game }),
    facts: { kind: 'record', ...facts, before: brokenRecord(week, before) },
  };
}

/** Game records broken this week, leaving out first entries and records already broken earlier in the season. */
function* ofGame(week: Week): Generator<Found> {
  const { context } = week;
  const { season, save } = context;
  if (age(context) < YOUNG_BOOK) return;
  for (const book of newsBooks(context)) {
    for (const entry of save.recordBook.inYear(season.year, book.scope, book.whose)) {
      if (entry.span !== 'game' || entry.week !== week.week) continue;
      const { span, record, value, team, player, game } = entry;
      const before = entriesOf(context, book).findLast(
        (each) => each.span === span && each.record === record && each.value < value,
      );
      if (!before || before.year === season.year) continue;
      const breaker = { team, player, game: game ?? undefined, value: recordValue(record, value) };
      yield recordFound(week, breaker, before, book.scopeName);
    }
  }
}

/** A record broken by the first player to pass its mark in the week, if any. */
function* brokenBy(
  week: Week,
  mark: number,
  running: readonly Running[],
  entry: RecordEntry,
  book: NewsBook,
): Generator<Found> {
  const first = firstPast(mark, running);
  if (!first) return;
  const game = playedBy(week.context, first.team).find((each) => each.week === week.week)?.id;
  yield recordFound(week, { ...first, game, value: first.after }, entry, book.scopeName);
}

/** Records of a book that stood before the season. */
function marksOf(context: QueryContext, cycle: Book, span: RecordSpan): ReadonlyMap<string, RecordEntry> {
  const { year } = context.season;
  const known = entriesOf(context, cycle).filter((each) => each.span === span && each.year < year);
  return new Map(known.map((each) => [each.record, each]));
}

/** Most seasons a player can have played before this one. */
const SEASONS_BEFORE = 5;

/**
 * Key of the part of a career a book counts: only the years at the program for a program's book, otherwise all of it.
 */
const careerKey = (scope: RecordScope, player: PlayerId, team: TeamId): string =>
  scope === 'program' ? `${player} ${team}` : `${player}`;

/** Career totals of all players before the season, by record. */
function careersInto({ save, season, rosterMemo }: QueryContext): ReadonlyMap<string, Float64Array> {
  return rosterMemo(`careers into ${season.year}`, () => {
    const careers = new Map<string, Float64Array>();
    for (let year = season.year - SEASONS_BEFORE; year < season.year; year++) {
      for (const { player, team, counts } of save.playerSeasons.totals(year)) {
        for (const scope of ['nation', 'program'] as const) {
          const key = careerKey(scope, player, team);
          const career = careers.get(key) ?? new Float64Array(RECORDS.length);
          careers.set(key, career);
          for (const [index, record] of RECORDS.entries()) career[index]! += playerRecord(record, counts);
        }
      }
    }
    return careers;
  });
}

/** A player's total for a record before and after a week. */
function runningAt({ context, week }: Week, player: PlayerId, team: TeamId, record: PlayerRecord, now: number) {
  const did = (at: (played: number) => boolean) =>
    playedBy(context, team)
      .filter((game) => at(game.week))
      .flatMap((game) => linesOf(context, game).filter((line) => line.player === player))
      .reduce((sum, { counts }) => sum + playerRecord(record, counts), 0);
  const after = now - did((played) => played > week);
  return { before: after - did((played) => played === week), after };
}

/** A player's totals so far, by record. */
interface Done {
  player: PlayerId;
  team: TeamId;
  counts: Float64Array;
}

/** Season or career totals of all players for a book's records, cached for the state of the save. */
function doneIn(context: QueryContext, cycle: Book, span: 'season' | 'career'): readonly Done[] {
  return context.memo(`done for ${span} records of ${cycle.scope} ${cycle.whose}`, () => {
    const careers = span === 'career' ? careersInto(context) : null;
    return runningTotals(context, cycle).map(({ player, team, counts }): Done => {
      const earlier = careers?.get(careerKey(cycle.scope, player, team));
      const now = Float64Array.from(RECORDS, (record, at) => playerRecord(record, counts) + (earlier?.[at] ?? 0));
      return { player, team, counts: now };
    });
  });
}

/** Players who have passed a mark, with their totals before and after the week. */
function* past(week: Week, done: readonly Done[], record: PlayerRecord, mark: number): Generator<Running> {
  const index = RECORDS.indexOf(record);
  for (const { player, team, counts } of done) {
    const now = counts[index]!;
    if (now > mark) yield { player, team, ...runningAt(week, player, team, record, now) };
  }
}

/** Season and career records broken in the week. */
function* ofPlayers(week: Week, span: 'season' | 'career'): Generator<Found> {
  const { context } = week;
  if (age(context) < (span === 'season' ? YOUNG_BOOK : YOUNG_CAREERS)) return;
  for (const book of newsBooks(context)) {
    const marks = marksOf(context, book, span);
    const done = doneIn(context, book, span);
    for (const record of RECORDS) {
      const entry = marks.get(record);
      if (!entry) continue;
      const mark = recordValue(record, entry.value);
      yield* brokenBy(week, mark, [...past(week, done, record, mark)], entry, book);
    }
  }
}

/** A team's season total before and after a week. */
function teamRunning({ context, week }: Week, team: TeamId, stat: TeamStat, now: number): Running {
  const did = (at: (played: number) => boolean) =>
    playedBy(context, team)
      .filter((game) => at(game.week))
      .reduce((sum, game) => sum + teamCountIn(context, game, team, stat), 0);
  const after = now - did((played) => played > week);
  return { player: null, team, before: after - did((played) => played === week), after };
}

/** Team season records broken in the week. */
function* ofTeams(week: Week): Generator<Found> {
  const { context } = week;
  const { season, save, memo } = context;
  if (age(context) < YOUNG_BOOK) return;
  const totals = memo('team totals', () => save.teamStats.ofYear(season.year));
  for (const book of newsBooks(context)) {
    const marks = marksOf(context, book, 'season');
    const teams = book.scope === 'program' ? totals.filter(({ team }) => team === book.whose) : totals;
    for (const [record, stat] of Object.entries(TEAM_RECORDS) as [TeamRecordName, TeamStat][]) {
      const entry = marks.get(record);
      if (!entry) continue;
      const past = teams.filter(({ offense }) => offense[TEAM_STAT[stat]]! > entry.value);
      const running = past.map(({ team, offense }) => teamRunning(week, team, stat, offense[TEAM_STAT[stat]]!));
      yield* brokenBy(week, entry.value, running, entry, book);
    }
  }
}

/** More wins than in any season before; known for all seasons since 2000. */
function* ofWins(week: Week): Generator<Found> {
  const { context, games } = week;
  const { season } = context;
  for (const book of newsBooks(context)) {
    const entry = marksOf(context, book, 'season').get('team_wins');
    if (!entry) continue;
    for (const game of games) {
      for (const team of [game.home, game.away]) {
        if (!season.program.has(team) || (book.scope === 'program' && book.whose !== team)) continue;
        const won = playedBy(context, team, week.week).filter((each) => winnerOf(each) === team);
        const value = won.length;
        const before = won.filter((each) => each.week < week.week).length;
        if (value <= entry.value || before > entry.value) continue;
        const breaker = { team, player: null, game: game.id, value };
        yield recordFound(week, breaker, entry, book.scopeName);
      }
    }
  }
}

/** Records broken in a week, one per player: his biggest, with national ones ahead of school ones. */
export function* brokenRecords(week: Week): Generator<Found> {
  const covered = new Set<PlayerId | TeamId>();
  for (const all of [ofWins(week), ofPlayers(week, 'career'), ofPlayers(week, 'season'), ofTeams(week), ofGame(week)]) {
    for (const found of all) {
      const who = found.player ?? found.team;
      if (covered.has(who)) continue;
      covered.add(who);
      yield found;
    }
  }
}
