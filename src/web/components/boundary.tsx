import type { ReactNode } from 'react';
import { Component } from 'react';
import { ErrorAlert } from './states.tsx';

interface Props {
  /** A change of this, such as of the address, tries again. */
  on: string;
  /** What is shown instead; nothing where the part is an ornament. */
  quiet?: boolean;
  children: ReactNode;
}

/** Keeps a mistake in one part from taking the frame down with it. */
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
