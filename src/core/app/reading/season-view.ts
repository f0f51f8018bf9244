import { LRUCache } from 'lru-cache';
import type { Season, Settings } from '../../dynasty/dynasty-state.ts';
import { formatIn } from '../../dynasty/playoff-format.ts';
import { ownFacts } from '../../dynasty/season-facts.ts';
import type { ClassState } from '../../model/class-state.ts';
import type { CoachId } from '../../model/coaches.ts';
import type { CoachingRanks } from '../../model/coaching-ranks.ts';
import { type Reference, type SeasonFacts, teamsIn } from '../../model/facts.ts';
import type { Game } from '../../model/game.ts';
import type { ConferenceId, TeamId } from '../../model/ids.ts';
import { lastOf } from '../../model/lists.ts';
import { DynastyMemory } from '../../model/memory/dynasty-memory.ts';
import { type JobChoice, jobChoiceFrom } from '../../model/own-coach.ts';
import type { Absence } from '../../model/people/absences.ts';
import { type ContractChoice, contractChoicesFrom } from '../../model/people/contract-choices.ts';
import { type PlayerEdit, playerEditsFrom } from '../../model/people/player-edits.ts';
import type { Player } from '../../model/player.ts';
import { lastWeekOf, type PlayoffFormat } from '../../model/playoff.ts';
import { type BudgetChoice, budgetFrom } from '../../model/program/budget.ts';
import type { RuleBook } from '../../model/rules.ts';
import type { Poll, TeamSeason } from '../../model/season.ts';
import { type StaffChoice, staffChoicesFrom } from '../../model/staff-choices.ts';
import { STAGES, type Stage, stageFacts } from '../../model/stages.ts';
import type { Program, TeamFacts, TeamRecord } from '../../model/team.ts';
import { reference } from '../../reference/index.ts';
import type { DynastyRow, Save } from '../../save/contracts.ts';
import { SaveError } from '../../save/errors.ts';
import { gamesByTeam, recordOf as recordIn, records } from '../../season/records.ts';
import type { Tuning } from '../../tuning/index.ts';
import { ownDigest, referenceFrom } from '../saves/facts.ts';
import { ruleBookOf, tuningOf } from '../saves/parameters.ts';
import { type Memo, memoIn } from './memo.ts';

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

/** Caches of a season's lists: values of the save's current state, and values that only depend on its rosters. */
interface SeasonMemos {
  memo: Memo;
  rosterMemo: Memo;
}

/**
 * A season of a save, current or past, as pages and the engine read it. Small lists, by team too, are read once per
 * state of the save, the others when they are first asked for.
 */
export class SeasonView implements Season {
  readonly row: DynastyRow;
  readonly reference: Reference;
  readonly year: number;
  /** The week shown: earlier than the real one for a viewer with hidden results. */
  readonly week: number;
  /** With the dynasty's own members: a program that left FBS in reality may still play. */
  readonly facts: SeasonFacts;
  readonly format: PlayoffFormat;
  readonly lastWeek: number;
  readonly team: ReadonlyMap<TeamId, TeamFacts>;
  readonly programs: readonly Program[];
  readonly program: ReadonlyMap<TeamId, Program>;
  readonly games: readonly Game[];
  /** Each team's games by week. */
  readonly gamesOf: ReadonlyMap<TeamId, readonly Game[]>;
  readonly records: ReadonlyMap<TeamId, TeamRecord>;
  readonly poll: Poll;
  readonly rankOf: ReadonlyMap<TeamId, number>;
  private readonly save: Save;
  /** The year read; a season made from this one may be looked at as the next. */
  private readonly of: number;
  private readonly memos: SeasonMemos;

