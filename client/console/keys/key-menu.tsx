import { Select, Text } from '@mantine/core';
import { IconRefresh, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';

import { ActionsMenu, type MenuAction } from '#client/console/parts/actions-menu.tsx';
import { Dialog } from '#client/console/parts/dialog.tsx';
import { CallForm } from '#client/console/forms/call-form.tsx';
import { Confirm } from '#client/console/forms/confirm.tsx';
import { SecretDialog } from '#client/console/parts/secret-dialog.tsx';
import { notifySuccess } from '#client/console/text/toast.ts';
import { RotateApiKey } from '#shared/api-keys/schemas.ts';

import type { ApiKey } from './key-row.tsx';
import { texts } from '#client/components/texts/api-keys/key-texts.ts';

interface KeyMenuProps {
  apiKey: ApiKey;
  /** Entries before those for every key. */
  actions?: readonly MenuAction[];
  rotate: (input: { keyId: string; overlap: number }) => Promise<{ key: string }>;
  remove: (input: { keyId: string }) => Promise<unknown>;
}

/** The menu of a key, with the dialogs to replace and to delete it. */
export function KeyMenu({ apiKey: { id: keyId, name }, actions = [], rotate, remove }: KeyMenuProps) {
  const shownName = name ?? texts.unnamed;
  const [action, setAction] = useState<'rotate' | 'delete' | null>(null);
  const [newKey, setNewKey] = useState<string | null>(null);
  const close = () => setAction(null);
  return (
    <>
      <ActionsMenu
        label={texts.actionsFor(shownName)}
        actions={[
          ...actions,
          { label: texts.rotate.action, Icon: IconRefresh, run: () => setAction('rotate') },
          { label: texts.delete.action, Icon: IconTrash, run: () => setAction('delete'), isDangerous: true },
        ]}
      />
      <Dialog opened={action === 'rotate'} onClose={close} title={texts.rotate.title}>
        <RotateForm
          rotate={async (overlap) => {
            const { key } = await rotate({ keyId, overlap });
            close();
            setNewKey(key);
          }}
        />
      </Dialog>
      <Confirm
        opened={action === 'delete'}
        onClose={close}
        title={texts.delete.question(shownName)}
        confirmLabel={texts.delete.confirm}
        onConfirm={async () => {
          await remove({ keyId });
          close();
          notifySuccess(texts.delete.done);
        }}
      >
        {texts.delete.consequences}
      </Confirm>
      <SecretDialog secret={newKey} {...texts.created} onDone={() => setNewKey(null)} />
    </>
  );
}

const DAY = 86_400;
const overlaps = [
  { value: '0', label: texts.rotate.overlaps.now },
  { value: String(DAY), label: texts.rotate.overlaps.day },
  { value: String(7 * DAY), label: texts.rotate.overlaps.week },
];

const Overlap = RotateApiKey.pick({ overlap: true });

function RotateForm({ rotate }: { rotate: (overlap: number) => Promise<void> }) {
  const [seconds, setSeconds] = useState(overlaps[1]!.value);
  const call = { mutateAsync: () => rotate(Number(seconds)) };
  return (
    <CallForm schema={Overlap} call={call} action={texts.rotate.submit}>
      <Text size="sm">{texts.rotate.about}</Text>
      <Select
        label={texts.rotate.overlap}
        data={overlaps}
        value={seconds}
        onChange={(value) => setSeconds(value ?? '0')}
        allowDeselect={false}
      />
    </CallForm>
  );
}
