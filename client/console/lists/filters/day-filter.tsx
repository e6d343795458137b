import { TextInput } from '@mantine/core';

import { useListAddress } from '#client/console/lists/list-address.ts';

/**
 * The start of a day (`2026-01-31`) in the local time zone, or of a day after it, as a time in UTC; undefined for an invalid
 * date and for years that the service does not accept.
 */
export function startOf(day: string, later = 0): string | undefined {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day)) return undefined;
  const start = new Date(`${day}T00:00`);
  if (Number.isNaN(start.getTime())) return undefined;
  start.setDate(start.getDate() + later);
  const year = start.getUTCFullYear();
  return year < 1 || year > 9999 ? undefined : start.toISOString();
}

interface DayFilterProps {
  /** The parameter of the query string. */
  name: string;
  label: string;
  width?: string | number;
}

/** A filter by a day, included. */
export function DayFilter({ name, label, width = 140 }: DayFilterProps) {
  const { get, change } = useListAddress();
  return (
    <TextInput
      type="date"
      label={label}
      value={get(name)}
      onChange={({ currentTarget }) => change({ [name]: currentTarget.value }, { replace: true })}
      w={{ base: '100%', sm: width }}
    />
  );
}
