import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AppHost, Session } from '../../core/app/app-host.ts';
import {
  type AnswerOf,
  type Definition,
  type InputOf,
  OPERATIONS,
  type OperationName,
  operation,
} from '../../core/app/registry.ts';
import { done, type Result, refuse } from '../../core/app/result.ts';
import { stageBefore, stageOfQuery } from '../../core/model/stages.ts';
import { sendFailure } from '../plugins/errors.ts';
import { needSession, sessionOf } from '../plugins/identity.ts';
import { sendAnswer } from '../plugins/written.ts';

/** Makes a route of every entry of the registry. */
export function operationRoutes(api: FastifyInstance, host: AppHost, checkAnswers: boolean): void {
  for (const name of Object.keys(OPERATIONS) as OperationName[]) {
    const { method, path, also } = operation(name);
    const handler = (request: FastifyRequest, reply: FastifyReply) => answer(name, request, reply, host, checkAnswers);
    if (name === 'noncon')
      api.get(path, (request, reply) => answer(nonconOrNew(request), request, reply, host, checkAnswers));
    else api.route({ method, url: path, handler });
    if (also !== undefined && name !== 'newGame') api.route({ method: also.method, url: also.path, handler });
  }
}

/** The address of the non-conference page starts a new game when a team or a year is named. */
function nonconOrNew(request: FastifyRequest): OperationName {
  const query = request.query as Record<string, unknown>;
  return query.team || query.year ? 'newGame' : 'noncon';
}

async function answer(
  name: OperationName,
  request: FastifyRequest,
  reply: FastifyReply,
  host: AppHost,
  checkAnswers: boolean,
): Promise<FastifyReply> {
  const definition = operation(name);
  const input = readInput(definition, request);
  const result = input.ok ? await perform(name, input.value, request, host) : input;
  if (!result.ok) return sendFailure(reply, result.error);
  if (checkAnswers) checkAnswer(name, definition, result.value);
  return sendAnswer(request, reply, result.value as object);
}

/** Query string or body, and the parts of the path, as the operation's input. */
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

async function perform<Name extends OperationName>(
  name: Name,
  input: unknown,
  request: FastifyRequest,
  host: AppHost,
): Promise<Result<unknown>> {
  if (name === 'home') {
    const session = (await sessionOf(request, host)) ?? (await host.active());
    return host.home(session, input as InputOf<'home'>);
  }
  if (name === 'newGame') return host.create(input as InputOf<'newGame'>);
  const session = await needSession(request, host);
  if (!session.ok) return session;
  const moved = await moveStage(name, session.value);
  return moved.ok ? session.value.run(name, input as InputOf<Name>) : moved;
}

/** Moves the stage on when the page asked for belongs to the next one. */
async function moveStage(name: OperationName, session: Session): Promise<Result<AnswerOf<'advance'> | null>> {
  const to = stageOfQuery(name);
  if (to === null) return done(null);
  const stage = await session.stage();
  if (!stage.ok) return stage;
  return stage.value === stageBefore(to) ? session.run('advance', { to }) : done(null);
}

function checkAnswer(name: OperationName, definition: Definition, value: unknown): void {
  const checked = definition.answer.safeParse(value);
  if (checked.success) return;
  const where = checked.error.issues.slice(0, 5).map((issue) => `${issue.path.join('.')}: ${issue.message}`);
  throw new Error(`The answer of ${name} does not fit its schema: ${where.join('; ')}`);
}
