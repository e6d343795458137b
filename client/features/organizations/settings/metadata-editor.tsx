import { ActionIcon, Alert, Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useState, type FormEvent } from 'react';

import { useDraft } from '#client/components/lib/use-draft.ts';
import { useSingleFlight } from '#client/components/lib/single-flight.ts';
import { EditBar } from '#client/console/forms/edit-bar.tsx';
import { notifySuccess } from '#client/console/text/toast.ts';
import { errorMessage } from '#client/components/text/error-message.ts';
import { useOrganization } from '#client/console/access/use-organization.ts';
import { trpc } from '#client/sdk/react.tsx';

import { metadataOf, keyErrorsOf, rowsOf, type MetadataRow } from './metadata.ts';
import { texts } from '#client/components/texts/organizations/organization-settings-texts.ts';

/** The organization's metadata, one key and value per row. */
export function MetadataEditor() {
  const { organization } = useOrganization();
  const [rows, setRows] = useState(() => rowsOf(organization.metadata));
  const [keyErrors, setKeyErrors] = useState<Record<number, string>>({});
  const isChanged = JSON.stringify(rows) !== JSON.stringify(rowsOf(organization.metadata));
  useDraft<MetadataRow[]>({
    form: organization.metadata ?? '',
    read: () => (isChanged ? rows : undefined),
    restore: setRows,
  });
  const update = trpc.organization.update.useMutation({ onSuccess: () => notifySuccess(texts.metadata.saved) });
  const { isPending, error, run } = useSingleFlight();

  const change = (id: number, changes: Partial<MetadataRow>) => {
    setKeyErrors({});
    setRows((before) => before.map((row) => (row.id === id ? { ...row, ...changes } : row)));
  };
  const add = () =>
    setRows((before) => [...before, { id: Math.max(0, ...before.map(({ id }) => id)) + 1, key: '', value: '' }]);
  const discard = () => {
    setKeyErrors({});
    setRows(rowsOf(organization.metadata));
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const invalid = keyErrorsOf(rows);
    setKeyErrors(invalid);
    if (Object.keys(invalid).length === 0) {
      void run(() => update.mutateAsync({ organizationId: organization.id, data: { metadata: metadataOf(rows) } }));
    }
  };

  return (
    <form onSubmit={submit} className="form">
      <Stack gap="sm">
        {error ? (
          <Alert color="red" role="alert" variant="light">
            {errorMessage(error)}
          </Alert>
        ) : null}
        {rows.length === 0 ? (
          <Text size="sm" c="dimmed">
            {texts.metadata.empty}
          </Text>
        ) : null}
        {rows.map((row, index) => (
          <Group key={row.id} gap="xs" wrap="nowrap" align="flex-start">
            <TextInput
              aria-label={texts.metadata.keyLabel(index + 1)}
              placeholder={texts.metadata.key}
              value={row.key}
              error={keyErrors[row.id]}
              onChange={({ currentTarget }) => change(row.id, { key: currentTarget.value })}
              style={{ flex: 1 }}
            />
            <TextInput
              aria-label={texts.metadata.valueLabel(index + 1)}
              placeholder={texts.metadata.value}
              value={row.value}
              onChange={({ currentTarget }) => change(row.id, { value: currentTarget.value })}
              style={{ flex: 2 }}
            />
            <ActionIcon
              variant="subtle"
              color="gray"
              size={36}
              aria-label={row.key ? texts.metadata.removeKey(row.key) : texts.metadata.removeRow(index + 1)}
              onClick={() => setRows((before) => before.filter(({ id }) => id !== row.id))}
            >
              <IconTrash size={16} />
            </ActionIcon>
          </Group>
        ))}
        <Text size="xs" c="dimmed">
          {texts.metadata.hint}
        </Text>
        <div>
          <Button variant="default" onClick={add} leftSection={<IconPlus size={16} />}>
            {texts.metadata.addRow}
          </Button>
        </div>
        <EditBar isChanged={isChanged} onDiscard={discard}>
          <Button type="submit" loading={isPending}>
            {texts.metadata.submit}
          </Button>
        </EditBar>
      </Stack>
    </form>
  );
}
