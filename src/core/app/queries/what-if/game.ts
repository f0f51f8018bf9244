import type { InputOf } from '../../../contract/registry.ts';
import { done, type Result, refuse } from '../../../contract/result.ts';
import type { WhatIf, WhatIfChoice } from '../../../contract/views/season/what-if.ts';
import type { Game, GameResult } from '../../../model/game.ts';
import type { PlayerId } from '../../../model/ids.ts';
import { firstOf } from '../../../model/lists.ts';
import { type Injury, isInjury } from '../../../model/people/absences.ts';
import { PLAY_FLAGS } from '../../../model/plays/play.ts';
import { QUARTERS, rulesOf } from '../../../model/rules.ts';
import { INJURY_WORDS } from '../../../words/injuries.ts';
import { clock } from '../../../words/numbers.ts';
import { hasFlag, kindOf, type PlayRow, playCount, playRow, resultOf, sideOf } from '../../../words/plays/row.ts';
import { playText } from '../../../words/plays/text.ts';
import { quarterName } from '../../../words/terms.ts';
import { injuryQuestion, kickQuestion, winnerQuestion } from '../../../words/what-if/questions.ts';
import type { QueryContext } from '../../reading/context.ts';
import { type SeasonView, teamFacts } from '../../reading/season-view.ts';
import { type FinishedGame, namesOf, readFinished } from '../../views/box.ts';
import { infoView } from '../../views/team.ts';
import { ask } from '../../what-if/asking.ts';
import type { Change } from '../../what-if/change.ts';

type Finished = Game & { result: GameResult };

interface About {
  context: QueryContext;
  season: SeasonView;
  game: Finished;
  finished: FinishedGame;
}

const nameOf = ({ season }: About, team: Game['home']): string => teamFacts(season, team).name;

/** The losing team. */
function loserOf({ home, away, result }: Finished) {
  return result.homeScore > result.awayScore ? away : home;
}

interface Kick {
  play: number;
  row: PlayRow;
  good: boolean;
}

/** Field goals and missed extra points, in game order. */
function kicksIn({ box }: FinishedGame): Kick[] {
  const rows = Array.from({ length: playCount(box.plays) }, (_, play) => ({ play, row: playRow(box.plays, play) }));
  return rows
    .filter(({ row }) => !hasFlag(row, PLAY_FLAGS.noPlay))
    .map(({ play, row }) => ({ play, row, good: resultOf(row) === 'good' }))
    .filter(({ row, good }) => kindOf(row) === 'field_goal' || (kindOf(row) === 'extra_point' && !good));
}

/** Returns the quarter and clock; overtime has no clock. */
function whenText({ quarter, secondsLeft }: PlayRow): string {
  return quarter > QUARTERS ? quarterName(quarter) : `${quarterName(quarter)} ${clock(secondsLeft)}`;
}

function kickChoice(about: About, { play, row, good }: Kick): WhatIfChoice {
  const { game, season, finished } = about;
  const rules = rulesOf(game.year, season.rules);
  const playByPlay = playText(row, namesOf(season, finished), rules);
  const text = `${whenText(row)}: ${playByPlay}`;
  const team = nameOf(about, sideOf(row) === 0 ? game.home : game.away);
  return { kind: 'kick', question: kickQuestion(good), text, team, kick: play };
}

/** A game's injuries, sorted by player id. */
function injuriesIn({ context: { save }, game }: About): Injury[] {
  const both = [game.home, game.away].flatMap((team) => save.injuries.ofTeam(game.year, team));
  const hurt = both.filter((each): each is Injury => isInjury(each) && each.game === game.id);
  return hurt.sort((a, b) => a.player - b.player);
}

function playerName({ finished }: About, id: PlayerId): string {
  const player = finished.player.get(id);
  return player === undefined ? 'the player' : `${player.first} ${player.last}`;
}

function injuryChoice(about: About, { player, team, ailment }: Injury): WhatIfChoice {
  const name = playerName(about, player);
  const position = about.finished.player.get(player)?.position.toUpperCase() ?? '';
  const text = `${position} ${name}: ${INJURY_WORDS[ailment]}`;
  return { kind: 'injury', question: injuryQuestion(name), text, team: nameOf(about, team), player };
}

