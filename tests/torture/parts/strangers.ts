import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { folderHost } from '../../../src/core/app/index.ts';
import { OPERATIONS } from '../../../src/core/app/registry.ts';
import type { Stream } from '../../../src/core/random/stream.ts';
import { buildApp } from '../../../src/server/app.ts';
import { againCommand, drawsOf, type Outcome, type Part, roundsOf, size, type Task, type Violation } from '../part.ts';
import { inProcess, launcher, start } from '../program.ts';
import { fixtures, sameSnapshot, snapshot } from '../saves.ts';

/**
 * Hostile words in every place of every call and command: nothing fails (500), nothing tells of its inside, no state
 * changes, and no file outside the saves folder is touched.
 */
const WORDS = [
  '',
  ' ',
  '0',
  '-1',
  '1',
  '2.5',
  '1e9',
  '99999999999999999999',
  'NaN',
  'Infinity',
  '0x10',
  '٣',
  'null',
  'undefined',
  'true',
  '[]',
  '{}',
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  '../..',
  '..%2f..%2fetc%2fpasswd',
  '/etc/passwd',
  '\\\\host\\share',
  'a\0b',
  '\r\nSet-Cookie: x',
  '<script>alert(1)</script>',
  '"><img src=x>',
  "' OR 1=1 --",
  '; DROP TABLE games',
  '$(id)',
  '`id`',
  '#{7*7}',
  '%s%s%n',
  '=1+1',
  '\u202e',
  '\ud800',
  '💥',
  'é'.normalize('NFD'),
  'x'.repeat(300),
  'Texas',
  'Texas A&M',
  'OSU',
  'SEC',
  'independent',
  'qb',
  '20240001',
  '20240800',
  '20249999',
  '5000',
  '2023',
  '1999',
  '2099',
  'summary',
  'preseason',
  'nonsense',
  '%',
  '%00',
  '%ff',
  '%E0%A4%A',
  '?',
  '#',
  '&a=b',
  ';',
  ',',
  '*',
  '.',
  '~',
  '-',
  '--',
  '--help',
  '-h',
  '-',
  '=',
  '--=',
];

