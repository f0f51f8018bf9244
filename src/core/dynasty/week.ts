import { USUAL_DAY } from '../football/day.ts';
import { playGame } from '../football/game.ts';
import type { Availability } from '../football/side.ts';
import { Coach, fromList } from '../football/sideline/coach.ts';
import { type Film, filmOf } from '../football/sideline/film.ts';
import type { LiveInputs } from '../football/sideline/live-game.ts';
import { tally } from '../football/tally/tally.ts';
import { chartSheet, depthChart, type TeamSheet } from '../football/team-sheet.ts';
import type { StaffChanges } from '../model/coaches.ts';
import { copyOfGame, type Game, REGULAR_WEEKS } from '../model/game.ts';
import { type GameId, isVisitor, type PlayerId, type TeamId } from '../model/ids.ts';
import { firstOf, mustGet, mustHave } from '../model/lists.ts';
import { type Absence, halfOutIn, outIn } from '../model/people/absences.ts';
import type { Award } from '../model/people/awards.ts';
import type { Personnel } from '../model/people/personnel.ts';
import { type Player, seasonStep } from '../model/player.ts';
import type { BoxScore } from '../model/plays/box.ts';
import type { SidelineCall } from '../model/plays/sideline.ts';
import type { CalledOff } from '../model/program/called-off.ts';
import { STAFF_CHART } from '../model/program/depth-chart.ts';
import { NO_SYSTEM } from '../model/program/system.ts';
import { periodAfterWeek } from '../model/recruiting.ts';
import { type GameRules, rulesOf } from '../model/rules.ts';
import type { Poll } from '../model/season.ts';
import type { Program, TeamRecord } from '../model/team.ts';
import { stream } from '../random/stream.ts';
import type { WeekOfAwards } from '../season/awards/index.ts';
import { ranksOf } from '../season/polls/opinions.ts';
import { records } from '../season/records.ts';
import { watchability } from '../season/watchability.ts';
import type { Tuning } from '../tuning/index.ts';
import { seasonTuning } from '../tuning/season-tuning.ts';
import { awardsAfter, watchWeek } from './awards.ts';
import { ownSide } from './career/own-job.ts';
import type { DynastyState, Season } from './dynasty-state.ts';
import { callOffGames } from './gameday/called-off.ts';
import { type Setting, settingOf } from './gameday/conditions.ts';
import { depthOf, quarterbackContest } from './gameday/depth.ts';
import { changedKickIn, seedOfGame, withoutSpared } from './gameday/game-dice.ts';
import { ejectionsOf, hurtTimesOf, injuriesOf, injuryStream, practiceInjuries } from './gameday/injuries.ts';
import { planOf } from './gameday/plans.ts';
import { visitingTeam } from './gameday/visitors.ts';
import { weekLines } from './odds.ts';
import { pollAfter } from './polls.ts';
import { gamesAfter } from './postseason.ts';
import { recruit } from './recruiting.ts';
import { callUp } from './redshirts.ts';
import { keptOff } from './saved.ts';
import { systemOf } from './schemes.ts';
import { lastWeek, programMap } from './season-facts.ts';
import { type SteppedUp, stepUp } from './season-steps.ts';
import { addPlayerLines, addTeamLines } from './totals.ts';
import { staffsAfter } from './winter/carousel.ts';
import { playersByTeam } from './winter/turnover.ts';

/** A finished game with its box score. */
export interface GamePlayed {
  game: Game;
  box: BoxScore;
  /** Null if the site of the game is unknown. */
  setting: Setting | null;
  /** Injuries in the game. */
  injuries: readonly Absence[];
}

