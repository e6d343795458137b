import { IconUserSearch } from '@tabler/icons-react';

import { useListAddress } from './list-address.ts';
import { List, type ListProps, type PagesProps } from './list.tsx';
import type { LoadedQuery } from './loaded.tsx';
import { PeopleTable, type PeopleTableProps, type PersonRow } from './people-table.tsx';
import { SearchField } from '#client/console/forms/search-field.tsx';
import { texts } from '#client/components/texts/shell-texts.ts';

interface PeopleListProps<Data> extends Omit<PeopleTableProps, 'people' | 'isStale'> {
  query: LoadedQuery<Data> & { isPlaceholderData: boolean };
  peopleOf: (data: Data) => PersonRow[];
  /** Shown without people. */
  empty: Pick<ListProps<Data, PersonRow>['empty'], 'title' | 'description' | 'noMatch'>;
  pages: PagesProps<Data>;
}

/** People in pages, sorted and searched by the address. */
export function PeopleList<Data>({ query, peopleOf, empty, pages, ...table }: PeopleListProps<Data>) {
  return (
    <List query={query} itemsOf={peopleOf} rows={8} empty={{ icon: <IconUserSearch />, ...empty }} pages={pages}>
      {(people) => <PeopleTable people={people} isStale={query.isPlaceholderData} {...table} />}
    </List>
  );
}

export function PeopleSearch({ label = texts.search.people }: { label?: string }) {
  const { get, change } = useListAddress();
  return (
    <SearchField label={label} value={get('search')} onSearch={(search) => change({ search }, { replace: true })} />
  );
}
