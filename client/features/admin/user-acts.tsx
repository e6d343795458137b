import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useNavigate } from 'react-router';

import { Confirm } from '#client/app/forms/confirm.tsx';
import { useSingleFlight } from '#client/app/single-flight.ts';
import { notifySuccess, notifyError } from '#client/app/text/toast.ts';
import { trpc } from '#client/sdk/react.tsx';

import { Act } from './act.tsx';
import type { ListedUser } from './listed-user.tsx';

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
    <Act title="Impersonate" about="See what they see, for an hour. It is written to the audit log.">
      <Button
        variant="default"
        loading={isPending}
        onClick={() => void run(() => impersonate.mutateAsync({ userId: user.id }))}
      >
        Impersonate
      </Button>
    </Act>
  );
}

export function RemoveUser({ user }: { user: ListedUser }) {
  const go = useNavigate();
  const [opened, { open, close }] = useDisclosure();
  const remove = trpc.admin.removeUser.useMutation({
    onSuccess: () => {
      void go('/admin/users');
      notifySuccess(`${user.name || user.email} is deleted`);
    },
  });
  return (
    <Act title="Delete" about="Their sessions, accounts and memberships go with them. Nothing brings them back.">
      <Button variant="default" c="var(--mantine-color-error)" onClick={open}>
        Delete
      </Button>
      <Confirm
        opened={opened}
        onClose={close}
        title={`Delete ${user.name || user.email}`}
        action="Delete for good"
        typed={user.email}
        onConfirm={() => remove.mutateAsync({ userId: user.id })}
      >
        All that is theirs goes with them. Nothing brings it back.
      </Confirm>
    </Act>
  );
}
