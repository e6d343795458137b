import { Button, Code, Select, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useState } from 'react';

import { RelativeTime, useNow } from '#client/components/text/relative-time.tsx';
import { CallForm } from '#client/console/forms/call-form.tsx';
import { Card } from '#client/console/parts/card.tsx';
import { Dialog } from '#client/console/parts/dialog.tsx';
import { trpc } from '#client/sdk/react.tsx';
import { RotateOAuthClientSecret } from '#shared/oauth-provider/schemas.ts';

import { CredentialsDialog, type NewCredentials } from './credentials.tsx';
import type { Client } from './offered.tsx';
import { texts } from './texts.ts';

interface SecretCardProps {
  client: Client;
  /** The beginning of the present secret. */
  secretStart: string;
}

/** The secret of an application, of which only the beginning is known, and its replacement. */
export function SecretCard({ client, secretStart }: SecretCardProps) {
  const [opened, { open, close }] = useDisclosure();
  const [created, setCreated] = useState<NewCredentials | null>(null);
  const { title, about, present, previous, action, question } = texts.secret;
  const now = useNow();
  const until = client.previous_secret_expires_at;
  return (
    <Card title={title} about={about}>
      <Text size="sm" component="div">
        {present} <Code>{secretStart}…</Code>
        {until !== null && until * 1000 > now ? (
          <Text size="sm" c="dimmed" mt={4}>
            {previous} <RelativeTime at={new Date(until * 1000).toISOString()} />
          </Text>
        ) : null}
      </Text>
      <div>
        <Button variant="default" onClick={open}>
          {action}
        </Button>
      </div>
      <Dialog opened={opened} onClose={close} title={question}>
        <RotateForm
          client={client}
          onCreated={(credentials) => {
            close();
            setCreated(credentials);
          }}
        />
      </Dialog>
      <CredentialsDialog credentials={created} title={texts.credentials.replaced} onDone={() => setCreated(null)} />
    </Card>
  );
}

const DAY = 86_400;
const overlaps = [
  { value: '0', label: texts.secret.overlaps.none },
  ...[1, 7, 30].map((days) => ({ value: String(days * DAY), label: texts.secret.overlaps.days(days) })),
];

interface RotateFormProps {
  client: Client;
  onCreated: (credentials: NewCredentials) => void;
}

/** For some days both secrets are accepted, so that the application never stops. */
function RotateForm({ client: { client_id }, onCreated }: RotateFormProps) {
  const [overlap, setOverlap] = useState(String(DAY));
  const rotate = trpc.oauth2.client.rotateSecret.useMutation({ onSuccess: onCreated });
  return (
    <CallForm
      schema={RotateOAuthClientSecret}
      call={rotate}
      fixed={{ client_id, overlap: Number(overlap) }}
      action={texts.secret.confirm}
    >
      <Select
        label={texts.secret.overlap}
        data={overlaps}
        value={overlap}
        onChange={(value) => setOverlap(value ?? String(DAY))}
        allowDeselect={false}
      />
    </CallForm>
  );
}
