import { setFlagsFromString } from 'node:v8';

/** V8 versions of Node 20; later ones have a quick compiler before the optimizing one, and count differently. */
const COUNTS_BYTES = /^11\./;

/**
 * Makes V8 optimize a function only after it has run this many bytes of its code, where V8 counts them (default
 * 135,168). Code that runs once or for seconds is then not compiled at a cost it never recovers.
 */
export function optimizeAfter(bytes: number): void {
  if (COUNTS_BYTES.test(process.versions.v8)) setFlagsFromString(`--interrupt-budget=${bytes}`);
}
