import { IconKey, IconPencil, IconPlayerPause, IconPlayerPlay, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';

import { ActionsMenu, type MenuAction } from '#client/console/parts/actions-menu.tsx';
import { Dialog } from '#client/console/parts/dialog.tsx';
import { Confirm } from '#client/console/forms/confirm.tsx';
import { useSingleFlight } from '#client/components/lib/single-flight.ts';
import { notifyError, notifySuccess } from '#client/console/text/toast.ts';

import { useAccountOwner, type ServiceAccount } from './account-calls.ts';
import { EditForm } from './account-forms.tsx';
import { texts } from './texts.ts';

/** The menu of a service account, with its dialogs. */
export function AccountMenu({ account }: { account: ServiceAccount }) {
  const { calls, input, path } = useAccountOwner();
  const { id, name, enabled } = account;
  const byAccount = { ...input, serviceAccountId: id };
  const navigate = useNavigate();
  const { run } = useSingleFlight();
  const [action, setAction] = useState<'edit' | 'delete' | null>(null);
  const close = () => setAction(null);
  const update = calls.update.useMutation({
    onSuccess: () => notifySuccess(enabled ? texts.disable.done : texts.enable.done),
    onError: notifyError,
  });
  const remove = calls.delete.useMutation({
    onSuccess: () => {
      close();
      notifySuccess(texts.delete.done);
    },
  });
  const actions: MenuAction[] = [
    { label: texts.account.action, Icon: IconKey, run: () => void navigate(`${path}/${id}`) },
    { label: texts.edit.action, Icon: IconPencil, run: () => setAction('edit') },
    {
      label: enabled ? texts.disable.action : texts.enable.action,
      Icon: enabled ? IconPlayerPause : IconPlayerPlay,
      run: () => void run(() => update.mutateAsync({ ...byAccount, enabled: !enabled })),
    },
    { label: texts.delete.action, Icon: IconTrash, run: () => setAction('delete'), isDangerous: true },
  ];
  return (
    <>
      <ActionsMenu label={texts.actionsFor(name)} actions={actions} />
      <Dialog opened={action === 'edit'} onClose={close} title={texts.edit.title}>
        <EditForm account={account} onDone={close} />
      </Dialog>
      <Confirm
        opened={action === 'delete'}
        onClose={close}
        title={texts.delete.question(name)}
        confirmLabel={texts.delete.confirm}
        onConfirm={() => remove.mutateAsync(byAccount)}
      >
        {texts.delete.consequences}
      </Confirm>
    </>
  );
}
