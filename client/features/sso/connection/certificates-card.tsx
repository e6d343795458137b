import { Button, Group, Stack, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconPlus } from '@tabler/icons-react';
import type { ReactNode } from 'react';

import { pageLocale } from '#client/components/texts/localized.ts';
import { useSetUp } from '#client/console/access/use-set-up.ts';
import { CallForm } from '#client/console/forms/call-form.tsx';
import { ConfirmButton } from '#client/console/forms/confirm-button.tsx';
import { Card } from '#client/console/parts/card.tsx';
import { Dialog } from '#client/console/parts/dialog.tsx';
import { notifySuccess } from '#client/console/text/toast.ts';
import { texts } from '#client/features/sso/certificate-texts.ts';
import type { Connection } from '#client/features/sso/connection.ts';
import { DocumentField } from '#client/features/sso/document-field.tsx';
import { trpc } from '#client/sdk/react.tsx';
import { AddCertificate } from '#shared/sso/saml.ts';

type SamlConfig = NonNullable<Connection['samlConfig']>;
type Certificate = SamlConfig['certificate'][number];

interface Part {
  providerId: string;
  saml: SamlConfig;
}

/** With which certificates a SAML provider and this service sign. Changes need no new test. */
export function CertificatesCard({ providerId, saml }: Part) {
  return (
    <Card title={texts.title} about={texts.about}>
      <Stack gap="lg">
        <Certificates title={texts.ofProvider} certificates={saml.certificate} providerId={providerId}>
          <ReadMetadata providerId={providerId} saml={saml} />
          <AddButton providerId={providerId} />
        </Certificates>
        <Certificates title={texts.ofService} certificates={saml.spCertificate} providerId={providerId}>
          <OwnKey providerId={providerId} saml={saml} />
        </Certificates>
      </Stack>
    </Card>
  );
}

interface CertificatesProps {
  title: string;
  certificates: readonly Certificate[];
  providerId: string;
  children: ReactNode;
}

function Certificates({ title, certificates, providerId, children }: CertificatesProps) {
  return (
    <section>
      <Text size="sm" fw={500}>
        {title}
      </Text>
      <ul className="rows" style={{ marginInline: 'calc(-1 * var(--mantine-spacing-lg))' }}>
        {certificates.map((certificate) => (
          <CertificateRow
            key={certificate.fingerprintSha256}
            certificate={certificate}
            providerId={providerId}
            isOnly={certificates.length === 1}
          />
        ))}
      </ul>
      <Group gap="xs">{children}</Group>
    </section>
  );
}

const dateFormat = new Intl.DateTimeFormat(pageLocale(), { dateStyle: 'medium' });

const isExpired = ({ notAfter }: Certificate) => new Date(notAfter) <= new Date();

interface RowProps {
  certificate: Certificate;
  providerId: string;
  isOnly: boolean;
}

/** The beginning of the fingerprint tells certificates apart. */
function CertificateRow({ certificate, providerId, isOnly }: RowProps) {
  const { fingerprintSha256, notAfter, state } = certificate;
  const { organization } = useSetUp();
  const remove = trpc.sso.removeCertificate.useMutation({ onSuccess: () => notifySuccess(texts.remove.done) });
  const end = dateFormat.format(new Date(notAfter));
  const name = fingerprintSha256.slice(0, 11);
  return (
    <li className="row">
      <div className="grow">
        <Text size="sm" fw={500}>
          {isExpired(certificate) ? texts.expired(end) : texts.validUntil(end)}
        </Text>
        <Text size="sm" c="dimmed">
          {texts.state[state]} · <bdi>{name}…</bdi>
        </Text>
      </div>
      {isOnly ? null : (
        <ConfirmButton
          size="xs"
          label={texts.remove.action}
          target={name}
          title={texts.remove.question}
          confirmLabel={texts.remove.confirm}
          onConfirm={() => remove.mutateAsync({ organizationId: organization.id, providerId, fingerprintSha256 })}
        >
          {texts.remove.consequences}
        </ConfirmButton>
      )}
    </li>
  );
}

function AddButton({ providerId }: { providerId: string }) {
  const { organization } = useSetUp();
  const [opened, { open, close }] = useDisclosure();
  const add = trpc.sso.addCertificate.useMutation({
    onSuccess: () => {
      close();
      notifySuccess(texts.add.done);
    },
  });
  return (
    <>
      <Button variant="default" size="xs" leftSection={<IconPlus size={16} />} onClick={open}>
        {texts.add.open}
      </Button>
      <Dialog opened={opened} onClose={close} title={texts.add.title}>
        <CallForm
          schema={AddCertificate}
          call={add}
          fixed={{ organizationId: organization.id, providerId }}
          action={texts.add.submit}
        >
          <Text size="sm">{texts.add.about}</Text>
          <DocumentField name="certificate" label={texts.add.field} placeholder={PLACEHOLDER} />
        </CallForm>
      </Dialog>
    </>
  );
}

const PLACEHOLDER = '-----BEGIN CERTIFICATE-----';

/** Only of a provider with metadata at an address. */
function ReadMetadata({ providerId, saml: { metadataUrl, metadataError } }: Part) {
  const { organization } = useSetUp();
  const read = trpc.sso.refreshMetadata.useMutation({ onSuccess: () => notifySuccess(texts.read.done) });
  if (metadataUrl === null) return null;
  return (
    <>
      {metadataError === null ? null : (
        <Text size="sm" c="var(--mantine-color-error)">
          {texts.read.failed}
        </Text>
      )}
      <ConfirmButton
        size="xs"
        label={texts.read.action}
        title={texts.read.question}
        confirmLabel={texts.read.action}
        isHarmless
        onConfirm={() => read.mutateAsync({ organizationId: organization.id, providerId })}
      >
        {texts.read.about}
      </ConfirmButton>
    </>
  );
}

/** The next key is created first and signs after the provider has read the metadata of this service. */
function OwnKey({ providerId, saml: { spCertificate } }: Part) {
  const { organization } = useSetUp();
  const input = { organizationId: organization.id, providerId };
  const rotate = trpc.sso.rotateCertificate.useMutation({ onSuccess: () => notifySuccess(texts.rotate.done) });
  const activate = trpc.sso.activateCertificate.useMutation({ onSuccess: () => notifySuccess(texts.activate.done) });
  const hasNext = spCertificate.some(({ state }) => state === 'next');
  const [words, call] = hasNext ? [texts.activate, activate] : [texts.rotate, rotate];
  return (
    <ConfirmButton
      size="xs"
      label={words.action}
      title={words.question}
      confirmLabel={words.confirm}
      isHarmless
      onConfirm={() => call.mutateAsync(input)}
    >
      {words.consequences}
    </ConfirmButton>
  );
}