const METHODS = ['GET', 'GET', 'GET', 'POST', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS', 'TRACE'] as const;
const TYPES = [
  'application/json',
  'text/plain',
  'application/octet-stream',
  'application/x-www-form-urlencoded',
  'multipart/form-data',
  'x',
  '',
];

function word(dice: Stream): string {
  if (dice.chance(0.85)) return dice.pick(WORDS);
  return Array.from({ length: dice.int(30) }, () => String.fromCharCode(dice.int(dice.chance(0.8) ? 128 : 65536))).join(
    '',
  );
}

/** Every path of the registry, what is beside it, and some that are none. */
const PATHS = [
  ...Object.values(OPERATIONS).flatMap((each) =>
    'also' in each && each.also ? [each.path, each.also.path] : [each.path],
  ),
  '/api/import/',
  '/api/export/',
  '/api/docs',
  '/api/health',
  '/api/openapi.json',
  '/api/:x/',
  '/logos/teams/:x.svg',
  '/static/logos/:x/:y',
  '/:x',
  '/assets/:x',
];

/** Fields of every input, so that the known names meet strange values. */
const FIELDS = [
  'team',
  'year',
  'week',
  'opponent',
  'to',
  'id',
  'conference',
  'team_name',
  'name',
  'seed',
  'playoff_teams',
  'playoff_autobids',
  'playoff_conf_champ_top_4',
  '__proto__',
  'x',
];

function json(dice: Stream, depth = 0): unknown {
  const kind = dice.int(depth > 3 ? 4 : 6);
  if (kind === 0) return word(dice);
  if (kind === 1) return dice.pick([0, -1, 1.5, 1e308, 2 ** 53, -0]);
  if (kind === 2) return dice.pick([null, true, false]);
  if (kind === 3) return dice.pick(WORDS);
  if (kind === 4) return Array.from({ length: dice.int(4) }, () => json(dice, depth + 1));
  return Object.fromEntries(Array.from({ length: dice.int(5) }, () => [dice.pick(FIELDS), json(dice, depth + 1)]));
}

function body(dice: Stream): string {
  const kind = dice.int(5);
  if (kind === 0) return word(dice);
  if (kind === 1) return '['.repeat(dice.int(5000));
  if (kind === 2) return JSON.stringify(json(dice)).slice(0, dice.int(200));
  return JSON.stringify(json(dice)) ?? '';
}

/** Without halves of letters, which no address can hold. */
const wellFormed = (text: string): string => Buffer.from(text).toString();

interface Request {
  method: (typeof METHODS)[number];
  url: string;
  headers: Record<string, string>;
  payload?: string;
}

/** A header's value may hold no line ends; the server never sees such a one. */
const headerValue = (text: string): string => text.replace(/[^\x20-\x7e]/g, '?');

function requestOf(dice: Stream, userId: string): Request {
  const path = dice.pick(PATHS).replace(/:\w+/g, () => encodeURIComponent(wellFormed(word(dice))));
  const query = Array.from(
    { length: dice.int(3) },
    () =>
      `${dice.pick(FIELDS)}=${dice.chance(0.7) ? encodeURIComponent(wellFormed(word(dice))) : headerValue(word(dice))}`,
  );
  const method = dice.pick(METHODS);
  const headers: Record<string, string> = { host: dice.chance(0.95) ? 'localhost:8000' : headerValue(word(dice)) };
  if (dice.chance(0.8)) headers['x-user-id'] = dice.chance(0.7) ? userId : headerValue(word(dice));
  if (dice.chance(0.2))
    headers.origin = dice.pick([
      'null',
      'http://evil.example',
      'http://localhost.evil.example',
      'http://localhost:8000',
      headerValue(word(dice)),
    ]);
  if (dice.chance(0.1))
    headers[
      dice.pick([
        'x-http-method-override',
        'x-forwarded-host',
        'accept-encoding',
        'if-none-match',
        'range',
        'accept',
        'cookie',
        'sec-fetch-site',
      ])
    ] = headerValue(word(dice));
  const url = path + (query.length > 0 ? `?${query.join('&')}` : '');
  if (method === 'GET' || method === 'HEAD') return { method, url, headers };
  headers['content-type'] = dice.chance(0.6) ? 'application/json' : dice.pick(TYPES);
  return { method, url, headers, payload: body(dice) };
}

const TELLS = /\n\s+at |node_modules|node:internal|\/src\/(core|server)\//;

async function fuzzServer(
  task: Task,
  folder: string,
  userId: string,
  figures: Record<string, number | string>,
): Promise<Violation[]> {
  const violations: Violation[] = [];
  const failures: string[] = [];
  const dynasty = folderHost({ folder, active: null, version: 'torture' });
  const app = await buildApp({ dynasty, log: (line) => failures.push(line) });
  const before = snapshot(folder);
  const statuses: Record<number, number> = {};
  const count = size(task, 'requests', 100_000, 2000);
  for (const round of roundsOf(task, count)) {
    const request = requestOf(drawsOf(task, 'request', round), userId);
    const { statusCode, body: said } = await app.inject(request as never);
    statuses[statusCode] = (statuses[statusCode] ?? 0) + 1;
    const wrong =
      statusCode >= 500
        ? `${statusCode}: ${failures.at(-1)}`
        : TELLS.test(said) && !request.url.startsWith('/api/docs')
          ? `tells of its inside: ${said.slice(0, 300)}`
          : null;
    if (wrong !== null)
      violations.push({
        what: `${request.method} ${request.url}: ${wrong}`,
        again: againCommand('strangers', task, round),
      });
    if (round % 5000 === 4999) {
      task.note(`${round + 1} of ${count} requests`);
      if (!sameSnapshot(before, snapshot(folder)))
        violations.push({
          what: `a file changed before request ${round}`,
          again: againCommand('strangers', task, round),
        });
    }
  }
  await app.close();
  if (!sameSnapshot(before, snapshot(folder)))
    violations.push({ what: 'files came, went or changed', again: 'npm run torture -- strangers' });
  figures.requests = Object.values(statuses).reduce((a, b) => a + b, 0);
  figures.statuses = Object.entries(statuses)
    .map(([status, n]) => `${status}:${n}`)
    .join(' ');
  return violations;
}

const VERBS = [
  'status',
  'teams',
  'noncon',
  'sim',
  'advance',
  'standings',
  'rankings',
  'schedule',
  'roster',
  'history',
  'team',
  'player',
  'week',
  'game',
  'playoff',
  'stats',
  'summary',
  'progression',
  'recruiting',
  'saves',
  'undo',
  'replay',
  'info',
  'completion',
  'new',
  'complete',
  'nonsense',
];
const FLAGS = [
  '--save',
  '--saves-dir',
  '--json',
  '--csv',
  '--year',
  '--week',
  '--team',
  '--to',
  '--seasons',
  '--opponent',
  '--seed',
  '--name',
  '--playoff',
  '--autobids',
  '--limit',
  '--sort',
  '--position',
  '--plays',
  '--all',
  '--quiet',
  '--no-color',
  '--no-input',
  '--salvage',
  '--zzz',
];

/** Arguments that cannot be a decision by accident: what decides is only given words it must refuse. */
function argumentsOf(dice: Stream): string[] {
  const verb = dice.pick(VERBS);
  const some = (most: number) =>
    Array.from({ length: dice.int(most) }, () => (dice.chance(0.4) ? dice.pick(FLAGS) : word(dice)));
  if (['sim', 'advance', 'undo'].includes(verb))
    return [
      verb,
      '--save',
      dice.pick(['nowhere', 'x'.repeat(300), '../a', '/etc/passwd', '/dev/null', '/proc/self/mem']),
      ...some(4),
    ];
  if (verb === 'noncon') return [verb, ...some(2).filter((each) => each !== '--opponent')];
  if (verb === 'new') return [verb, '--team', 'Nobody', '--year', word(dice), ...some(3)];
  if (verb === 'replay') return [verb, dice.pick(['nowhere', '/etc/passwd', '/dev/zero', '..'])];
  if (verb === 'saves')
    return [
      verb,
      dice.pick(['list', 'verify', 'export', 'import', 'nonsense']),
      ...some(1),
      dice.pick(['/etc/passwd', '/dev/zero', '/proc/1/mem', 'nowhere', '..']),
    ];
  return [verb, ...some(5)];
}

function judgeCommand(
  args: string[],
  { code, err, out }: { code: number | null; err: string; out: string },
): string | null {
  if (code === null || ![0, 1, 2, 3, 4, 5].includes(code)) return `ended with ${code}`;
  if (TELLS.test(err) || TELLS.test(out)) return `shows its inside: ${err.slice(0, 300)}`;
  // Sentences are fine; a failure that nobody foresaw asks for `--debug`.
  if (/--debug/.test(err)) return `failed: ${err.slice(0, 300)}`;
  return args.length === 0 ? 'nothing asked' : null;
}

async function fuzzCommands(
  task: Task,
  folder: string,
  figures: Record<string, number | string>,
): Promise<Violation[]> {
  const violations: Violation[] = [];
  const before = snapshot(folder);
  const again = 'npm run torture -- strangers --requests 0';
  const check = (args: string[], wrong: string | null): void => {
    const changed = sameSnapshot(before, snapshot(folder)) ? null : 'files came, went or changed';
    const what = wrong ?? changed;
    if (what !== null) violations.push({ what: `dynasty ${JSON.stringify(args)}: ${what}`, again });
  };
  const commands = size(task, 'commands', 3000, 150);
  for (let round = 0; round < commands; round++) {
    const args = argumentsOf(drawsOf(task, 'command', round));
    try {
      check(args, judgeCommand(args, await inProcess(args, folder)));
    } catch (error) {
      check(args, `threw ${(error as Error).stack}`);
    }
  }
  const processes = size(task, 'processes', 200, 5);
  for (let round = 0; round < processes; round++) {
    const args = argumentsOf(drawsOf(task, 'process', round)).filter((each) => !each.includes('\0'));
    check(args, judgeCommand(args, await start(args, folder).ended));
  }
  return Object.assign(figures, { commands, processes }) && violations;
}

/** Opens for writing, and every other change of the file system, outside the saves folder and the devices. */
function changesElsewhere(log: string, folder: string): string[] {
  const changes =
    /openat\([^)]*O_(WRONLY|RDWR|CREAT)|(mkdir|unlink|rename|link|symlink|chmod|chown|truncate)(at|at2)?\(/;
  const allowed = /"(\/dev\/|\/proc\/self\/)/;
  return log
    .split('\n')
    .filter((line) => changes.test(line) && !/= -1 /.test(line) && !line.includes(folder) && !allowed.test(line));
}

/** Watches the system calls of hostile commands, where `strace` is there. */
function traced(task: Task, folder: string, figures: Record<string, number | string>): Violation[] {
  if (spawnSync('strace', ['-V'], { stdio: 'ignore' }).status !== 0) {
    figures.traced = 'skipped (no strace)';
    return [];
  }
  const violations: Violation[] = [];
  const log = join(task.folder, 'trace');
  const lines = [
    ['status'],
    ['sim'],
    ['saves', 'verify', 'a'],
    ['saves', 'import', '/etc/passwd'],
    ['saves', 'copy', 'a', 'b'],
    ['roster', '../../etc/passwd'],
    ['new', '--team', 'Navy', '--year', '2024', '--name', 'n'],
  ];
  for (const args of lines.slice(0, task.quick ? 2 : lines.length)) {
    const env = { ...process.env, DYNASTY_SAVES: folder, NODE_DISABLE_COMPILE_CACHE: '1' };
    spawnSync(
      'strace',
      [
        '-f',
        '-qq',
        '-o',
        log,
        '-e',
        'trace=openat,mkdir,unlink,unlinkat,rename,renameat,renameat2,link,linkat,symlink,chmod,truncate',
        ...launcher(),
        ...args,
      ],
      { cwd: folder, env, stdio: 'ignore' },
    );
    for (const line of changesElsewhere(readFileSync(log, 'utf8'), folder))
      violations.push({ what: `dynasty ${args.join(' ')}: ${line}`, again: 'npm run torture -- strangers' });
  }
  figures.traced = task.quick ? 2 : lines.length;
  return violations;
}

async function run(task: Task): Promise<Outcome> {
  const made = await fixtures(join(task.folder, 'fixtures'), false);
  const folder = join(task.folder, 'deep/er/saves');
  mkdirSync(folder, { recursive: true });
  cpSync(made.season, folder, { recursive: true });
  const userId = JSON.parse((await inProcess(['status', '--json'], folder)).out).info.user_id;
  const figures: Record<string, number | string> = {};
  const above = readdirSync(join(task.folder, 'deep')).join();
  const violations = [
    ...(await fuzzServer(task, folder, userId, figures)),
    ...(task.flags.round === undefined ? await fuzzCommands(task, folder, figures) : []),
    ...(task.flags.round === undefined ? traced(task, folder, figures) : []),
  ];
  if (readdirSync(join(task.folder, 'deep')).join() !== above)
    violations.push({ what: 'files beside the saves folder', again: 'npm run torture -- strangers' });
  return { figures, violations };
}

export const STRANGERS: Part = {
  name: 'strangers',
  about: 'hostile requests and arguments (--requests N --commands N --processes N)',
  run,
};
