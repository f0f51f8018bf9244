import type { ReactNode } from 'react';
import { useEffect } from 'react';
import Alert from 'react-bootstrap/Alert';
import Button from 'react-bootstrap/Button';
import Spinner from 'react-bootstrap/Spinner';
import { EMPTY } from '../../core/words/empty.ts';
import { ApiError } from '../client.ts';
import { fillFrame } from '../state/query.ts';
import { PageHead } from './section.tsx';

/** A spinner, delayed a moment by the style sheet: most pages load before it shows. */
export function Loading() {
  return (
    <div className="spinner-frame">
      <Spinner animation="border" role="status" className="late">
        <span className="visually-hidden">Loading...</span>
      </Spinner>
    </div>
  );
}

interface ErrorProps {
  children: ReactNode;
  /** The server's explanation. */
  detail?: string | null;
  retry?: (() => void) | undefined;
}

export function ErrorAlert({ children, detail, retry }: ErrorProps) {
  return (
    <Alert variant="danger">
      <span>{children}</span>
      {detail && <span>{detail}</span>}
      {retry && (
        <Button variant="quiet" size="sm" onClick={retry}>
          Try again
        </Button>
      )}
    </Alert>
  );
}

export function NoData({ children = EMPTY.data }: { children?: ReactNode }) {
  return <Alert variant="warning">{children}</Alert>;
}

/** Returns what a refusal says beyond the failure of the call: `Did you mean Minnesota?` */
function refusalOf(error: unknown): string | null {
  return error instanceof ApiError && error.status < 500 ? error.message : null;
}

/** A page whose call failed; the bars above it stay usable. */
export function Failed({ children, error, retry }: { children: ReactNode; error: unknown; retry: () => void }) {
  useEffect(fillFrame, []);
  return (
    <ErrorAlert retry={retry} detail={refusalOf(error)}>
      {children}
    </ErrorAlert>
  );
}

/** Adds the heading to an empty page. */
export function WithHead({ head, children }: { head: string | undefined; children: ReactNode }) {
  return (
    <>
      {head && <PageHead title={head} />}
      {children}
    </>
  );
}

interface Loaded<T> {
  data: T | undefined;
  isError: boolean;
  error?: unknown;
  isPending: boolean;
  refetch: () => unknown;
}

interface AnswerProps<T> {
  answer: Loaded<T>;
  /** The page's heading, if its own comes with its content. */
  head?: string;
  /** Message when the call fails. */
  failed: string;
  /** Message when there is nothing to show. */
  empty?: string;
  isEmpty?: (data: T) => boolean;
  children: (data: T) => ReactNode;
}

/** The four states of a page: loading, failed with a retry, empty, and its content. */
export function Answer<T>({ answer, head, failed, empty = EMPTY.data, isEmpty, children }: AnswerProps<T>) {
  if (answer.isPending) return <Loading />;
  if (!answer.isError && answer.data && !isEmpty?.(answer.data)) return children(answer.data);
  return (
    <WithHead head={head}>
      {answer.isError ? (
        <Failed error={answer.error} retry={() => void answer.refetch()}>
          {failed}
        </Failed>
      ) : (
        <NoData>{empty}</NoData>
      )}
    </WithHead>
  );
}
