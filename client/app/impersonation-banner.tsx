import { Button, Group, Text } from '@mantine/core';
import { useNavigate } from 'react-router';

import { trpc } from '#client/sdk/react.tsx';
import { useSession } from '#client/sdk/session.ts';

import { useSingleFlight } from './single-flight.ts';
import { notifyError } from './text/toast.ts';
import { useNow } from './text/relative-time.tsx';

const MINUTE = 60_000;

function timeLeft(end: Date, now: number): string {
  const minutes = Math.floor((end.getTime() - now) / MINUTE);
  if (minutes <= 0) return 'less than a minute left';
  return minutes < 120 ? `${minutes} min left` : `${Math.round(minutes / 60)} h left`;
}

/** Says on every screen that somebody else's account is on it, and how to get back to one's own. */
export function ImpersonationBanner() {
  const { data } = useSession();
  const go = useNavigate();
  const stop = trpc.admin.stopImpersonating.useMutation({
    onSuccess: () => void go('/admin/users'),
    onError: notifyError,
  });
  const { isPending, run } = useSingleFlight();
  const now = useNow();
  if (!data?.session.impersonatedBy) return null;
  const { name, email } = data.user;
  return (
    <Group component="output" className="impersonating" justify="space-between" gap="sm">
      <Text size="sm" fw={550} style={{ overflowWrap: 'anywhere', minWidth: 0, flex: '1 1 14rem' }}>
        You’re impersonating {name || email} · {timeLeft(new Date(data.session.expiresAt), now)}
      </Text>
      <Button size="xs" color="dark" loading={isPending} onClick={() => void run(() => stop.mutateAsync({}))}>
        Stop impersonating
      </Button>
    </Group>
  );
}
