import { Button, Code, Group, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';

import { RelativeTime } from '#client/components/text/relative-time.tsx';
import { CallForm } from '#client/console/forms/call-form.tsx';
import { ConfirmButton } from '#client/console/forms/confirm-button.tsx';
import { CopyButton } from '#client/console/forms/copy-button.tsx';
import { TextField } from '#client/console/forms/fields.tsx';
import { Card } from '#client/console/parts/card.tsx';
import { Dialog } from '#client/console/parts/dialog.tsx';
import { SecretDialog } from '#client/console/parts/secret-dialog.tsx';
import { notifySuccess } from '#client/console/text/toast.ts';
import { trpc } from '#client/sdk/react.tsx';
import { CreateDirectoryToken } from '#shared/scim/schemas.ts';

import type { Directory, DirectoryToken } from './directory.ts';
import { texts } from './texts.ts';

/** What is entered in the directory: the base URL of SCIM, and a token. */
export function TokensCard({ directory, canManage }: { directory: Directory; canManage: boolean }) {
  return (
    <Card title={texts.tokens.title} about={texts.tokens.about}>
      <div>
        <Text size="sm" fw={500}>
          {texts.tokens.url}
        </Text>
        <Group gap="xs">
          <Code style={{ overflowWrap: 'anywhere' }}>{directory.url}</Code>
          <CopyButton text={directory.url} what={texts.tokens.url} />
        </Group>
      </div>
      <ul className="rows" style={{ marginInline: 'calc(-1 * var(--mantine-spacing-lg))' }}>
        {directory.tokens.map((token) => (
          <TokenRow key={token.id} token={token} directory={directory} canManage={canManage} />
        ))}
      </ul>
      {canManage ? <AddToken directory={directory} /> : null}
    </Card>
  );
}

interface TokenRowProps {
  token: DirectoryToken;
  directory: Directory;
  canManage: boolean;
}

const isExpired = ({ expiresAt }: DirectoryToken) => new Date(expiresAt) <= new Date();

function TokenRow({ token, directory: { organizationId }, canManage }: TokenRowProps) {
  const { id: tokenId, name, start, expiresAt, lastUsedAt } = token;
  const remove = trpc.organization.deleteDirectoryToken.useMutation({
    onSuccess: () => notifySuccess(texts.tokens.revoke.done),
  });
  return (
    <li className="row">
      <div className="grow">
        <Text size="sm" fw={500}>
          {name || texts.tokens.unnamed}
        </Text>
        <Text size="sm" c="dimmed">
          <Code>{start}…</Code> · {lastUsedAt ? `${texts.tokens.used} ` : texts.tokens.neverUsed}
          {lastUsedAt ? <RelativeTime at={lastUsedAt} /> : null} ·{' '}
          {isExpired(token) ? texts.tokens.expired : texts.tokens.expires} <RelativeTime at={expiresAt} />
        </Text>
      </div>
      {canManage ? (
        <ConfirmButton
          size="xs"
          label={texts.tokens.revoke.action}
          target={start}
          title={texts.tokens.revoke.question(start)}
          confirmLabel={texts.tokens.revoke.confirm}
          onConfirm={() => remove.mutateAsync({ organizationId, tokenId })}
        >
          {texts.tokens.revoke.consequences}
        </ConfirmButton>
      ) : null}
    </li>
  );
}

function AddToken({ directory: { organizationId } }: { directory: Directory }) {
  const [opened, { open, close }] = useDisclosure();
  const [token, setToken] = useState<string | null>(null);
  const create = trpc.organization.createDirectoryToken.useMutation({
    onSuccess: (created) => {
      close();
      setToken(created.token);
    },
  });
  return (
    <div>
      <Button variant="default" leftSection={<IconPlus size={16} />} onClick={open}>
        {texts.tokens.add.open}
      </Button>
      <Dialog opened={opened} onClose={close} title={texts.tokens.add.title}>
        <CallForm
          schema={CreateDirectoryToken}
          call={create}
          fixed={{ organizationId }}
          action={texts.tokens.add.submit}
        >
          <Text size="sm">{texts.tokens.add.about}</Text>
          <TextField name="name" label={texts.fields.name} maxLength={64} autoComplete="off" />
        </CallForm>
      </Dialog>
      <SecretDialog secret={token} {...texts.created} onDone={() => setToken(null)} />
    </div>
  );
}
