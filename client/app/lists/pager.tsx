import { ActionIcon, Group, Pagination, Text } from '@mantine/core';
import { IconChevronLeft, IconChevronRight, IconChevronsLeft } from '@tabler/icons-react';

import { useCursor, useListAddress } from './list-address.ts';

export interface PagerProps {
  pageSize: number;
  total: number;
  /** There are more than `total` says. */
  isCapped?: boolean;
  /** What is counted: one, and several. */
  what: readonly [one: string, several: string];
}

/** Where in a list one is, and the way to each of its pages. */
export function NumberedPager(props: PagerProps) {
  const { page, change } = useListAddress();
  const pages = pagesOf(props);
  return (
    <Group justify="space-between" gap="sm">
      <Place page={page} {...props} />
      {pages > 1 ? (
        <Pagination
          value={page}
          total={pages}
          onChange={(to) => change({ page: to })}
          size="sm"
          siblings={0}
          getControlProps={(control) => ({ 'aria-label': control === 'next' ? 'Next page' : 'Previous page' })}
          getItemProps={(number) => ({ 'aria-label': `Page ${number}` })}
        />
      ) : null}
    </Group>
  );
}

interface CursorPagerProps extends PagerProps {
  /** Where the next page begins; null at the end. */
  next: string | null;
}

/** Where in a long list one is, and the way on and back. */
export function CursorPager({ next, ...props }: CursorPagerProps) {
  const { page, toFirst, toPrevious, toNext } = useCursor();
  const onNext = toNext(next);
  return (
    <Group justify="space-between" gap="sm">
      <Place page={page} {...props} />
      {toFirst || onNext ? (
        <Group gap={6}>
          <Step label="First page" Icon={IconChevronsLeft} go={toFirst} />
          <Step label="Previous page" Icon={IconChevronLeft} go={toPrevious} />
          <Step label="Next page" Icon={IconChevronRight} go={onNext} />
        </Group>
      ) : null}
    </Group>
  );
}

interface StepProps {
  label: string;
  Icon: typeof IconChevronLeft;
  /** Null where there is no such page. */
  go: (() => void) | null;
}

function Step({ label, Icon, go }: StepProps) {
  return (
    <ActionIcon variant="default" aria-label={label} title={label} disabled={go === null} onClick={go ?? undefined}>
      <Icon size={16} />
    </ActionIcon>
  );
}

function Place({ page, pageSize, total, isCapped = false, what }: PagerProps & { page: number | null }) {
  const counted = `${total.toLocaleString()}${isCapped ? '+' : ''} ${total === 1 ? what[0] : what[1]}`;
  const isWhole = pagesOf({ pageSize, total }) <= 1 || page === null;
  const last = isCapped ? (page ?? 1) * pageSize : Math.min((page ?? 1) * pageSize, total);
  return (
    <Text size="sm" c="dimmed" component="output">
      {isWhole ? counted : `${(page - 1) * pageSize + 1}–${last} of ${counted}`}
    </Text>
  );
}

function pagesOf({ pageSize, total }: Pick<PagerProps, 'pageSize' | 'total'>): number {
  return Math.ceil(total / pageSize);
}
