import { Button, Group, Paper, Text } from '@mantine/core';
import { useState } from 'react';

import { usePlatformAccess } from '#client/console/access/platform-access.ts';

import type { ListedUser } from '#client/features/admin/listed-user.tsx';
import { bulkActions, type BulkAction } from './actions.ts';
import { BulkDialog } from './bulk-dialog.tsx';
import { texts } from './texts.ts';
import type { Selection } from './use-selection.ts';

/** The actions on the selected users, at the bottom of the window. */
export function BulkBar({ selection }: { selection: Selection<ListedUser> }) {
  const { may } = usePlatformAccess();
  const [opened, setOpened] = useState<{ action: BulkAction; users: readonly ListedUser[] } | null>(null);
  const { items } = selection;
  return (
    <>
      {items.length > 0 ? (
        <Paper component="section" className="selection-bar" aria-label={texts.toolbar}>
          <Text component="output" size="sm" fw={500}>
            {texts.selected(items.length)}
          </Text>
          <Group gap="xs">
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
            <Button size="xs" variant="subtle" onClick={() => selection.replace([])}>
              {texts.clear}
            </Button>
          </Group>
        </Paper>
      ) : null}
      {opened ? <BulkDialog {...opened} onClose={() => setOpened(null)} onFailed={selection.replace} /> : null}
    </>
  );
}
