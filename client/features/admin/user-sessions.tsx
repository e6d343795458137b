import { Badge, Group, Paper, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';

import { ConfirmButton } from '#client/app/forms/confirm-button.tsx';
import { deviceOf } from '#client/app/text/device.ts';
import { ListSkeleton } from '#client/app/lists/list-skeleton.tsx';
import { Loaded } from '#client/app/lists/loaded.tsx';
import { notifySuccess } from '#client/app/text/toast.ts';
import { RelativeTime } from '#client/app/text/when.tsx';
import { keyOf } from '#client/sdk/calls.ts';
import { trpc } from '#client/sdk/react.tsx';
import { useSession } from '#client/sdk/session.ts';

import type { ListedUser } from './listed-user.tsx';

interface UserSessionsProps {
  user: ListedUser;
  mayRevoke: boolean;
}

/** Where a person is signed in. The call that lists it is a POST, kept here as the query that it is. */
export function UserSessions({ user, mayRevoke }: UserSessionsProps) {
  const { client } = trpc.useUtils();
  const { data: current } = useSession();
  const query = useQuery({
    queryKey: [...keyOf('admin.listUserSessions'), { userId: user.id }],
    queryFn: () => client.admin.listUserSessions.mutate({ userId: user.id }),
  });
  const revokeAll = trpc.admin.revokeUserSessions.useMutation({
    onSuccess: () => notifySuccess('They are signed out everywhere'),
  });
  return (
    <Paper>
      <Group justify="space-between" px="md" pt="md" pb="xs">
        <Title order={2}>Sessions</Title>
        {mayRevoke && query.data && query.data.sessions.length > 0 ? (
          <ConfirmButton
            label="End all"
            size="xs"
            title="End all their sessions?"
            action="End all"
            onConfirm={() => revokeAll.mutateAsync({ userId: user.id })}
          >
            {user.id === current?.user.id
              ? 'You will be signed out on all devices, this one included.'
              : `${user.name || user.email} will have to sign in again on every device.`}
          </ConfirmButton>
        ) : null}
      </Group>
      <Loaded query={query} loading={<ListSkeleton rows={2} />}>
        {({ sessions }) =>
          sessions.length === 0 ? (
            <Text size="sm" c="dimmed" px="md" pb="md">
              No active sessions
            </Text>
          ) : (
            <ul className="rows">
              {sessions.map((session) => (
                <li key={session.id} className="row">
                  <div style={{ minWidth: 0 }}>
                    <Text size="sm" fw={550} truncate>
                      {deviceOf(session.userAgent)}
                    </Text>
                    <Text size="xs" c="dimmed">
                      {session.ipAddress ? `${session.ipAddress}, ` : ''}since <RelativeTime at={session.createdAt} />
                    </Text>
                    {session.impersonatedBy ? (
                      <Badge variant="default" tt="none" fw={550}>
                        Impersonated
                      </Badge>
                    ) : null}
                  </div>
                  {session.id === current?.session.id ? (
                    <Badge variant="default" c="var(--gatehouse-good)">
                      This device
                    </Badge>
                  ) : mayRevoke ? (
                    <Revoke session={session} />
                  ) : null}
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
    </Paper>
  );
}

function Revoke({ session: { token, userAgent } }: { session: { token: string; userAgent: string } }) {
  const revoke = trpc.admin.revokeUserSession.useMutation({ onSuccess: () => notifySuccess('The session is ended') });
  const device = deviceOf(userAgent);
  return (
    <ConfirmButton
      label="End"
      about={device}
      size="xs"
      title="End this session?"
      action="End"
      onConfirm={() => revoke.mutateAsync({ sessionToken: token })}
    >
      {device} has to sign in again.
    </ConfirmButton>
  );
}
