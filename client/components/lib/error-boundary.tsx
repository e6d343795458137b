import { Component, type ReactNode } from 'react';

interface Props {
  /** The address or the page: another one clears the error. */
  resetKey: string;
  /** In place of the content. */
  fallback: ReactNode;
  children: ReactNode;
}

interface State {
  failedAt: string | null;
}

/** Replaces content that failed; the frame around it stays. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { failedAt: null };

  static getDerivedStateFromError(): State {
    return { failedAt: '' };
  }

  static getDerivedStateFromProps({ resetKey }: Props, { failedAt }: State): State {
    if (failedAt === null) return { failedAt };
    return { failedAt: failedAt === '' || failedAt === resetKey ? resetKey : null };
  }

  override componentDidMount(): void {
    addEventListener('online', this.retry);
  }

  override componentWillUnmount(): void {
    removeEventListener('online', this.retry);
  }

  /** A module that failed to load stays failed until the page is reloaded; the failed content has no input to lose. */
  private readonly retry = () => {
    if (this.state.failedAt !== null) location.reload();
  };

  override render(): ReactNode {
    return this.state.failedAt === null ? this.props.children : this.props.fallback;
  }
}
