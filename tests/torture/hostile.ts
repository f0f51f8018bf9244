import { OPERATIONS } from '../../src/core/contract/registry.ts';
import type { Stream } from '../../src/core/random/stream.ts';

/** Strings that attackers have broken programs with, used to build requests and command lines. */
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

/** Every path of the registry, neighbors of it, and some that do not exist. */
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

/** Fields of every input, so that known names get strange values, plus some of no input. */
const FIELDS = [
  ...new Set(
    Object.values(OPERATIONS).flatMap(({ input }) => ('shape' in input ? Object.keys(input.shape as object) : [])),
  ),
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

/** Drops lone surrogates, which no address can contain. */
const wellFormed = (text: string): string => Buffer.from(text).toString();

export interface Request {
  method: (typeof METHODS)[number];
  url: string;
  headers: Record<string, string>;
  payload?: string;
}

/** Drops line ends: a header value cannot hold any, so the server never sees them. */
const headerValue = (text: string): string => text.replace(/[^\x20-\x7e]/g, '?');

/** Returns an arbitrary request, with the id of an existing dynasty. */
export function requestOf(dice: Stream, userId: string): Request {
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

/** Returns arguments that cannot make a decision by accident: commands that decide only get words they must refuse. */
export function argumentsOf(dice: Stream): string[] {
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
