import { USUAL_DAY } from '../../football/day.ts';
import { playGame } from '../../football/game.ts';
import type { Availability } from '../../football/side.ts';
import { Coach, fromList } from '../../football/sideline/coach.ts';
import { type Film, filmOf } from '../../football/sideline/film.ts';
import type { LiveInputs } from '../../football/sideline/live-game.ts';
import { tally } from '../../football/tally/tally.ts';
import type { TeamSheet } from '../../football/team-sheet.ts';
import { copyOfGame, type Game } from '../../model/game.ts';
import { type GameId, isVisitor, type PlayerId, type TeamId } from '../../model/ids.ts';
import { firstOf } from '../../model/lists.ts';
import { type Absence, halfOutIn, outIn } from '../../model/people/absences.ts';
import type { BoxScore } from '../../model/plays/box.ts';
import type { SidelineCall } from '../../model/plays/sideline.ts';
import { type GameRules, rulesOf } from '../../model/rules.ts';
import type { Program, TeamRecord } from '../../model/team.ts';
import { stream } from '../../random/stream.ts';
import { ranksOf } from '../../season/polls/opinions.ts';
import { records } from '../../season/records.ts';
import { watchability } from '../../season/watchability.ts';
import type { Tuning } from '../../tuning/index.ts';
import { seasonTuning } from '../../tuning/season-tuning.ts';
import { ownSide } from '../career/own-job.ts';
import type { DynastyState, Season } from '../dynasty-state.ts';
import { keptOff } from '../saved.ts';
import { lastWeek, programMap } from '../season-facts.ts';
import { type Setting, settingOf } from './conditions.ts';
import { changedKickIn, seedOfGame } from './game-dice.ts';
import { ejectionsOf, hurtTimesOf, injuriesOf, injuryStream } from './injuries.ts';
import { planOf } from './plans.ts';
import type { Sheets } from './sheets.ts';

/** A finished game with its box score. */
export interface GamePlayed {
  game: Game;
  box: BoxScore;
  /** Null if the site of the game is unknown. */
  setting: Setting | null;
  /** Injuries in the game. */
  injuries: readonly Absence[];
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
export function* gamesOf(
  dynasty: DynastyState,
  sheets: Sheets,
  coached: CoachedGame | null,
): Generator<GamePlayed, void> {
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
