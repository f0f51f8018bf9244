import { done, type Result, refuse } from '../../contract/result.ts';
import { flattenTuning } from '../../tuning/file.ts';
import { TuningError } from '../../tuning/knob.ts';

/** Larger than a file with every number, in characters. */
const MOST = 1 << 20;

/** Reads the numbers of a tuning file by dotted name, without checking names or ranges. Refused with a sentence. */
export function tuningNumbers(text: string): Result<Record<string, number>> {
  if (text.length > MOST) return refuse('malformed', 'It is too large for a tuning file.');
  try {
    return done(flattenTuning(JSON.parse(text)));
  } catch (error) {
    if (error instanceof TuningError) return refuse('malformed', error.message);
    if (error instanceof SyntaxError) return refuse('malformed', 'It is not valid JSON.');
    throw error;
  }
}
