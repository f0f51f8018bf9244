import type { Milestone } from '../../contract/views/index.ts';
import { isMilestone } from '../../dynasty/career/legacy.ts';
import type { CoachId } from '../../model/coaches.ts';
import { nationalChampion } from '../../season/playoff.ts';
import { coachesOf } from '../coaches.ts';
import type { QueryContext } from '../reading/context.ts';
import { teamFacts } from '../reading/season-view.ts';
import { scoreFrom } from '../views/game.ts';
import { type CoachedGame, gamesCoachedBy, relationTo } from './games.ts';

/** Milestones of a head coach's career. */

type Kind = Milestone['kind'];

/** Firsts that a win may be. */
function firstsOf(context: QueryContext, id: CoachId, { game, team, against }: CoachedGame): Kind[] {
  const bowl = game.kind !== 'regular' && game.kind !== 'conference_championship';
  const national = game.kind === 'playoff' && isTitle(context, game.year, team, game.week);
  const assistant = against !== null && relationTo(coachesOf(context), id, against.coach.id, game.year) === 'assistant';
  return [
    ...(bowl ? (['bowl'] as const) : []),
    ...(game.kind === 'conference_championship' ? (['conference'] as const) : []),
    ...(national ? (['national'] as const) : []),
    ...(assistant ? (['assistant'] as const) : []),
  ];
}

/** Whether a team's playoff game won the national championship. */
function isTitle({ save }: QueryContext, year: number, team: string, week: number): boolean {
  const games = save.games.ofYear(year);
  return nationalChampion(games) === team && games.every((game) => game.week <= week);
}

function shape({ season }: QueryContext, { game, team, opponent }: CoachedGame, kind: Kind, count: number): Milestone {
  return {
    kind,
    count,
    year: game.year,
    week: game.week,
    team: teamFacts(season, team).name,
    opponent: teamFacts(season, opponent).name,
    score: scoreFrom(game, team).score,
    game: game.id,
  };
}

/** A coach's career milestones, earliest first. */
export function milestonesOf(context: QueryContext, id: CoachId): Milestone[] {
  return context.memo(`milestones of ${id}`, () => {
    const seen = new Set<Kind>();
    let wins = 0;
    return gamesCoachedBy(context, id)
      .filter(({ won }) => won)
      .flatMap((each) => {
        wins += 1;
        const firsts = firstsOf(context, id, each).filter((kind) => !seen.has(kind));
        for (const kind of firsts) seen.add(kind);
        const counted = isMilestone(wins, context.season.tuning) ? [shape(context, each, 'wins', wins)] : [];
        return [...counted, ...firsts.map((kind) => shape(context, each, kind, 1))];
      });
  });
}
