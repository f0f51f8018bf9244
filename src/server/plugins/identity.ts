import type { FastifyRequest } from 'fastify';
import type { AppHost, HostedDynasty } from '../../core/app/hosting/app-host.ts';
import { GONE } from '../../core/app/hosting/refusals.ts';
import { done, type Result, refuse } from '../../core/contract/result.ts';

function userIdOf(request: FastifyRequest): string | null {
  const id = request.headers['x-user-id'];
  return typeof id === 'string' && id !== '' ? id : null;
}

/** Returns the dynasty whose id the request carries; null: none, or an unknown one. */
export async function dynastyOf(request: FastifyRequest, host: AppHost): Promise<Result<HostedDynasty | null>> {
  const id = userIdOf(request);
  return id === null ? done(null) : await host.find(id);
}

/** Returns the required dynasty, or without one a refusal that redirects home. */
export async function needDynasty(request: FastifyRequest, host: AppHost): Promise<Result<HostedDynasty>> {
  const dynasty = await dynastyOf(request, host);
  if (!dynasty.ok) return dynasty;
  if (dynasty.value !== null) return done(dynasty.value);
  if (userIdOf(request) !== null) return { ok: false, error: GONE };
  return refuse('unauthorized', 'Start or continue a game first.', '/');
}
