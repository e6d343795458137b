import { Badge, Text } from '@mantine/core';
import { IconDeviceDesktop, IconDeviceMobile } from '@tabler/icons-react';

import { RelativeTime } from '#client/components/text/relative-time.tsx';
import { Card } from '#client/console/parts/card.tsx';
import { ConfirmButton } from '#client/console/forms/confirm-button.tsx';
import { deviceOf } from '#client/components/text/device.ts';
import { Loaded } from '#client/console/lists/loaded.tsx';
import { Screen } from '#client/page/screen.tsx';
import { publicConfiguration } from '#client/page/public-configuration.ts';
import { notifySuccess } from '#client/console/text/toast.ts';
import type { Outputs } from '#client/sdk/calls.ts';
import { useIsImpersonated } from '#client/console/access/not-impersonated.tsx';
import { trpc } from '#client/sdk/react.tsx';
import { useSession } from '#client/sdk/session.ts';

import { SignInNotices } from './sign-in-notices.tsx';
import { texts } from '#client/components/texts/account-texts.ts';

type Session = Outputs['listSessions'][number];

export function SessionsScreen() {
  const { data: current } = useSession();
  const sessions = trpc.listSessions.useQuery({});
  const revokeOthers = trpc.revokeOtherSessions.useMutation({
    onSuccess: () => notifySuccess(texts.sessions.othersSignedOut),
  });
  const isImpersonated = useIsImpersonated();
  const isCurrent = ({ id }: Session) => id === current?.session.id;
  const hasOthers = sessions.data?.some((session) => !isCurrent(session)) ?? false;
  return (
    <Screen title={texts.sessions.title} about={texts.sessions.about}>
      <Card rows>
        <Loaded query={sessions} rows={2}>
          {(list) =>
            list
              .toSorted((a, b) => Number(isCurrent(b)) - Number(isCurrent(a)) || b.createdAt.localeCompare(a.createdAt))
              .map((session) => (
                <SessionRow
                  key={session.id}
                  session={session}
                  isCurrent={isCurrent(session)}
                  isRevocable={!isCurrent(session) && !isImpersonated}
                />
              ))
          }
        </Loaded>
      </Card>
      {hasOthers && !isImpersonated ? (
        <div>
          <ConfirmButton
            label={texts.sessions.signOutOthers}
            title={texts.sessions.othersQuestion}
            confirmLabel={texts.sessions.signOutOthers}
            isHarmless
            onConfirm={() => revokeOthers.mutateAsync({})}
          >
            {texts.sessions.othersConsequences}
          </ConfirmButton>
        </div>
      ) : null}
      {publicConfiguration.signInNotices ? <SignInNotices /> : null}
    </Screen>
  );
}

interface SessionRowProps {
  session: Session;
  isCurrent: boolean;
  isRevocable: boolean;
}

function SessionRow({ session, isCurrent, isRevocable }: SessionRowProps) {
  const revoke = trpc.revokeSession.useMutation({ onSuccess: () => notifySuccess(texts.sessions.signedOut) });
  const device = deviceOf(session.userAgent);
  const Icon = /Mobi|iPhone|Android/.test(session.userAgent) ? IconDeviceMobile : IconDeviceDesktop;
  return (
    <div className="row">
      <Icon size={26} stroke={1.4} aria-hidden />
      <div className="grow">
        <Text fw={500} size="sm">
          {device}{' '}
          {isCurrent ? (
            <Badge variant="default" c="var(--gatehouse-good)" size="sm" ms={6}>
              {texts.sessions.current}
            </Badge>
          ) : null}
        </Text>
        <Text size="sm" c="dimmed">
          {session.ipAddress || texts.sessions.unknownIp} · {texts.sessions.signedIn}{' '}
          <RelativeTime at={session.createdAt} />
        </Text>
      </div>
      {isRevocable ? (
        <ConfirmButton
          label={texts.sessions.signOut}
          target={device}
          size="xs"
          title={texts.sessions.question}
          confirmLabel={texts.sessions.submit}
          isHarmless
          onConfirm={() => revoke.mutateAsync({ token: session.token })}
        >
          {texts.sessions.consequences(device)}
        </ConfirmButton>
      ) : null}
    </div>
  );
}
