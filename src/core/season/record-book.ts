import type { Game, GameResult } from '../model/game.ts';
import { type ConferenceId, type GameId, isVisitor, type PlayerId, type TeamId } from '../model/ids.ts';
import { firstOf, groupBy, mustGet } from '../model/lists.ts';
import {
  PLAYER_RECORDS,
  type PlayerRecord,
  RECORD_NAMES,
  RECORD_SPANS,
  type RecordEntry,
  type RecordName,
  type RecordScope,
  type RecordSpan,
  recordValue,
  TEAM_RECORDS,
} from '../model/people/record-book.ts';
import type { BoxScore } from '../model/plays/box.ts';
import { STAT, TEAM_STAT } from '../model/plays/stats.ts';
import { inAll, type PlayerTotals, type TeamSeason, type TeamSeasonStats } from '../model/season.ts';

type Counts = Int16Array | Int32Array;

/** The stat indexes that make up each player record. */
const OF_PLAYERS = Object.entries(PLAYER_RECORDS).map(([record, stats]) => ({
  record: record as PlayerRecord,
  places: stats.map((stat) => STAT[stat]),
}));
const PLACES = new Map(OF_PLAYERS.map(({ record, places }) => [record, places]));
const OF_TEAMS = Object.entries(TEAM_RECORDS).map(([record, stat]) => ({
  record: record as RecordName,
  place: TEAM_STAT[stat],
}));
const PLACE = new Map(RECORD_NAMES.map((record, place) => [record, place]));

/** Adds up a player's total for one record. */
function counted(places: readonly number[], counts: Counts): number {
  let sum = 0;
  for (const place of places) sum += counts[place]!;
  return sum;
}

/** Returns a player's total for a record, in whole units where the stat is stored in halves. */
export function playerRecord(record: PlayerRecord, counts: Counts): number {
  return recordValue(record, counted(mustGet(PLACES, record), counts));
}

/** The player or team that sets a record, and in which game. */
interface Holder {
  team: TeamId;
  player: PlayerId | null;
  game: GameId | null;
  week: number;
}

/** The marks to beat in the nation, a conference or a program, one entry per span and record. */
interface Marks {
  scope: RecordScope;
  whose: string;
  best: Int32Array;
  /** The player who holds it; 0: a team record. */
  holder: Int32Array;
}

/**
 * Tracks records. A record must be beaten, not tied, and if two players break it in the same week or season the better
 * mark counts, else the first by game and player. A career counts once it is over: all of it for the nation, and for a
 * program or conference only what he did there.
 */
export class RecordBook {
  private readonly marks = new Map<string, Marks>();
  private readonly set = new Map<string, RecordEntry>();
  private year = 0;
  private conferenceOf: (team: TeamId) => ConferenceId | null | undefined = () => undefined;
  private marksByTeam = new Map<TeamId, readonly Marks[]>();

  /** @param standing the existing records */
  constructor(standing: readonly Pick<RecordEntry, 'scope' | 'whose' | 'span' | 'record' | 'value' | 'player'>[]) {
    for (const { scope, whose, span, record, value, player } of standing) {
      const marks = this.marksOf(scope, whose);
      marks.best[this.place(span, record)] = value;
      marks.holder[this.place(span, record)] = player ?? 0;
    }
  }

  /** Starts a season. A team for which `conferenceOf` returns undefined is not an FBS program and sets no record. */
  begin(year: number, conferenceOf: (team: TeamId) => ConferenceId | null | undefined): void {
    this.year = year;
    this.conferenceOf = conferenceOf;
    this.marksByTeam = new Map();
  }

  game(game: Game & { result: GameResult }, box: BoxScore): void {
    for (const { player, side, counts } of box.players) {
      if (isVisitor(player)) continue;
      this.offerCounts('game', counts, {
        team: side === 0 ? box.home : box.away,
        player,
        game: game.id,
        week: game.week,
      });
    }
    const margin = game.result.homeScore - game.result.awayScore;
    const sides = [
      { team: box.home, line: box.teams[0], by: margin },
      { team: box.away, line: box.teams[1], by: -margin },
    ];
    for (const { team, line, by } of sides) {
      const holder = { team, player: null, game: game.id, week: game.week };
      this.offerTeam('game', line, holder);
      this.offer('game', 'team_margin', by, holder);
    }
  }

