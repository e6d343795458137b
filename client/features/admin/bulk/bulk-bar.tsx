import { Button } from '@mantine/core';
import { useState } from 'react';

import { usePlatformAccess } from '#client/console/access/platform-access.ts';
import { BulkDialog } from '#client/console/selection/bulk-dialog.tsx';
import { SelectionBar } from '#client/console/selection/selection-bar.tsx';
import { texts as selectionTexts } from '#client/console/selection/texts.ts';
import type { Selection } from '#client/console/selection/use-selection.ts';
import { trpc } from '#client/sdk/react.tsx';

import type { ListedUser } from '#client/features/admin/listed-user.tsx';
import { bulkActions, type BulkAction } from './actions.ts';
import { texts } from './texts.ts';

/** The actions on the selected users, at the bottom of the window. */
export function BulkBar({ selection }: { selection: Selection<ListedUser> }) {
  const { may } = usePlatformAccess();
  const { client } = trpc.useUtils();
  const [opened, setOpened] = useState<{ action: BulkAction; users: readonly ListedUser[] } | null>(null);
  const { items } = selection;
  return (
    <>
      {items.length > 0 ? (
        <SelectionBar
          label={texts.toolbar}
          selected={selectionTexts.selected(items.length)}
          clearLabel={selectionTexts.clear}
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
      {opened ? (
        <BulkDialog
          items={opened.users}
          nameOf={({ name, email }) => name || email}
          name={opened.action.name}
          call={({ id }) => opened.action.call(client, id)}
          texts={opened.action.texts}
          failed={texts.failed}
          onClose={() => setOpened(null)}
          onFailed={selection.replace}
        />
      ) : null}
    </>
  );
}
