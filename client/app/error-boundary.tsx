import { Button } from '@mantine/core';
import { Component, type ReactNode } from 'react';

import { Problem } from './problem.tsx';

interface Props {
  /** Another key, another chance: the address, so that leaving a broken screen is enough. */
  resetKey: string;
  children: ReactNode;
}

interface State {
  failedAt: string | null;
}

/** What a screen throws ends here: the rest of the app stays. */
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

  /** A module that could not be loaded offline stays failed until the page is loaded anew; nothing is typed on this one. */
  private readonly retry = () => {
    if (this.state.failedAt !== null) location.reload();
  };

  override render(): ReactNode {
    if (this.state.failedAt === null) return this.props.children;
    return (
      <Problem
        title="This page couldn’t load"
        about="A new version may have been installed, or the connection was lost."
        next={{ to: '/', label: 'Back to home' }}
      >
        <Button variant="default" onClick={() => location.reload()}>
          Reload
        </Button>
      </Problem>
    );
  }
}
