import { readFileSync } from 'node:fs';
import { folderHost } from '../../src/core/app/hosting/folder-host.ts';
import { runOperation } from '../../src/core/app/hosting/run-operation.ts';
import { CHECKERS } from '../../src/core/app/saves/checks.ts';
import { openSave, SaveError, verifySave } from '../../src/core/save/index.ts';

/**
 * A process that inspects the files it is sent, one per message, so that a hang or crash is seen from outside and its
 * memory can be measured.
 */
export interface Look {
  path: string;
  /** A folder of saves to import into; null to skip the import. */
  importInto: string | null;
}

/** `opens` or the code of a `SaveError`; `crash` with the error for anything else. */
export interface Seen {
  path: string;
  open: string;
  status: string;
  verify: string;
  /** The sentences of `saves verify`, or its refusal. */
  says: string[];
  import: string;
  milliseconds: number;
  /** Peak memory so far, in megabytes. */
  memory: number;
}

function ending(error: unknown): string {
  if (error instanceof SaveError) return error.code;
  return `crash: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`;
}

async function opening(path: string): Promise<{ open: string; status: string }> {
  try {
    const session = await openSave(path);
    try {
      const operations = [
        ['status', {}],
        ['dashboard', {}],
        ['rankings', {}],
        ['roster', { team: 'Michigan' }],
        ['individualStats', {}],
      ] as const;
      for (const [name, input] of operations) {
        const answer = await runOperation(session, name, input as never);
        if (!answer.ok) return { open: 'opens', status: answer.error.code };
      }
      return { open: 'opens', status: 'answers' };
    } catch (error) {
      return { open: 'opens', status: ending(error) };
    } finally {
      session.close();
    }
  } catch (error) {
    return { open: ending(error), status: '-' };
  }
}

async function verifying(path: string): Promise<{ verify: string; says: string[] }> {
  try {
    const says = await verifySave(path, CHECKERS);
    return { verify: says.length === 0 ? 'sound' : 'faults', says };
  } catch (error) {
    return { verify: ending(error), says: [error instanceof Error ? error.message : String(error)] };
  }
}

async function importing(path: string, folder: string | null): Promise<string> {
  if (folder === null) return '-';
  const host = folderHost({ folder, active: null, version: 'torture' });
  try {
    const answer = await host.importSave(readFileSync(path), null);
    return answer.ok ? 'taken' : answer.error.code;
  } catch (error) {
    return ending(error);
  } finally {
    await host.close?.();
  }
}

process.on('message', (look: Look) => {
  void (async () => {
    const started = Date.now();
    const opened = await opening(look.path);
    const verified = await verifying(look.path);
    const taken = await importing(look.path, look.importInto);
    const memory = Math.round(process.resourceUsage().maxRSS / 1024);
    const seen: Seen = {
      path: look.path,
      ...opened,
      ...verified,
      import: taken,
      milliseconds: Date.now() - started,
      memory,
    };
    process.send?.(seen);
  })();
});
