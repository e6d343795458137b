import { Button } from '@mantine/core';
import { useState } from 'react';

import { usePlatformAccess } from '#client/console/access/platform-access.ts';
import { SelectionBar } from '#client/console/selection/selection-bar.tsx';
import type { Selection } from '#client/console/selection/use-selection.ts';

import type { ListedUser } from '#client/features/admin/listed-user.tsx';
import { bulkActions, type BulkAction } from './actions.ts';
import { BulkDialog } from './bulk-dialog.tsx';
import { texts } from './texts.ts';

/** The actions on the selected users, at the bottom of the window. */
export function BulkBar({ selection }: { selection: Selection<ListedUser> }) {
  const { may } = usePlatformAccess();
  const [opened, setOpened] = useState<{ action: BulkAction; users: readonly ListedUser[] } | null>(null);
  const { items } = selection;
  return (
    <>
      {items.length > 0 ? (
        <SelectionBar
          label={texts.toolbar}
          selected={texts.selected(items.length)}
          clearLabel={texts.clear}
          onClear={() => selection.replace([])}
        >
          {bulkActions
            .filter(({ needs }) => may(needs))
            .map((action) => {
              const users = items.filter(action.appliesTo);
              return (
                <Button
                  key={action.name}
                  size="xs"
                  variant="default"
                  c={action.texts.confirmation && users.length > 0 ? 'var(--mantine-color-error)' : undefined}
                  disabled={users.length === 0}
                  onClick={() => setOpened({ action, users })}
                >
                  {action.texts.open}
                </Button>
              );
            })}
        </SelectionBar>
      ) : null}
      {opened ? <BulkDialog {...opened} onClose={() => setOpened(null)} onFailed={selection.replace} /> : null}
    </>
  );
}
