import type { Game } from '../../../model/game.ts';
import type { TeamId } from '../../../model/ids.ts';
import { isInjury } from '../../../model/people/absences.ts';
import { NOT_THIS_SEASON } from '../../../model/people/injuries.ts';
import type { TeamStat } from '../../../model/plays/stats.ts';
import { type PlanChoices, planChoicesFrom } from '../../../model/program/game-plan.ts';
import { SUMMER_TURN } from '../../../model/recruiting.ts';
import { type FinishedGame, isFinished, opponentOf, winnerOf } from '../../../season/records.ts';
import { hurt, planWorked } from '../../../words/feed.ts';
import { INJURY_WORDS } from '../../../words/injuries.ts';
import { planInWords } from '../../../words/plan.ts';
import type { QueryContext } from '../../reading/context.ts';
import { teamCountIn } from '../../reading/game-lines.ts';
import { teamFacts } from '../../reading/season-view.ts';
import { scoreFrom } from '../../shape/game.ts';
import { seasonLines } from '../league/stats.ts';
import { namedPlayer, type UndatedItem } from './item.ts';

/** Weeks that an injury must cost to be told of. */
const TOLD_WEEKS = 2;

/** Players who were hurt for weeks. */
export function injuryItems({ save, season }: QueryContext): UndatedItem[] {
  const { team } = season.row.settings;
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
      { about: 'injuries', turn: SUMMER_TURN + week, id: player, key: `hurt ${player} ${week}`, tone: 'bad', text },
    ];
  });
}

/** The coach's own plan in each week of the season that has been played, where he had one. */
function plansByWeek({ save, season }: QueryContext): Map<number, PlanChoices> {
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

/** Latest games with the coach's own plan in the feed: each reads its play log, which takes time. */
const TOLD_GAMES = 4;

/** Passes among the plays a team has called this season; null before it has played. */
function usualPasses(context: QueryContext, team: TeamId): number | null {
  const line = seasonLines(context, 'offense').get(team);
  const plays = line === undefined ? 0 : line.pass_apg + line.rush_apg;
  return line === undefined || plays === 0 ? null : line.pass_apg / plays;
}

/** What a plan did in one game. */
function planItem(context: QueryContext, game: Game & FinishedGame, plan: PlanChoices): UndatedItem {
  const { season } = context;
  const { team } = season.row.settings;
  const count = (stat: TeamStat) => teamCountIn(context, game, team, stat);
  const plays = Math.max(1, count('pass_attempts') + count('rush_attempts'));
  const yards = count('total_yards') / plays;
  const other = opponentOf(game, team);
  const { name: opponent } = teamFacts(season, other);
  const { score } = scoreFrom(game, team);
  const allowed = seasonLines(context, 'defense').get(other)?.ypp ?? null;
  const text = planWorked({
    plan: planInWords(plan),
    result: `${score} ${winnerOf(game) === team ? 'win over' : 'loss to'} ${opponent}`,
    opponent,
    passes: count('pass_attempts') / plays,
    usual: usualPasses(context, team),
    yards,
    allowed,
  });
  const tone = allowed === null ? 'plain' : yards >= allowed ? 'good' : 'bad';
  return { about: 'plan', turn: SUMMER_TURN + game.week, id: game.id, key: `plan ${game.id}`, tone, text };
}

/** What a game plan of the coach's own did in the latest games it was played in. */
export function planItems(context: QueryContext): UndatedItem[] {
  const { season } = context;
  const plans = plansByWeek(context);
  const planned = (season.gamesOf.get(season.row.settings.team) ?? []).flatMap((game) => {
    const plan = plans.get(game.week);
    return plan === undefined || !isFinished(game) ? [] : [{ game, plan }];
  });
  return planned.slice(-TOLD_GAMES).map(({ game, plan }) => planItem(context, game, plan));
}
