import { execFileSync } from 'node:child_process';

/** Whether a program runs and ends well. */
export function attempt(command: string, args: readonly string[]): boolean {
  try {
    execFileSync(command, args, { stdio: 'ignore', timeout: 300_000 });
    return true;
  } catch {
    return false;
  }
}

/** Installs a package of the system where this user may; whether it worked shows in whether the program is there. */
export function installPackage(...packages: readonly string[]): void {
  if (process.getuid?.() !== 0) return;
  attempt('apt-get', ['update']);
  attempt('apt-get', ['install', '-y', ...packages]);
}
