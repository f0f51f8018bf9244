import { createHash } from 'node:crypto';
import { extname } from 'node:path';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** A file held in memory, ready to be sent. */
export interface MemoryFile {
  type: string;
  body: Buffer;
  etag: string;
}

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.woff': 'font/woff',
  '.txt': 'text/plain; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
};

export function memoryFile(fileName: string, content: Buffer | string): MemoryFile {
  const body = typeof content === 'string' ? Buffer.from(content) : content;
  const digest = createHash('sha256').update(body).digest('base64url').slice(0, 22);
  return { type: TYPES[extname(fileName).toLowerCase()] ?? 'application/octet-stream', body, etag: `"${digest}"` };
}

/** Sends a file, or 304 if the client has it. */
export function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  file: MemoryFile,
  cacheControl: string,
): FastifyReply {
  reply.header('Cache-Control', cacheControl).header('ETag', file.etag);
  const known = request.headers['if-none-match'];
  if (known?.split(/\s*,\s*/).some((tag) => tag.replace(/^W\//, '') === file.etag)) {
    return reply.code(304).send();
  }
  return reply.type(file.type).send(file.body);
}

/** For content with a versioned address. */
export const FOREVER = 'public, max-age=31536000, immutable';
/** Cached, but revalidated each time. */
export const ASK_EACH_TIME = 'no-cache';
