import { mkdirSync, rmSync } from 'node:fs';
import { createSave } from '../../../src/core/save/create.ts';
import { SCHEMA_VERSION } from '../../../src/core/save/schema.ts';
import { newDynasty, take } from './small-dynasty.ts';

/**
 * Writes the test file of the current schema version. Run it once when a version is released (`npx tsx
 * tests/core/save/make-released.ts`); released files are never regenerated.
 */
const folder = new URL('./released/', import.meta.url).pathname;
const path = `${folder}v${SCHEMA_VERSION}.dynasty`;
mkdirSync(folder, { recursive: true });
rmSync(path, { force: true });
const session = await createSave(path, newDynasty(), { command: 'new', input: {} });
for (let i = 0; i < 7; i++) await take(session);
session.close();
rmSync(`${folder}.revisions`, { recursive: true, force: true });
