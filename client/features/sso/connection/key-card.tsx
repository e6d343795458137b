import { Text } from '@mantine/core';

import { useSetUp } from '#client/console/access/use-set-up.ts';
import { ConfirmButton } from '#client/console/forms/confirm-button.tsx';
import { Card } from '#client/console/parts/card.tsx';
import { notifySuccess } from '#client/console/text/toast.ts';
import type { Connection } from '#client/features/sso/connection.ts';
import { texts } from '#client/features/sso/key-texts.ts';
import { CopyField } from '#client/features/sso/product-steps.tsx';
import { trpc } from '#client/sdk/react.tsx';

/** Whether this service authenticates at an OpenID provider with a secret or with a key. A new secret replaces the key. */
export function KeyCard({ connection: { providerId, oidcConfig, jwksURI } }: { connection: Connection }) {
  const { organization } = useSetUp();
  const input = { organizationId: organization.id, providerId };
  const update = trpc.sso.updateProvider.useMutation({ onSuccess: () => notifySuccess(texts.change.done) });
  const rotate = trpc.sso.rotateClientKey.useMutation({ onSuccess: () => notifySuccess(texts.rotate.done) });
  if (oidcConfig?.tokenEndpointAuthentication !== 'private_key_jwt') {
    return (
      <Card title={texts.title} about={texts.withSecret}>
        <div>
          <ConfirmButton
            label={texts.change.action}
            title={texts.change.question}
            confirmLabel={texts.change.action}
            onConfirm={() => update.mutateAsync({ ...input, tokenEndpointAuthentication: 'private_key_jwt' })}
          >
            {texts.change.consequences}
          </ConfirmButton>
        </div>
      </Card>
    );
  }
  return (
    <Card title={texts.title} about={texts.withKey}>
      <div>
        <Text size="sm" fw={500}>
          {texts.jwksUrl}
        </Text>
        <CopyField text={jwksURI!} what={texts.jwksUrl} />
      </div>
      <div>
        <ConfirmButton
          label={texts.rotate.action}
          title={texts.rotate.question}
          confirmLabel={texts.rotate.confirm}
          isHarmless
          onConfirm={() => rotate.mutateAsync(input)}
        >
          {texts.rotate.consequences}
        </ConfirmButton>
      </div>
    </Card>
  );
}
