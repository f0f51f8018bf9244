import { LRUCache } from 'lru-cache';
import { formatIn } from '../../dynasty/playoff-format.ts';
import { ownFacts } from '../../dynasty/season-facts.ts';
import { type Reference, type SeasonFacts, teamsIn } from '../../model/facts.ts';
import type { Game } from '../../model/game.ts';
import type { ConferenceId, TeamId } from '../../model/ids.ts';
import { lastWeekOf, type PlayoffFormat } from '../../model/playoff.ts';
import type { RuleBook } from '../../model/rules.ts';
import type { Poll } from '../../model/season.ts';
import { stageFacts } from '../../model/stages.ts';
import type { Program, TeamFacts, TeamRecord } from '../../model/team.ts';
import { reference } from '../../reference/index.ts';
import type { DynastyRow, Save } from '../../save/contracts.ts';
import { SaveError } from '../../save/errors.ts';
import { gamesByTeam, recordOf as recordIn, records } from '../../season/records.ts';
import type { Tuning } from '../../tuning/index.ts';
import { ownDigest, referenceFrom } from '../saves/facts.ts';
import { ruleBookOf, tuningOf } from '../saves/parameters.ts';

/** A season as pages see it: everything small, by team, read once per state of the save. */
export interface SeasonView {
  row: DynastyRow;
  reference: Reference;
  /** The dynasty's rule book; most pages do not need it. */
  ruleBook(): RuleBook;
  tuning(): Tuning;
  year: number;
  /** The week shown: earlier than the real one for a viewer with hidden results. */
  week: number;
  /** With the dynasty's own members: a program that left FBS in reality may still play. */
  facts: SeasonFacts;
  format: PlayoffFormat;
  lastWeek: number;
  team: ReadonlyMap<TeamId, TeamFacts>;
  /** Sorted by team. */
  programs: readonly Program[];
  program: ReadonlyMap<TeamId, Program>;
  games: readonly Game[];
  /** Each team's games by week. */
  gamesOf: ReadonlyMap<TeamId, readonly Game[]>;
  records: ReadonlyMap<TeamId, TeamRecord>;
  poll: Poll;
  rankOf: ReadonlyMap<TeamId, number>;
}

/** Sets of facts, cached because saves share only a few. */
const references = new LRUCache<string, Reference>({ max: 4 });

/** Builds the facts a save was made with, once per set of facts. */
export function referenceOf(save: Save): Reference {
  const digest = save.facts.digest();
  const known = references.get(digest);
  if (known) return known;
  const made = digest === ownDigest() ? reference : referenceFrom(save.facts.read());
  references.set(digest, made);
  return made;
}

/** Inputs to a save's playoff formats. */
export function formatSource(save: Save) {
  const { settings } = save.dynasty.read();
  return {
    settings,
    reference: referenceOf(save),
    // Seldom needed.
    get tuning() {
      return tuningOf(save);
    },
    linesOf: (year: number) => save.history.ofYear(year),
  };
}

/** A season's facts with the dynasty's actual members. */
export function factsOf(reference: Reference, year: number, programs: readonly Program[]): SeasonFacts {
  return ownFacts(reference, year, programs);
}

/** Reads a season of the save, current or past. */
export function readSeason(save: Save, year: number): SeasonView {
  const row = save.dynasty.read();
  const reference = referenceOf(save);
  const programs = save.programs.ofYear(year);
  const games = save.games.ofYear(year);
  const poll = save.polls.last(year) ?? { year, week: 1, rows: [] };
  const format = formatIn(formatSource(save), year);
  // Cached, because some pages need it once per game and it takes long to read.
  let ruleBook: RuleBook | null = null;
  let tuning: Tuning | null = null;
  return {
    row,
    reference,
    ruleBook: () => {
      ruleBook ??= ruleBookOf(save);
      return ruleBook;
    },
    tuning: () => {
      tuning ??= tuningOf(save);
      return tuning;
    },
    year,
    week: row.week,
    facts: factsOf(reference, year, programs),
    format,
    lastWeek: lastWeekOf(format),
    team: new Map(teamsIn(reference, year).map((t) => [t.id, t])),
    programs,
    program: new Map(programs.map((p) => [p.team, p])),
    games,
    gamesOf: gamesByTeam(games),
    records: records(games),
    poll,
    rankOf: new Map(poll.rows.map((r) => [r.team, r.rank])),
  };
}

/** Whether a season's rosters have turned over, so that departing players are gone. */
export function isTurnedOver({ row, year }: SeasonView): boolean {
  return year < row.year || stageFacts(row.stage).nextRosters;
}

/** The season that players and their ratings belong to: next season once the rosters have turned over. */
export function rosterYear({ row, year }: SeasonView): number {
  return row.year === year && stageFacts(row.stage).nextRosters ? year + 1 : year;
}

export function recordOf(season: SeasonView, team: TeamId): TeamRecord {
  return recordIn(season.records, team);
}

export const INDEPENDENT = 'Independent';

/** Display name of a conference in the season; `Independent` for none. */
export function conferenceName(season: SeasonView, id: ConferenceId | null): string {
  if (id === null) return INDEPENDENT;
  return season.facts.conferences.find((c) => c.id === id)?.name ?? id;
}

/** A team's facts. Throws for an id the save does not have. */
export function teamFacts(season: SeasonView, id: TeamId): TeamFacts {
  const facts = season.team.get(id);
  if (!facts) throw new SaveError('corrupt', `The save names a team "${id}" that its facts do not describe.`);
  return facts;
}

/** Team records entering a week, optionally of one team only. */
export function recordsBefore(season: SeasonView, week: number, team?: TeamId): ReadonlyMap<TeamId, TeamRecord> {
  const games = team === undefined ? season.games : (season.gamesOf.get(team) ?? []);
  return records(games.filter((game) => game.week < week));
}

/** Display name of a conference in a given year, even before the dynasty. */
export function historicConference(season: SeasonView, year: number, id: ConferenceId | null): string {
  if (id === null) return INDEPENDENT;
  const then = season.reference.season(Math.max(year, season.reference.firstSeason)).conferences;
  return then.find((c) => c.id === id)?.name ?? conferenceName(season, id);
}
