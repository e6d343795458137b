import { Button, Group, Text } from '@mantine/core';
import { useNavigate } from 'react-router';

import { trpc } from '#client/sdk/react.tsx';
import { useSession } from '#client/sdk/session.ts';

import { texts } from '#client/components/texts/shell-texts.ts';
import { useSingleFlight } from '#client/components/lib/single-flight.ts';
import { notifyError } from '#client/console/text/toast.ts';
import { useNow } from '#client/components/text/relative-time.tsx';

const MINUTE = 60_000;

function timeLeft(end: Date, now: number): string {
  const minutes = Math.floor((end.getTime() - now) / MINUTE);
  const { minutesLeft, hoursLeft } = texts.impersonation;
  return minutes < 120 ? minutesLeft(minutes) : hoursLeft(Math.round(minutes / 60));
}

/** Shows on every screen that an administrator works as another user, and ends it. */
export function ImpersonationBanner() {
  const { data } = useSession();
  const go = useNavigate();
  const stop = trpc.admin.stopImpersonating.useMutation({
    onSuccess: () => void go('/admin/users'),
    onError: notifyError,
  });
  const isImpersonating = Boolean(data?.session.impersonatedBy);
  const { data: administrator } = trpc.admin.getImpersonator.useQuery(undefined, { enabled: isImpersonating });
  const { isPending, run } = useSingleFlight();
  const now = useNow();
  if (!data || !isImpersonating) return null;
  const { name, email } = data.user;
  return (
    <Group component="output" className="impersonating" justify="space-between" gap="sm">
      <div style={{ overflowWrap: 'anywhere', minWidth: 0, flex: '1 1 14rem' }}>
        <Text size="sm" fw={500}>
          {texts.impersonation.banner(name || email, timeLeft(new Date(data.session.expiresAt), now))}
        </Text>
        {administrator ? (
          <Text size="xs">{texts.impersonation.signedInAs(administrator.name || administrator.email)}</Text>
        ) : null}
      </div>
      <Button size="xs" color="dark" loading={isPending} onClick={() => void run(() => stop.mutateAsync({}))}>
        {texts.impersonation.stop}
      </Button>
    </Group>
  );
}
