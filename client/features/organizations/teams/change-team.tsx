import { Select } from '@mantine/core';
import { useState } from 'react';

import { CallForm } from '#client/app/forms/call-form.tsx';
import { Dialog } from '#client/app/dialog.tsx';
import { notifySuccess } from '#client/app/text/toast.ts';
import type { ListedMember } from '#client/features/organizations/listed.ts';
import { useOrganization } from '#client/app/use-organization.ts';
import { trpc } from '#client/sdk/react.tsx';
import { ChangeTeamMember } from '#shared/team.ts';

import { useTeams } from './team-choice.tsx';
import { texts } from './texts.ts';

/** An option, because the button that clears a choice is not reachable by keyboard. */
const NO_TEAM = 'none';

interface ChangeTeamProps {
  member: ListedMember;
  opened: boolean;
  onClose: () => void;
}

/** Moves a member to another team, or removes the member from the team. */
export function ChangeTeam(props: ChangeTeamProps) {
  const { name, email } = props.member.user;
  return (
    <Dialog opened={props.opened} onClose={props.onClose} title={texts.change.dialog(name || email)}>
      <ChangeTeamForm {...props} />
    </Dialog>
  );
}

function ChangeTeamForm({ member, onClose }: ChangeTeamProps) {
  const { organization, hasPermission } = useOrganization();
  const [teamId, setTeam] = useState(member.teamId);
  const options = useTeams().map(({ id, name }) => ({ value: id, label: name }));
  const canRemove = member.teamId === null || hasPermission({ member: ['delete'] });
  const name = member.user.name || member.user.email;
  const add = trpc.organization.addTeamMember.useMutation();
  const remove = trpc.organization.removeTeamMember.useMutation();
  const mutateAsync = async () => {
    const target = { userId: member.userId, organizationId: organization.id };
    if (teamId !== null) await add.mutateAsync({ ...target, teamId });
    else if (member.teamId !== null) await remove.mutateAsync({ ...target, teamId: member.teamId });
    onClose();
    notifySuccess(teamId === null ? texts.change.removed(name) : texts.change.added(name));
  };
  return (
    <CallForm schema={ChangeTeamMember.pick({})} call={{ mutateAsync }} action={texts.change.submit}>
      <Select
        name="teamId"
        label={texts.choice.label}
        data-autofocus
        data={[...(canRemove ? [{ value: NO_TEAM, label: texts.choice.none }] : []), ...options]}
        value={teamId ?? NO_TEAM}
        onChange={(value) => setTeam(value === NO_TEAM ? null : value)}
        placeholder={texts.choice.none}
        allowDeselect={false}
      />
    </CallForm>
  );
}
