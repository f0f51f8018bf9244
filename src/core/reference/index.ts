import type { Reference } from '../model/facts.ts';
import { makeReference } from './make.ts';
import { referenceData } from './tables.ts';

export { asItWas, SHORTENED_SEASON } from './as-it-was.ts';
export type { ReferenceData } from './data.ts';
export { makeReference } from './make.ts';
export { nearest, type Resolved, resolveTeam } from './resolve.ts';
export { referenceData };

export const reference: Reference = makeReference(referenceData);