/** The outcome of a week. */
export interface WeekPlayed {
  year: number;
  week: number;
  /** The week's finished games, sorted by id. */
  games: readonly Game[];
  /** The poll entering the next week. */
  poll: Poll;
  /** Players of the week, most valuable players, and after the championships the season awards. */
  awards: Award[];
  /** Injuries in the games and in practice for the next ones. */
  injuries: readonly Absence[];
  /** Next week's games whose lines moved because of unavailable players. */
  lined: Game[];
  /** Midseason breakouts; null except after the week they happen in. */
  stepped: SteppedUp | null;
  /** Next week's games that are called off; rescheduled games are among `lined`. */
  calledOff: readonly CalledOff[];
  /** New games decided by the results: conference championships, bowls, playoff rounds. */
  made: Game[];
  /** Coaches who lost or gained a job after the week. */
  staffs: StaffChanges;
}

/** Season-long inputs to games; worth caching between weeks. */
export interface Sheets {
  of(team: TeamId): TeamSheet;
  /** Players of a team sheet in the staff's order, which no decision changes. */
  squadOf(team: TeamId): TeamSheet['players'];
  playerOf(id: number): Player;
}

/**
 * Returns every team's team sheet, built on first use. Rosters and staff depth charts stay fixed until midseason
 * breakouts.
 */
export function sheetsOf(dynasty: DynastyState): Sheets {
  let { players } = dynasty;
  let sheets = sheetsNow(dynasty);
  const now = (): Sheets => {
    if (players !== dynasty.players) [players, sheets] = [dynasty.players, sheetsNow(dynasty)];
    return sheets;
  };
  return {
    of: (team) => now().of(team),
    squadOf: (team) => now().squadOf(team),
    playerOf: (id) => now().playerOf(id),
  };
}

/** Whether a team's first quarterback broke out during the season, which makes the job his. */
function hasRisen({ id }: TeamSheet['players'][number], players: ReadonlyMap<PlayerId, Player>): boolean {
  const player = players.get(id);
  return player !== undefined && seasonStep(player) > 0;
}

function sheetsNow(dynasty: DynastyState): Sheets {
  const rosters = playersByTeam(dynasty.players);
  const programs = programMap(dynasty);
  const rostered = new Map<PlayerId, Player>();
  for (const player of dynasty.players) rostered.set(player.id, player);
  const made = new Map<TeamId, TeamSheet>();
  /** Rosters of visitors, indexed by id without gaps; rarely looked up. */
  const visiting: (readonly Player[])[] = [];
  const visitorOf = (id: PlayerId) =>
    visiting.map((players) => players[id - firstOf(players).id]).find((player) => player !== undefined);
  const tuning = seasonTuning(dynasty.tuning, dynasty.year);
  /** One team sheet per personnel grouping, so that teams of the same sizes share a rotation plan. */
  const likes = new Map<Personnel, TeamSheet>();
  const sheetOf = (team: TeamId): TeamSheet => {
    let sheet = made.get(team);
    if (!sheet) {
      const program = programs.get(team);
      const { players, style } = program
        ? { players: rosters.get(team) ?? [], style: program.style }
        : visitingTeam(dynasty, dynasty.year, team);
      const system = program ? systemOf(dynasty, team) : NO_SYSTEM;
      if (!program) visiting.push(players);
      const own = depthOf(dynasty, team);
      const chart = depthChart(players, own);
      const isOpen = own.qb === undefined && !hasRisen(firstOf(chart), rostered);
      const contest = isOpen ? quarterbackContest(dynasty, team) : null;
      const like = likes.get(system.personnel) ?? null;
      sheet = chartSheet(team, chart, style, tuning, like, contest, system);
      likes.set(system.personnel, sheet);
      made.set(team, sheet);
    }
    return sheet;
  };
  return {
    of: sheetOf,
    squadOf: (team) =>
      depthOf(dynasty, team) === STAFF_CHART ? sheetOf(team).players : depthChart(rosters.get(team) ?? []),
    playerOf: (id) => (isVisitor(id) ? mustHave(visitorOf(id), `visitor ${id}`) : mustGet(rostered, id)),
  };
}

