#!/usr/bin/env node
// Starts the built program if there is one, else runs the sources; a fresh clone works either way.
const { existsSync } = require('node:fs');
const { join } = require('node:path');
const { pathToFileURL } = require('node:url');

const built = join(__dirname, '../dist/node/start.cjs');

if (existsSync(built)) {
  require(built);
} else {
  import('tsx/esm/api').then(({ register }) => {
    register();
    return import(pathToFileURL(join(__dirname, '../src/cli/main.ts')).href);
  });
}
