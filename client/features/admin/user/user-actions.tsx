import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useState } from 'react';
import { useNavigate } from 'react-router';

import { Confirm } from '#client/console/forms/confirm.tsx';
import { useSingleFlight } from '#client/components/lib/single-flight.ts';
import { notifySuccess, notifyError } from '#client/console/text/toast.ts';
import { trpc } from '#client/sdk/react.tsx';

import { ActionRow } from '#client/console/parts/action-row.tsx';
import { Card } from '#client/console/parts/card.tsx';
import { SecretDialog } from '#client/console/parts/secret-dialog.tsx';
import type { ListedUser } from '#client/features/admin/listed-user.tsx';
import { texts } from '#client/features/admin/texts.ts';

interface ImpersonateProps {
  user: ListedUser;
  onImpersonating: () => void;
}

export function Impersonate({ user, onImpersonating }: ImpersonateProps) {
  const go = useNavigate();
  const impersonate = trpc.admin.impersonateUser.useMutation({
    onSuccess: () => {
      onImpersonating();
      void go('/account');
    },
    onError: notifyError,
  });
  const { isPending, run } = useSingleFlight();
  return (
    <ActionRow title={texts.impersonate.title} about={texts.impersonate.about}>
      <Button
        variant="default"
        loading={isPending}
        onClick={() => void run(() => impersonate.mutateAsync({ userId: user.id }))}
      >
        {texts.impersonate.submit}
      </Button>
    </ActionRow>
  );
}

export function RemoveUser({ user }: { user: ListedUser }) {
  const go = useNavigate();
  const [opened, { open, close }] = useDisclosure();
  const [receipt, setReceipt] = useState<string | null>(null);
  const leave = () => void go('/admin/users');
  const remove = trpc.admin.removeUser.useMutation({
    onSuccess: (removed) => {
      notifySuccess(texts.remove.done);
      close();
      if (removed.receipt === undefined) leave();
      else setReceipt(removed.receipt);
    },
  });
  return (
    <Card title={texts.remove.title} about={texts.remove.about} isDangerous>
      <div>
        <Button variant="default" c="var(--mantine-color-error)" onClick={open}>
          {texts.remove.open}
        </Button>
      </div>
      <Confirm
        opened={opened}
        onClose={close}
        title={texts.remove.dialog(user.name || user.email)}
        confirmLabel={texts.remove.submit}
        confirmationText={user.email}
        onConfirm={() => remove.mutateAsync({ userId: user.id, receipt: true })}
      >
        {texts.remove.body}
      </Confirm>
      <SecretDialog secret={receipt} {...texts.remove.receipt} onDone={leave} />
    </Card>
  );
}
