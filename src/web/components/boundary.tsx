import type { ErrorInfo, ReactNode } from 'react';
import { Component } from 'react';
import { PartMissing } from '../load-part.ts';
import { say } from '../state/notice.ts';
import { here } from '../state/place.ts';
import { ErrorAlert } from './states.tsx';

interface Props {
  /** A change to this value, such as the address, tries again. */
  on: string;
  /** Set to show nothing in its place, as for a dialog or a decoration; a failed load is reported under the bars. */
  quiet?: boolean;
  children: ReactNode;
}

interface State {
  /** The value of `on` when an error was caught; null: none was. */
  failed: string | null;
  missing: string | null;
}

/** Keeps an error in one part from breaking the page's frame. */
export class Boundary extends Component<Props, State> {
  override state: State = { failed: null, missing: null };

  static getDerivedStateFromError(error: unknown): State {
    return { failed: '', missing: error instanceof PartMissing ? error.message : null };
  }

  override componentDidCatch(error: unknown, { componentStack }: ErrorInfo): void {
    const { on, quiet } = this.props;
    console.error(`${on} could not be shown`, error, componentStack);
    this.setState({ failed: on });
    if (quiet && error instanceof PartMissing) say(error.message, here());
  }

  override componentDidUpdate(before: Props): void {
    if (before.on !== this.props.on && this.state.failed !== null) this.setState({ failed: null, missing: null });
  }

  override render(): ReactNode {
    const { failed, missing } = this.state;
    if (failed === null) return this.props.children;
    if (this.props.quiet) return null;
    const text = missing ?? 'This page could not be shown.';
    return <ErrorAlert retry={() => window.location.reload()}>{text}</ErrorAlert>;
  }
}
