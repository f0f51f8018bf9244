import type { Socket } from 'node:net';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { type Failure, HTTP_STATUS } from '../../core/contract/result.ts';
import type { ErrorView } from '../../core/contract/views/errors.ts';
import type { Log } from './log.ts';

/** Sends a refusal as its status and body. Internal details go to the log, under the request's id. */
export function sendFailure(reply: FastifyReply, failure: Failure, log: Log): FastifyReply {
  const { code, message, redirect, detail } = failure;
  const { id, method, url } = reply.request;
  const status = HTTP_STATUS[code];
  if (status >= 500) log(`${id} ${method} ${url} failed: ${detail ?? message}`);
  const error = status >= 500 ? `${message.replace(/\.$/, '')} (request ${id}).` : message;
  const body: ErrorView = redirect === undefined ? { error } : { error, redirect };
  return uncached(reply).code(status).send(body);
}

/** Marks an answer as never cached: after an error the next try may succeed. */
function uncached(reply: FastifyReply): FastifyReply {
  return reply.header('Cache-Control', 'no-store');
}

/** Sentences for errors that happen before a route is reached. */
const SENTENCES: Readonly<Record<string, string>> = {
  FST_ERR_CTP_EMPTY_JSON_BODY: 'The request has no body; send a JSON object.',
  FST_ERR_CTP_INVALID_JSON_BODY: 'The request’s body is not valid JSON.',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'The body must be JSON (content type application/json).',
  FST_ERR_CTP_BODY_TOO_LARGE: 'The request’s body is too large.',
  FST_ERR_BAD_URL: 'The address is not properly encoded.',
};

/**
 * Returns the one error handler: a client's mistake is explained; our own is logged, and the client only gets the
 * request's id.
 */
export function answerErrors(log: Log) {
  return (error: FastifyError, request: FastifyRequest, reply: FastifyReply): void => {
    const status = error.statusCode ?? 500;
    if (status >= 400 && status < 500) {
      const sentence = SENTENCES[error.code] ?? 'The request could not be understood.';
      uncached(reply)
        .code(status)
        .send({ error: sentence } satisfies ErrorView);
      return;
    }
    log(`${request.id} ${request.method} ${request.url} failed: ${error.stack ?? String(error)}`);
    const message = `Something went wrong on the server (request ${request.id}). See its log for details.`;
    uncached(reply)
      .code(500)
      .send({ error: message } satisfies ErrorView);
  };
}

/** Sends the message for a missing page or call. */
export function sayMissing(reply: FastifyReply, error: string): FastifyReply {
  return uncached(reply)
    .code(404)
    .send({ error } satisfies ErrorView);
}

export async function sayNotFound(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const path = request.url.split('?')[0] ?? '';
  return sayMissing(reply, `There is no call ${request.method} ${path}.`);
}

/** Sentences for requests that are not HTTP, or not complete in time. */
const BROKEN: Readonly<Record<string, [status: string, sentence: string]>> = {
  ERR_HTTP_REQUEST_TIMEOUT: ['408 Request Timeout', 'The request took too long to arrive.'],
  HPE_HEADER_OVERFLOW: ['431 Request Header Fields Too Large', 'The request’s headers are too long.'],
};

/** Answers a malformed request and closes the connection. */
export function answerBroken(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
  const [status, sentence] = BROKEN[error.code ?? ''] ?? ['400 Bad Request', 'The request could not be understood.'];
  const body = JSON.stringify({ error: sentence } satisfies ErrorView);
  const lines = [
    `HTTP/1.1 ${status}`,
    'Content-Type: application/json; charset=utf-8',
    'Cache-Control: no-store',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Connection: close',
  ];
  socket.end(`${lines.join('\r\n')}\r\n\r\n${body}`, () => socket.destroy());
}
