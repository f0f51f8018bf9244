import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Lists every installed package with its license: `npm run licenses`. Exits with 1 for a license that is missing or
 * incompatible with this project's own, and for an install script that would run: one not denied by `allowScripts` in
 * package.json.
 */
interface Package {
  name: string;
  version: string;
  license?: string;
  path: string;
  scripts?: Record<string, string>;
}

/** All of them let an MIT-licensed program use the package unchanged; OFL is for fonts. */
const PERMITTED = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'MPL-2.0',
  'OFL-1.1',
  'Unlicense',
]);

const ROOT = join(import.meta.dirname, '../..');
const INSTALL_SCRIPTS = ['preinstall', 'install', 'postinstall'];

function query(selector: string): Package[] {
  const found = execFileSync('npm', ['query', selector], { cwd: ROOT, encoding: 'utf8', maxBuffer: 1 << 28 });
  return (JSON.parse(found) as Package[]).filter(({ path }) => path !== ROOT);
}

/** Of `A OR B` one must be permitted, of `A AND B` both (SPDX license expressions). */
function permitted(license: string | undefined): boolean {
  if (typeof license !== 'string' || license.trim() === '') return false;
  const bare = license.replace(/[()]/g, ' ');
  return bare.split(/\sOR\s/).some((choice) => choice.split(/\sAND\s/).every((each) => PERMITTED.has(each.trim())));
}

/** Packages in the lock file with an install script, on this system or another. */
function withScripts(packages: readonly Package[]): string[] {
  const lock = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, { hasInstallScript?: boolean }>;
  };
  const locked = Object.entries(lock.packages).filter(
    ([path, { hasInstallScript }]) => path !== '' && hasInstallScript,
  );
  const installed = packages.filter(({ scripts = {} }) => INSTALL_SCRIPTS.some((name) => scripts[name] !== undefined));
  return [
    ...new Set([...locked.map(([path]) => path.split('node_modules/').at(-1)!), ...installed.map((p) => p.name)]),
  ].sort();
}

function main(): number {
  const packages = query('*');
  const shipped = new Set(query('.prod').map(({ path }) => path));
  const lines = packages.map(({ name, version, license, path }) => {
    const fault = permitted(license) ? '' : '  NOT PERMITTED';
    return `${`${name}@${version}`.padEnd(56)} ${(license ?? 'none').padEnd(22)} ${shipped.has(path) ? 'used' : 'development'}${fault}`;
  });
  const { allowScripts = {} } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
    allowScripts?: Record<string, boolean>;
  };
  const scripts = withScripts(packages);
  const running = scripts.filter((name) => allowScripts[name] !== false);
  const refused = packages.filter(({ license }) => !permitted(license));
  process.stdout.write(`${[...new Set(lines)].sort().join('\n')}\n`);
  process.stdout.write(
    `${packages.length} packages, ${refused.length} without a permitted license; ${scripts.length} with an install script, ${running.length} of them not denied\n`,
  );
  for (const name of running)
    process.stdout.write(`${name} would run a script when it is installed: deny it in allowScripts\n`);
  return refused.length + running.length > 0 ? 1 : 0;
}

process.exitCode = main();
