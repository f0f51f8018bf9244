import { useEffect, useState } from 'react';
import type { League } from './league.ts';

/** Unsaved edits by source, so leaving the page and coming back loses nothing. */
const drafts = new Map<string, League>();

/** Asks before the tab is closed. */
function warn(event: BeforeUnloadEvent): void {
  event.preventDefault();
}

/** A league being edited. */
export interface Draft {
  league: League;
  /** Whether it differs from what was opened or last saved. */
  isUnsaved: boolean;
  change: (league: League) => void;
  /** Marks the current league as saved. */
  saved: () => void;
  /** Reverts to what was opened or last saved. */
  discard: () => void;
}

/** Edits a league. Unsaved changes outlive the page, and closing the tab asks first. */
export function useDraft(key: string, source: League): Draft {
  const [base, setBase] = useState(source);
  const [league, setLeague] = useState(drafts.get(key) ?? source);
  const isUnsaved = league !== base;
  useEffect(() => {
    if (!isUnsaved) return;
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isUnsaved]);
  const keep = (next: League): void => {
    drafts.set(key, next);
    setLeague(next);
  };
  return {
    league,
    isUnsaved,
    change: keep,
    saved: () => {
      drafts.delete(key);
      setBase(league);
    },
    discard: () => {
      drafts.delete(key);
      setLeague(base);
    },
  };
}
