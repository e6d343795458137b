import { IconKey, IconTrash, IconUserCheck, IconUserOff, IconUserShare } from '@tabler/icons-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';

import { useSingleFlight } from '#client/components/lib/single-flight.ts';
import { usePlatformAccess } from '#client/console/access/platform-access.ts';
import { Confirm } from '#client/console/forms/confirm.tsx';
import { ActionsMenu, type MenuAction } from '#client/console/parts/actions-menu.tsx';
import { Dialog } from '#client/console/parts/dialog.tsx';
import { SecretDialog } from '#client/console/parts/secret-dialog.tsx';
import { notifyError, notifySuccess } from '#client/console/text/toast.ts';
import { isAdministrator } from '#client/features/admin/administrators.ts';
import type { ListedUser } from '#client/features/admin/listed-user.tsx';
import { texts } from '#client/features/admin/texts.ts';
import { trpc } from '#client/sdk/react.tsx';

import { BanForm } from './ban-user.tsx';

interface UserActionsProps {
  user: ListedUser;
  onImpersonating: () => void;
  /** In a list, whose row a deletion would remove together with its receipt: the page of the user deletes. */
  isRow?: boolean;
}

/** What administrators do with the account of a user as a whole. */
export function UserActions({ user, onImpersonating, isRow = false }: UserActionsProps) {
  const { may, outranks, isMe } = usePlatformAccess();
  const [action, setAction] = useState<'ban' | 'delete' | null>(null);
  const close = () => setAction(null);
  const direct = useDirectActions(user, onImpersonating);
  if (isMe(user) || !outranks(user.role)) return null;
  const name = user.name || user.email;
  const all: (MenuAction & { isOffered: boolean })[] = [
    {
      label: texts.impersonate.submit,
      Icon: IconUserShare,
      run: direct.impersonate,
      isOffered: may({ user: ['impersonate'] }) && !isAdministrator(user.role) && !user.banned,
    },
    {
      label: texts.passwordReset.submit,
      Icon: IconKey,
      run: direct.resetPassword,
      isOffered: may({ user: ['set-password'] }),
    },
    {
      label: texts.unban.submit,
      Icon: IconUserCheck,
      run: direct.unban,
      isOffered: may({ user: ['ban'] }) && Boolean(user.banned),
    },
    {
      label: texts.ban.open,
      Icon: IconUserOff,
      run: () => setAction('ban'),
      isDangerous: true,
      isOffered: may({ user: ['ban'] }) && !user.banned,
    },
    {
      label: texts.remove.open,
      Icon: IconTrash,
      run: () => setAction('delete'),
      isDangerous: true,
      isOffered: may({ user: ['delete'] }) && !isRow,
    },
  ];
  return (
    <>
      <ActionsMenu
        label={texts.user.actionsFor(name)}
        {...(isRow ? {} : { text: texts.user.actions })}
        actions={all.filter(({ isOffered }) => isOffered)}
      />
      <Dialog opened={action === 'ban'} onClose={close} title={texts.ban.dialog(name)}>
        <BanForm user={user} onDone={close} />
      </Dialog>
      <RemoveUser user={user} opened={action === 'delete'} onClose={close} />
    </>
  );
}

/** The actions that need no dialog; one at a time. */
function useDirectActions({ id: userId, email }: ListedUser, onImpersonating: () => void) {
  const go = useNavigate();
  const { run } = useSingleFlight();
  const impersonate = trpc.admin.impersonateUser.useMutation({
    onSuccess: () => {
      onImpersonating();
      void go('/account');
    },
    onError: notifyError,
  });
  const reset = trpc.admin.sendPasswordReset.useMutation({
    onSuccess: () => notifySuccess(texts.passwordReset.sent(email)),
    onError: notifyError,
  });
  const unban = trpc.admin.unbanUser.useMutation({
    onSuccess: () => notifySuccess(texts.unban.done),
    onError: notifyError,
  });
  return {
    impersonate: () => void run(() => impersonate.mutateAsync({ userId })),
    resetPassword: () => void run(() => reset.mutateAsync({ userId })),
    unban: () => void run(() => unban.mutateAsync({ userId })),
  };
}

interface RemoveUserProps {
  user: ListedUser;
  opened: boolean;
  onClose: () => void;
}

function RemoveUser({ user, opened, onClose }: RemoveUserProps) {
  const go = useNavigate();
  const [receipt, setReceipt] = useState<string | null>(null);
  const leave = () => void go('/admin/users');
  const remove = trpc.admin.removeUser.useMutation({
    onSuccess: (removed) => {
      notifySuccess(texts.remove.done);
      onClose();
      if (removed.receipt === undefined) leave();
      else setReceipt(removed.receipt);
    },
  });
  return (
    <>
      <Confirm
        opened={opened}
        onClose={onClose}
        title={texts.remove.dialog(user.name || user.email)}
        confirmLabel={texts.remove.submit}
        confirmationText={user.email}
        onConfirm={() => remove.mutateAsync({ userId: user.id, receipt: true })}
      >
        {texts.remove.body}
      </Confirm>
      <SecretDialog secret={receipt} {...texts.remove.receipt} onDone={leave} />
    </>
  );
}
