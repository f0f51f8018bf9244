import { CHAMPIONSHIP_WEEK } from '../../../model/game.ts';
import { fullName } from '../../../words/terms.ts';
import { coachVoteOf, headCoachesOf } from '../../coaches.ts';
import type { Found, Week } from './found.ts';

/** Coaches: who is new when the season begins, and the best of them. */

/** Prestige from which a new coach is news to the nation. */
const GREAT = 6;

/** New head coaches of great programs and of the player's own. */
function* arrivals({ context, week, name }: Week): Generator<Found> {
  const { season } = context;
  if (week !== 1) return;
  for (const { team, prestige } of season.programs) {
    if (prestige < GREAT && team !== season.row.settings.team) continue;
    const [now, before] = headCoachesOf(context, team);
    if (now.since !== season.year || before?.until !== season.year - 1) continue;
    const seasons = before.until - before.since + 1;
    const told = { kind: 'new_coach', who: fullName(now), before: fullName(before), seasons } as const;
    yield { team, facts: { ...told, team: name(team) } };
  }
}

/** The coach of the year. */
function* best({ context, week }: Week): Generator<Found> {
  if (week !== CHAMPIONSHIP_WEEK) return;
  const [winner] = coachVoteOf(context, context.season.year);
  const program =
    winner && context.season.programs.find(({ team }) => context.season.team.get(team)?.name === winner.team);
  if (!winner || !program) return;
  const { team, wins, losses, expected_wins } = winner;
  const facts = {
    kind: 'coach',
    team,
    who: fullName(winner),
    wins,
    losses,
    expected: Math.round(expected_wins),
  } as const;
  yield { team: program.team, facts };
}

export const COACH_ARCS = [arrivals, best] as const;
