import { useRef, useState } from 'react';
import { importProgress, importSave } from '../client.ts';
import { whyNot } from './decision.ts';

/** The progress of importing a save file. */
export type Importing =
  | { step: 'ready' }
  | { step: 'sending' | 'checking'; share: number }
  | { step: 'done'; team: string; year: number }
  | { step: 'canceled' }
  | { step: 'refused'; why: string };

/** Milliseconds between progress queries. */
const ASK_MS = 400;

/** Returns a unique ticket. `crypto.randomUUID` only exists on secure pages, and a game served at home is not one. */
function newTicket(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('-');
}

/** Polls the progress of an import until the signal ends it; a missing answer changes nothing. */
async function follow(ticket: string, signal: AbortSignal, show: (state: Importing) => void): Promise<void> {
  while (!signal.aborted) {
    await new Promise((resolve) => setTimeout(resolve, ASK_MS));
    if (signal.aborted) return;
    const far = await importProgress(ticket, signal).catch(() => null);
    if (signal.aborted || far === null || far.status === 'answered') continue;
    show({ step: far.status === 'receiving' ? 'sending' : 'checking', share: far.share });
  }
}

/** Imports a save file: its progress, and functions to start and cancel it. */
export function useImport(onDone: () => void) {
  const [state, setState] = useState<Importing>({ step: 'ready' });
  const running = useRef<AbortController | null>(null);
  const start = async (file: Blob, name: string): Promise<void> => {
    const work = new AbortController();
    const asking = new AbortController();
    running.current = work;
    work.signal.addEventListener('abort', () => asking.abort());
    setState({ step: 'sending', share: 0 });
    const ticket = newTicket();
    void follow(ticket, asking.signal, setState);
    try {
      const { info } = await importSave(file, name, ticket, work.signal);
      setState({ step: 'done', team: info.team.name, year: info.currentYear });
      onDone();
    } catch (error) {
      setState(work.signal.aborted ? { step: 'canceled' } : { step: 'refused', why: whyNot(error) });
    } finally {
      asking.abort();
    }
  };
  return { state, start, cancel: () => running.current?.abort() };
}
