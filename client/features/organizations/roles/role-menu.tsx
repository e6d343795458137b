import { useDisclosure } from '@mantine/hooks';
import { IconTrash } from '@tabler/icons-react';

import { ActionsMenu, type MenuAction } from '#client/console/parts/actions-menu.tsx';
import { Confirm } from '#client/console/forms/confirm.tsx';
import { notifySuccess } from '#client/console/text/toast.ts';
import { useOrganization } from '#client/console/access/use-organization.ts';
import { roleName } from '#client/components/lib/roles.ts';
import { trpc } from '#client/sdk/react.tsx';

import type { DefinedRole } from './role-forms.tsx';
import { texts } from '#client/components/texts/organizations/role-texts.ts';

/** What the user may do with a role of the organization, beside editing it. */
export function RoleMenu({ role }: { role: DefinedRole }) {
  const { organization, hasPermission, outranks } = useOrganization();
  const [isDeleting, { open, close }] = useDisclosure();
  const name = roleName(role.role);
  const remove = trpc.organization.deleteRole.useMutation({
    onSuccess: () => {
      close();
      notifySuccess(texts.delete.done);
    },
  });
  const actions: MenuAction[] = [];
  if (outranks(role.role) && hasPermission({ ac: ['delete'] })) {
    actions.push({ label: texts.menu.delete, Icon: IconTrash, run: open, isDangerous: true });
  }
  return (
    <>
      <ActionsMenu label={texts.menu.label(name)} actions={actions} />
      <Confirm
        opened={isDeleting}
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
