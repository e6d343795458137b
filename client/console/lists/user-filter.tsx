import { Select, Text } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';

import { texts } from './audit-texts.ts';
import { useListAddress } from './list-address.ts';

interface Person {
  id: string;
  name: string;
  email: string;
}

interface UserFilterProps {
  /** The parameter of the query string with the id of the user. */
  name: string;
  label: string;
  /** A hook that searches users. The results of an empty search are suggestions. */
  useUsers: (search: string) => readonly Person[] | undefined;
  /** A hook that reads the user whose id the query string has. */
  useUser: (id: string) => Person | undefined;
}

/** A filter by a user, searched by name or email. */
export function UserFilter({ name, label, useUsers, useUser }: UserFilterProps) {
  const { get, change } = useListAddress();
  const id = get(name);
  const selected = useUser(id) ?? (id === '' ? undefined : { id, name: id, email: '' });
  const [text, setText] = useState<string>();
  // The label of the selected user is not a search.
  const typed = text === undefined || (selected && text === nameOf(selected)) ? '' : text.trim();
  const [search] = useDebouncedValue(typed, 250);
  const found = useUsers(search);
  const offered = new Map(
    [...(selected ? [selected] : []), ...(found ?? []).filter((user) => user.id !== id)].map((user) => [user.id, user]),
  );
  return (
    <Select
      label={label}
      placeholder={texts.filters.anyone}
      value={id || null}
      onChange={(next) => change({ [name]: next })}
      data={[...offered.values()].map((user) => ({ value: user.id, label: nameOf(user) }))}
      searchable
      clearable
      searchValue={text ?? (selected ? nameOf(selected) : '')}
      onSearchChange={setText}
      // The service has filtered the users.
      filter={({ options }) => options}
      nothingFoundMessage={found ? texts.filters.noMatch : texts.filters.loading}
      renderOption={({ option }) => <Option user={offered.get(option.value)} />}
      {...filterWidth}
    />
  );
}

/** Of a choice among filters: they share what the others and the button after them leave of a row. */
export const filterWidth = {
  w: { base: '100%', sm: 'auto' },
  flex: { base: 'none', sm: '1 1 9rem' },
  maw: { base: 'none', sm: 200 },
};

const nameOf = ({ name, email }: Person) => name || email;

function Option({ user }: { user: Person | undefined }) {
  if (!user) return null;
  return (
    <div style={{ minWidth: 0 }}>
      <Text size="sm" truncate>
        <bdi>{nameOf(user)}</bdi>
      </Text>
      <Text size="xs" c="dimmed" truncate>
        <bdi>{user.email}</bdi>
      </Text>
    </div>
  );
}
