import { IconPencil, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';

import { ActionsMenu, type MenuAction } from '#client/console/parts/actions-menu.tsx';
import { Dialog } from '#client/console/parts/dialog.tsx';
import { Confirm } from '#client/console/forms/confirm.tsx';
import { notifySuccess } from '#client/console/text/toast.ts';
import { useOrganization } from '#client/console/access/use-organization.ts';
import { roleName } from '#client/components/lib/roles.ts';
import { trpc } from '#client/sdk/react.tsx';

import { EditRoleForm, type DefinedRole } from './role-forms.tsx';
import { texts } from '#client/components/texts/organizations/role-texts.ts';

/** What the user may do with a role of the organization. */
export function RoleMenu({ role }: { role: DefinedRole }) {
  const { organization, hasPermission, outranks } = useOrganization();
  const [action, setAction] = useState<'edit' | 'delete' | null>(null);
  const close = () => setAction(null);
  const name = roleName(role.role);
  const remove = trpc.organization.deleteRole.useMutation({
    onSuccess: () => {
      close();
      notifySuccess(texts.delete.done);
    },
  });
  const actions: MenuAction[] = [];
  if (outranks(role.role) && hasPermission({ ac: ['update'] })) {
    actions.push({ label: texts.menu.edit, Icon: IconPencil, run: () => setAction('edit') });
  }
  if (outranks(role.role) && hasPermission({ ac: ['delete'] })) {
    actions.push({ label: texts.menu.delete, Icon: IconTrash, run: () => setAction('delete'), isDangerous: true });
  }
  return (
    <>
      <ActionsMenu label={texts.menu.label(name)} actions={actions} />
      <Dialog opened={action === 'edit'} onClose={close} title={texts.edit.dialog(name)} size="lg">
        <EditRoleForm role={role} onDone={close} />
      </Dialog>
      <Confirm
        opened={action === 'delete'}
        onClose={close}
        title={texts.delete.dialog(name)}
        confirmLabel={texts.delete.submit}
        onConfirm={() => remove.mutateAsync({ roleId: role.id, organizationId: organization.id })}
      >
        {texts.delete.body}
      </Confirm>
    </>
  );
}
