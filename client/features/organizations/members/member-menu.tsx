import { IconCrown, IconShield, IconUserMinus, IconUsersGroup } from '@tabler/icons-react';
import { useState } from 'react';

import { ActionsMenu, type MenuAction } from '#client/console/parts/actions-menu.tsx';
import { Confirm } from '#client/console/forms/confirm.tsx';
import { notifySuccess } from '#client/console/text/toast.ts';
import type { ListedMember } from '#client/features/organizations/listed.ts';
import { ChangeTeams } from '#client/features/organizations/teams/change-teams.tsx';
import { useTeams } from '#client/features/organizations/team-choice.tsx';
import { useOrganization } from '#client/console/access/use-organization.ts';
import { trpc } from '#client/sdk/react.tsx';

import { ChangeRoles } from './change-roles.tsx';
import { isTopRole } from '#client/features/organizations/role-badges.tsx';
import { texts } from '#client/components/texts/organizations/member-texts.ts';

interface MemberMenuProps {
  member: ListedMember;
  isMe: boolean;
}

type Action = 'roles' | 'teams' | 'transfer' | 'remove';

/** The actions that the user has permission for; nothing without any. */
export function MemberMenu({ member, isMe }: MemberMenuProps) {
  const { hasPermission, outranks, isOwner } = useOrganization();
  const [action, setAction] = useState<Action | null>(null);
  const hasTeams = useTeams().length > 0;
  const canManage = outranks(member.role);
  const name = member.user.name || member.user.email;
  const open = (next: Action) => () => setAction(next);
  const close = () => setAction(null);
  const { menu } = texts;
  const actions: (MenuAction & { isOffered: boolean })[] = [
    {
      label: menu.changeRoles,
      Icon: IconShield,
      run: open('roles'),
      isOffered: canManage && hasPermission({ member: ['update'] }),
    },
    {
      label: menu.changeTeams,
      Icon: IconUsersGroup,
      run: open('teams'),
      isOffered: hasTeams && hasPermission({ member: ['update'] }),
    },
    {
      label: menu.transfer,
      Icon: IconCrown,
      run: open('transfer'),
      isOffered: isOwner && !isMe && !isTopRole(member.role),
    },
    {
      label: menu.remove,
      Icon: IconUserMinus,
      run: open('remove'),
      isDangerous: true,
      isOffered: canManage && !isMe && hasPermission({ member: ['delete'] }),
    },
  ];
  return (
    <>
      <ActionsMenu label={menu.label(name)} actions={actions.filter(({ isOffered }) => isOffered)} />
      <ChangeRoles member={member} opened={action === 'roles'} onClose={close} />
      <ChangeTeams member={member} opened={action === 'teams'} onClose={close} />
      <Transfer member={member} opened={action === 'transfer'} onClose={close} />
      <Remove member={member} opened={action === 'remove'} onClose={close} />
    </>
  );
}

interface DialogProps {
  member: ListedMember;
  opened: boolean;
  onClose: () => void;
}

function Transfer({ member, opened, onClose }: DialogProps) {
  const { organization } = useOrganization();
  const name = member.user.name || member.user.email;
  const transfer = trpc.organization.transferOwnership.useMutation({
    onSuccess: () => {
      onClose();
      notifySuccess(texts.transfer.done(name));
    },
  });
  return (
    <Confirm
      opened={opened}
      onClose={onClose}
      title={texts.transfer.dialog(name)}
      confirmLabel={texts.transfer.submit}
      confirmationText={organization.slug}
      onConfirm={() => transfer.mutateAsync({ memberId: member.id, organizationId: organization.id })}
    >
      {texts.transfer.body(name, organization.name)}
    </Confirm>
  );
}

function Remove({ member, opened, onClose }: DialogProps) {
  const { organization } = useOrganization();
  const name = member.user.name || member.user.email;
  const remove = trpc.organization.removeMember.useMutation({
    onSuccess: () => {
      onClose();
      notifySuccess(texts.remove.done(name));
    },
  });
  return (
    <Confirm
      opened={opened}
      onClose={onClose}
      title={texts.remove.dialog(name)}
      confirmLabel={texts.remove.submit}
      onConfirm={() => remove.mutateAsync({ memberIdOrEmail: member.id, organizationId: organization.id })}
    >
      {texts.remove.body(name, organization.name)}
    </Confirm>
  );
}
