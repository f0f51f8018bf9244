import { advance } from '../dynasty/advance.ts';
import { newStaffs, staffOf } from '../dynasty/coaches.ts';
import { newDynasty } from '../dynasty/create.ts';
import type { DynastyState } from '../dynasty/dynasty-state.ts';
import { momentOf } from '../dynasty/forecast.ts';
import type { GamePlayed } from '../dynasty/gameday/games.ts';
import { type Sheets, sheetsOf } from '../dynasty/gameday/sheets.ts';
import { visitorsOf } from '../dynasty/gameday/visitors.ts';
import { stayersIn } from '../dynasty/portal.ts';
import { schemesOf } from '../dynasty/schemes.ts';
import { programMap } from '../dynasty/season-facts.ts';
import { playWeek, seasonOver } from '../dynasty/week.ts';
import { draftIn } from '../dynasty/winter/draft.ts';
import { moneyIn } from '../dynasty/winter/money.ts';
import { walkOnsIn, walkOnsInPortal } from '../dynasty/winter/walk-ons.ts';
import { type GameSwing, swingOf } from '../football/chances/excitement.ts';
import { winProbabilities } from '../football/chances/win-probability.ts';
import { type Reference, teamsIn } from '../model/facts.ts';
import type { PlayerId, TeamId } from '../model/ids.ts';
import { firstOf, groupBy, mustGet } from '../model/lists.ts';
import { isInjury } from '../model/people/absences.ts';
import type { Award } from '../model/people/awards.ts';
import { lookShares } from '../model/people/personnel.ts';
import type { Player } from '../model/player.ts';
import type { BoxScore } from '../model/plays/box.ts';
import { STAT, statOf } from '../model/plays/stats.ts';
import type { Transfer } from '../model/portal.ts';
import { type GameRules, RULE_BOOK, rulesOf } from '../model/rules.ts';
import type { TeamSeason } from '../model/season.ts';
import type { TeamRatings } from '../model/team.ts';
import type { WalkOn } from '../offseason/walk-ons.ts';
import { resolveTuning, type Tuning } from '../tuning/index.ts';
import { seasonTuning } from '../tuning/season-tuning.ts';
import { type ByPlayer, playersById } from './by-player.ts';
import { checkGame, checkSeason } from './game-checks.ts';
import { Collector, type DynastySummary } from './metrics/collect.ts';
import { AppearanceCounts } from './metrics/counts/appearance-counts.ts';
import { DecisionCounts } from './metrics/counts/decision-counts.ts';
import { DriveCounts } from './metrics/counts/drive-counts.ts';
import { PlayCounts } from './metrics/counts/play-counts.ts';
import { QuarterbackCounts } from './metrics/counts/quarterback-counts.ts';
import type { BestLines, FinishedGame, GameLine, SeasonData } from './metrics/season-data.ts';
import { dynastiesOf, type Plan, PlanError, seedOf } from './plan.ts';
import type { Bot } from './policies/bot.ts';
import { chooseJob, decides, withCareer } from './policies/careers.ts';
import { botFor } from './policies/index.ts';
import { programYears } from './program-year.ts';
import { classOf, type RecruitedClass, recruitedClass } from './recruits.ts';
import type { RowWriter } from './row-writer.ts';
import { awardRows } from './rows/awards.ts';
import { coachRows } from './rows/coaches.ts';
import { type Names, type Prefix, prefixOf } from './rows/columns.ts';
import { driveRows, gameRow, playRows, teamGameRows } from './rows/games.ts';
import { departureRows, injuryRows, recruitRows, rosterRows, transferRows } from './rows/people.ts';
import { oddsRows, playerSeasonRows, pollRows, teamSeasonRows } from './rows/seasons.ts';
import { StartCounts } from './start-counts.ts';
import type { TableName } from './tables.ts';
import { type PortalClosed, portalClosed } from './transfers.ts';

/** Returns the writer for a table's rows; null if the run does not write it. */
export type Tables = (table: TableName) => RowWriter | null;

/** Called after each week. */
export type OnWeek = (dynasty: DynastyState) => void;

function bestLines(box: BoxScore): BestLines {
  const best = { passing: [0, 0], rushing: [0, 0], receiving: [0, 0] } as {
    [K in keyof BestLines]: [number, number];
  };
  for (const { side, counts } of box.players) {
    best.passing[side] = Math.max(best.passing[side], statOf(counts, STAT.pass_yards));
    best.rushing[side] = Math.max(best.rushing[side], statOf(counts, STAT.rush_yards));
    best.receiving[side] = Math.max(best.receiving[side], statOf(counts, STAT.receiving_yards));
  }
  return best;
}

