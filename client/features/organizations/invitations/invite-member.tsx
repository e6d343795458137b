import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconUserPlus } from '@tabler/icons-react';
import { useState } from 'react';

import { CallForm } from '#client/app/forms/call-form.tsx';
import { Dialog } from '#client/app/dialog.tsx';
import { EmailField } from '#client/app/forms/fields.tsx';
import { notifySuccess } from '#client/app/text/toast.ts';
import { trpc } from '#client/sdk/react.tsx';
import { InviteMember } from '#shared/invitation.ts';

import { RoleChoice } from '#client/features/organizations/members/role-badges.tsx';
import { TeamChoice } from '#client/features/organizations/teams/team-choice.tsx';
import { allRoles, useOrganization } from '#client/features/organizations/this-organization.ts';

/** Offered to those who may invite. */
export function InviteButton() {
  const { organization, may } = useOrganization();
  const [opened, { open, close }] = useDisclosure();
  if (!may({ invitation: ['create'] })) return null;
  return (
    <>
      <Button onClick={open} leftSection={<IconUserPlus size={16} />}>
        Invite
      </Button>
      <Dialog opened={opened} onClose={close} title={`Invite to ${organization.name}`}>
        <Invite onDone={close} />
      </Dialog>
    </>
  );
}

function Invite({ onDone }: { onDone: () => void }) {
  const { organization, outranks } = useOrganization();
  const role = allRoles.includes('member') ? 'member' : allRoles.at(-1)!;
  const [teamId, setTeam] = useState('');
  const invite = trpc.organization.inviteMember.useMutation({
    onSuccess: ({ email }) => {
      onDone();
      notifySuccess(`${email} is invited`);
    },
  });
  return (
    <CallForm
      schema={InviteMember}
      call={invite}
      initialValues={{ role: [role] }}
      fixed={{ organizationId: organization.id, ...(teamId ? { teamId } : {}) }}
      action="Send invitation"
    >
      <EmailField autoComplete="off" />
      <RoleChoice isOffered={outranks} />
      <TeamChoice label="Team" placeholder="None" value={teamId} onChange={(team) => setTeam(team ?? '')} />
    </CallForm>
  );
}