/** Facts fixed at the start of a week. */
interface BeforeWeek {
  /** Players out for the game. */
  out: ReadonlySet<PlayerId>;
  /** Players out for the first half. */
  halfOut: ReadonlySet<PlayerId>;
  ranks: ReadonlyMap<TeamId, number>;
  records: ReadonlyMap<TeamId, TeamRecord>;
  programs: ReadonlyMap<TeamId, Program>;
}

/** Available players of a team. An FCS visitor's players are rebuilt for every game and are never injured. */
function availability(
  dynasty: DynastyState,
  game: Game,
  sheet: TeamSheet,
  { out, halfOut }: Pick<BeforeWeek, 'out' | 'halfOut'>,
): Availability {
  const visitor = isVisitor(firstOf(sheet.players).id);
  const injuries = visitor ? null : injuryStream(dynasty, game, sheet.team);
  return { week: game.week, out, halfOut, injuries, hurtTimes: hurtTimesOf(dynasty, sheet.team) };
}

/** Inputs to a game, with its site. */
interface Prepared extends Pick<LiveInputs, 'matchup' | 'rules' | 'tuning' | 'dice'> {
  setting: Setting | null;
}

function prepare(
  dynasty: DynastyState,
  game: Game,
  rules: GameRules,
  tuning: Tuning,
  sheets: Sheets,
  before: BeforeWeek,
): Prepared {
  const home = sheets.of(game.home);
  const away = sheets.of(game.away);
  const setting = settingOf(
    {
      settings: dynasty.settings,
      reference: dynasty.reference,
      tuning,
      program: before.programs.get(game.home),
      records: before.records,
    },
    game,
  );
  const plans = [planOf(dynasty, home, away, tuning), planOf(dynasty, away, home, tuning)] as const;
  return {
    matchup: () => ({
      home,
      away,
      neutral: game.neutral,
      available: [availability(dynasty, game, home, before), availability(dynasty, game, away, before)],
      plans,
      day: setting?.effects.day ?? USUAL_DAY,
      crowd: setting?.effects.crowd ?? 1,
    }),
    rules,
    tuning,
    dice: () => stream(seedOfGame(dynasty, game.id), 'season', dynasty.year, 'game', game.id),
    setting,
  };
}

/** The player's play calls in his team's game of a week. */
export interface CoachedGame {
  game: GameId;
  calls: readonly SidelineCall[];
}

/**
 * The coach who applies the player's calls in a game and leaves the rest to the staff; null if the player is not
 * coaching it.
 */
function coachOf(dynasty: DynastyState, game: Game, coached: CoachedGame | null, tuning: Tuning): Coach | null {
  if (coached === null || coached.game !== game.id) return null;
  const side = game.home === dynasty.settings.team ? 0 : 1;
  return new Coach(side, fromList(coached.calls, 'staff'), tuning, filmNow(dynasty, tuning), ownSide(dynasty));
}

/** Games the player's team has played this season. */
export function gamesPlayed({ games, settings: { team } }: Season): number {
  return games.filter(({ home, away, result }) => result !== null && (home === team || away === team)).length;
}

/** Opponents' film on the player's calls. */
function filmNow(dynasty: DynastyState, tuning: Tuning): Film {
  return filmOf(dynasty.called, gamesPlayed(dynasty), tuning.sideline);
}

/** Returns a copy of a game with the teams' ranks entering the week, which affect attendance. */
function atKickoff(game: Game, { ranks }: BeforeWeek): Game {
  const copy = copyOfGame(game);
  copy.homeRank = ranks.get(game.home) ?? null;
  copy.awayRank = ranks.get(game.away) ?? null;
  return copy;
}

