import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconUserPlus } from '@tabler/icons-react';
import { useState } from 'react';

import { CallForm } from '#client/app/forms/call-form.tsx';
import { Dialog } from '#client/app/dialog.tsx';
import { EmailField } from '#client/app/forms/fields.tsx';
import { notifySuccess } from '#client/app/text/toast.ts';
import { RoleChoice } from '#client/features/organizations/members/role-badges.tsx';
import { rolesByRank } from '#client/features/organizations/members/roles.ts';
import { TeamsChoice } from '#client/features/organizations/teams/team-choice.tsx';
import { useOrganization } from '#client/app/use-organization.ts';
import { trpc } from '#client/sdk/react.tsx';
import { InviteMember } from '#shared/invitation.ts';

import { texts } from './texts.ts';

/** Shown to members with permission to invite. */
export function InviteButton() {
  const { organization, hasPermission } = useOrganization();
  const [opened, { open, close }] = useDisclosure();
  if (!hasPermission({ invitation: ['create'] })) return null;
  return (
    <>
      <Button onClick={open} leftSection={<IconUserPlus size={16} />}>
        {texts.invite.open}
      </Button>
      <Dialog opened={opened} onClose={close} title={texts.invite.dialog(organization.name)}>
        <InviteForm onDone={close} />
      </Dialog>
    </>
  );
}

function InviteForm({ onDone }: { onDone: () => void }) {
  const { organization, outranks, access } = useOrganization();
  const allRoles = rolesByRank(access);
  const role = allRoles.includes('member') ? 'member' : allRoles.at(-1)!;
  const [teamIds, setTeams] = useState<string[]>([]);
  const invite = trpc.organization.inviteMember.useMutation({
    onSuccess: ({ email }) => {
      onDone();
      notifySuccess(texts.invite.done(email));
    },
  });
  return (
    <CallForm
      schema={InviteMember}
      call={invite}
      initialValues={{ role: [role] }}
      fixed={{ organizationId: organization.id, ...(teamIds.length > 0 ? { teamId: teamIds } : {}) }}
      action={texts.invite.submit}
    >
      <EmailField autoComplete="off" />
      <RoleChoice isOffered={outranks} />
      <TeamsChoice value={teamIds} onChange={setTeams} />
    </CallForm>
  );
}
