import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { type Failure, HTTP_STATUS } from '../../core/app/result.ts';
import type { ErrorView } from '../../core/app/views/errors.ts';
import type { Log } from './log.ts';

/** Sends a refusal as its status and body. */
export function sendFailure(reply: FastifyReply, failure: Failure): FastifyReply {
  const body: ErrorView =
    failure.redirect === undefined
      ? { error: failure.message }
      : { error: failure.message, redirect: failure.redirect };
  return reply.code(HTTP_STATUS[failure.code]).send(body);
}

/** What goes wrong before a call is reached, in words for a player. */
const SENTENCES: Readonly<Record<string, string>> = {
  FST_ERR_CTP_EMPTY_JSON_BODY: 'The request has no body; send a JSON object.',
  FST_ERR_CTP_INVALID_JSON_BODY: 'The request’s body is not valid JSON.',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'The body must be JSON (content type application/json).',
  FST_ERR_CTP_BODY_TOO_LARGE: 'The request’s body is too large.',
  FST_ERR_BAD_URL: 'The address is not properly encoded.',
};

/** The one error handler: a client's mistake is explained, our own is logged and named by its request's id only. */
export function answerErrors(log: Log) {
  return (error: FastifyError, request: FastifyRequest, reply: FastifyReply): void => {
    const status = error.statusCode ?? 500;
    if (status >= 400 && status < 500) {
      const sentence = SENTENCES[error.code] ?? 'The request could not be understood.';
      reply.code(status).send({ error: sentence } satisfies ErrorView);
      return;
    }
    log(`${request.id} ${request.method} ${request.url} failed: ${error.stack ?? String(error)}`);
    const message = `Something went wrong on the server (request ${request.id}); its log says more.`;
    reply.code(500).send({ error: message } satisfies ErrorView);
  };
}

export async function sayNotFound(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const path = request.url.split('?')[0] ?? '';
  return sendFailure(reply, { code: 'not_found', message: `There is no call ${request.method} ${path}.` });
}
