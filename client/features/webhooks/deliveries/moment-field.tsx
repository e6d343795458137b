import { Text, TextInput } from '@mantine/core';
import { startTransition, useState } from 'react';

import { isOwn, receive, type SentValues } from '#client/console/forms/sent-values.ts';
import { useListAddress } from '#client/console/lists/list-address.ts';

const MINUTE_MS = 60_000;

/** A filter by a time in the zone of the browser. The address has it in UTC. */
export function MomentField({ name, label }: { name: 'from' | 'to'; label: string }) {
  const { get, change } = useListAddress();
  const value = get(name);
  const [text, setText] = useState(() => localTime(value));
  const [values, setValues] = useState<SentValues>([value]);
  // An hour of the chart, the Back button and links change the address while the field stays on the screen.
  if (value !== values[0]) {
    setValues(receive(values, value));
    if (!isOwn(values, value)) setText(localTime(value));
  }
  const send = (next: string) =>
    startTransition(() => {
      setValues((before) => [...before, next]);
      change({ [name]: next }, { replace: true });
    });
  return (
    <TextInput
      type="datetime-local"
      aria-label={label}
      leftSection={
        <Text size="xs" c="dimmed">
          {label}
        </Text>
      }
      leftSectionWidth={60}
      value={text}
      onChange={({ currentTarget }) => {
        setText(currentTarget.value);
        send(addressTime(new Date(currentTarget.value).getTime()));
      }}
      w={{ base: '100%', sm: 250 }}
    />
  );
}

/** A time to the minute, as the address has it; nothing for an invalid one, and while a year is typed. */
export function addressTime(time: number): string {
  if (Number.isNaN(time) || time < 0) return '';
  return new Date(Math.floor(time / MINUTE_MS) * MINUTE_MS).toISOString().replace(':00.000Z', 'Z');
}

/** A time of the address, as the input has it. */
function localTime(address: string): string {
  const date = new Date(address);
  if (Number.isNaN(date.getTime())) return '';
  return new Date(date.getTime() - date.getTimezoneOffset() * MINUTE_MS).toISOString().slice(0, 16);
}
