import { Component, type ReactNode } from 'react';

import { Button } from '#client/components/ui/button.tsx';
import { Root } from '#client/components/ui/root.tsx';

import { Screen } from './screen.tsx';
import { texts } from '#client/components/texts/app-texts.ts';

interface Props {
  /** The address: another one clears the error. */
  resetKey: string;
  children: ReactNode;
}

interface State {
  failedAt: string | null;
}

/** Shows an error of a screen in its place; the frame around it stays. */
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

  /** A module that failed to load stays failed until the page is reloaded; this screen has no input to lose. */
  private readonly retry = () => {
    if (this.state.failedAt !== null) location.reload();
  };

  override render(): ReactNode {
    if (this.state.failedAt === null) return this.props.children;
    return (
      <Root className="problem">
        <Screen title={texts.problem.title} about={texts.crash.about} centered>
          <div className="problem-actions">
            {/* With a new document. */}
            <a href="/" className="gh-button gh-primary">
              {texts.backToHome}
            </a>
            <Button variant="plain" onClick={() => location.reload()}>
              {texts.crash.reload}
            </Button>
          </div>
        </Screen>
      </Root>
    );
  }
}
