import { Select, Text } from '@mantine/core';
import { IconPencil, IconPlayerPause, IconPlayerPlay, IconRefresh, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';

import { ActionsMenu, type MenuAction } from '#client/app/actions-menu.tsx';
import { Dialog } from '#client/app/dialog.tsx';
import { CallForm } from '#client/app/forms/call-form.tsx';
import { Confirm } from '#client/app/forms/confirm.tsx';
import { TextField } from '#client/app/forms/fields.tsx';
import { SecretDialog } from '#client/app/secret-dialog.tsx';
import { useSingleFlight } from '#client/app/single-flight.ts';
import { notifyError, notifySuccess } from '#client/app/text/toast.ts';
import type { Outputs } from '#client/sdk/calls.ts';
import { trpc } from '#client/sdk/react.tsx';
import { RotateApiKey, UpdateApiKey } from '#shared/api-key.ts';

import { texts } from './texts.ts';

export type ApiKey = Outputs['apiKey']['list']['apiKeys'][number];

type Action = 'rename' | 'rotate' | 'delete';

/** The menu of a key, with its dialogs. */
export function KeyActions({ apiKey }: { apiKey: ApiKey }) {
  const { id, enabled } = apiKey;
  const name = apiKey.name ?? texts.unnamed;
  const [action, setAction] = useState<Action | null>(null);
  const [newKey, setNewKey] = useState<string | null>(null);
  const close = () => setAction(null);
  const { run } = useSingleFlight();
  const update = trpc.apiKey.update.useMutation({
    onSuccess: () => notifySuccess(enabled ? texts.disable.done : texts.enable.done),
    onError: notifyError,
  });
  const remove = trpc.apiKey.delete.useMutation({
    onSuccess: () => {
      close();
      notifySuccess(texts.delete.done);
    },
  });
  const open = (next: Action) => () => setAction(next);
  const actions: MenuAction[] = [
    { label: texts.rename.action, Icon: IconPencil, run: open('rename') },
    {
      label: enabled ? texts.disable.action : texts.enable.action,
      Icon: enabled ? IconPlayerPause : IconPlayerPlay,
      run: () => void run(() => update.mutateAsync({ keyId: id, enabled: !enabled })),
    },
    { label: texts.rotate.action, Icon: IconRefresh, run: open('rotate') },
    { label: texts.delete.action, Icon: IconTrash, run: open('delete'), isDangerous: true },
  ];
  return (
    <>
      <ActionsMenu label={texts.actionsFor(name)} actions={actions} />
      <Dialog opened={action === 'rename'} onClose={close} title={texts.rename.title}>
        <RenameForm apiKey={apiKey} onDone={close} />
      </Dialog>
      <Dialog opened={action === 'rotate'} onClose={close} title={texts.rotate.title}>
        <RotateForm
          keyId={id}
          onDone={(key) => {
            close();
            setNewKey(key);
          }}
        />
      </Dialog>
      <Confirm
        opened={action === 'delete'}
        onClose={close}
        title={texts.delete.question(name)}
        confirmLabel={texts.delete.confirm}
        onConfirm={() => remove.mutateAsync({ keyId: id })}
      >
        {texts.delete.consequences}
      </Confirm>
      <SecretDialog secret={newKey} {...texts.created} onDone={() => setNewKey(null)} />
    </>
  );
}

function RenameForm({ apiKey: { id, name }, onDone }: { apiKey: ApiKey; onDone: () => void }) {
  const rename = trpc.apiKey.update.useMutation({
    onSuccess: () => {
      onDone();
      notifySuccess(texts.rename.done);
    },
  });
  return (
    <CallForm
      schema={UpdateApiKey}
      call={rename}
      fixed={{ keyId: id }}
      initialValues={{ name: name ?? '' }}
      action={texts.rename.submit}
    >
      <TextField name="name" label={texts.rename.name} required autoComplete="off" />
    </CallForm>
  );
}

const DAY = 86_400;
const overlaps = [
  { value: '0', label: texts.rotate.overlaps.now },
  { value: String(DAY), label: texts.rotate.overlaps.day },
  { value: String(7 * DAY), label: texts.rotate.overlaps.week },
];

function RotateForm({ keyId, onDone }: { keyId: string; onDone: (key: string) => void }) {
  const [seconds, setSeconds] = useState(overlaps[1]!.value);
  const rotate = trpc.apiKey.rotate.useMutation({ onSuccess: ({ key }) => onDone(key) });
  return (
    <CallForm
      schema={RotateApiKey}
      call={rotate}
      fixed={{ keyId, overlap: Number(seconds) }}
      action={texts.rotate.submit}
    >
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
