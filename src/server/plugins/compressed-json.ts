import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

/**
 * Characters from which a result is cached: serializing and compressing a million of them takes longer than computing
 * the answer.
 */
const LARGE = 200_000;
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } };

/** An answer as sent, each encoding created on first use. */
interface Written {
  text: string;
  br?: Buffer;
  gzip?: Buffer;
}

/** Large answers, cached by object: a query returns the same object until something changes. */
const kept = new WeakMap<object, Written>();

function written(answer: object): Written {
  const known = kept.get(answer);
  if (known) return known;
  const made = { text: JSON.stringify(answer) };
  if (made.text.length >= LARGE) kept.set(answer, made);
  return made;
}

/** Whether a client accepts an encoding: it is listed, and not with `q=0`. */
function takes(request: FastifyRequest, encoding: string): boolean {
  return String(request.headers['accept-encoding'] ?? '')
    .split(',')
    .map((part) => part.trim().split(';'))
    .some(([name, weight]) => name?.trim() === encoding && !/^\s*q=0(\.0*)?\s*$/.test(weight ?? ''));
}

function compressed(request: FastifyRequest, answer: Written): { encoding: 'br' | 'gzip'; body: Buffer } | null {
  if (takes(request, 'br')) {
    answer.br ??= brotliCompressSync(answer.text, BROTLI);
    return { encoding: 'br', body: answer.br };
  }
  if (!takes(request, 'gzip')) return null;
  answer.gzip ??= gzipSync(answer.text, { level: 1 });
  return { encoding: 'gzip', body: answer.gzip };
}

/** Sends an answer as JSON. A large one is serialized and compressed only once. */
export function sendJson(request: FastifyRequest, reply: FastifyReply, answer: object): FastifyReply {
  reply.type('application/json; charset=utf-8');
  const json = written(answer);
  const packed = json.text.length < LARGE ? null : compressed(request, json);
  if (packed === null) return reply.send(json.text);
  return reply.header('Content-Encoding', packed.encoding).header('Vary', 'Origin, accept-encoding').send(packed.body);
}
