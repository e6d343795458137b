import type { ReactElement } from 'react';

import { texts as codeTexts } from '#client/app/forms/texts.ts';

import { Button } from './button.tsx';
import { useErrorMessages } from './errors.ts';
import { useTexts } from './settings.tsx';
import { useResend } from '#client/app/forms/use-resend.ts';

/** Mails another code, half a minute after the last one. */
export function ResendCode({ send }: { send: () => Promise<unknown> }): ReactElement {
  const texts = useTexts('codes', codeTexts).resend;
  const { messageOf } = useErrorMessages();
  const { seconds, wasSent, isPending, error, resend } = useResend(send);
  return (
    <span>
      <span aria-live="polite">{error ? messageOf(error) : wasSent ? texts.done : null}</span>{' '}
      <Button variant="link" isPending={isPending || seconds > 0} onClick={resend}>
        {seconds > 0 ? texts.actionIn(seconds) : texts.action}
      </Button>
    </span>
  );
}
