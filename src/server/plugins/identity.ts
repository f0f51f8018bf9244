import type { FastifyRequest } from 'fastify';
import type { AppHost, Session } from '../../core/app/app-host.ts';
import { GONE } from '../../core/app/refusals.ts';
import { done, type Result, refuse } from '../../core/app/result.ts';

function userIdOf(request: FastifyRequest): string | null {
  const id = request.headers['x-user-id'];
  return typeof id === 'string' && id !== '' ? id : null;
}

/** The save whose id the request carries; null: it carries none, or one that no save has. */
export async function sessionOf(request: FastifyRequest, host: AppHost): Promise<Result<Session | null>> {
  const id = userIdOf(request);
  return id === null ? done(null) : await host.find(id);
}

/** The same where a save is needed: a refusal that leads home. */
export async function needSession(request: FastifyRequest, host: AppHost): Promise<Result<Session>> {
  const session = await sessionOf(request, host);
  if (!session.ok) return session;
  if (session.value !== null) return done(session.value);
  if (userIdOf(request) !== null) return { ok: false, error: GONE };
  return refuse('unauthorized', 'Start or continue a game first.', '/');
}
