import { SegmentedControl, Text } from '@mantine/core';
import { useId } from 'react';

import { texts } from '#client/components/texts/shell-texts.ts';
import { useListAddress } from '#client/console/lists/list-address.ts';

interface ChoiceFilterProps {
  /** The parameter of the query string. */
  name: string;
  label: string;
  /** Its values with their labels; any is offered first. */
  values: readonly { value: string; label: string }[];
}

/** A filter by one of a few values. */
export function ChoiceFilter({ name, label, values }: ChoiceFilterProps) {
  const { get, change } = useListAddress();
  const id = useId();
  const isKnown = values.some(({ value }) => value === get(name));
  return (
    <div>
      <Text id={id} size="sm" fw={500} mb={4}>
        {label}
      </Text>
      <SegmentedControl
        fullWidth
        aria-labelledby={id}
        data={[{ value: '', label: texts.list.any }, ...values]}
        value={isKnown ? get(name) : ''}
        onChange={(value) => change({ [name]: value })}
      />
    </div>
  );
}
