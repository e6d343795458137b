import { Text } from '@mantine/core';
import type { ReactNode } from 'react';

import { useSession } from '#client/sdk/session.ts';

import { texts } from '#client/components/texts/shell-texts.ts';

/** Whether an administrator works as this user. */
export function useIsImpersonated(): boolean {
  const { data } = useSession();
  return data?.session.impersonatedBy != null;
}

/** Content that is not available to an administrator who impersonates the user. */
export function NotImpersonated({ children }: { children: ReactNode }) {
  if (!useIsImpersonated()) return children;
  return (
    <Text size="sm" c="dimmed">
      {texts.impersonation.notAvailable}
    </Text>
  );
}
