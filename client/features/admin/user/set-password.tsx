import { Button, Stack, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';

import { CallForm } from '#client/console/forms/call-form.tsx';
import { Dialog } from '#client/console/parts/dialog.tsx';
import { NewPasswordField } from '#client/console/forms/fields.tsx';
import { notifySuccess } from '#client/console/text/toast.ts';
import { trpc } from '#client/sdk/react.tsx';
import { SetUserPassword } from '#shared/admin/schemas.ts';

import { ActionRow } from '#client/console/parts/action-row.tsx';
import type { ListedUser } from '#client/features/admin/listed-user.tsx';
import { texts } from '#client/features/admin/texts.ts';

export function SetPassword({ user }: { user: ListedUser }) {
  const [opened, { open, close }] = useDisclosure();
  const set = trpc.admin.setUserPassword.useMutation({
    onSuccess: () => {
      close();
      notifySuccess(texts.setPassword.done);
    },
  });
  return (
    <ActionRow title={texts.setPassword.title} about={texts.setPassword.about}>
      <Button variant="default" onClick={open}>
        {texts.setPassword.open}
      </Button>
      <Dialog opened={opened} onClose={close} title={texts.setPassword.dialog(user.name || user.email)}>
        <Stack gap="md">
          <Text size="sm">{texts.setPassword.warning}</Text>
          <CallForm
            schema={SetUserPassword}
            call={set}
            fixed={{ userId: user.id }}
            action={texts.setPassword.submit}
            color="red.9"
          >
            <NewPasswordField name="newPassword" label={texts.setPassword.field} />
          </CallForm>
        </Stack>
      </Dialog>
    </ActionRow>
  );
}
