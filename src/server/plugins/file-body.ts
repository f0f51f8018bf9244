import { errorCodes, type FastifyInstance, type FastifyRequest } from 'fastify';

export const SAVE_TYPE = 'application/vnd.sqlite3';
const FILE_TYPES = [SAVE_TYPE, 'application/octet-stream', 'application/x-sqlite3'];

/** Called when a body starts to arrive, with a function that returns its progress, from 0 to 1. */
type OnArrival = (request: FastifyRequest, share: () => number) => void;

/**
 * Adds a parser for files. A body is written straight into memory of its announced length, so that it can be handed to
 * a thread without copying a hundred megabytes.
 */
export function addFileParser(api: FastifyInstance, onArrival: OnArrival): void {
  api.addContentTypeParser(FILE_TYPES, async (request: FastifyRequest, stream: AsyncIterable<Buffer>) => {
    const most = request.routeOptions.bodyLimit ?? 0;
    const announced = Number(request.headers['content-length'] ?? 0);
    if (!(announced <= most)) throw new errorCodes.FST_ERR_CTP_BODY_TOO_LARGE();
    const body = new Arriving(announced);
    onArrival(request, () => body.share);
    for await (const piece of stream) {
      if (body.length + piece.length > most) throw new errorCodes.FST_ERR_CTP_BODY_TOO_LARGE();
      body.add(piece);
    }
    return body.whole();
  });
}

class Arriving {
  length = 0;
  private memory: Uint8Array;

  constructor(announced: number) {
    this.memory = new Uint8Array(announced);
  }

  get share(): number {
    return this.memory.length === 0 ? 0 : this.length / this.memory.length;
  }

  add(piece: Uint8Array): void {
    if (this.length + piece.length > this.memory.length) this.grow(this.length + piece.length);
    this.memory.set(piece, this.length);
    this.length += piece.length;
  }

  /** Returns the complete body, in memory of exactly its size. */
  whole(): Uint8Array {
    return this.length === this.memory.length ? this.memory : this.memory.slice(0, this.length);
  }

  /** Doubles the memory of a body of unknown length as needed. */
  private grow(atLeast: number): void {
    const more = new Uint8Array(Math.max(atLeast, 2 * this.memory.length));
    more.set(this.memory);
    this.memory = more;
  }
}
