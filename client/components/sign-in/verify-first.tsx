import { useState, type ReactElement } from 'react';

import { useSingleFlight } from '#client/components/lib/single-flight.ts';
import { texts as entryTexts } from '#client/components/texts/email-code-entry-texts.ts';
import { texts as signInTexts } from '#client/components/texts/sign-in/sign-in-texts.ts';
import { trpc } from '#client/sdk/react.tsx';

import { Button } from '#client/components/ui/button.tsx';
import { useErrorMessages } from '#client/components/errors.ts';
import { Failure } from '#client/components/ui/form.tsx';
import { MailboxLink } from '#client/components/resend-code.tsx';
import { useTexts } from '#client/components/settings.tsx';
import { useFlow } from './flow.ts';
import { ViewLink } from './links.tsx';

/** After a sign-in with an unverified email: the service has just sent a new link. */
export function VerifyFirst(): ReactElement {
  const { email: typed } = useFlow();
  const { verification } = useTexts('signIn', signInTexts);
  // The field may be edited while this is shown.
  const [email] = useState(typed);
  if (!email.includes('@')) return <Failure>{verification.sentToUser}</Failure>;
  return (
    <Failure>
      <p>{verification.sent(email)}</p>
      <ResendLink email={email} />
    </Failure>
  );
}

/** Sends the verification email again, or offers a code instead. */
export function ResendLink({ email }: { email: string }): ReactElement {
  const { options, returnUrl } = useFlow();
  const { verification } = useTexts('signIn', signInTexts);
  const entries = useTexts('emailCodeEntries', entryTexts);
  const { messageOf } = useErrorMessages();
  const send = trpc.sendVerificationEmail.useMutation();
  const { isPending, error, run } = useSingleFlight();
  const resend = () => void run(() => send.mutateAsync({ email, callbackURL: returnUrl('email-verified') }));
  return (
    <p className="gh-links">
      <span aria-live="polite">{error ? messageOf(error) : send.isSuccess ? verification.sentAgain(email) : null}</span>
      <Button variant="link" isPending={isPending} onClick={resend}>
        {verification.resend}
      </Button>
      {options.emailOtp.enabled ? <ViewLink view="verify-email">{entries.verification}</ViewLink> : null}
      <MailboxLink email={email} />
    </p>
  );
}
