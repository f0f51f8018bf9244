import { type Span, verifySpan } from '../../save/index.ts';
import { CHECKERS } from './checks.ts';

/** Checks a span of a save's weeks; what a thread of `check-aside.ts` does. */
export default function check({ bytes, span }: { bytes: Uint8Array; span: Span }): Promise<string[]> {
  return verifySpan(bytes, CHECKERS, span);
}
