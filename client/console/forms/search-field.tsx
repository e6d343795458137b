import { CloseButton, TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { startTransition, useState } from 'react';

import { texts } from '#client/components/texts/shell-texts.ts';

import { isOwn, receive, type SentValues } from './sent-values.ts';

interface SearchFieldProps {
  label: string;
  value: string;
  onSearch: (text: string) => void;
}

/** A debounced search field; `value` is the search in the query string. */
export function SearchField({ label, value, onSearch }: SearchFieldProps) {
  const [text, setText] = useState(value);
  const [values, setValues] = useState<SentValues>([value]);
  const send = (next: string) => {
    // In the transition that changes the address, so that no render has the new address without the value.
    startTransition(() => {
      setValues((before) => [...before, next.trim()]);
      onSearch(next.trim());
    });
  };
  const sendSoon = useDebouncedCallback(send, 250);
  // The Back button and links change the query string while the field stays on the screen.
  if (value !== values[0]) {
    setValues(receive(values, value));
    if (!isOwn(values, value)) setText(value);
  }

  return (
    <TextInput
      type="search"
      aria-label={label}
      placeholder={label}
      leftSection={<IconSearch size={16} />}
      rightSection={
        text === '' ? null : (
          <CloseButton
            size="sm"
            aria-label={texts.search.clear}
            onClick={() => {
              sendSoon.cancel();
              setText('');
              send('');
            }}
          />
        )
      }
      value={text}
      onChange={({ currentTarget }) => {
        setText(currentTarget.value);
        sendSoon(currentTarget.value);
      }}
      style={{ flex: '1 1 14rem' }}
    />
  );
}
