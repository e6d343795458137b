import { Group, Skeleton, Stack } from '@mantine/core';

/** The shape of a list of people while it loads. */
export function ListSkeleton({ rows = 5 }: { rows?: number }) {
  return (
    <Stack gap="md" p="md" aria-busy="true">
      {Array.from({ length: rows }, (_, index) => (
        <Group key={index} gap="sm" wrap="nowrap">
          <Skeleton circle height={34} />
          <Stack gap={6} style={{ flex: 1 }}>
            <Skeleton height={12} width="40%" />
            <Skeleton height={10} width="60%" />
          </Stack>
          <Skeleton height={20} width={70} radius="xl" visibleFrom="xs" />
        </Group>
      ))}
    </Stack>
  );
}
