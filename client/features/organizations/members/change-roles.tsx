import { Alert, Modal } from '@mantine/core';
import { useState } from 'react';

import { CallForm } from '#client/app/forms/call-form.tsx';
import { done } from '#client/app/text/toast.ts';
import { trpc } from '#client/sdk/react.tsx';
import { UpdateMemberRole } from '#shared/organization.ts';
import { rolesOf } from '#shared/permissions.ts';

import type { ListedMember } from './listed-member.tsx';
import { RoleChoice } from './role-badges.tsx';
import { useOrganization } from '#client/features/organizations/this-organization.ts';

interface ChangeRolesProps {
  member: ListedMember;
  opened: boolean;
  onClose: () => void;
}

export function ChangeRoles(props: ChangeRolesProps) {
  const { name, email } = props.member.user;
  return (
    <Modal opened={props.opened} onClose={props.onClose} title={`Roles of ${name || email}`}>
      <Roles {...props} />
    </Modal>
  );
}

function Roles({ member, onClose }: ChangeRolesProps) {
  const { organization, member: me, reaches } = useOrganization();
  const [roles, setRoles] = useState(rolesOf(member.role));
  const update = trpc.organization.updateMemberRole.useMutation({
    onSuccess: () => {
      onClose();
      done(`Roles of ${member.user.name || member.user.email} are changed`);
    },
  });
  return (
    <CallForm
      schema={UpdateMemberRole.refine(() => roles.length > 0)}
      call={update}
      fixed={{ memberId: member.id, organizationId: organization.id, role: roles }}
      action="Save"
    >
      <RoleChoice
        value={roles}
        onChange={setRoles}
        isOffered={reaches}
        error={roles.length === 0 ? 'Choose at least one' : undefined}
      />
      {member.id === me.id && rolesOf(member.role).some((role) => !roles.includes(role)) ? (
        <Alert color="yellow" variant="light" title="These are your own roles">
          What you take from yourself, somebody else has to give you back.
        </Alert>
      ) : null}
    </CallForm>
  );
}
