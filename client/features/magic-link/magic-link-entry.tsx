import { Anchor, Text } from '@mantine/core';
import { Link } from 'react-router';

import { useLinkTo, type SignedOutState } from '#client/app/deep-link.ts';
import { LastUsed } from '#client/app/last-used.tsx';
import { siteOptions } from '#client/app/site-options.ts';

import { texts } from './texts.ts';

/** Below the form of the sign-in screen. */
export function MagicLinkEntry({ state }: { state: SignedOutState }) {
  const magicLink = useLinkTo('/magic-link');
  if (!siteOptions.magicLink) return null;
  return (
    <LastUsed method="magic-link">
      <Text ta="center" size="sm" mt="md">
        <Anchor component={Link} to={magicLink} state={state}>
          {texts.action}
        </Anchor>
      </Text>
    </LastUsed>
  );
}
