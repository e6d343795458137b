import type { ReactElement } from 'react';

import { isWorthRetrying } from '#client/sdk/retry.ts';

import { Button } from './button.tsx';
import { useErrorMessages } from '#client/components/errors.ts';
import { useTexts } from '#client/components/settings.tsx';
import { texts as componentTexts } from '#client/components/texts.ts';

/** The outline of a form. */
export function Waiting({ rows = 3 }: { rows?: number }): ReactElement {
  const texts = useTexts('components', componentTexts);
  return (
    <output className="gh-waiting" aria-label={texts.loading}>
      {Array.from({ length: rows }, (_, row) => (
        <span key={row} />
      ))}
    </output>
  );
}

/** Data that could not be loaded. */
export function LoadFailure({ error, retry }: { error: unknown; retry: () => void }): ReactElement {
  const texts = useTexts('components', componentTexts);
  const { messageOf } = useErrorMessages();
  return (
    <div role="alert" className="gh-load-failure">
      <strong>{texts.failed}</strong>
      <p>{messageOf(error)}</p>
      {isWorthRetrying(error) ? (
        <Button variant="plain" onClick={retry}>
          {texts.tryAgain}
        </Button>
      ) : null}
    </div>
  );
}