/** Returns the swing in a game's win probability, starting from the line. */
function swingIn({ odds, result }: FinishedGame, { plays }: BoxScore, rules: GameRules, tuning: Tuning): GameSwing {
  const chances = winProbabilities(plays, odds.homeMargin, rules, tuning);
  return swingOf(plays, chances, result.homeScore > result.awayScore, tuning);
}

function namesOf(reference: Reference, year: number): Names {
  const teams = new Map(teamsIn(reference, year).map((team) => [team.id, team.name]));
  const conferences = new Map(reference.season(year).conferences.map((c) => [c.id, c.name]));
  // Caches the last name, since a team's lines come one after another.
  let [last, name] = ['', ''];
  return {
    team: (id) => {
      if (id !== last) [last, name] = [id, teams.get(id) ?? id];
      return name;
    },
    conference: (id) => (id === null ? 'Independent' : (conferences.get(id) ?? id)),
  };
}

/** Lookups that the tables and metrics of a closed season need. */
interface Closed {
  history: readonly TeamSeason[];
  /** Scholarship players by id. */
  people: ByPlayer<Player>;
  /** Walk-ons by team. */
  walkOns: ReadonlyMap<TeamId, readonly WalkOn[]>;
}

function closedSeason(dynasty: DynastyState, history: readonly TeamSeason[]): Closed {
  return { history, people: playersById(dynasty.players), walkOns: walkOnsIn(dynasty) };
}

/** One season being played: rows written as it goes, and data kept for its metrics. */
class SeasonRecorder {
  /** Every game, for the rows. */
  private readonly lines: GameLine[] = [];
  /** Games between two FBS teams, which the records of real seasons count, and so do metrics. */
  private readonly measured: GameLine[] = [];
  readonly plays = new PlayCounts();
  readonly drives = new DriveCounts();
  readonly decisions = new DecisionCounts();
  readonly quarterbacks = new QuarterbackCounts();
  readonly appearances = new AppearanceCounts();
  private readonly awards: Award[] = [];
  private readonly names: Names;
  private readonly prefix: Prefix;
  private readonly programs: ReadonlySet<TeamId>;
  private readonly starts: StartCounts | null;
  private readonly tables: Tables;
  private readonly tuning: Tuning;
  private readonly rules: GameRules;

  constructor(dynasty: DynastyState, dynastyNumber: number, tables: Tables) {
    this.names = namesOf(dynasty.reference, dynasty.year);
    this.prefix = prefixOf(dynastyNumber, dynasty.year);
    this.programs = new Set(dynasty.programs.map(({ team }) => team));
    this.starts = tables('rosters') ? new StartCounts(dynasty) : null;
    this.tables = tables;
    this.tuning = seasonTuning(dynasty.tuning, dynasty.year);
    this.rules = rulesOf(dynasty.year, dynasty.rules);
  }

  /** Adds a game played with these sheets. */
  add(played: GamePlayed, sheets: Sheets): void {
    const { game, box, setting } = played;
    this.starts?.add(played, sheets);
    const finished = game as FinishedGame;
    const swing = swingIn(finished, box, this.rules, this.tuning);
    const line = { game: finished, teams: box.teams, best: bestLines(box), swing, setting };
    this.lines.push(line);
    if (this.programs.has(game.home) && this.programs.has(game.away)) this.measure(line, box);
    const drives = this.tables('drives');
    if (drives) driveRows(drives, this.prefix, game.id, box, this.names);
    const plays = this.tables('plays');
    if (plays) playRows(plays, this.prefix, game.id, box, this.names, this.rules);
  }

  private measure(line: GameLine, box: BoxScore): void {
    this.measured.push(line);
    this.plays.add(box.plays, [line.game.home, line.game.away]);
    this.drives.add(box.drives);
    this.decisions.add(box.plays);
    this.quarterbacks.add(box);
    this.appearances.add(box);
  }

  honor(awards: readonly Award[]): void {
    this.awards.push(...awards);
  }

