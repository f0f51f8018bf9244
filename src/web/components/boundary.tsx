import type { ReactNode } from 'react';
import { Component } from 'react';
import { ErrorAlert } from './states.tsx';

interface Props {
  /** A change of this, such as the address, tries again. */
  on: string;
  /** Shown instead; nothing if the part is decorative. */
  quiet?: boolean;
  children: ReactNode;
}

/** Keeps an error in one part from breaking the page's frame. */
export class Boundary extends Component<Props, { failed: string | null }> {
  override state: { failed: string | null } = { failed: null };

  static getDerivedStateFromError(): { failed: string } {
    return { failed: '' };
  }

  override componentDidCatch(): void {
    this.setState({ failed: this.props.on });
  }

  override componentDidUpdate(before: Props): void {
    if (before.on !== this.props.on && this.state.failed !== null) this.setState({ failed: null });
  }

  override render(): ReactNode {
    if (this.state.failed === null) return this.props.children;
    if (this.props.quiet) return null;
    return <ErrorAlert retry={() => window.location.reload()}>This page could not be shown.</ErrorAlert>;
  }
}
