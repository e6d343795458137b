import { Text } from '@mantine/core';
import type { ReactNode } from 'react';

import { useSession } from '#client/sdk/session.ts';

/** Whether somebody works in the person's place. */
export function useIsImpersonated(): boolean {
  const { data } = useSession();
  return data?.session.impersonatedBy != null;
}

/** What the service lets only the person themselves do; in their place, it is said why it is not there. */
export function NotImpersonated({ children }: { children: ReactNode }) {
  const { data } = useSession();
  if (!data?.session.impersonatedBy) return children;
  return (
    <Text size="sm" c="dimmed">
      Only {data.user.name || data.user.email} can do this, not you in their place.
    </Text>
  );
}
