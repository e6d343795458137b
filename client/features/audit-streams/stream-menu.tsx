import {
  IconPencil,
  IconPlayerPause,
  IconPlayerPlay,
  IconPlayerTrackPrev,
  IconSend,
  IconTrash,
} from '@tabler/icons-react';
import { useState } from 'react';

import { useSingleFlight } from '#client/components/lib/single-flight.ts';
import { Confirm } from '#client/console/forms/confirm.tsx';
import { ActionsMenu, type MenuAction } from '#client/console/parts/actions-menu.tsx';
import { Dialog } from '#client/console/parts/dialog.tsx';
import { notifyError, notifySuccess } from '#client/console/text/toast.ts';

import { useStreamOwner, type Stream } from './stream-calls.ts';
import { EditForm, RewindForm } from './stream-forms.tsx';
import { texts } from './texts.ts';

/** The menu of a stream, with its dialogs. */
export function StreamMenu({ stream }: { stream: Stream }) {
  const { calls, input } = useStreamOwner();
  const { id, name, disabledAt } = stream;
  const byStream = { ...input, streamId: id };
  const isEnabled = disabledAt === null;
  const { run } = useSingleFlight();
  const [action, setAction] = useState<'edit' | 'rewind' | 'delete' | null>(null);
  const close = () => setAction(null);

  const update = calls.update.useMutation({
    onSuccess: () => notifySuccess(isEnabled ? texts.disable.done : texts.enable.done),
    onError: notifyError,
  });
  const test = calls.test.useMutation({ onSuccess: () => notifySuccess(texts.test.done), onError: notifyError });
  const remove = calls.delete.useMutation({
    onSuccess: () => {
      close();
      notifySuccess(texts.delete.done);
    },
  });

  const actions: MenuAction[] = [
    { label: texts.edit.action, Icon: IconPencil, run: () => setAction('edit') },
    { label: texts.test.action, Icon: IconSend, run: () => void run(() => test.mutateAsync(byStream)) },
    { label: texts.rewind.action, Icon: IconPlayerTrackPrev, run: () => setAction('rewind') },
    {
      label: isEnabled ? texts.disable.action : texts.enable.action,
      Icon: isEnabled ? IconPlayerPause : IconPlayerPlay,
      run: () => void run(() => update.mutateAsync({ ...byStream, enabled: !isEnabled })),
    },
    { label: texts.delete.action, Icon: IconTrash, run: () => setAction('delete'), isDangerous: true },
  ];
  return (
    <>
      <ActionsMenu label={texts.actionsFor(name)} actions={actions} />
      <Dialog opened={action === 'edit'} onClose={close} title={texts.edit.title}>
        <EditForm stream={stream} onDone={close} />
      </Dialog>
      <Dialog opened={action === 'rewind'} onClose={close} title={texts.rewind.title}>
        <RewindForm stream={stream} onDone={close} />
      </Dialog>
      <Confirm
        opened={action === 'delete'}
        onClose={close}
        title={texts.delete.question}
        confirmLabel={texts.delete.confirm}
        onConfirm={() => remove.mutateAsync(byStream)}
      >
        {texts.delete.consequences(name)}
      </Confirm>
    </>
  );
}
