import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

/** Smaller answers are not worth compressing. */
const COMPRESS_FROM_BYTES = 1024;
/**
 * Quality out of 11: answers are computed for each request and mostly stay on the machine, so speed matters more than
 * size.
 */
const BROTLI_QUALITY = 1;

/**
 * Sets security headers, a strict content policy and compression.
 *
 * @param inlineScripts hashes of the scripts in the interface's own page, the only inline ones allowed
 */
export async function setHeaders(app: FastifyInstance, inlineScripts: readonly string[]): Promise<void> {
  await app.register(helmet, {
    // The server speaks plain http on a local machine or network, so nothing may require https.
    strictTransportSecurity: false,
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'", ...inlineScripts],
        styleSrc: ["'self'"],
        // Style attributes carry team colors and drawn faces; style elements stay forbidden.
        styleSrcAttr: ["'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'"],
        manifestSrc: ["'self'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    referrerPolicy: { policy: 'no-referrer' },
  });
  await app.register(compress, {
    threshold: COMPRESS_FROM_BYTES,
    encodings: ['br', 'gzip'],
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } },
    zlibOptions: { level: 1 },
  });
}
