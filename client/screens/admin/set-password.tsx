import { Paper, Text, Title } from '@mantine/core';
import { useState } from 'react';

import { CallForm } from '#client/app/call-form.tsx';
import { NewPasswordField } from '#client/app/fields.tsx';
import { done } from '#client/app/toast.ts';
import { trpc } from '#client/sdk/react.tsx';
import { SetUserPassword } from '#shared/admin.ts';

import type { ListedUser } from './user-table.tsx';

export function SetPassword({ user }: { user: ListedUser }) {
  const [timesSet, setTimesSet] = useState(0);
  const set = trpc.admin.setUserPassword.useMutation({
    onSuccess: () => {
      setTimesSet((times) => times + 1);
      done('The password is set');
    },
  });
  return (
    <Paper p="lg">
      <Title order={2}>Password</Title>
      <Text size="sm" c="dimmed" mb="sm">
        A new one ends all their sessions.
      </Text>
      <CallForm key={timesSet} schema={SetUserPassword} call={set} fixed={{ userId: user.id }} action="Set password">
        <NewPasswordField name="newPassword" label="New password" />
      </CallForm>
    </Paper>
  );
}
