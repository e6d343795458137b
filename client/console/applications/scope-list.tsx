import './scope-list.css';

import { Text } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { useId, type ReactNode } from 'react';

/** What an application or a device will be able to do: an item for each scope. */
export function ScopeList({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <div>
      <Text size="sm" fw={500} id={id}>
        {title}
      </Text>
      <ul className="scope-list" aria-labelledby={id}>
        {children}
      </ul>
    </div>
  );
}

/** A scope that the user cannot untick. */
export function FixedScope({ words }: { words: string }) {
  return (
    <Text size="sm" className="fixed-scope">
      <IconCheck size={20} stroke={2} aria-hidden />
      {words}
    </Text>
  );
}
