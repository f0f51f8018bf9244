import { type Span, verifySpan } from '../../save/index.ts';
import { CHECKERS } from './checks.ts';

/** Checks a span of a save's weeks; entry point of a thread started by `check-aside.ts`. */
export default function check({ bytes, span }: { bytes: Uint8Array; span: Span }): Promise<string[]> {
  return verifySpan(bytes, CHECKERS, span);
}
