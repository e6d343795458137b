import { Button, Checkbox, Code, CopyButton, Group, Stack, Text } from '@mantine/core';
import { useState } from 'react';

import { FormError } from '#client/console/forms/call-form.tsx';
import { useSingleFlight } from '#client/components/lib/single-flight.ts';
import { publicConfiguration } from '#client/page/public-configuration.ts';
import { trpc } from '#client/sdk/react.tsx';
import { useUser } from '#client/sdk/session.ts';

import { texts } from '#client/components/texts/factor-texts.ts';

/** Shows new codes once. The user confirms that they are saved. */
export function BackupCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const [isSaved, setSaved] = useState(false);
  const { email } = useUser({ beforeEnrolment: true });
  const content = [texts.backupCodes.file(publicConfiguration.name, email), '', ...codes, ''].join('\n');
  return (
    <Stack gap="md">
      <Text size="sm">
        {texts.backupCodes.about} <strong>{texts.backupCodes.once}</strong>
      </Text>
      <ul className="backup-codes">
        {codes.map((code) => (
          <li key={code}>
            <Code>{code}</Code>
          </li>
        ))}
      </ul>
      <Group gap="xs">
        <CopyButton value={content} timeout={1500}>
          {({ copied, copy }) => (
            <Button variant="default" size="xs" onClick={copy}>
              {copied ? texts.backupCodes.copied : texts.backupCodes.copy}
            </Button>
          )}
        </CopyButton>
        <Button
          variant="default"
          size="xs"
          onClick={() => download(`${publicConfiguration.name} backup codes.txt`, content)}
        >
          {texts.backupCodes.download}
        </Button>
        <Button variant="default" size="xs" onClick={() => print()}>
          {texts.backupCodes.print}
        </Button>
      </Group>
      <Checkbox
        label={texts.backupCodes.saved}
        checked={isSaved}
        onChange={({ currentTarget }) => setSaved(currentTarget.checked)}
      />
      <Button disabled={!isSaved} onClick={onDone}>
        {texts.backupCodes.done}
      </Button>
    </Stack>
  );
}

/** After a method was set up that came without codes. */
export function OfferBackupCodes({ onCreated, onSkip }: { onCreated: (codes: string[]) => void; onSkip: () => void }) {
  const generate = trpc.twoFactor.generateBackupCodes.useMutation({
    onSuccess: ({ backupCodes }) => onCreated(backupCodes),
  });
  const { isPending, error, run } = useSingleFlight();
  return (
    <Stack gap="md">
      {error ? <FormError error={error} /> : null}
      <Text size="sm">{texts.backupCodes.offer}</Text>
      <Group justify="flex-end" gap="sm">
        <Button variant="default" onClick={onSkip}>
          {texts.backupCodes.later}
        </Button>
        <Button data-autofocus loading={isPending} onClick={() => void run(() => generate.mutateAsync({}))}>
          {texts.backupCodes.create}
        </Button>
      </Group>
    </Stack>
  );
}

function download(name: string, content: string): void {
  const url = URL.createObjectURL(new Blob([content], { type: 'text/plain' }));
  const link = Object.assign(document.createElement('a'), { href: url, download: name });
  link.click();
  URL.revokeObjectURL(url);
}
