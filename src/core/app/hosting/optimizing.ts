import { setFlagsFromString } from 'node:v8';

/** The V8 of Node 20; later ones have a quick compiler before the one that takes its time, and count otherwise. */
const COUNTS_BYTES = /^11\./;

/**
 * From now on V8 compiles a function for speed only once it has run so many bytes of its code, where it counts them at
 * all; 135,168 unless told. What runs once or for seconds is then not compiled at a cost that it never earns.
 */
export function optimizeAfter(bytes: number): void {
  if (COUNTS_BYTES.test(process.versions.v8)) setFlagsFromString(`--interrupt-budget=${bytes}`);
}