function playOne(
  dynasty: DynastyState,
  game: Game,
  rules: GameRules,
  tuning: Tuning,
  sheets: Sheets,
  before: BeforeWeek,
  coached: CoachedGame | null,
): GamePlayed {
  const finished = atKickoff(game, before);
  const { matchup, dice, setting } = prepare(dynasty, finished, rules, tuning, sheets, before);
  const played = matchup();
  const { home, away } = played;
  const outcome = playGame(
    played,
    rules,
    tuning,
    dice(),
    coachOf(dynasty, game, coached, tuning),
    changedKickIn(dynasty, dynasty.year, game.id),
  );
  finished.result = outcome.result;
  finished.watchability = watchability(finished, dynasty.tuning);
  const box = tally(
    outcome.plays,
    { team: home.team, players: home.players, out: before.out, system: home.system },
    { team: away.team, players: away.players, out: before.out, system: away.system },
  );
  const hurt = injuriesOf(game, outcome.hurt, box.rosters);
  const sentOff = ejectionsOf(dynasty, game, outcome.ejected, box.rosters).filter(({ player }) => !isVisitor(player));
  return { game: finished, box, setting, injuries: [...hurt, ...sentOff] };
}

function beforeWeek(dynasty: DynastyState, sheets: Sheets): BeforeWeek {
  const { week } = dynasty;
  const out = outIn(dynasty.injuries, week);
  for (const player of keptOff(dynasty, out, (team) => sheets.of(team).players)) out.add(player);
  return {
    ranks: ranksOf(dynasty.polls.at(-1)),
    records: records(dynasty.games),
    programs: programMap(dynasty),
    out,
    halfOut: new Set([...halfOutIn(dynasty.injuries, dynasty.games, week)].filter((player) => !out.has(player))),
  };
}

/** Inputs to a game of the coming week, and the players who miss it. */
export type LiveGameInputs = LiveInputs & { out: ReadonlySet<PlayerId> };

/** Returns the inputs to any game of the coming week, for the player's sideline and for the games around it. */
export function gamesToWatch(dynasty: DynastyState, sheets: Sheets): (game: Game) => LiveGameInputs {
  const before = beforeWeek(dynasty, sheets);
  const rules = rulesOf(dynasty.year, dynasty.rules);
  const tuning = seasonTuning(dynasty.tuning, dynasty.year);
  const film = filmNow(dynasty, tuning);
  const part = ownSide(dynasty);
  return (game) => ({
    ...prepare(dynasty, atKickoff(game, before), rules, tuning, sheets, before),
    side: game.home === dynasty.settings.team ? 0 : 1,
    film,
    part,
    out: before.out,
  });
}

/** Plays next week's games lazily, in id order; all of them read the state before the week. */
function* gamesOf(dynasty: DynastyState, sheets: Sheets, coached: CoachedGame | null): Generator<GamePlayed, void> {
  const { year, week } = dynasty;
  if (dynasty.stage !== 'season' || week > lastWeek(dynasty)) throw new Error(`no week to play: ${year}, week ${week}`);
  const before = beforeWeek(dynasty, sheets);
  const rules = rulesOf(year, dynasty.rules);
  const tuning = seasonTuning(dynasty.tuning, year);
  for (const game of dynasty.games)
    if (game.week === week) yield playOne(dynasty, game, rules, tuning, sheets, before, coached);
}

/**
 * Plays one game of the coming week by the staffs or by the player's calls, without advancing the dynasty. Null for a
 * game of another week.
 */
export function tryGame(
  dynasty: DynastyState,
  sheets: Sheets,
  id: GameId,
  coached: CoachedGame | null = null,
): Game | null {
  const game = dynasty.games.find((each) => each.id === id && each.week === dynasty.week);
  if (game === undefined) return null;
  const { year, rules, tuning } = dynasty;
  const before = beforeWeek(dynasty, sheets);
  return playOne(dynasty, game, rulesOf(year, rules), seasonTuning(tuning, year), sheets, before, coached).game;
}

/** Adds a game to the season totals. */
function count(dynasty: DynastyState, { box, game }: GamePlayed, sheets: Sheets): void {
  const free = game.kind !== 'regular' && !rulesOf(dynasty.year, dynasty.rules).redshirtPostseason;
  addPlayerLines(dynasty.playerSeasons, box, dynasty.year, sheets.playerOf, free);
  addTeamLines(dynasty.teamStats, box, dynasty.year);
}

