import type { ReactNode } from 'react';
import { Link } from 'react-router';

import { Button } from '#client/components/ui/button.tsx';
import { Root } from '#client/components/ui/root.tsx';
import { failureOf } from '#client/sdk/errors.ts';
import { isWorthRetrying } from '#client/sdk/retry.ts';

import { Screen } from '#client/page/screen.tsx';
import { errorMessage } from '#client/components/text/error-message.ts';
import { texts } from '#client/components/texts/app-texts.ts';
import { texts as pageTexts } from '#client/components/texts/page-texts.ts';

import { texts as noPermission } from './no-permission-texts.ts';

interface ProblemProps {
  title: string;
  about: ReactNode;
  /** Above the title. */
  icon?: ReactNode;
  /** The main button. */
  next?: { to: string; label: string };
  children?: ReactNode;
}

/** A screen with a message and the next step. */
export function Problem({ title, about, icon, next, children }: ProblemProps) {
  const picture = icon ? <div className="problem-icon">{icon}</div> : null;
  return (
    <Root className="problem">
      <Screen title={title} about={about} back={picture} centered>
        <div className="problem-actions">
          {next ? (
            <Link to={next.to} className="gh-button gh-primary">
              {next.label}
            </Link>
          ) : null}
          {children}
        </div>
      </Screen>
    </Root>
  );
}

interface FailureProps {
  error: unknown;
  retry: () => void;
}

/** Shown for a section of a screen that could not be loaded. */
export function LoadProblem({ error, retry }: FailureProps) {
  return (
    <Root className="problem" role="alert">
      <p className="gh-quiet">{errorMessage(error)}</p>
      <Retry error={error} retry={retry} />
    </Root>
  );
}

/** Shown for a screen that could not be loaded. */
export function ScreenProblem({ error, retry }: FailureProps) {
  if (failureOf(error).status === 403) return <NoPermission />;
  return (
    <Problem title={texts.problem.title} about={errorMessage(error)}>
      <Retry error={error} retry={retry} />
    </Problem>
  );
}

export function NoPermission() {
  return (
    <Problem title={noPermission.title} about={noPermission.about} next={{ to: '/', label: pageTexts.backToHome }} />
  );
}

/** Only for errors that a retry can resolve. */
function Retry({ error, retry }: FailureProps) {
  if (!isWorthRetrying(error) && failureOf(error).status !== 429) return null;
  return (
    <Button variant="plain" onClick={retry}>
      {texts.problem.tryAgain}
    </Button>
  );
}
