import { Select } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';

import { useListAddress } from '#client/console/lists/list-address.ts';
import { trpc } from '#client/sdk/react.tsx';

import { texts as listTexts } from './organizations/texts.ts';
import { texts } from './texts.ts';

/** The number of suggested organizations; the search narrows them. */
const SUGGESTED = 10;

export interface FilteredOrganization {
  id: string;
  name: string;
}

interface OrganizationFilterProps {
  /** The parameter of the query string with its id. */
  name: string;
  selected: FilteredOrganization | null;
}

/** A filter by an organization, searched by name or URL. */
export function OrganizationFilter({ name, selected }: OrganizationFilterProps) {
  const { change } = useListAddress();
  const [text, setText] = useState<string>();
  // The name of the selected organization is not a search.
  const typed = text === undefined || text === selected?.name ? '' : text.trim();
  const [searchValue] = useDebouncedValue(typed, 250);
  const { data: found } = trpc.admin.listOrganizations.useQuery(
    { searchValue: searchValue || undefined, limit: SUGGESTED },
    { placeholderData: keepPreviousData },
  );
  const others = (found?.organizations ?? []).filter(({ id }) => id !== selected?.id);
  const offered: FilteredOrganization[] = selected ? [selected, ...others] : others;
  return (
    <Select
      label={texts.users.filter.organization}
      placeholder={texts.users.anyOrganization}
      value={selected?.id ?? null}
      onChange={(next) => change({ [name]: next })}
      data={offered.map((each) => ({ value: each.id, label: each.name }))}
      searchable
      clearable
      searchValue={text ?? selected?.name ?? ''}
      onSearchChange={setText}
      // The service has filtered them.
      filter={({ options }) => options}
      nothingFoundMessage={found ? listTexts.empty.title : undefined}
      // A press on an option is one within the panel.
      comboboxProps={{ withinPortal: false }}
    />
  );
}
