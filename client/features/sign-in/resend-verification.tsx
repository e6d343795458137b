import { Anchor, Text } from '@mantine/core';

import { useFeatures } from '#client/app/feature.ts';
import { MailboxLink } from '#client/app/forms/mailbox-link.tsx';
import { useSingleFlight } from '#client/app/single-flight.ts';
import { errorMessage } from '#client/app/text/error-message.ts';
import { trpc } from '#client/sdk/react.tsx';

import { texts } from './texts.ts';

/** Sends the verification email again, or offers another method. */
export function ResendVerification({ email }: { email: string }) {
  const otherMethods = useFeatures().flatMap((feature) => feature.emailVerification ?? []);
  const send = trpc.sendVerificationEmail.useMutation();
  const { isPending, error, run } = useSingleFlight();
  const resend = () => void run(() => send.mutateAsync({ email, callbackURL: '/email-verified' }));
  return (
    <>
      {send.isSuccess || error ? (
        <Text size="sm" aria-live="polite">
          {error ? errorMessage(error) : texts.verification.sentAgain(email)}
        </Text>
      ) : null}
      <Anchor component="button" type="button" size="sm" aria-disabled={isPending} onClick={resend}>
        {texts.verification.resend}
      </Anchor>
      {otherMethods.map((OtherMethod, index) => (
        <OtherMethod key={index} email={email} />
      ))}
      <MailboxLink email={email} />
    </>
  );
}
