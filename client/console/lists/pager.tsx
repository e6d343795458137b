import { ActionIcon, Group, Pagination, Text } from '@mantine/core';
import { IconChevronLeft, IconChevronRight, IconChevronsLeft } from '@tabler/icons-react';

import { texts } from '#client/components/texts/shell-texts.ts';
import { pageLocale } from '#client/components/texts/localized.ts';

import { useCursor, useListAddress } from './list-address.ts';

export interface PagerProps {
  pageSize: number;
  total: number;
  /** There are more items than `total`. */
  isCapped?: boolean;
  /** The text of the total, such as "61 users" or "10,000+ users". */
  count: (total: number, formatted: string) => string;
}

/** The range of items on this page, and links to all pages. */
export function NumberedPager(props: PagerProps) {
  const { page, change } = useListAddress();
  const pages = pagesOf(props);
  return (
    <Group justify="space-between" gap="sm">
      <Range page={page} {...props} />
      {pages > 1 ? (
        <Pagination
          value={page}
          total={pages}
          onChange={(to) => change({ page: to })}
          size="sm"
          siblings={0}
          getControlProps={(control) => ({ 'aria-label': control === 'next' ? texts.list.next : texts.list.previous })}
          getItemProps={(number) => ({ 'aria-label': texts.list.page(number) })}
        />
      ) : null}
    </Group>
  );
}

interface CursorPagerProps extends PagerProps {
  /** The cursor of the next page; null at the end. */
  next: string | null;
}

/** The range of items on this page, and the neighbouring pages. */
export function CursorPager({ next, ...props }: CursorPagerProps) {
  const { page, toFirst, toPrevious, toNext } = useCursor();
  const onNext = toNext(next);
  return (
    <Group justify="space-between" gap="sm">
      <Range page={page} {...props} />
      {toFirst || onNext ? (
        <Group gap={6}>
          <Step label={texts.list.first} Icon={IconChevronsLeft} go={toFirst} />
          <Step label={texts.list.previous} Icon={IconChevronLeft} go={toPrevious} />
          <Step label={texts.list.next} Icon={IconChevronRight} go={onNext} />
        </Group>
      ) : null}
    </Group>
  );
}

interface StepProps {
  label: string;
  Icon: typeof IconChevronLeft;
  /** Null if there is no such page. */
  go: (() => void) | null;
}

function Step({ label, Icon, go }: StepProps) {
  return (
    <ActionIcon variant="default" aria-label={label} title={label} disabled={go === null} onClick={go ?? undefined}>
      <Icon size={16} />
    </ActionIcon>
  );
}

function Range({ page, pageSize, total, isCapped = false, count }: PagerProps & { page: number | null }) {
  const counted = count(total, `${total.toLocaleString(pageLocale())}${isCapped ? '+' : ''}`);
  const isWhole = pagesOf({ pageSize, total }) <= 1 || page === null;
  const last = isCapped ? (page ?? 1) * pageSize : Math.min((page ?? 1) * pageSize, total);
  return (
    <Text size="sm" c="dimmed" component="output">
      {isWhole ? counted : texts.list.range((page - 1) * pageSize + 1, last, counted)}
    </Text>
  );
}

function pagesOf({ pageSize, total }: Pick<PagerProps, 'pageSize' | 'total'>): number {
  return Math.ceil(total / pageSize);
}
