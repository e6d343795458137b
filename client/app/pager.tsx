import { Group, Pagination, Text } from '@mantine/core';

interface PagerProps {
  page: number;
  pageSize: number;
  total: number;
  /** There are more than `total` says. */
  isCapped?: boolean;
  /** What is counted: one, and several. */
  what: readonly [one: string, several: string];
  onChange: (page: number) => void;
}

/** Where in a long list one is, and the way to the rest of it. */
export function Pager({ page, pageSize, total, isCapped = false, what, onChange }: PagerProps) {
  const pages = Math.ceil(total / pageSize);
  const first = (page - 1) * pageSize + 1;
  const counted = `${total.toLocaleString()}${isCapped ? '+' : ''} ${total === 1 ? what[0] : what[1]}`;
  return (
    <Group justify="space-between" gap="sm">
      <Text size="sm" c="dimmed" component="output">
        {pages > 1 ? `${first}–${Math.min(page * pageSize, total)} of ${counted}` : counted}
      </Text>
      {pages > 1 ? (
        <Pagination
          value={page}
          total={pages}
          onChange={onChange}
          size="sm"
          siblings={0}
          getControlProps={(control) => ({ 'aria-label': control === 'next' ? 'Next page' : 'Previous page' })}
          getItemProps={(number) => ({ 'aria-label': `Page ${number}` })}
        />
      ) : null}
    </Group>
  );
}
