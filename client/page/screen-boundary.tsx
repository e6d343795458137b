import type { ReactElement, ReactNode } from 'react';

import { ErrorBoundary } from '#client/components/lib/error-boundary.tsx';
import { texts } from '#client/components/texts/app-texts.ts';
import { texts as pageTexts } from '#client/components/texts/page-texts.ts';
import { Button } from '#client/components/ui/button.tsx';
import { Root } from '#client/components/ui/root.tsx';

import { Screen } from './screen.tsx';

/** Shows an error of a screen in its place. */
export function ScreenBoundary(props: { resetKey: string; children: ReactNode }): ReactElement {
  return <ErrorBoundary {...props} fallback={<FailedScreen />} />;
}

function FailedScreen() {
  return (
    <Root className="problem">
      <Screen title={texts.problem.title} about={texts.crash.about} centered>
        <div className="problem-actions">
          {/* With a new document. */}
          <a href="/" className="gh-button gh-primary">
            {pageTexts.backToHome}
          </a>
          <Button variant="plain" onClick={() => location.reload()}>
            {texts.crash.reload}
          </Button>
        </div>
      </Screen>
    </Root>
  );
}
