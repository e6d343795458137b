import { Anchor, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';

import { useLinkTo, type SignedOutState } from './deep-link.ts';

/** Below a form: a link to another signed-out screen, which keeps the destination and the typed email. */
export function EntryLink({ to, state, children }: { to: string; state: SignedOutState; children: ReactNode }) {
  return (
    <Text ta="center" size="sm" mt="md">
      <Anchor component={Link} to={useLinkTo(to)} state={state}>
        {children}
      </Anchor>
    </Text>
  );
}
