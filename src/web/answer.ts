import type { Conferences, Info } from '../core/contract/views/index.ts';
import { lastWeekOf, PLAYOFF_SIZES, type PlayoffSize } from '../core/model/playoff.ts';
import { knownStage } from '../core/model/stages.ts';

/**
 * Normalizes answers for the pages. A server with stages of its own, or one that reports less about the dynasty than
 * ours, gets the defaults of the specification.
 */

type Fields = Readonly<Record<string, unknown>>;

/** The stage as the server wrote it, next to the one our pages treat it as. */
type Foreign = Info & { stageSaid?: string };

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const number = (value: unknown, other: number): number =>
  typeof value === 'number' && Number.isFinite(value) ? value : other;

const text = (value: unknown, other: string): string => (typeof value === 'string' ? value : other);

/** Playoff size if the server does not name one. */
const USUAL_SIZE: PlayoffSize = 4;

function playoffOf(given: unknown): Info['playoff'] {
  const { teams, autobids, conf_champ_top_4 } = isFields(given) ? given : ({} as Fields);
  // A field size that none of our seasons has is shown unchanged.
  const size = number(teams, USUAL_SIZE) as PlayoffSize;
  return { teams: size, autobids: number(autobids, 0), conf_champ_top_4: conf_champ_top_4 === true };
}

/** Returns the weeks of a season, even with a playoff size that no season of ours has. */
function lastWeek({ teams, autobids, conf_champ_top_4 }: Info['playoff']): number {
  const known = PLAYOFF_SIZES.includes(teams) ? teams : USUAL_SIZE;
  return lastWeekOf({ teams: known, autobids, championsTopFour: conf_champ_top_4 });
}

/** Returns the dynasty's info with missing parts filled in. */
function infoOf(given: Fields): Foreign {
  const playoff = playoffOf(given.playoff);
  const said = text(given.stage, 'season');
  const stage = knownStage(said);
  const currentYear = number(given.currentYear, new Date().getFullYear());
  return {
    ...given,
    user_id: text(given.user_id, ''),
    currentYear,
    currentWeek: Math.max(1, number(given.currentWeek, 1)),
    startYear: number(given.startYear, currentYear),
    lastWeek: Math.min(number(given.lastWeek, lastWeek(playoff)), MOST_WEEKS),
    stage,
    ...(stage !== said && { stageSaid: said }),
    team: { name: isFields(given.team) ? text(given.team.name, '') : '' },
    playoff,
  };
}

/** Longest list of weeks accepted. */
const MOST_WEEKS = 60;

function conferencesOf(given: unknown): Conferences {
  const list: unknown[] = Array.isArray(given) ? given : [];
  return list
    .filter(isFields)
    .map(({ id, confName }) => ({ id: text(id, ''), confName: text(confName, '') }))
    .filter(({ confName }) => confName !== '');
}

/** Returns the answer with the part every page shows filled in; any other answer as it is. */
export function filledIn(answer: unknown): unknown {
  if (!isFields(answer) || !isFields(answer.info)) return answer;
  return {
    ...answer,
    info: infoOf(answer.info),
    ...('conferences' in answer && { conferences: conferencesOf(answer.conferences) }),
  };
}

/** Returns the stage as the server wrote it: "playoff" and "schedule non conference" are treated as stages of ours. */
export function stageSaid(info: Info): string {
  return (info as Foreign).stageSaid ?? info.stage;
}
