import { Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';

import { pageLocale } from '#client/components/texts/localized.ts';
import { useSetUp } from '#client/console/access/use-set-up.ts';
import { CallForm } from '#client/console/forms/call-form.tsx';
import { PasswordField, TextField } from '#client/console/forms/fields.tsx';
import { Card } from '#client/console/parts/card.tsx';
import { notifySuccess } from '#client/console/text/toast.ts';
import type { Connection } from '#client/features/sso/connection.ts';
import { MetadataField } from '#client/features/sso/metadata-field.tsx';
import { CopyField } from '#client/features/sso/product-steps.tsx';
import { texts as samlTexts } from '#client/features/sso/saml-texts.ts';
import { texts } from '#client/features/sso/texts.ts';
import { useManager } from '#client/features/sso/use-manager.ts';
import { publicConfiguration } from '#client/page/public-configuration.ts';
import { trpc } from '#client/sdk/react.tsx';
import { UpdateProvider } from '#shared/sso/schemas.ts';

/** What the provider and the service need of each other. */
export function ProviderCard({ connection }: { connection: Connection }) {
  const { canManage } = useManager();
  const { providerId, redirectURI, samlConfig, spMetadataUrl } = connection;
  const given =
    samlConfig === null
      ? [[texts.fields.redirectUri, redirectURI] as const]
      : [
          [samlTexts.acsUrl, samlConfig.acsUrl] as const,
          [samlTexts.entityId, samlConfig.entityId] as const,
          [samlTexts.serviceMetadata, spMetadataUrl!] as const,
        ];
  const startUrl = `${publicConfiguration.ssoCallbackUrl!.replace(/callback\/$/, 'start/')}${providerId}`;
  return (
    <Card title={texts.provider.title} about={canManage && samlConfig === null ? texts.provider.about : null}>
      <Stack gap="sm">
        {given.map(([label, value]) => (
          <Value key={label} label={label}>
            <CopyField text={value} what={label} />
          </Value>
        ))}
        <Value label={texts.fields.startUrl} hint={texts.fields.startUrlHint}>
          <CopyField text={startUrl} what={texts.fields.copyStartUrl} />
        </Value>
      </Stack>
      {canManage && samlConfig === null ? <ProviderForm connection={connection} /> : <Facts connection={connection} />}
      {canManage && samlConfig !== null ? <MetadataForm connection={connection} /> : null}
    </Card>
  );
}

const dateFormat = new Intl.DateTimeFormat(pageLocale(), { dateStyle: 'medium' });

function Facts({ connection: { issuer, oidcConfig, samlConfig, domains } }: { connection: Connection }) {
  const certificates = samlConfig?.certificate.map(({ notAfter }) => dateFormat.format(new Date(notAfter))) ?? [];
  const facts: [string, string | null | undefined][] = [
    [texts.fields.issuer, issuer],
    [texts.fields.clientId, oidcConfig?.clientId],
    [samlTexts.signInUrl, samlConfig?.entryPoint],
    [samlTexts.metadataUrl, samlConfig?.metadataUrl],
    [samlTexts.certificate, certificates.join(', ')],
    [texts.users.domains, domains.map(({ domain }) => domain).join(', ')],
  ];
  return (
    <dl className="facts">
      {facts
        .filter(([, value]) => value)
        .map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd style={{ overflowWrap: 'anywhere' }}>{value}</dd>
          </div>
        ))}
    </dl>
  );
}

/** Reads the metadata of a SAML provider again, such as after it has another certificate. */
function MetadataForm({ connection: { providerId, revision, samlConfig } }: { connection: Connection }) {
  const { organization } = useSetUp();
  const update = trpc.sso.updateProvider.useMutation({ onSuccess: () => notifySuccess(samlTexts.renewed) });
  return (
    <CallForm
      schema={UpdateProvider}
      call={update}
      fixed={{ organizationId: organization.id, providerId, revision }}
      initialValues={{ metadataUrl: samlConfig?.metadataUrl ?? '' }}
      action={samlTexts.renew}
    >
      <MetadataField />
    </CallForm>
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

function ProviderForm({ connection }: { connection: Connection }) {
  const { organization } = useSetUp();
  const { providerId, issuer, oidcConfig, revision } = connection;
  const clientId = oidcConfig?.clientId ?? '';
  const update = trpc.sso.updateProvider.useMutation({ onSuccess: () => notifySuccess(texts.provider.done) });
  return (
    <CallForm
      schema={UpdateProvider}
      call={update}
      fixed={{ organizationId: organization.id, providerId, revision }}
      initialValues={{ issuer, clientId, clientSecret: '' }}
      action={texts.provider.submit}
      isEdit
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