  /** Adds a finished season: totals of all players and teams, each sorted by id. */
  season(players: Iterable<PlayerTotals>, teams: Iterable<TeamSeasonStats>): void {
    for (const { team, player, counts } of players) {
      this.offerCounts('season', counts, { team, player, game: null, week: 0 });
    }
    for (const { team, offense } of teams) {
      this.offerTeam('season', offense, { team, player: null, game: null, week: 0 });
    }
  }

  /** Adds team win totals of a finished season, real seasons included. */
  wins(rows: readonly Pick<TeamSeason, 'team' | 'wins'>[]): void {
    for (const { team, wins } of rows) {
      this.offer('season', 'team_wins', wins, { team, player: null, game: null, week: 0 });
    }
  }

  /** Adds finished careers: each player's totals by program, his last program last. */
  careers(stints: Iterable<PlayerTotals>): void {
    for (const career of groupBy(stints, ({ player }) => player).values()) this.career(career);
  }

  private career(stints: readonly PlayerTotals[]): void {
    if (stints.length === 1) {
      this.offerCareer(firstOf(stints), null);
      return;
    }
    this.offerCareer(inAll(stints), 'nation');
    const at = (place: (team: TeamId) => unknown): PlayerTotals[] =>
      [...new Set(stints.map(({ team }) => place(team)))].map((here) =>
        inAll(stints.filter(({ team }) => place(team) === here)),
      );
    for (const career of at((team) => team)) this.offerCareer(career, 'program');
    for (const career of at(this.conferenceOf)) this.offerCareer(career, 'conference');
  }

  private offerCareer({ team, player, counts }: PlayerTotals, scope: RecordScope | null): void {
    this.offerCounts('career', counts, { team, player, game: null, week: 0 }, scope);
  }

  /** Returns the records set since the last call. */
  take(): RecordEntry[] {
    const all = [...this.set.values()];
    this.set.clear();
    return all;
  }

  /** Returns the number of season and career records each player holds now. */
  heldRecords(): Map<PlayerId, Record<RecordScope, number>> {
    const out = new Map<PlayerId, Record<RecordScope, number>>();
    for (const { scope, holder } of this.marks.values()) {
      for (const player of holder.subarray(RECORD_NAMES.length)) {
        if (player === 0) continue;
        const held = out.get(player) ?? { nation: 0, conference: 0, program: 0 };
        held[scope] += 1;
        out.set(player, held);
      }
    }
    return out;
  }

  private offerCounts(span: RecordSpan, counts: Counts, holder: Holder, scope: RecordScope | null = null): void {
    for (const { record, places } of OF_PLAYERS) {
      const value = counted(places, counts);
      if (value > 0) this.offer(span, record, value, holder, scope);
    }
  }

  private offerTeam(span: RecordSpan, counts: Counts, holder: Holder): void {
    for (const { record, place } of OF_TEAMS) this.offer(span, record, counts[place]!, holder);
  }

  /** @param only the one scope the total counts for; null for all */
  private offer(
    span: RecordSpan,
    record: RecordName,
    value: number,
    holder: Holder,
    only: RecordScope | null = null,
  ): void {
    const at = this.place(span, record);
    for (const marks of this.allMarksOf(holder.team)) {
      if (value <= marks.best[at]! || (only !== null && marks.scope !== only)) continue;
      marks.best[at] = value;
      marks.holder[at] = holder.player ?? 0;
      const { scope, whose } = marks;
      const entry: RecordEntry = { year: this.year, scope, whose, span, record, value, ...holder };
      this.set.set(`${this.year} ${scope} ${whose} ${span} ${record} ${holder.week}`, entry);
    }
  }

  private place(span: RecordSpan, record: RecordName): number {
    return RECORD_SPANS.indexOf(span) * RECORD_NAMES.length + mustGet(PLACE, record);
  }

  private marksOf(scope: RecordScope, whose: string): Marks {
    const key = `${scope} ${whose}`;
    const known = this.marks.get(key);
    if (known) return known;
    const places = RECORD_SPANS.length * RECORD_NAMES.length;
    const fresh = { scope, whose, best: new Int32Array(places), holder: new Int32Array(places) };
    this.marks.set(key, fresh);
    return fresh;
  }

  private allMarksOf(team: TeamId): readonly Marks[] {
    const known = this.marksByTeam.get(team);
    if (known) return known;
    const conference = this.conferenceOf(team);
    const made =
      conference === undefined
        ? []
        : [
            this.marksOf('nation', ''),
            ...(conference === null ? [] : [this.marksOf('conference', conference)]),
            this.marksOf('program', team),
          ];
    this.marksByTeam.set(team, made);
    return made;
  }
}
