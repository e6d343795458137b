import { Anchor, Code, Group, Stack, Text } from '@mantine/core';

import { CopyButton } from '#client/console/forms/copy-button.tsx';

import { texts } from '#client/components/texts/factor-texts.ts';
import { QrCode } from './qr-code.tsx';

/** The key for an authenticator app: as a QR code, as text, and as a link for an app on the same device. */
export function SetupKey({ uri }: { uri: string }) {
  const key = new URL(uri).searchParams.get('secret') ?? '';
  return (
    <Stack gap="sm">
      <Text size="sm">{texts.app.scan}</Text>
      <Stack align="center" gap="xs">
        <QrCode text={uri} label={texts.app.qrCode} />
        <Anchor href={uri} size="sm">
          {texts.app.open}
        </Anchor>
      </Stack>
      <Text size="sm">{texts.app.keyHint}</Text>
      <Group gap={4} wrap="nowrap">
        <Code style={{ overflowWrap: 'anywhere' }}>{key.match(/.{1,4}/g)?.join(' ')}</Code>
        <CopyButton text={key} what={texts.app.key} />
      </Group>
    </Stack>
  );
}
