import { withoutRedshirts } from '../../../decisions/redshirt.ts';
import { gamesTowardRedshirt } from '../../../dynasty/redshirts.ts';
import type { Game } from '../../../model/game.ts';
import type { TeamId } from '../../../model/ids.ts';
import { mustGet } from '../../../model/lists.ts';
import { isInjury } from '../../../model/people/absences.ts';
import { NOT_THIS_SEASON } from '../../../model/people/injuries.ts';
import type { TeamStat } from '../../../model/plays/stats.ts';
import { type PlanChoices, planChoicesFrom } from '../../../model/program/game-plan.ts';
import { rulesOf } from '../../../model/rules.ts';
import { isBetweenRosters } from '../../../model/stages.ts';
import { type FinishedGame, isFinished, opponentOf, winnerOf } from '../../../season/records.ts';
import { hurt, planWorked, redshirtBurned } from '../../../words/feed.ts';
import { INJURY_WORDS } from '../../../words/injuries.ts';
import { planInWords } from '../../../words/plan.ts';
import type { QueryContext } from '../../reading/context.ts';
import { linesOf, teamCountIn } from '../../reading/game-lines.ts';
import { teamFacts } from '../../reading/season-view.ts';
import { scoreFrom } from '../../views/game.ts';
import { seasonLines } from '../league/stats.ts';
import { namedPlayer, periodOfWeek, type UndatedItem } from './item.ts';

/** Fewest weeks an injury must cost to be reported. */
const TOLD_WEEKS = 2;

/** Players out for weeks. */
export function injuryItems({ save, season }: QueryContext): UndatedItem[] {
  const { team } = season.settings;
  const long = save.injuries
    .ofTeam(season.year, team)
    .filter(isInjury)
    .filter(({ back, week }) => back - week > TOLD_WEEKS);
  const people = new Map(save.players.byIds(long.map(({ player }) => player)).map((each) => [each.id, each]));
  return long.flatMap(({ player, week, back, ailment }): UndatedItem[] => {
    const who = people.get(player);
    if (who === undefined) return [];
    const weeks = back >= NOT_THIS_SEASON ? null : back - week - 1;
    const text = hurt(namedPlayer(who), INJURY_WORDS[ailment], weeks);
    return [
      { about: 'injuries', period: periodOfWeek(week), id: player, key: `hurt ${player} ${week}`, tone: 'bad', text },
    ];
  });
}

/** The player's own plan in each week played this season, if he had one. */
export function plansByWeek({ save, season }: QueryContext): Map<number, PlanChoices> {
  const plans = new Map<number, PlanChoices>();
  let plan: PlanChoices | null = null;
  for (const { command, input, year, week } of save.decisions.all()) {
    if (command === 'setPlan') plan = planChoicesFrom(input);
    if (command !== 'sim' || year !== season.year || plan === null) continue;
    const until = Number((input as { week?: unknown }).week);
    for (let at = week; at < until; at++) plans.set(at, plan);
  }
  return plans;
}

/** Most games with the player's own plan in the feed: each requires reading its play log, which takes time. */
const TOLD_GAMES = 4;

/** Share of passes among a team's plays this season; null before it has played. */
function usualPasses(context: QueryContext, team: TeamId): number | null {
  const line = seasonLines(context, 'offense').get(team);
  const plays = line === undefined ? 0 : line.pass_apg + line.rush_apg;
  return line === undefined || plays === 0 ? null : line.pass_apg / plays;
}

/** The effect of a plan in one game. */
function planItem(context: QueryContext, game: Game & FinishedGame, plan: PlanChoices): UndatedItem {
  const { season } = context;
  const { team } = season.settings;
  const count = (stat: TeamStat) => teamCountIn(context, game, team, stat);
  const plays = Math.max(1, count('pass_attempts') + count('rush_attempts'));
  const yards = count('total_yards') / plays;
  const other = opponentOf(game, team);
  const { name: opponent } = teamFacts(season, other);
  const { score } = scoreFrom(game, team);
  const allowed = seasonLines(context, 'defense').get(other)?.ypp ?? null;
  const text = planWorked({
    plan: planInWords(plan),
    worked: allowed === null ? null : yards >= allowed,
    result: `${score} ${winnerOf(game) === team ? 'win over' : 'loss to'} ${opponent}`,
    opponent,
    passes: count('pass_attempts') / plays,
    usual: usualPasses(context, team),
    yards,
    allowed,
  });
  const tone = allowed === null ? 'plain' : yards >= allowed ? 'good' : 'bad';
  return { about: 'plan', period: periodOfWeek(game.week), id: game.id, key: `plan ${game.id}`, tone, text };
}

/** Freshmen of the player's team who have burned their redshirt, with the games that counted toward it. */
function burnedBy({ save, season }: QueryContext): Map<number, { who: string; games: number }> {
  const { team } = season.settings;
  const { redshirtGames: most } = rulesOf(season.year, season.rules);
  const games = new Map(
    save.playerSeasons.ofTeam(season.year, team).map((line) => [line.player, gamesTowardRedshirt(line)]),
  );
  const lost = save.players
    .ofTeam(team)
    .filter(({ id, classYear, starter }) => classYear === 'fr' && !starter && (games.get(id) ?? 0) > most);
  return new Map(lost.map((player) => [player.id, { who: namedPlayer(player), games: mustGet(games, player.id) }]));
}

/** Redshirts burned in recent games; starters play all season, so theirs are left out. */
export function redshirtItems(context: QueryContext): UndatedItem[] {
  const { season } = context;
  const rules = rulesOf(season.year, season.rules);
  if (withoutRedshirts(season.year, rules) !== null || isBetweenRosters(season.row.stage)) return [];
  const { team } = season.settings;
  const left = burnedBy(context);
  const counts = ({ kind }: Game) => kind === 'regular' || rules.redshirtPostseason;
  const played = (season.gamesOf.get(team) ?? []).filter((game) => isFinished(game) && counts(game)).slice(-TOLD_GAMES);
  return played.reverse().flatMap((game) => burnedIn(context, game, rules.redshirtGames, left));
}

/**
 * Freshmen who burned their redshirt in a game, going back from the last one; `left` holds how many games each had
 * played by then.
 */
function burnedIn(
  context: QueryContext,
  game: Game,
  most: number,
  left: Map<number, { who: string; games: number }>,
): UndatedItem[] {
  if (left.size === 0) return [];
  const { name } = teamFacts(context.season, opponentOf(game, context.season.settings.team));
  return linesOf(context, game).flatMap(({ player }): UndatedItem[] => {
    const freshman = left.get(player);
    if (freshman === undefined) return [];
    if (freshman.games > most + 1) {
      left.set(player, { ...freshman, games: freshman.games - 1 });
      return [];
    }
    left.delete(player);
    const text = redshirtBurned(freshman.who, name, most);
    const period = periodOfWeek(game.week);
    return [{ about: 'redshirts', period, id: player, key: `burned ${player}`, tone: 'bad', text }];
  });
}

/** Effects of the player's own game plan in the latest games he used it. */
export function planItems(context: QueryContext): UndatedItem[] {
  const { season } = context;
  const plans = plansByWeek(context);
  const planned = (season.gamesOf.get(season.settings.team) ?? []).flatMap((game) => {
    const plan = plans.get(game.week);
    return plan === undefined || !isFinished(game) ? [] : [{ game, plan }];
  });
  return planned.slice(-TOLD_GAMES).map(({ game, plan }) => planItem(context, game, plan));
}
