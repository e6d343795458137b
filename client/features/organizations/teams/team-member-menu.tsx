import { Select } from '@mantine/core';
import { IconArrowsExchange, IconUserMinus } from '@tabler/icons-react';
import { useState } from 'react';

import { ActionsMenu } from '#client/console/parts/actions-menu.tsx';
import { Dialog } from '#client/console/parts/dialog.tsx';
import { CallForm, useField } from '#client/console/forms/call-form.tsx';
import { Confirm } from '#client/console/forms/confirm.tsx';
import { notifySuccess } from '#client/console/text/toast.ts';
import { useOrganization } from '#client/console/access/use-organization.ts';
import type { ListedMember, ListedTeam } from '#client/features/organizations/listed.ts';
import { trpc } from '#client/sdk/react.tsx';
import { ChangeTeamMember } from '#shared/organizations/teams.ts';

import { useTeams } from '#client/features/organizations/team-choice.tsx';
import { texts } from './texts.ts';

interface TeamMemberProps {
  member: ListedMember;
  team: ListedTeam;
}

/** The actions on a member of a team that the user has permission for. */
export function TeamMemberMenu(props: TeamMemberProps) {
  const { hasPermission } = useOrganization();
  const [action, setAction] = useState<'move' | 'remove' | null>(null);
  const others = useOtherTeams(props);
  const canRemove = hasPermission({ member: ['delete'] });
  const canMove = canRemove && hasPermission({ member: ['update'] }) && others.length > 0;
  const close = () => setAction(null);
  const { menu, move } = texts;
  const name = nameOf(props.member);
  const actions = [
    ...(canMove ? [{ label: menu.move, Icon: IconArrowsExchange, run: () => setAction('move') }] : []),
    ...(canRemove
      ? [{ label: menu.remove, Icon: IconUserMinus, run: () => setAction('remove'), isDangerous: true }]
      : []),
  ];
  return (
    <>
      <ActionsMenu label={menu.label(name)} actions={actions} />
      <Dialog opened={action === 'move'} onClose={close} title={move.dialog(name)}>
        <Move {...props} onDone={close} />
      </Dialog>
      <Remove {...props} opened={action === 'remove'} onClose={close} />
    </>
  );
}

const nameOf = ({ user }: ListedMember) => user.name || user.email;

/** The teams that the member is not in. */
function useOtherTeams({ member }: TeamMemberProps): ListedTeam[] {
  return useTeams().filter(({ id }) => !member.teamIds.includes(id));
}

function Move({ onDone, ...props }: TeamMemberProps & { onDone: () => void }) {
  const { organization } = useOrganization();
  const { member, team } = props;
  const others = useOtherTeams(props);
  const add = trpc.organization.addTeamMember.useMutation();
  const remove = trpc.organization.removeTeamMember.useMutation();
  const target = { userId: member.userId, organizationId: organization.id };
  const mutateAsync = async ({ teamId }: { teamId: string }) => {
    await add.mutateAsync({ ...target, teamId });
    await remove.mutateAsync({ ...target, teamId: team.id });
    onDone();
    notifySuccess(texts.move.done(nameOf(member), others.find(({ id }) => id === teamId)?.name ?? ''));
  };
  return (
    <CallForm schema={ChangeTeamMember.pick({ teamId: true })} call={{ mutateAsync }} action={texts.move.submit}>
      <OtherTeam teams={others} />
    </CallForm>
  );
}

function OtherTeam({ teams }: { teams: ListedTeam[] }) {
  const field = useField('teamId');
  return (
    <Select
      {...field}
      label={texts.move.label}
      data-autofocus
      required
      withAsterisk={false}
      allowDeselect={false}
      value={field.value || null}
      data={teams.map(({ id, name }) => ({ value: id, label: name }))}
    />
  );
}

function Remove({ member, team, opened, onClose }: TeamMemberProps & { opened: boolean; onClose: () => void }) {
  const { organization } = useOrganization();
  const name = nameOf(member);
  const remove = trpc.organization.removeTeamMember.useMutation({
    onSuccess: () => {
      onClose();
      notifySuccess(texts.removeMember.done(name, team.name));
    },
  });
  return (
    <Confirm
      opened={opened}
      onClose={onClose}
      title={texts.removeMember.dialog(name)}
      confirmLabel={texts.removeMember.submit}
      onConfirm={() => remove.mutateAsync({ teamId: team.id, userId: member.userId, organizationId: organization.id })}
    >
      {texts.removeMember.body(name, organization.name)}
    </Confirm>
  );
}
