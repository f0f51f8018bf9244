import { existsSync, writeFileSync } from 'node:fs';
import { tryLock } from '../../../src/core/save/disk/lock.ts';
import { openSave } from '../../../src/core/save/session.ts';
import { take } from './small-dynasty.ts';

/**
 * A separate process for the lock tests: `hold PATH` takes the lock and keeps it; `steps PATH N` makes N decisions;
 * `exit PATH` exits in the middle of decisions that share a write.
 */
const [command, path, count] = process.argv.slice(2);

async function steps(file: string, times: number): Promise<void> {
  const session = await openSave(file, { waitMs: 20_000 });
  for (let i = 0; i < times; i++) await take(session);
}

if (command === 'hold') {
  if (!tryLock(path!)) throw new Error('the lock is not free');
  writeFileSync(`${path}.held`, '');
  setInterval(() => undefined, 1000);
} else if (command === 'exit') {
  const session = await openSave(path!);
  await session.together(async () => {
    await take(session);
    if (!existsSync(`${path}.lock`)) throw new Error('the lock is not there');
    process.exit(0);
  });
} else {
  await steps(path!, Number(count));
}
