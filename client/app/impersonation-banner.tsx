import { Button, Group, Text } from '@mantine/core';
import { useNavigate } from 'react-router';

import { trpc } from '#client/sdk/react.tsx';
import { useSession } from '#client/sdk/session.ts';

import { failed } from './text/toast.ts';

/** Says on every screen that somebody else's account is on it, and how to get back to one's own. */
export function ImpersonationBanner() {
  const { data } = useSession();
  const go = useNavigate();
  const stop = trpc.admin.stopImpersonating.useMutation({ onSuccess: () => void go('/admin/users'), onError: failed });
  if (!data?.session.impersonatedBy) return null;
  const { name, email } = data.user;
  return (
    <Group role="alert" className="impersonating" justify="space-between" gap="sm">
      <Text size="sm" fw={550}>
        You are working as {name || email}.
      </Text>
      <Button size="xs" color="dark" loading={stop.isPending} onClick={() => stop.mutate({})}>
        Stop impersonating
      </Button>
    </Group>
  );
}
