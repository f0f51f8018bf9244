import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import build from '../../built.ts';
import { preparedFolder } from './prepared.ts';

function run(command: string, args: readonly string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { stdio: ['ignore', 'ignore', 'inherit'] });
    child.on('error', reject);
    child.on('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`${command} ${args.join(' ')} ended with ${code}`)),
    );
  });
}

/**
 * Builds the program if its build is out of date and plays the prepared dynasties before the first test; removes them
 * at the end.
 */
export default async function setUp(): Promise<() => void> {
  const folder = preparedFolder();
  build();
  await run(process.execPath, ['--import', 'tsx', 'tests/e2e/web/prepare.ts', folder]);
  return () => rmSync(folder, { recursive: true, force: true });
}
