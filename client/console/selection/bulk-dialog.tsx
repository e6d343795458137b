import { Button, Group, Stack, Text } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';

import { needsReauthentication } from '#client/components/lib/reauthenticate.ts';
import { errorMessage } from '#client/components/text/error-message.ts';
import { Confirm } from '#client/console/forms/confirm.tsx';
import { runForEach, type Failed } from '#client/console/forms/run-for-each.ts';
import { Dialog } from '#client/console/parts/dialog.tsx';
import { notifySuccess } from '#client/console/text/toast.ts';
import type { CallName } from '#client/sdk/calls.ts';
import { refreshAfter } from '#client/sdk/refresh.ts';

import { texts } from './texts.ts';

const SHOWN_NAMES = 5;

export interface BulkTexts {
  title: (count: number) => string;
  about: string;
  submit: (count: number) => string;
  done: (count: number) => string;
  /** The text to type before an action that cannot be undone. */
  confirmation?: ((count: number) => string) | undefined;
}

interface BulkDialogProps<Item extends { id: string }> {
  items: readonly Item[];
  nameOf: (item: Item) => string;
  /** The call for one item; after all of them its queries are refreshed once. */
  name: CallName;
  call: (item: Item) => Promise<unknown>;
  texts: BulkTexts;
  failed: {
    title: (count: number) => string;
    /** With the number of items that were changed. */
    about: (done: number) => string;
  };
  isHarmless?: boolean;
  onClose: () => void;
  /** Called when all calls have returned. */
  onFailed: (items: readonly Item[]) => void;
  /** A choice that all items get. */
  children?: ReactNode;
}

/** Asks once for all items, and lists those for which the call failed. */
export function BulkDialog<Item extends { id: string }>(props: BulkDialogProps<Item>) {
  const { items, nameOf, name, call, texts: action, failed: failedTexts, onClose, onFailed, children } = props;
  const queries = useQueryClient();
  const [done, setDone] = useState(0);
  const [failed, setFailed] = useState<Failed<Item>[]>([]);
  const count = items.length;
  const run = async () => {
    const failures = await runForEach(items, call, { needsProof: needsReauthentication, onDone: setDone });
    // Once for all calls, which are no mutations of their own.
    refreshAfter(name, queries);
    onFailed(failures.map(({ item }) => item));
    setFailed(failures);
    if (failures.length > 0) return;
    notifySuccess(action.done(count));
    onClose();
  };
  return (
    <>
      <Confirm
        opened={failed.length === 0}
        onClose={onClose}
        title={action.title(count)}
        confirmLabel={action.submit(count)}
        confirmationText={action.confirmation?.(count)}
        isHarmless={props.isHarmless}
        onConfirm={run}
      >
        <Stack gap="xs">
          <Text size="sm">{action.about}</Text>
          {children}
          <ul className="plain-list">
            {items.slice(0, SHOWN_NAMES).map((item) => (
              <li key={item.id}>{nameOf(item)}</li>
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
      <Dialog opened={failed.length > 0} onClose={onClose} title={failedTexts.title(failed.length)}>
        <Stack gap="md">
          <Text size="sm">{failedTexts.about(count - failed.length)}</Text>
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
