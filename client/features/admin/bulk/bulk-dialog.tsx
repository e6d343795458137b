import { Button, Group, Stack, Text } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { Confirm } from '#client/console/forms/confirm.tsx';
import { Dialog } from '#client/console/parts/dialog.tsx';
import { needsReauthentication } from '#client/components/lib/reauthenticate.ts';
import { runForEach, type Failed } from '#client/console/forms/run-for-each.ts';
import { errorMessage } from '#client/components/text/error-message.ts';
import { notifySuccess } from '#client/console/text/toast.ts';
import { trpc } from '#client/sdk/react.tsx';
import { refreshAfter } from '#client/sdk/refresh.ts';

import type { ListedUser } from '#client/features/admin/listed-user.tsx';
import type { BulkAction } from './actions.ts';
import { texts } from './texts.ts';

const SHOWN_NAMES = 5;
const nameOf = ({ name, email }: ListedUser) => name || email;

interface BulkDialogProps {
  action: BulkAction;
  users: readonly ListedUser[];
  onClose: () => void;
  /** Called when all calls have returned. */
  onFailed: (users: readonly ListedUser[]) => void;
}

/** Asks once for all users, and lists those for whom the call failed. */
export function BulkDialog({ action, users, onClose, onFailed }: BulkDialogProps) {
  const { client } = trpc.useUtils();
  const queries = useQueryClient();
  const [done, setDone] = useState(0);
  const [failed, setFailed] = useState<Failed<ListedUser>[]>([]);
  const count = users.length;
  const run = async () => {
    const failures = await runForEach(users, ({ id }) => action.call(client, id), {
      needsProof: needsReauthentication,
      onDone: setDone,
    });
    // Once for all calls, which are no mutations of their own.
    refreshAfter(action.name, queries);
    onFailed(failures.map(({ item }) => item));
    setFailed(failures);
    if (failures.length > 0) return;
    notifySuccess(action.texts.done(count));
    onClose();
  };
  return (
    <>
      <Confirm
        opened={failed.length === 0}
        onClose={onClose}
        title={action.texts.title(count)}
        confirmLabel={action.texts.submit(count)}
        confirmationText={action.texts.confirmation?.(count)}
        onConfirm={run}
      >
        <Stack gap="xs">
          <Text size="sm">{action.texts.about}</Text>
          <ul className="plain-list">
            {users.slice(0, SHOWN_NAMES).map((user) => (
              <li key={user.id}>{nameOf(user)}</li>
            ))}
            {count > SHOWN_NAMES ? <li>{texts.others(count - SHOWN_NAMES)}</li> : null}
          </ul>
          {done > 0 ? (
            <Text size="sm" c="dimmed" component="output">
              {texts.progress(done, count)}
            </Text>
          ) : null}
        </Stack>
      </Confirm>
      <Dialog opened={failed.length > 0} onClose={onClose} title={texts.failed.title(failed.length)}>
        <Stack gap="md">
          <Text size="sm">{texts.failed.about(count - failed.length)}</Text>
          <ul className="plain-list">
            {failed.map(({ item, error }) => (
              <li key={item.id}>
                <Text size="sm" fw={500}>
                  {nameOf(item)}
                </Text>
                <Text size="sm" c="dimmed">
                  {errorMessage(error)}
                </Text>
              </li>
            ))}
          </ul>
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              {texts.close}
            </Button>
          </Group>
        </Stack>
      </Dialog>
    </>
  );
}
