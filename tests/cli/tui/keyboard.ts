import { EventEmitter } from 'node:events';

/** A terminal's keyboard for Ink, operated by a test. */
export class Keyboard extends EventEmitter {
  readonly isTTY = true;
  #typed: string | null = null;
  setEncoding(): void {}
  setRawMode(): void {}
  ref(): void {}
  resume(): void {}
  pause(): void {}
  unref(): void {}
  read(): string | null {
    const typed = this.#typed;
    this.#typed = null;
    return typed;
  }
  type(keys: string): void {
    this.#typed = keys;
    this.emit('readable');
  }
  /** The stream type that Ink expects. */
  stdin(): NodeJS.ReadStream {
    return this as unknown as NodeJS.ReadStream;
  }
}
