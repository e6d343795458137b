import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';

import { Confirm } from '#client/console/forms/confirm.tsx';
import { notifySuccess } from '#client/console/text/toast.ts';
import { trpc } from '#client/sdk/react.tsx';

import { texts } from './admin-texts.ts';

export function LiftHold({ holdId }: { holdId: string }) {
  const [opened, { open, close }] = useDisclosure();
  const lift = trpc.admin.liftHold.useMutation({
    onSuccess: () => {
      close();
      notifySuccess(texts.lift.done);
    },
  });
  return (
    <>
      <Button variant="default" onClick={open}>
        {texts.lift.action}
      </Button>
      <Confirm
        opened={opened}
        onClose={close}
        title={texts.lift.question}
        confirmLabel={texts.lift.action}
        onConfirm={() => lift.mutateAsync({ holdId })}
      >
        {texts.lift.consequences}
      </Confirm>
    </>
  );
}