  /** Writes the rows known once the season is over. */
  close(dynasty: DynastyState, closed: Closed, { recruits, portal, transferred }: Offseason): void {
    const { prefix, names } = this;
    const { history, people } = closed;
    const [games, teamGames, teamSeasons] = [
      this.tables('games'),
      this.tables('team_games'),
      this.tables('team_seasons'),
    ];
    const [playerSeasons, polls] = [this.tables('player_seasons'), this.tables('polls')];
    const ratings = new Map<TeamId, TeamRatings>(programMap(dynasty));
    for (const visitor of visitorsOf(dynasty)) ratings.set(visitor.team, visitor);
    for (const line of this.lines) {
      if (games) gameRow(games, prefix, line, ratings, names);
      if (teamGames) teamGameRows(teamGames, prefix, line, names);
    }
    if (teamSeasons) {
      const { players } = dynasty;
      const { walkOns } = closed;
      const yearOf = programYears({ players, people, walkOns, recruits, portal, draft: draftIn(dynasty) });
      teamSeasonRows(teamSeasons, prefix, history, this.lines, dynasty, yearOf, names);
    }
    if (playerSeasons) {
      const seasons = Array.from(Float64Array.from(dynasty.playerSeasons.keys()).sort(), (id) =>
        mustGet(dynasty.playerSeasons, id),
      );
      playerSeasonRows(playerSeasons, prefix, seasons, people, names);
    }
    const awards = this.tables('awards');
    if (awards) awardRows(awards, prefix, this.awards, dynasty, { people, transferred }, names);
    const coaches = this.tables('coaches');
    if (coaches) coachRows(coaches, prefix, history, dynasty, names);
    const injuries = this.tables('injuries');
    if (injuries) injuryRows(injuries, prefix, dynasty, people, names);
    if (polls) pollRows(polls, prefix, dynasty.polls, names);
    const rosters = this.tables('rosters');
    if (rosters && this.starts) {
      const counted = { starts: this.starts.games(dynasty.players), transferred, walkOns: closed.walkOns };
      rosterRows(rosters, prefix, dynasty, counted, names);
    }
    const departures = this.tables('departures');
    if (departures) {
      const gone = { draft: draftIn(dynasty), stayers: stayersIn(dynasty) };
      departureRows(departures, prefix, dynasty.departures, people, gone, names);
    }
    const signed = this.tables('recruits');
    if (signed && recruits) recruitRows(signed, prefix, recruits.lines, names);
    const transfers = this.tables('transfers');
    if (transfers && portal) transferRows(transfers, prefix, portal.lines, names);
    const odds = this.tables('odds');
    if (odds) oddsRows(odds, prefix, momentOf(dynasty), history, names);
  }

  data(
    dynasty: DynastyState,
    { history, people, walkOns }: Closed,
    { recruits, portal }: Offseason,
    first: boolean,
  ): Omit<SeasonData, 'previous'> {
    const schemes = dynasty.programs.flatMap(({ team }) => schemesOf(dynasty, team) ?? []);
    const playerSeasons = [...dynasty.playerSeasons.values()];
    return {
      year: dynasty.year,
      own: dynasty.settings.team,
      played: this.lines.length,
      games: this.measured,
      all: this.lines,
      plays: this.plays,
      drives: this.drives,
      decisions: this.decisions,
      quarterbacks: this.quarterbacks,
      appearances: this.appearances,
      teams: history,
      polls: dynasty.polls,
      players: dynasty.players,
      people,
      walkOns,
      playerSeasons,
      seasonOf: dynasty.playerSeasons,
      seasonsByTeam: groupBy(playerSeasons, ({ team }) => team),
      departures: dynasty.departures,
      draft: draftIn(dynasty),
      awards: this.awards,
      injuries: dynasty.injuries.filter(isInjury),
      recruits,
      portal,
      money: moneyIn(dynasty),
      newStaffs: newStaffs(dynasty),
      staffs: dynasty.programs.map(({ team }) => staffOf(dynasty, team)),
      coaches: dynasty.coaches,
      schemes,
      looks: schemes.map((each) => lookShares(each, dynasty.tuning.schemes)),
      freshmen: first ? null : dynasty.players.filter((player) => player.seasons === 0),
    };
  }
}

