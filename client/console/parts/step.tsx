import '#client/console/style/steps.css';

import { Text } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';

import { texts } from '#client/components/texts/shell-texts.ts';

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
      <span className="step-mark" aria-hidden>
        {isDone ? <IconCheck size={16} /> : null}
      </span>
      <div className="grow">
        <Text size="sm" fw={500}>
          {title}
          <span className="visually-hidden"> ({isDone ? texts.step.done : texts.step.open})</span>
        </Text>
        <Text size="sm" c="dimmed">
          {about}
        </Text>
      </div>
      {children}
    </li>
  );
}
