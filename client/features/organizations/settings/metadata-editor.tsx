import { ActionIcon, Alert, Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useState, type FormEvent } from 'react';

import { useDraft } from '#client/app/forms/use-draft.ts';
import { useSingleFlight } from '#client/app/single-flight.ts';
import { notifySuccess } from '#client/app/text/toast.ts';
import { errorMessage } from '#client/app/text/words.ts';
import { trpc } from '#client/sdk/react.tsx';

import { metadataOf, problemsOf, rowsOf, type MetadataRow } from './metadata.ts';
import { useOrganization } from '#client/features/organizations/this-organization.ts';

/** An organization's metadata, a key and a value a row. */
export function MetadataEditor() {
  const { organization } = useOrganization();
  const [rows, setRows] = useState(() => rowsOf(organization.metadata));
  const [problems, setProblems] = useState<Record<number, string>>({});
  useDraft<MetadataRow[]>({
    form: organization.metadata ?? '',
    read: () => (JSON.stringify(rows) === JSON.stringify(rowsOf(organization.metadata)) ? undefined : rows),
    restore: setRows,
  });
  const update = trpc.organization.update.useMutation({ onSuccess: () => notifySuccess('The metadata is saved') });
  const { isPending, error, run } = useSingleFlight();

  const change = (id: number, changes: Partial<MetadataRow>) => {
    setProblems({});
    setRows((before) => before.map((row) => (row.id === id ? { ...row, ...changes } : row)));
  };
  const add = () =>
    setRows((before) => [...before, { id: Math.max(0, ...before.map(({ id }) => id)) + 1, key: '', value: '' }]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = problemsOf(rows);
    setProblems(found);
    if (Object.keys(found).length === 0) {
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
            Nothing yet.
          </Text>
        ) : null}
        {rows.map((row, index) => (
          <Group key={row.id} gap="xs" wrap="nowrap" align="flex-start">
            <TextInput
              aria-label={`Key ${index + 1}`}
              placeholder="Key"
              value={row.key}
              error={problems[row.id]}
              onChange={({ currentTarget }) => change(row.id, { key: currentTarget.value })}
              style={{ flex: 1 }}
            />
            <TextInput
              aria-label={`Value ${index + 1}`}
              placeholder="Value"
              value={row.value}
              onChange={({ currentTarget }) => change(row.id, { value: currentTarget.value })}
              style={{ flex: 2 }}
            />
            <ActionIcon
              variant="subtle"
              color="gray"
              size={36}
              aria-label={`Remove ${row.key || `row ${index + 1}`}`}
              onClick={() => setRows((before) => before.filter(({ id }) => id !== row.id))}
            >
              <IconTrash size={16} />
            </ActionIcon>
          </Group>
        ))}
        <Text size="xs" c="dimmed">
          A value is text, or JSON such as 3, true or [“a”].
        </Text>
        <Group gap="sm">
          <Button type="submit" loading={isPending}>
            Save metadata
          </Button>
          <Button variant="default" onClick={add} leftSection={<IconPlus size={16} />}>
            Add a row
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
