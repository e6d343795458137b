import { ActionIcon, Menu } from '@mantine/core';
import { IconCrown, IconDots, IconShield, IconUserMinus, IconUsersGroup } from '@tabler/icons-react';
import { useRef, useState } from 'react';

import { Confirm } from '#client/app/forms/confirm.tsx';
import { notifySuccess } from '#client/app/text/toast.ts';
import type { ListedMember } from '#client/features/organizations/listed.ts';
import { ChangeTeam } from '#client/features/organizations/teams/change-team.tsx';
import { useTeams } from '#client/features/organizations/teams/team-choice.tsx';
import { useOrganization } from '#client/features/organizations/use-organization.ts';
import { trpc } from '#client/sdk/react.tsx';

import { ChangeRoles } from './change-roles.tsx';
import { isTopRole } from './roles.ts';
import { texts } from './texts.ts';

interface MemberMenuProps {
  member: ListedMember;
  isMe: boolean;
}

type Action = 'roles' | 'team' | 'transfer' | 'remove';

/** The actions that the user has permission for; nothing without any. */
export function MemberMenu({ member, isMe }: MemberMenuProps) {
  const { hasPermission, outranks, isOwner } = useOrganization();
  const [action, setAction] = useState<Action | null>(null);
  const trigger = useRef<HTMLButtonElement>(null);
  const hasTeams = useTeams().length > 0;
  const canManage = outranks(member.role);
  const offered: Record<Action, boolean> = {
    roles: canManage && hasPermission({ member: ['update'] }),
    team: hasTeams && hasPermission({ member: ['update'] }),
    transfer: isOwner && !isMe && !isTopRole(member.role),
    remove: canManage && !isMe && hasPermission({ member: ['delete'] }),
  };
  if (!Object.values(offered).some(Boolean)) return null;
  const name = member.user.name || member.user.email;
  const close = () => setAction(null);
  const open = (next: Action) => {
    // The menu unmounts its items; the dialog returns the focus to the button.
    trigger.current?.focus();
    setAction(next);
  };
  return (
    <>
      <Menu position="bottom-end" withinPortal withInitialFocusPlaceholder={false}>
        <Menu.Target>
          <ActionIcon ref={trigger} variant="subtle" color="gray" aria-label={texts.menu.label(name)}>
            <IconDots size={18} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          {offered.roles ? (
            <Menu.Item leftSection={<IconShield size={16} />} onClick={() => open('roles')}>
              {texts.menu.changeRoles}
            </Menu.Item>
          ) : null}
          {offered.team ? (
            <Menu.Item leftSection={<IconUsersGroup size={16} />} onClick={() => open('team')}>
              {texts.menu.changeTeam}
            </Menu.Item>
          ) : null}
          {offered.transfer ? (
            <Menu.Item leftSection={<IconCrown size={16} />} onClick={() => open('transfer')}>
              {texts.menu.transfer}
            </Menu.Item>
          ) : null}
          {offered.remove ? (
            <Menu.Item
              c="var(--mantine-color-error)"
              leftSection={<IconUserMinus size={16} />}
              onClick={() => open('remove')}
            >
              {texts.menu.remove}
            </Menu.Item>
          ) : null}
        </Menu.Dropdown>
      </Menu>
      <ChangeRoles member={member} opened={action === 'roles'} onClose={close} />
      <ChangeTeam member={member} opened={action === 'team'} onClose={close} />
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
