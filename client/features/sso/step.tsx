import { Text } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';

import { texts } from './texts.ts';

interface StepProps {
  title: string;
  about: string;
  isDone: boolean;
  /** What leads further. */
  children?: ReactNode;
}

/** A numbered row of the set-up. */
export function Step({ title, about, isDone, children }: StepProps) {
  return (
    <li className="row" data-done={isDone || undefined}>
      <span className="sso-step-mark" aria-hidden>
        {isDone ? <IconCheck size={16} /> : null}
      </span>
      <div className="grow">
        <Text size="sm" fw={500}>
          {title}
          <span className="visually-hidden"> ({isDone ? texts.steps.done : texts.steps.open})</span>
        </Text>
        <Text size="sm" c="dimmed">
          {about}
        </Text>
      </div>
      {children}
    </li>
  );
}
