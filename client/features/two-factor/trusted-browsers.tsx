import { Badge, Text } from '@mantine/core';
import { IconDeviceDesktop, IconDeviceMobile } from '@tabler/icons-react';

import { Card } from '#client/console/parts/card.tsx';
import { ConfirmButton } from '#client/console/forms/confirm-button.tsx';
import { useIsImpersonated } from '#client/console/access/not-impersonated.tsx';
import { deviceOf } from '#client/components/text/device.ts';
import { RelativeTime } from '#client/components/text/relative-time.tsx';
import { notifySuccess } from '#client/console/text/toast.ts';
import type { Outputs } from '#client/sdk/calls.ts';
import { trpc } from '#client/sdk/react.tsx';

import { texts } from '#client/components/texts/factor-texts.ts';

type Device = Outputs['twoFactor']['listTrustedDevices'][number];

/** The browsers that sign in without the second factor. */
export function TrustedBrowsers() {
  const { data: devices = [] } = trpc.twoFactor.listTrustedDevices.useQuery({});
  const isImpersonated = useIsImpersonated();
  const revokeAll = trpc.twoFactor.revokeTrustedDevices.useMutation({
    onSuccess: () => notifySuccess(texts.trusted.allRevoked),
  });
  // Only users who have trusted a browser need to know.
  if (devices.length === 0) return null;
  return (
    <Card title={texts.trusted.title} about={texts.trusted.about} rows>
      {devices.map((device) => (
        <DeviceRow key={device.id} device={device} isRevocable={!isImpersonated} />
      ))}
      {devices.length > 1 && !isImpersonated ? (
        <div className="row">
          <ConfirmButton
            label={texts.trusted.revokeAll}
            size="xs"
            title={texts.trusted.allQuestion}
            confirmLabel={texts.trusted.revokeAll}
            isHarmless
            onConfirm={() => revokeAll.mutateAsync({})}
          >
            {texts.trusted.allConsequences}
          </ConfirmButton>
        </div>
      ) : null}
    </Card>
  );
}

function DeviceRow({ device, isRevocable }: { device: Device; isRevocable: boolean }) {
  const { id, userAgent, ipAddress, isCurrent, lastUsedAt, expiresAt } = device;
  const revoke = trpc.twoFactor.revokeTrustedDevice.useMutation({
    onSuccess: () => notifySuccess(texts.trusted.revoked),
  });
  const name = deviceOf(userAgent);
  const Icon = /Mobi|iPhone|Android/.test(userAgent) ? IconDeviceMobile : IconDeviceDesktop;
  return (
    <div className="row">
      <Icon size={26} stroke={1.4} aria-hidden />
      <div className="grow">
        <Text fw={500} size="sm">
          {name}{' '}
          {isCurrent ? (
            <Badge variant="default" c="var(--gatehouse-good)" size="sm" ms={6}>
              {texts.trusted.current}
            </Badge>
          ) : null}
        </Text>
        <Text size="sm" c="dimmed">
          {ipAddress ? `${ipAddress} · ` : null}
          {texts.trusted.lastUsed} <RelativeTime at={lastUsedAt} /> · {texts.trusted.expires}{' '}
          <RelativeTime at={expiresAt} />
        </Text>
      </div>
      {isRevocable ? (
        <ConfirmButton
          label={texts.trusted.revoke}
          target={name}
          size="xs"
          title={texts.trusted.question(name)}
          confirmLabel={texts.trusted.revoke}
          isHarmless
          onConfirm={() => revoke.mutateAsync({ id })}
        >
          {texts.trusted.consequences(name)}
        </ConfirmButton>
      ) : null}
    </div>
  );
}
