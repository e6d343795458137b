import { DataList, Group, Text } from '@mantine/core';
import type { ReactNode } from 'react';

import { CopyButton } from '#client/console/forms/copy-button.tsx';

/** Facts about a user or an organization, each a `Fact`. */
export function Facts({ children }: { children: ReactNode }) {
  return (
    <DataList labelWidth={110} orientation="horizontal">
      {children}
    </DataList>
  );
}

export function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <DataList.Item>
      <DataList.ItemLabel>{name}</DataList.ItemLabel>
      <DataList.ItemValue>{children}</DataList.ItemValue>
    </DataList.Item>
  );
}

/** An id with a button that copies it. */
export function IdFact({ name, id, what }: { name: string; id: string; what: string }) {
  return (
    <Fact name={name}>
      <Group gap={4} wrap="nowrap">
        <Text size="sm" ff="monospace" style={{ overflowWrap: 'anywhere' }}>
          {id}
        </Text>
        <CopyButton text={id} what={what} />
      </Group>
    </Fact>
  );
}
