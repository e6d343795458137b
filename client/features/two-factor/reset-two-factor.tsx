import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';

import { ActionRow } from '#client/console/parts/action-row.tsx';
import type { ManagedUser } from '#client/console/feature.ts';
import { Confirm } from '#client/console/forms/confirm.tsx';
import { notifySuccess } from '#client/console/text/toast.ts';
import { trpc } from '#client/sdk/react.tsx';

import { texts } from '#client/components/texts/factor-texts.ts';

/** For administrators, on the page of a user who has second factors. */
export function ResetTwoFactor({ user }: { user: ManagedUser }) {
  const [opened, { open, close }] = useDisclosure();
  const reset = trpc.admin.resetTwoFactor.useMutation({
    onSuccess: () => {
      close();
      notifySuccess(texts.reset.done);
    },
  });
  if (!user.twoFactorEnabled) return null;
  return (
    <ActionRow title={texts.reset.title} about={texts.reset.about}>
      <Button variant="default" onClick={open}>
        {texts.reset.open}
      </Button>
      <Confirm
        opened={opened}
        onClose={close}
        title={texts.reset.dialog(user.name || user.email)}
        confirmLabel={texts.reset.submit}
        onConfirm={() => reset.mutateAsync({ userId: user.id })}
      >
        {texts.reset.consequences}
      </Confirm>
    </ActionRow>
  );
}
