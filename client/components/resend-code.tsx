import type { ReactElement } from 'react';

import { texts as codeTexts } from '#client/components/texts/code-texts.ts';
import { useResend } from '#client/components/lib/use-resend.ts';
import { useService } from '#client/sdk/provider.ts';

import { Button } from './ui/button.tsx';
import { useErrorMessages } from './errors.ts';
import { usePublicOptions } from './options.ts';
import { useTexts } from './settings.tsx';

interface ResendProps {
  send: () => Promise<unknown>;
  /** What was mailed. */
  what?: 'code' | 'link';
}

/** Mails another code or link, half a minute after the last one. */
export function ResendCode({ send, what = 'code' }: ResendProps): ReactElement {
  const codes = useTexts('codes', codeTexts);
  const texts = what === 'code' ? codes.resend : codes.resendLink;
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

/** In development, where the service stores mails instead of sending them. */
export function MailboxLink({ email }: { email: string }): ReactElement | null {
  const service = useService('<SignIn/>');
  const { mailbox } = useTexts('codes', codeTexts);
  const { data: options } = usePublicOptions();
  if (!options?.mailbox) return null;
  return (
    <a
      className="gh-link"
      href={`${service}/dev/mailbox?${new URLSearchParams({ to: email }).toString()}`}
      target="_blank"
      rel="noreferrer"
    >
      {mailbox}
    </a>
  );
}
