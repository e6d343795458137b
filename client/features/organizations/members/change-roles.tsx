import { Alert } from '@mantine/core';

import { CallForm, useCurrentForm } from '#client/console/forms/call-form.tsx';
import { Dialog } from '#client/console/parts/dialog.tsx';
import { notifySuccess } from '#client/console/text/toast.ts';
import type { ListedMember } from '#client/features/organizations/listed.ts';
import { useOrganization } from '#client/console/access/use-organization.ts';
import { trpc } from '#client/sdk/react.tsx';
import { UpdateMemberRole } from '#shared/organizations/schemas.ts';
import { rolesOf } from '#shared/lib/permissions.ts';

import { RoleChoice } from '#client/features/organizations/role-badges.tsx';
import { texts } from '#client/components/texts/organizations/member-texts.ts';

interface ChangeRolesProps {
  member: ListedMember;
  opened: boolean;
  onClose: () => void;
}

export function ChangeRoles(props: ChangeRolesProps) {
  const { name, email } = props.member.user;
  return (
    <Dialog opened={props.opened} onClose={props.onClose} title={texts.roles.dialog(name || email)}>
      <Roles {...props} />
    </Dialog>
  );
}

function Roles({ member, onClose }: ChangeRolesProps) {
  const { organization, outranks } = useOrganization();
  const update = trpc.organization.updateMemberRole.useMutation({
    onSuccess: () => {
      onClose();
      notifySuccess(texts.roles.updated);
    },
  });
  return (
    <CallForm
      schema={UpdateMemberRole}
      call={update}
      initialValues={{ role: rolesOf(member.role) }}
      fixed={{ memberId: member.id, organizationId: organization.id }}
      action={texts.roles.submit}
    >
      <RoleChoice isOffered={outranks} />
      <OwnRolesWarning member={member} />
    </CallForm>
  );
}

function OwnRolesWarning({ member }: { member: ListedMember }) {
  const { member: me } = useOrganization();
  const { role: roles } = useCurrentForm().values as { role: string[] };
  if (member.id !== me.id || rolesOf(member.role).every((role) => roles.includes(role))) return null;
  return (
    <Alert color="yellow" variant="light" title={texts.roles.ownTitle}>
      {texts.roles.ownWarning}
    </Alert>
  );
}
