import { Button, EmptyState, Group, Paper, Stack } from '@mantine/core';
import { IconFileUnknown } from '@tabler/icons-react';
import type { ReactNode } from 'react';

import { pageLocale } from '#client/components/texts/localized.ts';
import { texts } from '#client/components/texts/shell-texts.ts';
import { Empty, type EmptyProps } from '#client/components/ui/empty.tsx';

import { useListAddress } from './list-address.ts';
import { Filters, useIsPhone } from './filter-sheet.tsx';
import { Loaded, type LoadedQuery } from './loaded.tsx';
import { texts as noMatchTexts } from './no-match-texts.ts';
import { ListSkeleton } from '#client/console/parts/skeletons.tsx';
import { CursorPager, NumberedPager } from './pager.tsx';

interface ListFrameProps {
  /** Stands before the filters, which are in a sheet beside it on a phone. */
  search?: ReactNode;
  filters?: ReactNode;
  /** The number of filters that are set. */
  active?: number;
  children: ReactNode;
}

/** A list below its filters. */
export function ListFrame({ search, filters, active = 0, children }: ListFrameProps) {
  const isPhone = useIsPhone();
  const hasBoth = search !== undefined && filters !== undefined;
  return (
    <Stack gap="sm">
      {search || filters ? (
        <Group gap="sm" wrap={isPhone && hasBoth ? 'nowrap' : 'wrap'}>
          {search}
          {hasBoth ? <Filters active={active}>{filters}</Filters> : filters}
        </Group>
      ) : null}
      <Paper>{children}</Paper>
    </Stack>
  );
}

interface NoMatchProps {
  title: string;
  /** By default the search and the filters. */
  description?: string;
  /** The labels of the filters that are set. */
  filters?: readonly string[];
  /** For a list that is filtered unless its address says otherwise. */
  clear?: () => void;
}

export interface ListProps<Data, Item> {
  query: LoadedQuery<Data>;
  itemsOf: (data: Data) => Item[];
  /** Shown without items; its action stands in place of the one beside the title. */
  empty: {
    icon: ReactNode;
    /** In place of the icon, in a panel of the components. */
    drawing?: EmptyProps['drawing'];
    title: string;
    description?: ReactNode;
    action?: ReactNode;
    /** For a list with a search or filters in its address: what it says when nothing matches them. */
    noMatch?: NoMatchProps | undefined;
  };
  /** For a list in pages. */
  pages?: PagesProps<Data>;
  /** Rows of the skeleton. */
  rows?: number;
  children: (items: Item[]) => ReactNode;
}

/** The items of a query and its pager, or its skeleton, error or empty state. */
export function List<Data, Item>({ query, itemsOf, empty, pages, rows = 3, children }: ListProps<Data, Item>) {
  return (
    <Loaded
      query={query}
      loading={
        <div className={empty.action ? 'may-be-empty' : undefined}>
          <ListSkeleton rows={rows} />
        </div>
      }
      renderError={({ code }) => (code === 'INVALID_CURSOR' ? <PageGone /> : undefined)}
    >
      {(data) => {
        const items = itemsOf(data);
        if (items.length === 0) return <EmptyList empty={empty} />;
        return (
          <>
            {children(items)}
            {pages ? <Pages data={data} {...pages} /> : null}
          </>
        );
      }}
    </Loaded>
  );
}

/** An empty list, or a page after its last one. */
function EmptyList({ empty: { action, drawing, noMatch, ...empty } }: { empty: ListProps<unknown, unknown>['empty'] }) {
  const { page, get, filters } = useListAddress();
  if (page > 1) return <PageGone />;
  const isFiltered = get('search') !== '' || filters.length > 0 || noMatch?.clear !== undefined;
  if (noMatch && isFiltered) return <NoMatch icon={empty.icon} {...noMatch} />;
  if (drawing) {
    return (
      <Empty drawing={drawing} title={empty.title} about={empty.description}>
        {action ? <div className="empty-action">{action}</div> : null}
      </Empty>
    );
  }
  return (
    <EmptyState p="xl" variant="light" {...empty}>
      {action ? <div className="empty-action">{action}</div> : null}
    </EmptyState>
  );
}

/** Says what was searched and filtered for, and clears it. */
export function NoMatch({
  icon,
  title,
  description,
  filters: labels = [],
  ...props
}: NoMatchProps & { icon: ReactNode }) {
  const { get, filters, clear } = useListAddress();
  const clearFilters = props.clear ?? (filters.length > 0 ? () => clear('filters') : undefined);
  const search = get('search');
  const conditions = [...(search === '' ? [] : [noMatchTexts.quoted(search)]), ...labels];
  const about =
    filters.length > labels.length
      ? noMatchTexts.filters
      : noMatchTexts.conditions(new Intl.ListFormat(pageLocale(), { type: 'conjunction' }).format(conditions));
  return (
    <EmptyState p="xl" variant="light" icon={icon} title={title} description={description ?? about}>
      <Group gap="sm" justify="center">
        {search === '' ? null : (
          <Button variant="default" onClick={() => clear('search')}>
            {texts.search.clear}
          </Button>
        )}
        {clearFilters ? (
          <Button variant="default" onClick={clearFilters}>
            {noMatchTexts.clearFilters}
          </Button>
        ) : null}
      </Group>
    </EmptyState>
  );
}

function PageGone() {
  const { change } = useListAddress();
  return (
    <EmptyState
      p="xl"
      variant="light"
      icon={<IconFileUnknown />}
      title={texts.list.goneTitle}
      description={texts.list.gone}
    >
      <Button variant="default" onClick={() => change({ page: null }, { replace: true })}>
        {texts.list.toFirst}
      </Button>
    </EmptyState>
  );
}

export interface PagesProps<Data> {
  size: number;
  totalOf: (data: Data) => { total: number; totalIsCapped?: boolean };
  /** The text of the total. */
  count: (total: number, formatted: string) => string;
  /** For keyset pagination: the cursor of the next page. */
  nextOf?: (data: Data) => string | null;
}

function Pages<Data>({ data, size, totalOf, count, nextOf }: PagesProps<Data> & { data: Data }) {
  const { total, totalIsCapped } = totalOf(data);
  const props = { pageSize: size, total, isCapped: totalIsCapped, count };
  return (
    <div className="list-foot">
      {nextOf ? <CursorPager next={nextOf(data)} {...props} /> : <NumberedPager {...props} />}
    </div>
  );
}
