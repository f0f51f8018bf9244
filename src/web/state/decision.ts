import { useState } from 'react';
import type { CommandName } from '../../core/app/registry.ts';
import { call, type GivenTo } from '../client.ts';
import { refreshPages } from './query.ts';

/** A decision of a page: how it is taken, which refreshes what is shown, and the sentence that last refused it. */
export function useDecision<Name extends CommandName>(
  name: Name,
): { decide: (change: GivenTo<Name>) => void; fault: string } {
  const [fault, setFault] = useState('');
  const decide = (change: GivenTo<Name>) => {
    call(name, change).then(
      () => {
        setFault('');
        refreshPages();
      },
      (error: unknown) => setFault(error instanceof Error ? error.message : String(error)),
    );
  };
  return { decide, fault };
}