/** Leaves recruiting to the staff after the player, as head coach, is fired during the season. */
function leaveBoard({ coaches, ownCoach, year, recruiting }: DynastyState, week: number): void {
  if (recruiting.board === null || ownCoach === null) return;
  const job = coaches.career(ownCoach).find(({ until, lastWeek }) => until === year && lastWeek === week);
  if (job !== undefined) recruiting.board = { ...recruiting.board, staff: true };
}

/** Applies a week's results and moves the dynasty to the next week. */
function finish(
  dynasty: DynastyState,
  games: readonly Game[],
  injured: Absence[],
  watched: WeekOfAwards,
  sheets: Sheets,
): WeekPlayed {
  const { year, week } = dynasty;
  const hurt = withoutSpared(dynasty, injured);
  const finished = new Map(games.map((game) => [game.id, game]));
  dynasty.games = dynasty.games.map((game) => finished.get(game.id) ?? game);
  const poll = pollAfter(dynasty, week);
  dynasty.polls = [...dynasty.polls, poll];
  const awards = awardsAfter(dynasty, week, watched);
  const made = week >= REGULAR_WEEKS ? gamesAfter(dynasty, week) : [];
  dynasty.games = [...dynasty.games, ...made].sort((a, b) => a.id - b.id);
  dynasty.week = week + 1;
  dynasty.injuries = [...dynasty.injuries, ...hurt];
  const stepped = stepUp(dynasty, week);
  const inPractice = seasonOver(dynasty) ? [] : practiceInjuries(dynasty, dynasty.week, sheets.squadOf);
  const practice = withoutSpared(dynasty, inPractice);
  dynasty.injuries = [...dynasty.injuries, ...practice];
  const staffs = staffsAfter(dynasty, week);
  dynasty.coaches = dynasty.coaches.with(staffs.coaches, staffs.jobs);
  leaveBoard(dynasty, week);
  const calledUp = callUp(dynasty);
  const { calledOff, moved } = callOffGames(dynasty, dynasty.week);
  const lined = weekLines(dynasty, dynasty.week, (team) => sheets.of(team).players);
  recruit(dynasty, periodAfterWeek(week));
  return {
    year,
    week,
    games,
    poll,
    awards,
    injuries: [...hurt, ...practice, ...calledUp],
    lined: [...moved, ...lined],
    calledOff,
    made,
    stepped,
    staffs,
  };
}

/**
 * Plays the next week: all games read the state before it, and results are applied afterwards in id order. The dynasty
 * advances a week even if the week has no games. Each finished game is passed to `take` and then dropped, because box
 * scores are large and keeping a week of them costs more than making them. `take` may still add to the game, a headline
 * for example. Throws when the season is over; if `take` throws, the dynasty is left in the middle of the week.
 * `coached` holds the player's calls for his own game.
 */
export function playWeek(
  dynasty: DynastyState,
  sheets: Sheets,
  take: (played: GamePlayed) => void,
  coached: CoachedGame | null = null,
): WeekPlayed {
  const games: Game[] = [];
  const hurt: Absence[] = [];
  const watched = watchWeek(dynasty, (team) => sheets.of(team).players);
  for (const played of gamesOf(dynasty, sheets, coached)) {
    count(dynasty, played, sheets);
    watched.add(played.game, played.box);
    games.push(played.game);
    hurt.push(...played.injuries);
    take(played);
  }
  if (coached !== null) dynasty.called = [...dynasty.called, coached.calls];
  return finish(dynasty, games, hurt, watched, sheets);
}

/** Whether the season's last game has been played. */
export function seasonOver(dynasty: DynastyState): boolean {
  return dynasty.stage === 'season' && dynasty.week > lastWeek(dynasty);
}
