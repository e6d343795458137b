import { IconPencil, IconPlayerPause, IconPlayerPlay } from '@tabler/icons-react';
import { useDisclosure } from '@mantine/hooks';

import type { MenuAction } from '#client/console/parts/actions-menu.tsx';
import { Dialog } from '#client/console/parts/dialog.tsx';
import { CallForm } from '#client/console/forms/call-form.tsx';
import { TextField } from '#client/console/forms/fields.tsx';
import { KeyMenu } from '#client/console/keys/key-menu.tsx';
import type { ApiKey } from '#client/console/keys/key-row.tsx';
import { useSingleFlight } from '#client/components/lib/single-flight.ts';
import { notifyError, notifySuccess } from '#client/console/text/toast.ts';
import { trpc } from '#client/sdk/react.tsx';
import { UpdateApiKey } from '#shared/api-keys/schemas.ts';

import { texts } from './texts.ts';

/** The menu of a key, with its dialogs. */
export function KeyActions({ apiKey }: { apiKey: ApiKey }) {
  const { id: keyId, enabled } = apiKey;
  const [opened, { open, close }] = useDisclosure();
  const { run } = useSingleFlight();
  const update = trpc.apiKey.update.useMutation({
    onSuccess: () => notifySuccess(enabled ? texts.disable.done : texts.enable.done),
    onError: notifyError,
  });
  const rotate = trpc.apiKey.rotate.useMutation();
  const remove = trpc.apiKey.delete.useMutation();
  const actions: MenuAction[] = [
    { label: texts.rename.action, Icon: IconPencil, run: open },
    {
      label: enabled ? texts.disable.action : texts.enable.action,
      Icon: enabled ? IconPlayerPause : IconPlayerPlay,
      run: () => void run(() => update.mutateAsync({ keyId, enabled: !enabled })),
    },
  ];
  return (
    <>
      <KeyMenu apiKey={apiKey} actions={actions} rotate={rotate.mutateAsync} remove={remove.mutateAsync} />
      <Dialog opened={opened} onClose={close} title={texts.rename.title}>
        <RenameForm apiKey={apiKey} onDone={close} />
      </Dialog>
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
