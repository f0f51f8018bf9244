import fastify, { type FastifyInstance } from 'fastify';
import type { AppHost } from '../core/app/hosting/app-host.ts';
import { MOST_UNIVERSE_BYTES } from '../core/contract/calls.ts';
import { docsRoutes } from './docs/routes.ts';
import { answerBroken, answerErrors, sayNotFound } from './plugins/errors.ts';
import { guard, guardApi } from './plugins/guard.ts';
import { setHeaders } from './plugins/headers.ts';
import { type Log, logRequests } from './plugins/log.ts';
import { logoRoutes } from './routes/logos.ts';
import { operationRoutes } from './routes/operations.ts';
import { loadPages, pageRoutes } from './routes/pages.ts';
import { saveRoutes } from './routes/saves.ts';

export interface AppOptions {
  /** The saves, and all operations on them. */
  dynasty: AppHost;
  /** Version shown by `/api/health` and the documentation. */
  version?: string;
  /** Folder of the built interface; without it, a page reports that it is not built. */
  webRoot?: string;
  /** Folder of pictures (PNG or SVG by team name) that override the drawn ones. */
  logosDir?: string;
  /** Host names and addresses served besides loopback ones. */
  hosts?: readonly string[];
  /** Logs one line per request. Errors are logged in any case. */
  verbose?: boolean;
  log?: Log;
  /** Whether answers are checked against their schemas before they are sent; by default outside production. */
  checkAnswers?: boolean;
  limits?: Partial<Limits>;
}

/** The server's limits. */
export interface Limits {
  /** Most bytes of a request body: calls are small. */
  body: number;
  /** Most bytes of a body with a universe in it. */
  universe: number;
  /** Most bytes of an imported save: far above any dynasty's size, since a century stays below 200 MB. */
  save: number;
  /** Milliseconds in which a request must have arrived completely. */
  arrivalMs: number;
  /** Milliseconds a connection may be silent. */
  silenceMs: number;
}

const LIMITS: Limits = {
  body: 16 * 1024,
  universe: MOST_UNIVERSE_BYTES,
  save: 256 * 1024 * 1024,
  arrivalMs: 30_000,
  silenceMs: 120_000,
};
/** How often a request's deadline is checked while it arrives. */
const LOOKS = 10;
/** Every method but OPTIONS, which is a preflight. */
const OTHER_METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'];

/** Builds the server without listening, so that tests can inject requests. */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const limits = { ...LIMITS, ...options.limits };
  const app = fastify({
    logger: false,
    bodyLimit: limits.body,
    connectionTimeout: limits.silenceMs,
    requestTimeout: limits.arrivalMs,
    http: {
      headersTimeout: limits.arrivalMs,
      connectionsCheckingInterval: limits.arrivalMs / LOOKS,
      // Without a Host header a request is refused like one for an unknown host.
      requireHostHeader: false,
    },
    clientErrorHandler: answerBroken,
    forceCloseConnections: 'idle',
    // A HEAD request must not advance a stage, so GET routes get no HEAD routes.
    exposeHeadRoutes: false,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
    frameworkErrors: (error, request, reply) => answerErrors(() => {})(error, request, reply),
  });
  app.removeContentTypeParser('text/plain');
  const log = options.log ?? ((line) => process.stderr.write(`${line}\n`));
  const pages = loadPages(options.webRoot);
  const hosts = options.hosts ?? [];

  await setHeaders(app, pages.inlineScripts);
  if (options.verbose) logRequests(app, log);
  app.setErrorHandler(answerErrors(log));
  await app.register(async (api) => {
    guardApi(api, hosts, log);
    const checkAnswers = options.checkAnswers ?? process.env.NODE_ENV !== 'production';
    operationRoutes(api, { host: options.dynasty, checkAnswers, log, mostUniverse: limits.universe });
    saveRoutes(api, options.dynasty, limits.save, log);
    docsRoutes(api, options.version ?? 'development');
    for (const url of ['/api', '/api/*']) api.route({ method: OTHER_METHODS, url, handler: sayNotFound });
  });
  await app.register(async (pictures) => {
    guard(pictures, hosts, log);
    logoRoutes(pictures, options.dynasty, options.logosDir);
  });
  await pageRoutes(app, pages);
  app.addHook('onClose', async () => options.dynasty.close?.());
  return app;
}
