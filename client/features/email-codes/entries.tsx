import { Anchor } from '@mantine/core';
import { Link } from 'react-router';

import type { SignedOutState } from '#client/page/destination.ts';
import { publicConfiguration } from '#client/page/public-configuration.ts';

import { texts } from '#client/components/texts/email-code-entry-texts.ts';

/** Below the form that changes the email by a link. */
export function EmailChangeEntry() {
  if (!publicConfiguration.emailOtp.enabled) return null;
  return (
    <Anchor component={Link} to="/account/change-email" size="sm">
      {texts.emailChange}
    </Anchor>
  );
}

/** Beside the button that mails a verification link. */
export function VerificationEntry({ email }: { email: string }) {
  if (!publicConfiguration.emailOtp.enabled) return null;
  return (
    <Anchor component={Link} to="/verify-email" state={{ email } satisfies SignedOutState} size="sm">
      {texts.verification}
    </Anchor>
  );
}
