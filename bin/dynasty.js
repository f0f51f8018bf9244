#!/usr/bin/env node
// Starts the built program if there is one, else runs the sources; a fresh clone works either way.
import { existsSync } from 'node:fs';

const built = new URL('../dist/node/cli.js', import.meta.url);
if (existsSync(built)) {
  await import(built.href);
} else {
  const { register } = await import('tsx/esm/api');
  register();
  await import(new URL('../src/cli/main.ts', import.meta.url).href);
}
