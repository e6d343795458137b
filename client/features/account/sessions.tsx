import { Badge, Text } from '@mantine/core';
import { IconDeviceDesktop, IconDeviceMobile } from '@tabler/icons-react';

import { RelativeTime } from '#client/app/text/relative-time.tsx';
import { Card } from '#client/app/card.tsx';
import { ConfirmButton } from '#client/app/forms/confirm-button.tsx';
import { deviceOf } from '#client/app/text/device.ts';
import { Loaded } from '#client/app/lists/loaded.tsx';
import { Screen } from '#client/app/screen.tsx';
import { notifySuccess } from '#client/app/text/toast.ts';
import type { Outputs } from '#client/sdk/calls.ts';
import { trpc } from '#client/sdk/react.tsx';
import { useSession } from '#client/sdk/session.ts';

type Session = Outputs['listSessions'][number];

export function SessionsScreen() {
  const { data: current } = useSession();
  const sessions = trpc.listSessions.useQuery({});
  const revokeOthers = trpc.revokeOtherSessions.useMutation({
    onSuccess: () => notifySuccess('Signed out everywhere else'),
  });
  const isCurrent = ({ id }: Session) => id === current?.session.id;
  const hasOthers = sessions.data?.some((session) => !isCurrent(session)) ?? false;
  return (
    <Screen title="Sessions" about="Where you are signed in. End what you do not recognize, and change your password.">
      <Card rows>
        <Loaded query={sessions} rows={2}>
          {(list) =>
            list
              .toSorted((a, b) => Number(isCurrent(b)) - Number(isCurrent(a)) || b.createdAt.localeCompare(a.createdAt))
              .map((session) => <SessionRow key={session.id} session={session} isCurrent={isCurrent(session)} />)
          }
        </Loaded>
      </Card>
      {hasOthers ? (
        <div>
          <ConfirmButton
            label="Sign out everywhere else"
            title="Sign out everywhere else?"
            action="Sign out everywhere else"
            onConfirm={() => revokeOthers.mutateAsync({})}
          >
            Every other browser and device has to sign in again. This one stays.
          </ConfirmButton>
        </div>
      ) : null}
    </Screen>
  );
}

function SessionRow({ session, isCurrent }: { session: Session; isCurrent: boolean }) {
  const revoke = trpc.revokeSession.useMutation({ onSuccess: () => notifySuccess('The session is ended') });
  const device = deviceOf(session.userAgent);
  const Icon = /Mobi|iPhone|Android/.test(session.userAgent) ? IconDeviceMobile : IconDeviceDesktop;
  return (
    <div className="row">
      <Icon size={26} stroke={1.4} aria-hidden />
      <div className="grow">
        <Text fw={600} size="sm">
          {device}{' '}
          {isCurrent ? (
            <Badge variant="default" c="var(--gatehouse-good)" size="sm" ml={6}>
              This device
            </Badge>
          ) : null}
        </Text>
        <Text size="sm" c="dimmed">
          {session.ipAddress || 'Unknown address'} · signed in <RelativeTime at={session.createdAt} />
        </Text>
      </div>
      {isCurrent ? null : (
        <ConfirmButton
          label="Sign out"
          about={device}
          size="xs"
          title="End this session?"
          action="Sign out"
          onConfirm={() => revoke.mutateAsync({ token: session.token })}
        >
          {device} has to sign in again.
        </ConfirmButton>
      )}
    </div>
  );
}
