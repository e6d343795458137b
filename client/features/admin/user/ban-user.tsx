import { Button, Select, TextInput } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useState } from 'react';

import { CallForm, useField } from '#client/console/forms/call-form.tsx';
import { Dialog } from '#client/console/parts/dialog.tsx';
import { useSingleFlight } from '#client/components/lib/single-flight.ts';
import { notifySuccess, notifyError } from '#client/console/text/toast.ts';
import { RelativeTime } from '#client/components/text/relative-time.tsx';
import { trpc } from '#client/sdk/react.tsx';
import { BanUser } from '#shared/admin/schemas.ts';

import { ActionRow } from '#client/console/parts/action-row.tsx';
import type { ListedUser } from '#client/features/admin/listed-user.tsx';
import { texts } from '#client/features/admin/texts.ts';

export function Ban({ user }: { user: ListedUser }) {
  return user.banned ? <Unban user={user} /> : <NewBan user={user} />;
}

function Unban({ user: { id, banReason, banExpires } }: { user: ListedUser }) {
  const unban = trpc.admin.unbanUser.useMutation({
    onSuccess: () => notifySuccess(texts.unban.done),
    onError: notifyError,
  });
  const { isPending, run } = useSingleFlight();
  const reason = banReason || texts.unban.noReason;
  return (
    <ActionRow
      title={texts.unban.title}
      about={
        banExpires ? (
          <>
            {texts.unban.expires(reason)} <RelativeTime at={banExpires} />
          </>
        ) : (
          texts.unban.permanent(reason)
        )
      }
    >
      <Button variant="default" loading={isPending} onClick={() => void run(() => unban.mutateAsync({ userId: id }))}>
        {texts.unban.submit}
      </Button>
    </ActionRow>
  );
}

function NewBan({ user }: { user: ListedUser }) {
  const [opened, { open, close }] = useDisclosure();
  return (
    <ActionRow title={texts.ban.title} about={texts.ban.about}>
      <Button variant="default" c="var(--mantine-color-error)" onClick={open}>
        {texts.ban.open}
      </Button>
      <Dialog opened={opened} onClose={close} title={texts.ban.dialog(user.name || user.email)}>
        <BanForm user={user} onDone={close} />
      </Dialog>
    </ActionRow>
  );
}

const DAY = 24 * 3600;
const durations = [
  { value: '', label: texts.ban.durations.permanent },
  { value: String(DAY), label: texts.ban.durations.day },
  { value: String(7 * DAY), label: texts.ban.durations.week },
  { value: String(30 * DAY), label: texts.ban.durations.month },
  { value: String(365 * DAY), label: texts.ban.durations.year },
];

function BanForm({ user, onDone }: { user: ListedUser; onDone: () => void }) {
  const [seconds, setSeconds] = useState('');
  const ban = trpc.admin.banUser.useMutation({
    onSuccess: () => {
      onDone();
      notifySuccess(texts.ban.done);
    },
  });
  return (
    <CallForm
      schema={BanUser}
      call={ban}
      fixed={{ userId: user.id, ...(seconds ? { banExpiresIn: Number(seconds) } : {}) }}
      action={texts.ban.submit}
      color="red.9"
    >
      <Reason />
      <Select
        label={texts.ban.duration}
        data={durations}
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
      label={texts.ban.reason}
      description={texts.ban.reasonDescription}
      maxLength={1024}
      autoComplete="off"
    />
  );
}
