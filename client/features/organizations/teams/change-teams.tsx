import { useState } from 'react';

import { CallForm } from '#client/console/forms/call-form.tsx';
import { Dialog } from '#client/console/parts/dialog.tsx';
import { notifySuccess } from '#client/console/text/toast.ts';
import type { ListedMember } from '#client/features/organizations/listed.ts';
import { useOrganization } from '#client/console/access/use-organization.ts';
import { trpc } from '#client/sdk/react.tsx';
import { ChangeTeamMember } from '#shared/organizations/teams.ts';

import { TeamsChoice } from '#client/features/organizations/team-choice.tsx';
import { texts } from './texts.ts';

interface ChangeTeamsProps {
  member: ListedMember;
  opened: boolean;
  onClose: () => void;
}

/** Adds a member to teams and removes the member from others. */
export function ChangeTeams(props: ChangeTeamsProps) {
  const { name, email } = props.member.user;
  return (
    <Dialog opened={props.opened} onClose={props.onClose} title={texts.change.dialog(name || email)}>
      <ChangeTeamsForm {...props} />
    </Dialog>
  );
}

function ChangeTeamsForm({ member, onClose }: ChangeTeamsProps) {
  const { organization, hasPermission } = useOrganization();
  const { teamIds, userId } = member;
  const [selected, setSelected] = useState(teamIds);
  const add = trpc.organization.addTeamMember.useMutation();
  const remove = trpc.organization.removeTeamMember.useMutation();
  const canRemove = hasPermission({ member: ['delete'] });
  const mutateAsync = async () => {
    const target = { userId, organizationId: organization.id };
    for (const teamId of difference(selected, teamIds)) await add.mutateAsync({ ...target, teamId });
    for (const teamId of difference(teamIds, selected)) await remove.mutateAsync({ ...target, teamId });
    onClose();
    notifySuccess(texts.change.done);
  };
  return (
    <CallForm schema={ChangeTeamMember.pick({})} call={{ mutateAsync }} action={texts.change.submit}>
      <TeamsChoice
        data-autofocus
        value={selected}
        onChange={(ids) => setSelected(canRemove ? ids : [...teamIds, ...difference(ids, teamIds)])}
      />
    </CallForm>
  );
}

function difference(ids: string[], others: string[]): string[] {
  return ids.filter((id) => !others.includes(id));
}
