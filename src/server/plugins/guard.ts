import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendFailure } from './errors.ts';
import type { Log } from './log.ts';

/**
 * Checks the sender of requests. Some GETs change the game, so pages of other sites must not reach them: not by a
 * script (Origin), not by an image or link (Sec-Fetch-Site, or Referer in older browsers), not by DNS rebinding (Host).
 *
 * The guard is attached to the routes, not to the text of the path, so no spelling of a path bypasses it.
 */
export function guard(routes: FastifyInstance, hosts: readonly string[], log: Log): void {
  const served = new Set([...LOOPBACK, ...hosts.map((host) => host.toLowerCase())]);
  routes.addHook('onRequest', async (request, reply) => {
    const refusal = whyRefused(request, served);
    if (refusal !== null) return sendFailure(reply, { code: 'forbidden', message: refusal }, log);
    allowOrigin(request, reply);
  });
}

/** Guards the API calls, whose answers are never cached, and lets other origins on this machine send them. */
export function guardApi(api: FastifyInstance, hosts: readonly string[], log: Log): void {
  api.addHook('onRequest', async (_request, reply) => {
    reply.header('Cache-Control', 'no-store');
  });
  guard(api, hosts, log);
  api.options('/api/*', async (_request, reply) => preflight(reply));
}

const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];

/** Returns the reason for refusing, or null if the request is allowed. */
function whyRefused(request: FastifyRequest, served: ReadonlySet<string>): string | null {
  const host = request.headers.host ?? '';
  if (!served.has(hostName(host))) return 'This server does not answer under that host name; start it with --host.';
  const { origin } = request.headers;
  if (origin !== undefined) {
    return originAllowed(origin, host) ? null : 'Pages from other sites may not use this game.';
  }
  return fromElsewhere(request, host) ? 'Links and images on other sites may not use this game.' : null;
}

/** Whether the request comes from a link or image on another site, as far as the browser says. */
function fromElsewhere(request: FastifyRequest, host: string): boolean {
  const { referer, 'sec-fetch-site': site } = request.headers;
  if (site !== undefined) return site === 'cross-site';
  return referer !== undefined && !originAllowed(originOf(referer), host);
}

function originOf(address: string): string {
  return URL.canParse(address) ? new URL(address).origin : '';
}

/** Returns the name in a Host header: `[::1]` from `[::1]:8000`, `localhost` from `LOCALHOST:8000`. */
function hostName(host: string): string {
  return host.toLowerCase().replace(/:\d*$/, '');
}

/** Whether an origin is the server's own, or a loopback one on any port. */
function originAllowed(origin: string, host: string): boolean {
  const match = /^https?:\/\/([^/@?#\\\s]+)$/i.exec(origin);
  const authority = match?.[1]?.toLowerCase();
  if (authority === undefined) return false;
  return authority === host.toLowerCase() || LOOPBACK.includes(hostName(authority));
}

function allowOrigin(request: FastifyRequest, reply: FastifyReply): void {
  reply.header('Vary', 'Origin');
  const { origin } = request.headers;
  if (origin === undefined) return;
  reply.header('Access-Control-Allow-Origin', origin);
  reply.header('Access-Control-Allow-Credentials', 'true');
  reply.header('Access-Control-Expose-Headers', 'Content-Disposition');
}

function preflight(reply: FastifyReply): FastifyReply {
  return reply
    .header('Access-Control-Allow-Methods', 'GET, POST')
    .header('Access-Control-Allow-Headers', 'Content-Type, X-User-ID')
    .header('Access-Control-Max-Age', '600')
    .code(204)
    .send();
}
