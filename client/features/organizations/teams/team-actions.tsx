import { ActionIcon, Tooltip } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconPencil, IconTrash } from '@tabler/icons-react';

import { CallForm } from '#client/console/forms/call-form.tsx';
import { Confirm } from '#client/console/forms/confirm.tsx';
import { Dialog } from '#client/console/parts/dialog.tsx';
import { TextField } from '#client/console/forms/fields.tsx';
import { notifySuccess } from '#client/console/text/toast.ts';
import type { ListedTeam } from '#client/features/organizations/listed.ts';
import { useOrganization } from '#client/console/access/use-organization.ts';
import { trpc } from '#client/sdk/react.tsx';
import { UpdateTeam } from '#shared/organizations/teams.ts';

import { AddMember } from './add-member.tsx';
import { texts } from './texts.ts';

export function TeamActions({ team, isLast }: { team: ListedTeam; isLast: boolean }) {
  const { hasPermission } = useOrganization();
  return (
    <>
      {hasPermission({ member: ['update'] }) ? <AddMember team={team} isIcon /> : null}
      <ManageTeam team={team} isLast={isLast} />
    </>
  );
}

/** Renames and deletes a team. */
export function ManageTeam({ team, isLast, onDeleted }: { team: ListedTeam; isLast: boolean; onDeleted?: () => void }) {
  const { hasPermission } = useOrganization();
  return (
    <>
      {hasPermission({ team: ['update'] }) ? <Rename team={team} /> : null}
      {hasPermission({ team: ['delete'] }) && !isLast ? <Remove team={team} onDeleted={onDeleted} /> : null}
    </>
  );
}

function Rename({ team }: { team: ListedTeam }) {
  const { organization } = useOrganization();
  const [opened, { open, close }] = useDisclosure();
  const update = trpc.organization.updateTeam.useMutation({
    onSuccess: () => {
      close();
      notifySuccess(texts.rename.done);
    },
  });
  // The form has the fields under `data`.
  const call = {
    mutateAsync: (data: { name?: string }) =>
      update.mutateAsync({ teamId: team.id, organizationId: organization.id, data }),
  };
  return (
    <>
      <Tooltip label={texts.rename.label(team.name)} withArrow>
        <ActionIcon variant="subtle" color="gray" aria-label={texts.rename.label(team.name)} onClick={open}>
          <IconPencil size={16} />
        </ActionIcon>
      </Tooltip>
      <Dialog opened={opened} onClose={close} title={texts.rename.label(team.name)}>
        <CallForm
          schema={UpdateTeam.shape.data.pick({ name: true })}
          call={call}
          initialValues={{ name: team.name }}
          action={texts.rename.submit}
        >
          <TextField name="name" label={texts.name} required autoComplete="off" />
        </CallForm>
      </Dialog>
    </>
  );
}

function Remove({ team, onDeleted }: { team: ListedTeam; onDeleted?: (() => void) | undefined }) {
  const { organization } = useOrganization();
  const [opened, { open, close }] = useDisclosure();
  const remove = trpc.organization.removeTeam.useMutation({
    onSuccess: () => {
      close();
      onDeleted?.();
      notifySuccess(texts.delete.done);
    },
  });
  return (
    <>
      <Tooltip label={texts.delete.label(team.name)} withArrow>
        <ActionIcon variant="subtle" color="red" aria-label={texts.delete.label(team.name)} onClick={open}>
          <IconTrash size={16} />
        </ActionIcon>
      </Tooltip>
      <Confirm
        opened={opened}
        onClose={close}
        title={texts.delete.dialog(team.name)}
        confirmLabel={texts.delete.submit}
        onConfirm={() => remove.mutateAsync({ teamId: team.id, organizationId: organization.id })}
      >
        {texts.delete.body(organization.name)}
      </Confirm>
    </>
  );
}
