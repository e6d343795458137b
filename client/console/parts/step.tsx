import '#client/console/style/steps.css';

import { Text } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';

import { texts } from '#client/components/texts/shell-texts.ts';

interface StepProps {
  title: string;
  about: string;
  isDone: boolean;
  /** Below the text. */
  more?: ReactNode;
  /** What leads further. */
  children?: ReactNode;
}

/** A numbered row of the set-up. */
export function Step({ title, about, isDone, more, children }: StepProps) {
  return (
    <li className="row" data-done={isDone || undefined} data-long={more ? true : undefined}>
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
        {more}
      </div>
      {children}
    </li>
  );
}
