import { execFileSync } from 'node:child_process';

/** Returns whether a program runs and exits with success. */
export function attempt(command: string, args: readonly string[]): boolean {
  try {
    execFileSync(command, args, { stdio: 'ignore', timeout: 300_000 });
    return true;
  } catch {
    return false;
  }
}

/** Installs system packages if this user may; callers check for the program afterwards. */
export function installPackage(...packages: readonly string[]): void {
  if (process.getuid?.() !== 0) return;
  attempt('apt-get', ['update']);
  attempt('apt-get', ['install', '-y', ...packages]);
}
