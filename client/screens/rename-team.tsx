import { Button, Modal } from '@mantine/core';
import { useState } from 'react';

import { CallForm } from '#client/app/call-form.tsx';
import { TextField } from '#client/app/fields.tsx';
import { useHere } from '#client/app/organization-frame.tsx';
import { done } from '#client/app/toast.ts';
import { trpc } from '#client/sdk/react.tsx';
import { UpdateTeam } from '#shared/team.ts';

export function RenameTeam({ team }: { team: { id: string; name: string } }) {
  const { organization } = useHere();
  const [isOpen, setOpen] = useState(false);
  const update = trpc.organization.updateTeam.useMutation({
    onSuccess: ({ name }) => {
      setOpen(false);
      done(`The team is called ${name} now`);
    },
  });
  const call = {
    ...update,
    mutate: (data: { name?: string }) => update.mutate({ teamId: team.id, organizationId: organization.id, data }),
  };
  return (
    <>
      <Button size="xs" variant="default" onClick={() => setOpen(true)} aria-label={`Rename ${team.name}`}>
        Rename
      </Button>
      <Modal
        opened={isOpen}
        onClose={() => setOpen(false)}
        title={`Rename ${team.name}`}
        centered
        closeButtonProps={{ 'aria-label': 'Close' }}
      >
        <CallForm schema={UpdateTeam.shape.data} call={call} action="Rename">
          <TextField name="name" label="Name" defaultValue={team.name} required autoComplete="off" data-autofocus />
        </CallForm>
      </Modal>
    </>
  );
}
