import { Anchor, Text } from '@mantine/core';
import { Link } from 'react-router';

import { useLinkTo, type SignedOutState } from '#client/app/deep-link.ts';
import { LastUsed } from '#client/app/last-used.tsx';
import { siteOptions } from '#client/app/site-options.ts';

import { texts } from './texts.ts';

/** Below the form of the sign-in screen. */
export function EmailCodeEntry({ state }: { state: SignedOutState }) {
  const emailCode = useLinkTo('/sign-in/email-code');
  if (!siteOptions.emailOtp.enabled) return null;
  return (
    <LastUsed method="email-code">
      <Text ta="center" size="sm" mt="md">
        <Anchor component={Link} to={emailCode} state={state}>
          {texts.open}
        </Anchor>
      </Text>
    </LastUsed>
  );
}
