import type { ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import { stagePage } from '../../core/contract/stage-pages.ts';
import { hasReached, type Stage, stageBefore } from '../../core/model/stages.ts';
import { Loading } from '../components/states.tsx';
import { useFirstWait } from '../state/first-wait.ts';
import { useQuery } from '../state/query.ts';
import { useShared } from '../state/shared.ts';
import { shownState, storedUserId } from '../tab.ts';

/** Whether a stage's page is available; after the year's last stage the next preseason is still ahead. */
function isThere(stage: Stage, now: Stage): boolean {
  return stage === 'preseason' ? now !== stageBefore(stage) : hasReached(now, stage);
}

interface Props {
  /** The stage before which the page's call is refused. */
  stage: Stage;
  children: ReactNode;
}

/**
 * The page of a stage, or of the current one if that is not reached: queries that would be refused are not made. A
 * server that names no states advances when the page is requested.
 */
export function StageGate({ stage, children }: Props) {
  const shared = useShared();
  const isFirst = shared === null && storedUserId() !== null;
  const status = useQuery('status', isFirst ? {} : null, { stay: true });
  const waits = useFirstWait(status.isPending);
  if (isFirst && waits) return <Loading />;
  const now = (shared ?? status.data)?.info.stage;
  if (now === undefined || shownState() === null || isThere(stage, now)) return children;
  return <Navigate to={stagePage(now).page} replace />;
}
