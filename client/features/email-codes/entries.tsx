import { Anchor } from '@mantine/core';
import { Link } from 'react-router';

import { useLinkTo, type SignedOutState } from '#client/app/deep-link.ts';
import { EntryLink } from '#client/app/entry-link.tsx';
import { LastUsed } from '#client/app/last-used.tsx';
import { publicConfiguration } from '#client/app/public-configuration.ts';

import { texts } from './entry-texts.ts';

/** Below the form of the sign-in screen. */
export function SignInEntry({ state }: { state: SignedOutState }) {
  if (!publicConfiguration.emailOtp.enabled) return null;
  return (
    <LastUsed method="email-code">
      <EntryLink to="/sign-in/email-code" state={state}>
        {texts.signIn}
      </EntryLink>
    </LastUsed>
  );
}

/** Below the form that requests a reset link. */
export function PasswordResetEntry({ state }: { state: SignedOutState }) {
  if (!publicConfiguration.emailOtp.enabled) return null;
  return (
    <EntryLink to="/forgot-password/code" state={state}>
      {texts.passwordReset}
    </EntryLink>
  );
}

/** Beside a verification link. */
export function VerificationEntry({ email }: { email: string }) {
  const verifyEmail = useLinkTo('/verify-email');
  if (!publicConfiguration.emailOtp.enabled) return null;
  return (
    <Anchor component={Link} to={verifyEmail} state={{ email } satisfies SignedOutState} size="sm">
      {texts.verification}
    </Anchor>
  );
}

/** Below the form that changes the email by a link. */
export function EmailChangeEntry() {
  if (!publicConfiguration.emailOtp.enabled) return null;
  return (
    <Anchor component={Link} to="/account/change-email" size="sm">
      {texts.emailChange}
    </Anchor>
  );
}
