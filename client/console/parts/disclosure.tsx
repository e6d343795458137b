import './disclosure.css';

import { Stack } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { useEffect, useRef, type ReactNode } from 'react';

interface DisclosureProps {
  title: string;
  /** Opens it when it becomes true; the user may close it again. */
  isNeeded?: boolean;
  gap?: 'md' | 'xl';
  children: ReactNode;
}

/** What few users need, behind its title. A form opens it to show an error in it. */
export function Disclosure({ title, isNeeded = false, gap = 'md', children }: DisclosureProps) {
  const element = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    if (isNeeded) element.current!.open = true;
  }, [isNeeded]);
  return (
    <details ref={element} className="disclosure">
      <summary>
        <IconChevronDown size={16} aria-hidden />
        {title}
      </summary>
      <Stack gap={gap} mt="md">
        {children}
      </Stack>
    </details>
  );
}
