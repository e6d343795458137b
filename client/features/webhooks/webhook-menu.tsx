import {
  IconList,
  IconPencil,
  IconPlayerPause,
  IconPlayerPlay,
  IconRefresh,
  IconSend,
  IconTrash,
} from '@tabler/icons-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';

import { ActionsMenu, type MenuAction } from '#client/console/parts/actions-menu.tsx';
import { Dialog } from '#client/console/parts/dialog.tsx';
import { Confirm } from '#client/console/forms/confirm.tsx';
import { useSingleFlight } from '#client/components/lib/single-flight.ts';
import { notifyError, notifySuccess } from '#client/console/text/toast.ts';

import { ReplaceSecret } from './replace-secret.tsx';
import { TestEvent } from './test-event.tsx';
import { texts } from './texts.ts';
import { useWebhookOwner, type Webhook } from './webhook-calls.ts';
import { EditForm } from './webhook-forms.tsx';

type Action = 'edit' | 'test' | 'rotate' | 'delete';

interface WebhookMenuProps {
  webhook: Webhook;
  /** On the page of the webhook, which shows the deliveries and has a button for a test. */
  isOnPage?: boolean;
}

/** The menu of a webhook, with its dialogs. */
export function WebhookMenu({ webhook, isOnPage = false }: WebhookMenuProps) {
  const { calls, input, path } = useWebhookOwner();
  const { id, url, disabledAt } = webhook;
  const byWebhook = { ...input, webhookId: id };
  const isEnabled = disabledAt === null;
  const navigate = useNavigate();
  const { run } = useSingleFlight();
  const [action, setAction] = useState<Action | null>(null);
  const close = () => setAction(null);

  const update = calls.update.useMutation({
    onSuccess: () => notifySuccess(isEnabled ? texts.disable.done : texts.enable.done),
    onError: notifyError,
  });
  const remove = calls.delete.useMutation({
    onSuccess: () => {
      close();
      notifySuccess(texts.delete.done);
      if (isOnPage) void navigate(path, { replace: true });
    },
  });

  const open = (next: Action) => () => setAction(next);
  const actions: MenuAction[] = [
    ...(isOnPage
      ? []
      : [{ label: texts.deliveries.action, Icon: IconList, run: () => void navigate(`${path}/${id}`) }]),
    { label: texts.edit.action, Icon: IconPencil, run: open('edit') },
    ...(isOnPage ? [] : [{ label: texts.test.action, Icon: IconSend, run: open('test') }]),
    { label: texts.rotate.action, Icon: IconRefresh, run: open('rotate') },
    {
      label: isEnabled ? texts.disable.action : texts.enable.action,
      Icon: isEnabled ? IconPlayerPause : IconPlayerPlay,
      run: () => void run(() => update.mutateAsync({ ...byWebhook, enabled: !isEnabled })),
    },
    { label: texts.delete.action, Icon: IconTrash, run: open('delete'), isDangerous: true },
  ];
  return (
    <>
      <ActionsMenu label={texts.actionsFor(url)} actions={actions} />
      <Dialog opened={action === 'edit'} onClose={close} title={texts.edit.title}>
        <EditForm webhook={webhook} onDone={close} />
      </Dialog>
      <TestEvent webhookId={id} opened={action === 'test'} onClose={close} />
      <ReplaceSecret webhookId={id} opened={action === 'rotate'} onClose={close} />
      <Confirm
        opened={action === 'delete'}
        onClose={close}
        title={texts.delete.question}
        confirmLabel={texts.delete.confirm}
        onConfirm={() => remove.mutateAsync(byWebhook)}
      >
        {texts.delete.consequences(url)}
      </Confirm>
    </>
  );
}
