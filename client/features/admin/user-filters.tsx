import { Button, Chip, Group } from '@mantine/core';

import { useListAddress } from '#client/console/lists/list-address.ts';
import { texts as shared } from '#client/console/lists/no-match-texts.ts';

import { texts } from './texts.ts';

const { filter } = texts.users;

/** The chips: each sets a parameter of the address, which is one of the call, to a value. */
const chips = [
  { name: 'administrator', value: 'true', label: filter.administrators },
  { name: 'banned', value: 'true', label: filter.banned },
  // Only links set it.
  { name: 'banned', value: 'false', label: filter.notBanned, isHidden: true },
  { name: 'emailVerified', value: 'false', label: filter.unverified },
  { name: 'twoFactorEnabled', value: 'false', label: filter.oneFactor },
] as const;

/** The filters that are set, which all apply, with their labels. */
export function useUserFilters() {
  const { get } = useListAddress();
  const set = chips.filter(({ name, value }) => get(name) === value);
  return {
    set,
    labels: set.map(({ label }) => label),
    query: Object.fromEntries(set.map(({ name, value }) => [name, value === 'true'])),
  };
}

export function UserFilters() {
  const { change, clear } = useListAddress();
  const { set } = useUserFilters();
  const shown = chips.filter((chip) => !('isHidden' in chip) || set.includes(chip));
  return (
    <Group gap={6} component="fieldset" m={0} p={0} bd={0} miw={0} aria-label={filter.label}>
      {shown.map((chip) => {
        const isSet = set.includes(chip);
        return (
          <Chip
            key={chip.label}
            size="xs"
            variant="outline"
            checked={isSet}
            onChange={() => change({ [chip.name]: isSet ? null : chip.value })}
          >
            {chip.label}
          </Chip>
        );
      })}
      {set.length > 0 ? (
        <Button variant="subtle" size="compact-xs" onClick={() => clear('filters')}>
          {shared.clearFilters}
        </Button>
      ) : null}
    </Group>
  );
}
