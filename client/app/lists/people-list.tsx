import { IconUserSearch } from '@tabler/icons-react';

import { useListAddress } from './list-address.ts';
import { List, type PagesProps } from './list.tsx';
import type { LoadedQuery } from './loaded.tsx';
import { PeopleTable, type PeopleTableProps, type PersonRow } from './people-table.tsx';
import { SearchField } from '#client/app/forms/search-field.tsx';

interface PeopleListProps<Data> extends Omit<PeopleTableProps, 'people' | 'isOld'> {
  query: LoadedQuery<Data> & { isPlaceholderData: boolean };
  peopleOf: (data: Data) => PersonRow[];
  /** What is said where there are none. */
  empty: { title: string; description: string };
  pages: PagesProps<Data>;
}

/** People in pages, sorted and searched by the address. */
export function PeopleList<Data>({ query, peopleOf, empty, pages, ...table }: PeopleListProps<Data>) {
  return (
    <List query={query} itemsOf={peopleOf} rows={8} empty={{ icon: <IconUserSearch />, ...empty }} pages={pages}>
      {(people) => <PeopleTable people={people} isOld={query.isPlaceholderData} {...table} />}
    </List>
  );
}

export function PeopleSearch() {
  const { get, change } = useListAddress();
  return (
    <SearchField
      label="Search by name or email"
      value={get('search')}
      onSearch={(search) => change({ search }, { replace: true })}
    />
  );
}
