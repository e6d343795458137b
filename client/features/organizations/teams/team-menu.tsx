import { IconPencil, IconTrash, IconUserPlus } from '@tabler/icons-react';
import { useState } from 'react';

import { CallForm } from '#client/console/forms/call-form.tsx';
import { Confirm } from '#client/console/forms/confirm.tsx';
import { ActionsMenu } from '#client/console/parts/actions-menu.tsx';
import { Dialog } from '#client/console/parts/dialog.tsx';
import { TextField } from '#client/console/forms/fields.tsx';
import { notifySuccess } from '#client/console/text/toast.ts';
import type { ListedTeam } from '#client/features/organizations/listed.ts';
import { useOrganization } from '#client/console/access/use-organization.ts';
import { trpc } from '#client/sdk/react.tsx';
import { UpdateTeam } from '#shared/organizations/teams.ts';

import { AddMemberDialog } from './add-member.tsx';
import { texts } from './texts.ts';

interface TeamMenuProps {
  team: ListedTeam;
  isLast: boolean;
  /** Where no button adds members. */
  addsMembers?: boolean;
  onDeleted?: () => void;
}

/** The actions on a team that the user has permission for; nothing without any. */
export function TeamMenu({ team, isLast, addsMembers = false, onDeleted }: TeamMenuProps) {
  const { hasPermission } = useOrganization();
  const [action, setAction] = useState<'add' | 'rename' | 'delete' | null>(null);
  const open = (next: typeof action) => () => setAction(next);
  const dialog = (of: typeof action) => ({ team, opened: action === of, onClose: () => setAction(null) });
  const actions = [
    {
      label: texts.addMember.open,
      Icon: IconUserPlus,
      run: open('add'),
      isOffered: addsMembers && hasPermission({ member: ['update'] }),
    },
    {
      label: texts.rename.submit,
      Icon: IconPencil,
      run: open('rename'),
      isOffered: hasPermission({ team: ['update'] }),
    },
    {
      label: texts.delete.submit,
      Icon: IconTrash,
      run: open('delete'),
      isDangerous: true,
      isOffered: hasPermission({ team: ['delete'] }) && !isLast,
    },
  ];
  return (
    <>
      <ActionsMenu label={texts.menu.label(team.name)} actions={actions.filter(({ isOffered }) => isOffered)} />
      <AddMemberDialog {...dialog('add')} />
      <Rename {...dialog('rename')} />
      <Delete {...dialog('delete')} onDeleted={onDeleted} />
    </>
  );
}

interface DialogProps {
  team: ListedTeam;
  opened: boolean;
  onClose: () => void;
}

function Rename({ team, opened, onClose }: DialogProps) {
  const { organization } = useOrganization();
  const update = trpc.organization.updateTeam.useMutation({
    onSuccess: () => {
      onClose();
      notifySuccess(texts.rename.done);
    },
  });
  // The form has the fields under `data`.
  const call = {
    mutateAsync: (data: { name?: string }) =>
      update.mutateAsync({ teamId: team.id, organizationId: organization.id, data }),
  };
  return (
    <Dialog opened={opened} onClose={onClose} title={texts.rename.label(team.name)}>
      <CallForm
        schema={UpdateTeam.shape.data.pick({ name: true })}
        call={call}
        initialValues={{ name: team.name }}
        action={texts.rename.submit}
      >
        <TextField name="name" label={texts.name} required autoComplete="off" />
      </CallForm>
    </Dialog>
  );
}

function Delete({ team, opened, onClose, onDeleted }: DialogProps & { onDeleted: (() => void) | undefined }) {
  const { organization } = useOrganization();
  const remove = trpc.organization.removeTeam.useMutation({
    onSuccess: () => {
      onClose();
      onDeleted?.();
      notifySuccess(texts.delete.done);
    },
  });
  return (
    <Confirm
      opened={opened}
      onClose={onClose}
      title={texts.delete.dialog(team.name)}
      confirmLabel={texts.delete.submit}
      onConfirm={() => remove.mutateAsync({ teamId: team.id, organizationId: organization.id })}
    >
      {texts.delete.body(organization.name)}
    </Confirm>
  );
}
