import { Anchor, Text } from '@mantine/core';
import { useState } from 'react';

import { FormError, useCurrentForm } from '#client/app/forms/call-form.tsx';
import { useSingleFlight } from '#client/app/single-flight.ts';
import { errorMessage } from '#client/app/text/error-message.ts';
import { trpc } from '#client/sdk/react.tsx';

/** After a sign-in that was refused because the email is unverified: the service has just mailed a new link. */
export function VerifyFirst() {
  const { email: typed } = useCurrentForm().values as { email: string };
  // The field may be edited while this is shown.
  const [email] = useState(typed);
  const send = trpc.sendVerificationEmail.useMutation();
  const { isPending, error, run } = useSingleFlight();
  const sendAgain = () => void run(() => send.mutateAsync({ email, callbackURL: '/email-verified' }));
  return (
    <FormError>
      <Text size="sm">
        {send.isSuccess
          ? `We sent another link to ${email}.`
          : `Verify your email first. We just sent a new link to ${email}.`}
      </Text>
      {error ? <Text size="sm">{errorMessage(error)}</Text> : null}
      <Anchor component="button" type="button" size="sm" aria-disabled={isPending} onClick={sendAgain}>
        Send it again
      </Anchor>
    </FormError>
  );
}
