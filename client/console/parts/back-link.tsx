import { Anchor, Button } from '@mantine/core';
import { IconChevronLeft } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';

import { CancelButton } from '#client/components/lib/single-flight.ts';
import { texts } from '#client/components/texts/part-texts.ts';

interface BackLinkProps {
  to: string;
  children: ReactNode;
}

/** Above the title of a screen: to the list that it belongs to. */
export function BackLink({ to, children }: BackLinkProps) {
  return (
    <Anchor component={Link} to={to} size="sm" c="dimmed" className="back-link">
      <IconChevronLeft size={16} aria-hidden />
      {children}
    </Anchor>
  );
}

/** Around the form of a page: *Cancel*, beside its button, leads to the list. */
export function CancelLink({ to, children }: BackLinkProps) {
  return (
    <CancelButton
      value={
        <Button variant="default" component={Link} to={to}>
          {texts.confirm.cancel}
        </Button>
      }
    >
      {children}
    </CancelButton>
  );
}
