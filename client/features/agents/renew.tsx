import { Button, NativeSelect } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useState } from 'react';

import { isolated } from '#client/console/applications/isolated.ts';
import { CallForm } from '#client/console/forms/call-form.tsx';
import { Dialog } from '#client/console/parts/dialog.tsx';
import { notifySuccess } from '#client/console/text/toast.ts';
import { trpc } from '#client/sdk/react.tsx';
import { UpdateAgent } from '#shared/agents/schemas.ts';

import type { Agent } from './agent.ts';
import { dayOptions, defaultDays } from './days.ts';
import { texts } from './texts.ts';

/** Lets an agent go on after its end. */
export function Renew({ agent: { client_id, client_name } }: { agent: Agent }) {
  const [opened, { open, close }] = useDisclosure();
  const [days, setDays] = useState(defaultDays);
  const { action, question, submit, done } = texts.renew;
  const update = trpc.agent.update.useMutation({
    onSuccess: () => {
      close();
      notifySuccess(done);
    },
  });
  return (
    <>
      <Button variant="default" size="xs" aria-label={`${action} ${client_name}`} onClick={open}>
        {action}
      </Button>
      <Dialog opened={opened} onClose={close} title={question(isolated(client_name))}>
        <CallForm
          schema={UpdateAgent}
          call={update}
          fixed={{ client_id, update: { days: Number(days) } }}
          action={submit}
        >
          <NativeSelect
            label={texts.register.days}
            data={dayOptions()}
            value={days}
            onChange={({ currentTarget: { value } }) => setDays(value)}
          />
        </CallForm>
      </Dialog>
    </>
  );
}
