import { Button, Select, TextInput } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useState } from 'react';

import { CallForm, useField } from '#client/app/forms/call-form.tsx';
import { Dialog } from '#client/app/dialog.tsx';
import { useSingleFlight } from '#client/app/single-flight.ts';
import { notifySuccess, notifyError } from '#client/app/text/toast.ts';
import { RelativeTime } from '#client/app/text/when.tsx';
import { trpc } from '#client/sdk/react.tsx';
import { BanUser } from '#shared/admin.ts';

import { Act } from './act.tsx';
import type { ListedUser } from './listed-user.tsx';

export function Ban({ user }: { user: ListedUser }) {
  return user.banned ? <Unban user={user} /> : <NewBan user={user} />;
}

function Unban({ user }: { user: ListedUser }) {
  const unban = trpc.admin.unbanUser.useMutation({
    onSuccess: () => notifySuccess(`${user.name || user.email} can sign in again`),
    onError: notifyError,
  });
  const { isPending, run } = useSingleFlight();
  return (
    <Act
      title="Banned"
      about={
        <>
          {user.banReason}. {user.banExpires ? <RelativeTime at={user.banExpires} /> : 'Without end'}.
        </>
      }
    >
      <Button
        variant="default"
        loading={isPending}
        onClick={() => void run(() => unban.mutateAsync({ userId: user.id }))}
      >
        Lift the ban
      </Button>
    </Act>
  );
}

function NewBan({ user }: { user: ListedUser }) {
  const [opened, { open, close }] = useDisclosure();
  return (
    <Act title="Ban" about="They are signed out everywhere and cannot sign in.">
      <Button variant="default" c="var(--mantine-color-error)" onClick={open}>
        Ban
      </Button>
      <Dialog opened={opened} onClose={close} title={`Ban ${user.name || user.email}`}>
        <BanForm user={user} onDone={close} />
      </Dialog>
    </Act>
  );
}

const DAY = 24 * 3600;
const lengths = [
  { value: '', label: 'Without end' },
  { value: String(DAY), label: 'A day' },
  { value: String(7 * DAY), label: 'A week' },
  { value: String(30 * DAY), label: 'A month' },
  { value: String(365 * DAY), label: 'A year' },
];

function BanForm({ user, onDone }: { user: ListedUser; onDone: () => void }) {
  const [seconds, setSeconds] = useState('');
  const ban = trpc.admin.banUser.useMutation({
    onSuccess: () => {
      onDone();
      notifySuccess(`${user.name || user.email} is banned`);
    },
  });
  return (
    <CallForm
      schema={BanUser}
      call={ban}
      fixed={{ userId: user.id, ...(seconds ? { banExpiresIn: Number(seconds) } : {}) }}
      action="Ban"
      color="red.9"
    >
      <Reason />
      <Select
        label="For how long"
        data={lengths}
        value={seconds}
        onChange={(value) => setSeconds(value ?? '')}
        allowDeselect={false}
      />
    </CallForm>
  );
}

function Reason() {
  return (
    <TextInput
      {...useField('banReason')}
      label="Reason"
      description="They are not told; other administrators are."
      maxLength={1024}
      autoComplete="off"
    />
  );
}
