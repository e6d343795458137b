import { Badge, Group, Paper, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';

import { ConfirmButton } from '#client/console/forms/confirm-button.tsx';
import { deviceOf } from '#client/components/text/device.ts';
import { Loaded } from '#client/console/lists/loaded.tsx';
import { notifySuccess } from '#client/console/text/toast.ts';
import { RelativeTime } from '#client/components/text/relative-time.tsx';
import { keyOf } from '#client/sdk/calls.ts';
import { trpc } from '#client/sdk/react.tsx';
import { useSession } from '#client/sdk/session.ts';

import type { ListedUser } from '#client/features/admin/listed-user.tsx';
import { texts } from '#client/features/admin/texts.ts';

interface UserSessionsProps {
  user: ListedUser;
  canRevoke: boolean;
}

/** The active sessions of a user. The call is a POST, cached here like a query. */
export function UserSessions({ user, canRevoke }: UserSessionsProps) {
  const { client } = trpc.useUtils();
  const { data: current } = useSession();
  const query = useQuery({
    queryKey: [...keyOf('admin.listUserSessions'), { userId: user.id }],
    queryFn: () => client.admin.listUserSessions.mutate({ userId: user.id }),
  });
  const revokeAll = trpc.admin.revokeUserSessions.useMutation({
    onSuccess: () => notifySuccess(texts.sessions.revokeAll.done),
  });
  return (
    <Paper className="inset">
      <Group justify="space-between" px="lg" pt="md" pb="xs">
        <Title order={2}>{texts.sessions.title}</Title>
        {canRevoke && query.data && query.data.sessions.length > 0 ? (
          <ConfirmButton
            label={texts.sessions.revokeAll.label}
            size="xs"
            title={texts.sessions.revokeAll.title}
            confirmLabel={texts.sessions.revokeAll.label}
            isHarmless
            onConfirm={() => revokeAll.mutateAsync({ userId: user.id })}
          >
            {user.id === current?.user.id
              ? texts.sessions.revokeAll.ownBody
              : texts.sessions.revokeAll.body(user.name || user.email)}
          </ConfirmButton>
        ) : null}
      </Group>
      <Loaded query={query} rows={2}>
        {({ sessions }) =>
          sessions.length === 0 ? (
            <Text size="sm" c="dimmed" px="lg" pb="md">
              {texts.sessions.empty}
            </Text>
          ) : (
            <ul className="rows">
              {sessions.map((session) => (
                <li key={session.id} className="row">
                  <div style={{ minWidth: 0 }}>
                    <Text size="sm" fw={500} truncate>
                      {deviceOf(session.userAgent)}
                    </Text>
                    <Text size="xs" c="dimmed">
                      {texts.sessions.signedIn(session.ipAddress)} <RelativeTime at={session.createdAt} />
                    </Text>
                    {session.impersonatedBy ? (
                      <Badge variant="default" tt="none">
                        {texts.sessions.impersonated}
                      </Badge>
                    ) : null}
                  </div>
                  {session.id === current?.session.id ? (
                    <Badge variant="default" c="var(--gatehouse-good)">
                      {texts.sessions.current}
                    </Badge>
                  ) : canRevoke ? (
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
  const revoke = trpc.admin.revokeUserSession.useMutation({
    onSuccess: () => notifySuccess(texts.sessions.revoke.done),
  });
  const device = deviceOf(userAgent);
  return (
    <ConfirmButton
      label={texts.sessions.revoke.label}
      target={device}
      size="xs"
      title={texts.sessions.revoke.title}
      confirmLabel={texts.sessions.revoke.submit}
      isHarmless
      onConfirm={() => revoke.mutateAsync({ sessionToken: token })}
    >
      {texts.sessions.revoke.body(device)}
    </ConfirmButton>
  );
}
