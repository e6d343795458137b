import { ActionIcon, Tooltip } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconPencil, IconTrash } from '@tabler/icons-react';

import { CallForm } from '#client/app/forms/call-form.tsx';
import { Confirm } from '#client/app/forms/confirm.tsx';
import { Dialog } from '#client/app/dialog.tsx';
import { TextField } from '#client/app/forms/fields.tsx';
import { notifySuccess } from '#client/app/text/toast.ts';
import type { Outputs } from '#client/sdk/calls.ts';
import { trpc } from '#client/sdk/react.tsx';
import { UpdateTeam } from '#shared/team.ts';

import { AddMember } from './add-member.tsx';
import { useOrganization } from '#client/features/organizations/this-organization.ts';

export type ListedTeam = Outputs['organization']['listTeams'][number];

export function TeamActions({ team, isLast }: { team: ListedTeam; isLast: boolean }) {
  const { may } = useOrganization();
  return (
    <>
      {may({ member: ['update'] }) ? <AddMember team={team} /> : null}
      {may({ team: ['update'] }) ? <Rename team={team} /> : null}
      {may({ team: ['delete'] }) && !isLast ? <Remove team={team} /> : null}
    </>
  );
}

function Rename({ team }: { team: ListedTeam }) {
  const { organization } = useOrganization();
  const [opened, { open, close }] = useDisclosure();
  const update = trpc.organization.updateTeam.useMutation({
    onSuccess: () => {
      close();
      notifySuccess('Team renamed');
    },
  });
  // The form's fields are those under `data`; the rest is known.
  const call = {
    mutateAsync: (data: { name?: string }) =>
      update.mutateAsync({ teamId: team.id, organizationId: organization.id, data }),
  };
  return (
    <>
      <Tooltip label={`Rename ${team.name}`} withArrow>
        <ActionIcon variant="subtle" color="gray" aria-label={`Rename ${team.name}`} onClick={open}>
          <IconPencil size={16} />
        </ActionIcon>
      </Tooltip>
      <Dialog opened={opened} onClose={close} title={`Rename ${team.name}`}>
        <CallForm
          schema={UpdateTeam.shape.data.pick({ name: true })}
          call={call}
          initialValues={{ name: team.name }}
          action="Save"
        >
          <TextField name="name" label="Name" required autoComplete="off" />
        </CallForm>
      </Dialog>
    </>
  );
}

function Remove({ team }: { team: ListedTeam }) {
  const { organization } = useOrganization();
  const [opened, { open, close }] = useDisclosure();
  const remove = trpc.organization.removeTeam.useMutation({
    onSuccess: () => {
      close();
      notifySuccess('Team deleted');
    },
  });
  return (
    <>
      <Tooltip label={`Delete ${team.name}`} withArrow>
        <ActionIcon variant="subtle" color="red" aria-label={`Delete ${team.name}`} onClick={open}>
          <IconTrash size={16} />
        </ActionIcon>
      </Tooltip>
      <Confirm
        opened={opened}
        onClose={close}
        title={`Delete ${team.name}`}
        action="Delete team"
        onConfirm={() => remove.mutateAsync({ teamId: team.id, organizationId: organization.id })}
      >
        Its members stay in {organization.name}.
      </Confirm>
    </>
  );
}
