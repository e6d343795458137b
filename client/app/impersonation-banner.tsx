import { Alert, Button, Group, Text } from '@mantine/core';
import { useNavigate } from 'react-router';

import { trpc } from '#client/sdk/react.tsx';
import { useSession } from '#client/sdk/session.ts';

import { failed } from './toast.ts';

/** An administrator who works as somebody else sees it on every screen, and ends it with one click. */
export function ImpersonationBanner() {
  const go = useNavigate();
  const { data } = useSession();
  const stop = trpc.admin.stopImpersonating.useMutation({
    onSuccess: () => void go(`/admin/users/${data?.user.id}`),
    onError: failed,
  });
  if (!data?.session.impersonatedBy) return null;
  return (
    <Alert color="orange" mb="lg" py="xs" variant="light" aria-live="polite">
      <Group justify="space-between">
        <Text size="sm" c="var(--mantine-color-text)">
          You are working as <strong>{data.user.name || data.user.email}</strong>.
        </Text>
        <Button size="xs" variant="default" loading={stop.isPending} onClick={() => stop.mutate({})}>
          Stop
        </Button>
      </Group>
    </Alert>
  );
}
