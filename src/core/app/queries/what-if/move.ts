import type { InputOf } from '../../../contract/registry.ts';
import { done, type Result, refuse } from '../../../contract/result.ts';
import type { WhatIfMove } from '../../../contract/views/season/what-if.ts';
import type { TeamId } from '../../../model/ids.ts';
import { hasReached } from '../../../model/stages.ts';
import type { QueryContext } from '../../reading/context.ts';
import { dynastyYears, findYear, namedTeam } from '../../reading/names.ts';
import { infoView } from '../../views/team.ts';
import { ask } from '../../what-if/asking.ts';
import { hireOf, hires } from '../../what-if/hires.ts';
import type { Move, MovesOf } from '../../what-if/moves.ts';
import { opponentMove, opponents } from '../../what-if/opponents.ts';
import { signingMove, signings } from '../../what-if/signings.ts';

type Input = InputOf<'whatIfMove'>;

/** What-if questions about a season. */
function choicesOf(of: MovesOf, { kind, week }: Input): Move[] {
  if (kind === 'signing') return signings(of);
  return kind === 'hire' ? hires(of) : opponents(of, week);
}

/** The requested move; null if none. */
function askedOf(of: MovesOf, { kind, recruit, coach, week }: Input, team: TeamId | null): Result<Move | null> {
  if (kind === 'signing') return recruit === undefined ? done(null) : signingMove(of, recruit, team);
  if (kind === 'hire') return coach === undefined ? done(null) : hireOf(of, coach, team);
  return week === undefined || team === null ? done(null) : opponentMove(of, week, team);
}

/**
 * The latest season with such moves: schedules are full once a season has begun, and the carousel is over once it has
 * closed.
 */
function newestYear({ season }: QueryContext, kind: Input['kind']): number {
  const { year, stage, settings } = season.row;
  const isOpen = kind === 'signing' || hasReached(stage, kind === 'hire' ? 'summary' : 'season');
  return isOpen ? year : Math.max(settings.startYear, year - 1);
}

function movesOf(context: QueryContext, input: Input): Result<MovesOf> {
  const year = findYear(context.season, input.year ?? newestYear(context, input.kind));
  return year.ok ? done({ context, season: context.seasonOf(year.value), year: year.value }) : year;
}

/** The requested move, with its question as a sentence. */
export function moveAsked(context: QueryContext, input: Input): Result<{ change: Move['change']; said: string }> {
  const of = movesOf(context, input);
  if (!of.ok) return of;
  const team = namedTeam(of.value.season, input.team);
  if (!team.ok) return team;
  const asked = askedOf(of.value, input, team.value);
  if (!asked.ok) return asked;
  if (asked.value === null) return refuse('malformed', 'Name the recruit, the coach, or the week and the opponent.');
  const { question, text } = asked.value.choice;
  return done({ change: asked.value.change, said: `${question} ${of.value.year}: ${text}.` });
}

type Played = Pick<WhatIfMove, 'progress' | 'outcome'>;

const NOT_ASKED: Played = { progress: null, outcome: null };

/** Simulates the seasons if runs were requested. */
function playedOn({ save, path }: QueryContext, move: Move | null, runs: number | undefined): Result<Played> {
  if (move === null || runs === undefined) return done(NOT_ASKED);
  if (path === null) return refuse('wrong_stage', 'Only a saved dynasty can be replayed.');
  const version = save.decisions.engines().at(-1)?.engine ?? '';
  const asked = ask({ path, version, state: save.digest(), change: move.change, runs });
  return 'error' in asked ? { ok: false, error: asked.error } : done(asked);
}

/** What-if questions about a season's signings, hires and opponents, and how the following seasons would have gone. */
export function whatIfMove(context: QueryContext, input: Input): Result<WhatIfMove> {
  const of = movesOf(context, input);
  if (!of.ok) return of;
  const team = namedTeam(of.value.season, input.team);
  if (!team.ok) return team;
  const asked = askedOf(of.value, input, team.value);
  if (!asked.ok) return asked;
  const played = playedOn(context, asked.value, input.runs);
  if (!played.ok) return played;
  return done({
    info: infoView(context.season),
    kind: input.kind,
    year: of.value.year,
    years: dynastyYears(context.season),
    asked: asked.value?.choice ?? null,
    choices: choicesOf(of.value, input).map(({ choice }) => choice),
    ...played.value,
  });
}