  constructor(save: Save, year: number, memos: SeasonMemos) {
    const row = save.dynasty.read();
    this.save = save;
    this.of = year;
    this.memos = memos;
    this.row = row;
    this.reference = referenceOf(save);
    this.year = year;
    this.week = row.week;
    this.programs = save.programs.ofYear(year);
    this.games = save.games.ofYear(year);
    this.poll = save.polls.last(year) ?? { year, week: 1, rows: [] };
    this.facts = factsOf(this.reference, year, this.programs);
    this.format = formatIn(formatSource(save), year);
    this.lastWeek = lastWeekOf(this.format);
    this.team = new Map(teamsIn(this.reference, year).map((t) => [t.id, t]));
    this.program = new Map(this.programs.map((p) => [p.team, p]));
    this.gamesOf = gamesByTeam(this.games);
    this.records = records(this.games);
    this.rankOf = new Map(this.poll.rows.map((r) => [r.team, r.rank]));
  }

  get settings(): Settings {
    return this.row.settings;
  }

  get rules(): RuleBook {
    return this.memos.memo('rule book', () => ruleBookOf(this.save));
  }

  get tuning(): Tuning {
    return this.memos.memo('tuning', () => tuningOf(this.save));
  }

  /** A past season is in its last stage. */
  get stage(): Stage {
    return this.of === this.row.year ? this.row.stage : lastOf(STAGES);
  }

  /** The save's rosters. Throws for a past season, whose rosters are not stored. */
  get players(): readonly Player[] {
    if (this.of !== this.row.year) throw new Error(`the rosters of ${this.of} are not stored`);
    return this.memos.rosterMemo('players', () => this.save.players.current());
  }

  get polls(): readonly Poll[] {
    return this.memos.memo(`polls of ${this.of}`, () => this.save.polls.ofYear(this.of));
  }

  get injuries(): readonly Absence[] {
    return this.save.injuries.ofYear(this.of);
  }

  /** Up to this season; changes only when a season closes. */
  get history(): readonly TeamSeason[] {
    const { year, stage } = this.row;
    const key = `history ${year} ${stageFacts(stage).seasonClosed ? 'closed' : 'open'}`;
    const all = this.memos.rosterMemo(key, () => this.save.history.all());
    if (this.of === year) return all;
    return this.memos.memo(`history to ${this.of}`, () => all.filter((row) => row.year <= this.of));
  }

  get edits(): readonly PlayerEdit[] {
    if (!this.row.settings.editable) return [];
    const { year } = this;
    return this.memos.memo(`player edits of ${year}`, () =>
      playerEditsFrom(this.save.decisions.inputsOf('editPlayer', year)),
    );
  }

  get budget(): readonly BudgetChoice[] {
    return this.memos.memo('budget choices', () => budgetFrom(this.save.decisions.inputs('setBudget')));
  }

  get coaches(): CoachingRanks {
    return this.memos.memo('coaches', () => this.save.coaches.all());
  }

  get ownCoach(): CoachId | null {
    return this.row.ownCoach;
  }

  get recruiting(): ClassState {
    return this.memos.memo(`recruiting class of ${this.of}`, () => this.save.recruiting.ofYear(this.of));
  }

  get job(): JobChoice | null {
    return jobChoiceFrom(this.save.decisions.latest('setJob'), this.row.year);
  }

  get staff(): readonly StaffChoice[] {
    return staffChoicesFrom(this.save.decisions.everyInput('setStaff'));
  }

  /** The current season's lasts as long as its rosters, which most of it is worked out from. */
  get memory(): DynastyMemory {
    const { memo, rosterMemo } = this.memos;
    const make = () => new DynastyMemory();
    return this.of === this.row.year ? rosterMemo('memory', make) : memo(`memory of ${this.of}`, make);
  }

  get deals(): readonly ContractChoice[] {
    return this.memos.memo('deals', () => contractChoicesFrom(this.save.decisions.everyInput('setContract')));
  }
}

/** Reads a season of the save, current or past. */
export function readSeason(save: Save, year: number, memos?: SeasonMemos): SeasonView {
  const memo = memoIn(new Map());
  return new SeasonView(save, year, memos ?? { memo, rosterMemo: memo });
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
