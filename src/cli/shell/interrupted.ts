const SIGNALS = ['SIGINT', 'SIGTERM'] as const;

/**
 * Runs work that handles interrupts itself: `onSignal` is called for each Ctrl-C (or request to end) instead of any
 * other listener.
 */
export async function handlingInterrupts<T>(onSignal: () => void, work: () => Promise<T>): Promise<T> {
  const others = SIGNALS.map((signal) => [signal, process.listeners(signal)] as const);
  for (const signal of SIGNALS) process.removeAllListeners(signal).on(signal, onSignal);
  try {
    return await work();
  } finally {
    for (const [signal, listeners] of others) {
      process.removeAllListeners(signal);
      for (const listener of listeners) process.on(signal, listener);
    }
  }
}
