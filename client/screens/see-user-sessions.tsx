import { Button, Text } from '@mantine/core';
import { useEffect } from 'react';

import { Ago } from '#client/app/ago.tsx';
import { Card, Empty } from '#client/app/card.tsx';
import { ConfirmButton } from '#client/app/confirm-button.tsx';
import { deviceOf } from '#client/app/device.ts';
import { Loaded } from '#client/app/loaded.tsx';
import { done, failed } from '#client/app/toast.ts';
import { trpc } from '#client/sdk/react.tsx';

/** Somebody's sessions, each of which can be ended. The call that lists them is a POST, for older clients' sake. */
export function SeeUserSessions({ userId }: { userId: string }) {
  const list = trpc.admin.listUserSessions.useMutation();
  const { mutate } = list;
  const load = () => mutate({ userId });
  useEffect(() => mutate({ userId }), [mutate, userId]);
  const revoke = trpc.admin.revokeUserSession.useMutation({ onSuccess: load, onError: failed });
  const revokeAll = trpc.admin.revokeUserSessions.useMutation({
    onSuccess: () => {
      done('Signed out everywhere');
      load();
    },
  });
  return (
    <Card title="Sessions" rows>
      <Loaded query={{ data: list.data, error: list.error, refetch: load }} rows={1}>
        {({ sessions }) =>
          sessions.length === 0 ? (
            <Empty>Not signed in anywhere.</Empty>
          ) : (
            <>
              {sessions.map(({ id, token, userAgent, ipAddress, createdAt }) => (
                <div className="row" key={id}>
                  <div className="grow">
                    <Text size="sm" fw={600}>
                      {deviceOf(userAgent)}
                    </Text>
                    <Text size="sm" c="dimmed">
                      {ipAddress || 'Unknown address'} · signed in <Ago moment={createdAt} />
                    </Text>
                  </div>
                  <Button size="xs" variant="default" onClick={() => revoke.mutate({ sessionToken: token })}>
                    Sign out
                  </Button>
                </div>
              ))}
              <div className="row">
                <ConfirmButton
                  label="Sign out everywhere"
                  size="xs"
                  title="Sign this user out everywhere?"
                  action="Sign out everywhere"
                  call={revokeAll}
                  onConfirm={(close) => revokeAll.mutate({ userId }, { onSuccess: close })}
                >
                  They have to sign in again on every device.
                </ConfirmButton>
              </div>
            </>
          )
        }
      </Loaded>
    </Card>
  );
}
