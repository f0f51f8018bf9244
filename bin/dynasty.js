#!/usr/bin/env node
// Starts the built program if there is one, else runs the sources; a fresh clone works either way.
const { existsSync } = require('node:fs');
const { join } = require('node:path');
const { pathToFileURL } = require('node:url');

const start = (file) => import(pathToFileURL(join(__dirname, file)).href);

if (existsSync(join(__dirname, '../dist/node/cli.js'))) {
  start('../dist/node/cli.js');
} else {
  import('tsx/esm/api').then(({ register }) => {
    register();
    return start('../src/cli/main.ts');
  });
}
