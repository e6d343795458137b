import { Select } from '@mantine/core';
import { useState } from 'react';

import { CallForm } from '#client/app/forms/call-form.tsx';
import { Dialog } from '#client/app/dialog.tsx';
import { notifySuccess } from '#client/app/text/toast.ts';
import { trpc } from '#client/sdk/react.tsx';
import { ChangeTeamMember } from '#shared/team.ts';

import type { ListedMember } from '#client/features/organizations/members/listed-member.tsx';
import { useOrganization } from '#client/features/organizations/this-organization.ts';

import { useTeams } from './team-choice.tsx';

/** An option of its own: a keyboard does not reach the button that clears a choice. */
const NO_TEAM = 'none';

interface ChangeTeamProps {
  member: ListedMember;
  opened: boolean;
  onClose: () => void;
}

/** Moves a member to another team, or takes them out of theirs. */
export function ChangeTeam(props: ChangeTeamProps) {
  const { name, email } = props.member.user;
  return (
    <Dialog opened={props.opened} onClose={props.onClose} title={`Team of ${name || email}`}>
      <Choice {...props} />
    </Dialog>
  );
}

function Choice({ member, onClose }: ChangeTeamProps) {
  const { organization, may } = useOrganization();
  const [teamId, setTeam] = useState(member.teamId);
  const options = useTeams().map(({ id, name }) => ({ value: id, label: name }));
  const mayRemove = member.teamId === null || may({ member: ['delete'] });
  const name = member.user.name || member.user.email;
  const add = trpc.organization.addTeamMember.useMutation();
  const remove = trpc.organization.removeTeamMember.useMutation();
  const mutateAsync = async () => {
    const who = { userId: member.userId, organizationId: organization.id };
    if (teamId !== null) await add.mutateAsync({ ...who, teamId });
    else if (member.teamId !== null) await remove.mutateAsync({ ...who, teamId: member.teamId });
    onClose();
    notifySuccess(teamId === null ? `${name} removed from the team` : `${name} added to the team`);
  };
  return (
    <CallForm schema={ChangeTeamMember.pick({})} call={{ mutateAsync }} action="Save">
      <Select
        name="teamId"
        label="Team"
        data-autofocus
        data={[...(mayRemove ? [{ value: NO_TEAM, label: 'No team' }] : []), ...options]}
        value={teamId ?? NO_TEAM}
        onChange={(value) => setTeam(value === NO_TEAM ? null : value)}
        placeholder="No team"
        allowDeselect={false}
      />
    </CallForm>
  );
}
