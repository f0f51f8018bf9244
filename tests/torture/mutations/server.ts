import type { Mutation } from './mutation.ts';

/** Who may use the server, and how much. */
export const SERVER: Mutation[] = [
  {
    name: 'a call can carry any fields',
    file: 'src/server/app.ts',
    text: '    bodyLimit: limits.body,\n',
    instead: '',
    tests: ['tests/server/errors.test.ts'],
  },
  {
    name: 'a save of any size is accepted',
    file: 'src/server/routes/saves.ts',
    text: 'bodyLimit: largest,',
    instead: 'bodyLimit: Number.MAX_SAFE_INTEGER,',
    tests: ['tests/server/sizes.test.ts'],
  },
  {
    name: 'the server answers under any host name',
    file: 'src/server/plugins/guard.ts',
    text: 'if (!served.has(hostName(host)))',
    instead: "if (host === '')",
    tests: ['tests/server/guard.test.ts'],
  },
  {
    name: 'pages of other sites can use the game',
    file: 'src/server/plugins/guard.ts',
    text: 'originAllowed(origin, host) ? null :',
    instead: 'origin ? null :',
    tests: ['tests/server/guard.test.ts'],
  },
  {
    name: "a host name that starts like this machine's counts as this machine",
    file: 'src/server/plugins/guard.ts',
    text: "replace(/:\\d*$/, '')",
    instead: "replace(/[.:].*evil.*$|:\\d*$/, '')",
    tests: ['tests/server/guard.test.ts'],
  },
  {
    name: 'links and images of other sites can use the game',
    file: 'src/server/plugins/guard.ts',
    text: "=== 'cross-site'",
    instead: "=== 'elsewhere'",
    tests: ['tests/server/guard.test.ts'],
  },
  {
    name: 'a HEAD request advances a stage',
    file: 'src/server/app.ts',
    text: 'exposeHeadRoutes: false',
    instead: 'exposeHeadRoutes: true',
    tests: ['tests/server/sizes.test.ts'],
  },
  {
    name: 'the game can be framed by another page',
    file: 'src/server/plugins/headers.ts',
    text: 'frameAncestors: ["\'none\'"]',
    instead: "frameAncestors: ['*']",
    tests: ['tests/server/pages.test.ts'],
  },
  {
    name: 'answers can be cached by anyone along the way',
    file: 'src/server/plugins/guard.ts',
    text: "reply.header('Cache-Control', 'no-store')",
    instead: "reply.header('Cache-Control', 'public')",
    tests: ['tests/server/pages.test.ts', 'tests/server/operations.test.ts', 'tests/server/guard.test.ts'],
  },
  {
    name: "a bug's details are sent to the client",
    file: 'src/server/plugins/errors.ts',
    text: 'const message = `Something went wrong',
    instead: 'const message = String(error.stack) + `Something went wrong',
    tests: ['tests/server/errors.test.ts'],
  },
];