function playSeason(
  dynasty: DynastyState,
  bot: Bot,
  recorder: SeasonRecorder,
  plan: Plan,
  onWeek: OnWeek,
): readonly TeamSeason[] {
  if (decides(dynasty)) bot.week?.(dynasty);
  advance(dynasty);
  const sheets = sheetsOf(dynasty);
  const take = (played: GamePlayed) => {
    checkGame(dynasty.year, played, plan.verify);
    recorder.add(played, sheets);
  };
  while (!seasonOver(dynasty)) {
    if (decides(dynasty)) bot.week?.(dynasty);
    recorder.honor(playWeek(dynasty, sheets, take).awards);
    onWeek(dynasty);
  }
  if (decides(dynasty)) bot.seasonEnds?.(dynasty);
  chooseJob(dynasty);
  bot.staff?.(dynasty);
  const { closed } = advance(dynasty);
  if (!closed) throw new Error('a season that never ends');
  return closed.history;
}

/** The results of an offseason. */
interface Offseason {
  /** The class that signed, if one was recruited. */
  recruits: RecruitedClass | null;
  portal: PortalClosed | null;
  /** All players who transferred in since the dynasty began. */
  transferred: Set<PlayerId>;
}

/** Adds players who joined another team. */
function addMoved(transferred: Set<PlayerId>, transfers: readonly Transfer[]): Set<PlayerId> {
  for (const { player, to } of transfers) if (to !== null) transferred.add(player);
  return transferred;
}

/** Plays through the offseason to the next preseason. */
function toNextYear(dynasty: DynastyState, bot: Bot, { people }: Closed, transferred: Set<PlayerId>): Offseason {
  if (decides(dynasty)) bot.offseason?.(dynasty);
  const signing = classOf(dynasty);
  const walkOns = new Map([...walkOnsInPortal(dynasty)].map(([team, list]) => [team, list.length]));
  let transfers: readonly Transfer[] = [];
  let pay: ReadonlyMap<PlayerId, number> = new Map();
  for (;;) {
    const { to, turnover } = advance(dynasty);
    if (turnover) ({ transfers, pay } = turnover);
    if (to === 'preseason') break;
  }
  const freshmen = dynasty.players.filter((player) => player.seasons === 0);
  return {
    recruits: signing && recruitedClass(signing, freshmen),
    portal: portalClosed(dynasty, transfers, pay, people, walkOns),
    transferred: addMoved(transferred, transfers),
  };
}

/** A dynasty's failure, with the year it happened. */
export class DynastyFailed extends Error {
  readonly year: number;

  constructor(dynasty: DynastyState | null, cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
    this.year = dynasty?.year ?? 0;
  }
}

/** Returns the user's program. Throws `PlanError` if it is not in FBS in the first season. */
function teamOf({ team, year }: Plan, reference: Reference): TeamId {
  const teams = Object.keys(reference.season(year).members).sort();
  if (team === null) return firstOf(teams);
  if (teams.includes(team)) return team;
  throw new PlanError(`There is no program "${team}" in the ${year} season.`);
}

/**
 * Plays one dynasty of a plan from its first season to its last, in memory: rows go to `tables` as they come, and the
 * summary for its metrics is returned. The plan's policy runs the user's program.
 */
export function playDynasty(
  plan: Plan,
  dynastyNumber: number,
  reference: Reference,
  tables: Tables,
  onWeek: OnWeek = () => undefined,
): DynastySummary {
  if (!dynastiesOf(plan).includes(dynastyNumber)) throw new Error(`dynasty ${dynastyNumber} is not in the plan`);
  const seed = seedOf(plan, dynastyNumber);
  const team = teamOf(plan, reference);
  const bot = botFor(plan.policy);
  const settings = withCareer({ seed, startYear: plan.year, team, playoff: null }, plan.career);
  const collector = new Collector(dynastyNumber, seed);
  let dynasty: DynastyState | null = null;
  try {
    dynasty = newDynasty(settings, reference, RULE_BOOK, resolveTuning(plan.set));
    let offseason: Offseason = { recruits: null, portal: null, transferred: new Set() };
    let closed: Closed | null = null;
    for (let season = 0; season < plan.seasons; season++) {
      if (closed) offseason = toNextYear(dynasty, bot, closed, offseason.transferred);
      const recorder = new SeasonRecorder(dynasty, dynastyNumber, tables);
      const history = playSeason(dynasty, bot, recorder, plan, onWeek);
      checkSeason(dynasty);
      closed = closedSeason(dynasty, history);
      recorder.close(dynasty, closed, offseason);
      collector.add(recorder.data(dynasty, closed, offseason, season === 0));
    }
  } catch (error) {
    throw new DynastyFailed(dynasty, error);
  }
  return collector.summary();
}
