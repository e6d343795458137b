import { Button, Stack, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';

import { CallForm } from '#client/app/forms/call-form.tsx';
import { Dialog } from '#client/app/dialog.tsx';
import { NewPasswordField } from '#client/app/forms/fields.tsx';
import { notifySuccess } from '#client/app/text/toast.ts';
import { trpc } from '#client/sdk/react.tsx';
import { SetUserPassword } from '#shared/admin.ts';

import { Act } from './act.tsx';
import type { ListedUser } from './listed-user.tsx';

export function SetPassword({ user }: { user: ListedUser }) {
  const [opened, { open, close }] = useDisclosure();
  const set = trpc.admin.setUserPassword.useMutation({
    onSuccess: () => {
      close();
      notifySuccess('The password is set');
    },
  });
  return (
    <Act title="Password" about="For who lost theirs and cannot read their mail.">
      <Button variant="default" onClick={open}>
        Set password
      </Button>
      <Dialog opened={opened} onClose={close} title={`Set the password of ${user.name || user.email}`}>
        <Stack gap="md">
          <Text size="sm">The one they have works no more, and they are signed out everywhere.</Text>
          <CallForm schema={SetUserPassword} call={set} fixed={{ userId: user.id }} action="Set password" color="red.9">
            <NewPasswordField name="newPassword" label="New password" />
          </CallForm>
        </Stack>
      </Dialog>
    </Act>
  );
}
