import { Select, Text } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';

import { useField } from '#client/console/forms/call-form.tsx';
import type { Outputs } from '#client/sdk/calls.ts';
import { trpc } from '#client/sdk/react.tsx';

import { texts } from './texts.ts';

const SUGGESTED = 20;

type ListedOrganization = Outputs['admin']['listOrganizations']['organizations'][number];

/** The form field `organizationId`: an organization, searched by name, URL or id. */
export function OrganizationChoice() {
  const field = useField('organizationId');
  const id = (field.value || null) as string | null;
  const [text, setText] = useState<string>();
  const [selected, setSelected] = useState<ListedOrganization>();
  // The name of the selected organization is not a search. The address can name one by its id.
  const typed = text === undefined || text === selected?.name ? '' : text.trim();
  const [search] = useDebouncedValue(typed, 250);
  const { data } = trpc.admin.listOrganizations.useQuery(
    { searchValue: search || (selected ? undefined : (id ?? undefined)), sortBy: 'name', limit: SUGGESTED },
    { placeholderData: keepPreviousData },
  );
  const found = data?.organizations ?? [];
  const offered = new Map([...(selected ? [selected] : []), ...found].map((each) => [each.id, each]));
  const shown = text ?? (id === null ? '' : (offered.get(id)?.name ?? ''));
  return (
    <Select
      {...field}
      label={texts.administration.organization}
      placeholder={texts.administration.search}
      required
      withAsterisk={false}
      value={id}
      onChange={(next) => {
        setSelected(offered.get(next ?? ''));
        field.onChange(next);
      }}
      data={[...offered.values()].map(({ id: value, name }) => ({ value, label: name }))}
      searchable
      searchValue={shown}
      onSearchChange={setText}
      // The service has filtered the organizations.
      filter={({ options }) => options}
      nothingFoundMessage={data ? texts.administration.noMatch : texts.administration.loading}
      renderOption={({ option }) => <Option organization={offered.get(option.value)} />}
    />
  );
}

function Option({ organization }: { organization: ListedOrganization | undefined }) {
  if (!organization) return null;
  return (
    <div style={{ minWidth: 0 }}>
      <Text size="sm" truncate>
        <bdi>{organization.name}</bdi>
      </Text>
      <Text size="xs" c="dimmed" truncate>
        <bdi>{organization.slug}</bdi>
      </Text>
    </div>
  );
}
