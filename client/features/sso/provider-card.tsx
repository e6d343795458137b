import { Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';

import { useOrganization } from '#client/console/access/use-organization.ts';
import { CallForm } from '#client/console/forms/call-form.tsx';
import { PasswordField, TextField } from '#client/console/forms/fields.tsx';
import { Card } from '#client/console/parts/card.tsx';
import { notifySuccess } from '#client/console/text/toast.ts';
import { trpc } from '#client/sdk/react.tsx';
import { UpdateProvider } from '#shared/sso/schemas.ts';

import type { Connection } from './connection.ts';
import { CopyField } from './product-steps.tsx';
import { texts } from './texts.ts';
import { useManager } from './use-manager.ts';

/** What the provider and the service know of each other. */
export function ProviderCard({ connection }: { connection: Connection }) {
  const { canManage } = useManager();
  const { redirectURI, issuer, oidcConfig, domains } = connection;
  const names = domains.map(({ domain }) => domain).join(', ');
  return (
    <Card title={texts.provider.title} about={canManage ? texts.provider.about : null}>
      <Stack gap="sm">
        <Value label={texts.fields.redirectUri}>
          <CopyField text={redirectURI} what={texts.fields.copyRedirectUri} />
        </Value>
        <Value label={texts.fields.startUrl} hint={texts.fields.startUrlHint}>
          <CopyField text={redirectURI.replace('/sso/callback/', '/sso/start/')} what={texts.fields.copyStartUrl} />
        </Value>
      </Stack>
      {canManage && oidcConfig ? (
        <ProviderForm connection={connection} client={oidcConfig} />
      ) : (
        <dl className="facts">
          {[
            [texts.fields.issuer, issuer],
            ...(oidcConfig ? [[texts.fields.clientId, oidcConfig.clientId]] : []),
            [texts.users.domains, names],
          ].map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd style={{ overflowWrap: 'anywhere' }}>{value}</dd>
            </div>
          ))}
        </dl>
      )}
    </Card>
  );
}

function Value({ label, hint, children }: { label: string; hint?: string; children: ReactNode }) {
  return (
    <div>
      <Text size="sm" fw={500}>
        {label}
      </Text>
      {hint === undefined ? null : (
        <Text size="xs" c="dimmed">
          {hint}
        </Text>
      )}
      {children}
    </div>
  );
}

type Client = NonNullable<Connection['oidcConfig']>;

function ProviderForm({ connection, client }: { connection: Connection; client: Client }) {
  const { organization } = useOrganization();
  const { providerId, issuer, revision } = connection;
  const update = trpc.sso.updateProvider.useMutation({ onSuccess: () => notifySuccess(texts.provider.done) });
  return (
    <CallForm
      schema={UpdateProvider}
      call={update}
      fixed={{ organizationId: organization.id, providerId, revision }}
      initialValues={{ issuer, clientId: client.clientId, clientSecret: '' }}
      action={texts.provider.submit}
    >
      <TextField name="issuer" label={texts.fields.issuer} type="url" required autoComplete="off" />
      <TextField name="clientId" label={texts.fields.clientId} required autoComplete="off" spellCheck={false} />
      <PasswordField
        name="clientSecret"
        label={texts.fields.clientSecret}
        description={texts.fields.keepSecret}
        required={false}
        autoComplete="off"
      />
    </CallForm>
  );
}
