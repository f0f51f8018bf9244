import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AppHost, HostedDynasty } from '../../core/app/hosting/app-host.ts';
import {
  type AnswerOf,
  type Definition,
  type InputOf,
  OPERATIONS,
  type OperationName,
  operation,
} from '../../core/contract/registry.ts';
import { done, type Failure, type Result, refuse } from '../../core/contract/result.ts';
import { stageOfQuery, stagePage } from '../../core/contract/stage-pages.ts';
import type { Info } from '../../core/contract/views/index.ts';
import { stageBefore, stageFacts } from '../../core/model/stages.ts';
import { untilGone } from '../plugins/client-gone.ts';
import { sendJson } from '../plugins/compressed-json.ts';
import { sendFailure } from '../plugins/errors.ts';
import { dynastyOf, needDynasty } from '../plugins/identity.ts';
import type { Log } from '../plugins/log.ts';
import { awaitedState, namesState, tellState } from '../plugins/state.ts';

/** Inputs of every route. */
interface Routes {
  host: AppHost;
  checkAnswers: boolean;
  log: Log;
  /** Most bytes of a body that may hold a universe. */
  mostUniverse: number;
}

/** Calls whose body may hold a whole universe. */
const WITH_UNIVERSE: ReadonlySet<OperationName> = new Set(['newGame', 'saveUniverse']);

/** Creates a route for every entry of the registry. */
export function operationRoutes(api: FastifyInstance, routes: Routes): void {
  for (const name of Object.keys(OPERATIONS) as OperationName[]) {
    const { method, path, also } = operation(name);
    const handler = (request: FastifyRequest, reply: FastifyReply) => answer(name, request, reply, routes);
    if (name === 'noncon') api.get(path, (request, reply) => answer(nonconOrNew(request), request, reply, routes));
    else api.route({ method, url: path, handler, ...(WITH_UNIVERSE.has(name) && { bodyLimit: routes.mostUniverse }) });
    if (also !== undefined && name !== 'newGame') api.route({ method: also.method, url: also.path, handler });
  }
}

/** Picks the operation for the non-conference page's address, which starts a new game if a team or a year is named. */
function nonconOrNew(request: FastifyRequest): OperationName {
  const query = request.query as Record<string, unknown>;
  return query.team || query.year ? 'newGame' : 'noncon';
}

async function answer(
  name: OperationName,
  request: FastifyRequest,
  reply: FastifyReply,
  { host, checkAnswers, log }: Routes,
): Promise<FastifyReply> {
  const definition = operation(name);
  const input = readInput(definition, request);
  const gone = definition.kind === 'command' ? untilGone(reply) : undefined;
  const result: Answered = input.ok ? await perform(name, input.value, request, host, gone) : input;
  if (gone?.aborted) log(`${request.id} ${request.method} ${request.url}: the client went away; ${keptOf(result)}`);
  if (!result.ok) return sendFailure(reply, result.error, log);
  if (result.state !== undefined) tellState(reply, result.state);
  if (checkAnswers) checkAnswer(name, definition, result.value);
  return sendJson(request, reply, result.value as object);
}

/** Describes, for the log, the result of a command whose client disconnected. */
function keptOf(result: Result<unknown>): string {
  if (!result.ok) return 'nothing was changed.';
  const { info } = result.value as { info?: Info };
  if (info === undefined) return 'it is done.';
  const where = `the dynasty is in the ${info.stage} of ${info.currentYear}, before week ${info.currentWeek}`;
  return `what was already done is kept: ${where}.`;
}

/** Reads an operation's input from the query string or body, and the path. */
function readInput(definition: Definition, request: FastifyRequest): Result<unknown> {
  const { body } = request;
  if (request.method === 'POST' && (typeof body !== 'object' || body === null || Array.isArray(body))) {
    return refuse('malformed', 'Send a JSON object.');
  }
  const given = request.method === 'POST' ? body : request.query;
  const parsed = definition.input.safeParse({ ...(given as object), ...(request.params as object) });
  if (parsed.success) return done(parsed.data);
  const issue = parsed.error.issues[0];
  return refuse('malformed', `${(issue?.message ?? 'The request could not be understood').replace(/\.?$/, '.')}`);
}

/** The result of an operation, with the state it was made in if it is about a dynasty. */
type Answered = { ok: true; value: unknown; state?: string } | { ok: false; error: Failure };

async function perform<Name extends OperationName>(
  name: Name,
  input: unknown,
  request: FastifyRequest,
  host: AppHost,
  gone: AbortSignal | undefined,
): Promise<Answered> {
  if (name === 'home') {
    const own = await dynastyOf(request, host);
    const dynasty = own.ok && own.value !== null ? own : await host.active();
    return host.home(dynasty.ok ? dynasty.value : null, input as InputOf<'home'>);
  }
  if (name === 'universes') return host.universes();
  if (name === 'universe') {
    const own = await dynastyOf(request, host);
    return own.ok ? host.universe(own.value, input as InputOf<'universe'>) : own;
  }
  if (name === 'saveUniverse') return host.saveUniverse(input as InputOf<'saveUniverse'>);
  if (name === 'newGame') return host.create(input as InputOf<'newGame'>);
  if (name === 'renameSave') return host.renameSave(input as InputOf<'renameSave'>);
  if (name === 'deleteSave') return host.deleteSave(input as InputOf<'deleteSave'>);
  const dynasty = await needDynasty(request, host);
  if (!dynasty.ok) return dynasty;
  const moved = await moveStage(name, dynasty.value, request);
  if (!moved.ok) return moved;
  return dynasty.value.run(name, input as InputOf<Name>, { signal: gone, state: awaitedState(request) });
}

/**
 * Advances the stage if the requested page belongs to the next one; two simultaneous requests advance it once. A client
 * that names states advances by command: for it the page does not exist yet.
 */
async function moveStage(
  name: OperationName,
  dynasty: HostedDynasty,
  request: FastifyRequest,
): Promise<Result<AnswerOf<'advance'> | null>> {
  const to = stageOfQuery(name);
  if (to === null) return done(null);
  const stage = await dynasty.stage();
  if (!stage.ok) return stage;
  if (stage.value !== stageBefore(to)) return done(null);
  if (namesState(request)) {
    const [here, next] = [stageFacts(stage.value).label, stageFacts(to).label];
    return refuse('wrong_stage', `The dynasty is in ${here}; ${next} comes next.`, stagePage(stage.value).page);
  }
  const moved = await dynasty.run('advance', { to });
  if (moved.ok || moved.error.code !== 'wrong_stage') return moved;
  const now = await dynasty.stage();
  return now.ok && now.value === to ? done(null) : moved;
}

function checkAnswer(name: OperationName, definition: Definition, value: unknown): void {
  const checked = definition.answer.safeParse(value);
  if (checked.success) return;
  const where = checked.error.issues.slice(0, 5).map((issue) => `${issue.path.join('.')}: ${issue.message}`);
  throw new Error(`The response of ${name} does not match its schema: ${where.join('; ')}`);
}
