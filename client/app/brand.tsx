import { Group, Text } from '@mantine/core';

export function Brand() {
  return (
    <Group gap={10} wrap="nowrap">
      <img src="/favicon.svg" alt="" width={26} height={26} />
      <Text fw={650} fz="md">
        Gatehouse
      </Text>
    </Group>
  );
}
