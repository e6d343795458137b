import { Button, Code, CopyButton as Copying, Group, Stack, Text } from '@mantine/core';

import { CopyButton } from '#client/console/forms/copy-button.tsx';
import { Dialog } from '#client/console/parts/dialog.tsx';
import { texts as partTexts } from '#client/components/texts/part-texts.ts';
import { publicConfiguration } from '#client/page/public-configuration.ts';
import type { Outputs } from '#client/sdk/calls.ts';

import { sampleFor } from './sample.ts';
import { texts } from './texts.ts';

export type NewCredentials = Outputs['oauth2']['createClient'];

export const issuer = location.origin + publicConfiguration.basePath;

interface CredentialsDialogProps {
  /** Null closes the dialog. */
  credentials: NewCredentials | null;
  title: string;
  onDone: () => void;
}

/** Shows a new secret once, with what else the developers of the application need. */
export function CredentialsDialog({ credentials, title, onDone }: CredentialsDialogProps) {
  const { once, stored, done } = texts.credentials;
  const secret = credentials?.client_secret;
  return (
    <Dialog opened={credentials !== null} onClose={onDone} title={title} size="lg" stays>
      {credentials === null ? null : (
        <Stack gap="md">
          {secret === undefined ? null : (
            <Text size="sm" fw={500}>
              {once}
            </Text>
          )}
          <Credential name="clientId" value={credentials.client_id} />
          {secret === undefined ? null : <Credential name="secret" value={secret} />}
          <Credential name="issuer" value={issuer} />
          <Sample client={credentials} />
          <Group justify="flex-end">
            <Button onClick={onDone} data-autofocus>
              {secret === undefined ? done : stored}
            </Button>
          </Group>
        </Stack>
      )}
    </Dialog>
  );
}

interface CredentialProps {
  name: 'clientId' | 'secret' | 'issuer';
  value: string;
}

/** A value that the developers of the application enter there. */
export function Credential({ name, value }: CredentialProps) {
  return (
    <div>
      <Text size="sm" fw={500}>
        {texts.credentials[name]}
      </Text>
      <Group gap="xs" wrap="nowrap">
        <Code style={{ overflowWrap: 'anywhere' }}>{value}</Code>
        <CopyButton text={value} what={texts.credentials.what[name]} />
      </Group>
    </div>
  );
}

/** The first program of a developer. */
export function Sample({ client }: { client: Parameters<typeof sampleFor>[0] }) {
  const sample = sampleFor(client, issuer);
  const { sample: title, what } = texts.credentials;
  return (
    <div>
      <Group justify="space-between" mb={6}>
        <Text size="sm" fw={500}>
          {title}
        </Text>
        <Copying value={sample} timeout={1500}>
          {({ copied, copy }) => (
            <Button size="xs" variant="default" onClick={copy}>
              {copied ? partTexts.copy.copied : partTexts.copy.copy(what.sample)}
            </Button>
          )}
        </Copying>
      </Group>
      <Code block tabIndex={0} style={{ maxHeight: '16rem', overflow: 'auto' }}>
        {sample}
      </Code>
    </div>
  );
}
