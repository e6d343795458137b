import { CloseButton, TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';

import { texts } from '#client/components/texts/shell-texts.ts';

interface SearchFieldProps {
  label: string;
  value: string;
  onSearch: (text: string) => void;
}

/** A debounced search field; `value` is the search in the query string. */
export function SearchField({ label, value, onSearch }: SearchFieldProps) {
  const [text, setText] = useState(value);
  const lastSent = useRef(value);
  const send = (next: string) => {
    lastSent.current = next.trim();
    onSearch(lastSent.current);
  };
  const sendSoon = useDebouncedCallback(send, 250);
  // The back button changes the query string while the field stays on the screen.
  useEffect(() => {
    if (value !== lastSent.current) setText((lastSent.current = value));
  }, [value]);

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
