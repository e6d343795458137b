import { Text } from '@mantine/core';
import { useState } from 'react';

import { FormError, useCurrentForm } from '#client/app/forms/call-form.tsx';

import { ResendVerification } from './resend-verification.tsx';
import { texts } from './texts.ts';

/** Shown after a sign-in that was rejected because the email is unverified: the service has just sent a new link. */
export function VerifyFirst() {
  const { email: typed } = useCurrentForm().values as { email: string };
  // The field may be edited while this is shown.
  const [email] = useState(typed);
  if (!email.includes('@')) return <FormError>{texts.verification.sentToUser}</FormError>;
  return (
    <FormError>
      <Text size="sm">{texts.verification.sent(email)}</Text>
      <ResendVerification email={email} />
    </FormError>
  );
}
