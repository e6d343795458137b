import { Select, Text, TextInput } from '@mantine/core';
import { useState } from 'react';

import { CallForm, useField } from '#client/console/forms/call-form.tsx';
import { notifySuccess } from '#client/console/text/toast.ts';
import type { ListedUser } from '#client/features/admin/listed-user.tsx';
import { texts } from '#client/features/admin/texts.ts';
import { trpc } from '#client/sdk/react.tsx';
import { BanUser } from '#shared/admin/schemas.ts';

const DAY = 24 * 3600;
const durations = [
  { value: '', label: texts.ban.durations.permanent },
  { value: String(DAY), label: texts.ban.durations.day },
  { value: String(7 * DAY), label: texts.ban.durations.week },
  { value: String(30 * DAY), label: texts.ban.durations.month },
  { value: String(365 * DAY), label: texts.ban.durations.year },
];

export function BanForm({ user, onDone }: { user: ListedUser; onDone: () => void }) {
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
      <Text size="sm" c="dimmed">
        {texts.ban.about}
      </Text>
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
