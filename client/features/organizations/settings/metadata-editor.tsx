import { ActionIcon, Button, Group, Text, TextInput } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';

import { useCurrentForm } from '#client/console/forms/call-form.tsx';
import { texts } from '#client/components/texts/organizations/organization-settings-texts.ts';

import type { MetadataRow } from './metadata.ts';

/** The organization's metadata, one key and value per row of the enclosing form. */
export function MetadataEditor() {
  const form = useCurrentForm();
  const rows = (form.values['metadata'] ?? []) as MetadataRow[];
  const set = (changed: MetadataRow[]) => {
    // The errors of other rows may be gone too, such as that of a repeated key.
    for (const row of rows.keys()) form.clearFieldError(nameOf(row, 'key'));
    form.setFieldValue('metadata', changed);
  };
  const change = (row: number, changes: Partial<MetadataRow>) => set(rows.with(row, { ...rows[row]!, ...changes }));

  return (
    <>
      {rows.length === 0 ? (
        <Text size="sm" c="dimmed">
          {texts.metadata.empty}
        </Text>
      ) : null}
      {rows.map(({ key, value }, row) => (
        <Group key={row} gap="xs" wrap="nowrap" align="flex-start">
          <TextInput
            name={nameOf(row, 'key')}
            aria-label={texts.metadata.keyLabel(row + 1)}
            placeholder={texts.metadata.key}
            value={key}
            error={form.errors[nameOf(row, 'key')]}
            onChange={({ currentTarget }) => change(row, { key: currentTarget.value })}
            style={{ flex: 1 }}
          />
          <TextInput
            name={nameOf(row, 'value')}
            aria-label={texts.metadata.valueLabel(row + 1)}
            placeholder={texts.metadata.value}
            value={value}
            onChange={({ currentTarget }) => change(row, { value: currentTarget.value })}
            style={{ flex: 2 }}
          />
          <ActionIcon
            variant="subtle"
            color="gray"
            size={36}
            aria-label={key ? texts.metadata.removeKey(key) : texts.metadata.removeRow(row + 1)}
            onClick={() => set(rows.toSpliced(row, 1))}
          >
            <IconTrash size={16} />
          </ActionIcon>
        </Group>
      ))}
      <Text size="xs" c="dimmed">
        {texts.metadata.hint}
      </Text>
      <div>
        <Button
          variant="default"
          onClick={() => set([...rows, { key: '', value: '' }])}
          leftSection={<IconPlus size={16} />}
        >
          {texts.metadata.addRow}
        </Button>
      </div>
    </>
  );
}

const nameOf = (row: number, part: keyof MetadataRow) => `metadata.${row}.${part}`;