function choicesOf(about: About): WhatIfChoice[] {
  const { game } = about;
  const loser = nameOf(about, loserOf(game));
  const winner = nameOf(about, loserOf(game) === game.home ? game.away : game.home);
  const text = `${winner} won`;
  return [
    { kind: 'winner', question: winnerQuestion(loser), text, team: loser },
    ...kicksIn(about.finished).map((each) => kickChoice(about, each)),
    ...injuriesIn(about).map((each) => injuryChoice(about, each)),
  ];
}

/** The requested choice; null for a play that is not a kick, and for a player who was not injured in the game. */
function chosen(choices: readonly WhatIfChoice[], { kick, player }: InputOf<'whatIf'>): WhatIfChoice | null {
  if (kick === undefined && player === undefined) return firstOf(choices);
  const wanted = (each: WhatIfChoice) => (kick === undefined ? each.player === player : each.kick === kick);
  return choices.find((each) => each.kind !== 'winner' && wanted(each)) ?? null;
}

function changeOf({ game, finished }: About, { kind, kick, player }: WhatIfChoice): Change {
  const changed = kicksIn(finished).find(({ play }) => play === kick);
  return {
    kind,
    game,
    ...(changed !== undefined && { kick: { play: changed.play, good: changed.good } }),
    ...(player !== undefined && { player }),
  };
}

function aboutGame(context: QueryContext, id: number): Result<About> {
  const game = context.save.games.byId(id);
  if (game === null) return refuse('not_found', `There is no game ${id} in this dynasty; dynasty week lists games.`);
  const { result } = game;
  const finished = result === null ? null : readFinished(context, game);
  if (result === null || finished === null) return refuse('wrong_stage', `Game ${id} has not been played yet.`);
  return done({ context, season: context.seasonOf(game.year), game: { ...game, result }, finished });
}

/** Simulates the season if runs were requested. */
function playedOn(about: About, choice: WhatIfChoice, runs: number | undefined) {
  const { save, path } = about.context;
  if (runs === undefined) return { progress: null, outcome: null };
  if (path === null) return refuse('wrong_stage', 'Only a saved dynasty can be replayed.').error;
  const version = save.decisions.engines().at(-1)?.engine ?? '';
  const asked = ask({ path, version, state: save.digest(), change: changeOf(about, choice), runs });
  return 'error' in asked ? asked.error : asked;
}

/** The requested choice, along with all choices. */
function asked(about: About, input: InputOf<'whatIf'>): Result<{ choice: WhatIfChoice; choices: WhatIfChoice[] }> {
  const choices = choicesOf(about);
  const choice = chosen(choices, input);
  if (choice !== null) return done({ choice, choices });
  const what = input.kick === undefined ? `Player ${input.player} was not hurt` : `Play ${input.kick} is no kick`;
  const { id } = about.game;
  return refuse('not_found', `${what} in game ${id}; dynasty what-if ${id} --list lists what can change.`);
}

/** The requested change, with its question as a sentence. */
export function changeAsked(context: QueryContext, input: InputOf<'whatIf'>): Result<{ change: Change; said: string }> {
  const found = aboutGame(context, input.game);
  if (!found.ok) return found;
  const answer = asked(found.value, input);
  if (!answer.ok) return answer;
  const { choice } = answer.value;
  const { year, week } = found.value.game;
  const said = `${choice.question} Week ${week} of ${year}, ${choice.text}.`;
  return done({ change: changeOf(found.value, choice), said });
}

/** What-if questions about a game, and how the season would have gone. */
export function whatIf(context: QueryContext, input: InputOf<'whatIf'>): Result<WhatIf> {
  const found = aboutGame(context, input.game);
  if (!found.ok) return found;
  const about = found.value;
  const { game } = about;
  const answer = asked(about, input);
  if (!answer.ok) return answer;
  const { choice, choices } = answer.value;
  const played = playedOn(about, choice, input.runs);
  if ('code' in played) return { ok: false, error: played };
  return done({
    info: infoView(context.season),
    question: choice.question,
    kind: choice.kind,
    game: {
      id: game.id,
      year: game.year,
      week: game.week,
      home: nameOf(about, game.home),
      away: nameOf(about, game.away),
      home_score: game.result.homeScore,
      away_score: game.result.awayScore,
    },
    ...(choice.kick !== undefined && { kick: choice.kick }),
    ...(choice.player !== undefined && { player: choice.player }),
    choices,
    ...played,
  });
}
