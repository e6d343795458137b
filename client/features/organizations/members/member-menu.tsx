import { ActionIcon, Menu } from '@mantine/core';
import { IconCrown, IconDots, IconShield, IconUserMinus, IconUsersGroup } from '@tabler/icons-react';
import { useRef, useState } from 'react';

import { Confirm } from '#client/app/forms/confirm.tsx';
import { notifySuccess } from '#client/app/text/toast.ts';
import { trpc } from '#client/sdk/react.tsx';

import { ChangeRoles } from './change-roles.tsx';
import type { ListedMember } from './listed-member.tsx';
import { ChangeTeam } from '#client/features/organizations/teams/change-team.tsx';
import { useTeams } from '#client/features/organizations/teams/team-choice.tsx';
import { isTopRole, useOrganization } from '#client/features/organizations/this-organization.ts';

interface MemberMenuProps {
  member: ListedMember;
  isMe: boolean;
}

type Act = 'roles' | 'team' | 'transfer' | 'remove';

/** What the person may do to a member; nothing at all where they may do nothing. */
export function MemberMenu({ member, isMe }: MemberMenuProps) {
  const { may, outranks, isOwner } = useOrganization();
  const [act, setAct] = useState<Act | null>(null);
  const trigger = useRef<HTMLButtonElement>(null);
  const hasTeams = useTeams().length > 0;
  const isInReach = outranks(member.role);
  const offered: Record<Act, boolean> = {
    roles: isInReach && may({ member: ['update'] }),
    team: hasTeams && may({ member: ['update'] }),
    transfer: isOwner && !isMe && !isTopRole(member.role),
    remove: isInReach && !isMe && may({ member: ['delete'] }),
  };
  if (!Object.values(offered).some(Boolean)) return null;
  const name = member.user.name || member.user.email;
  const close = () => setAct(null);
  const open = (next: Act) => {
    // The menu's items go with the menu: the dialog returns the focus to the button.
    trigger.current?.focus();
    setAct(next);
  };
  return (
    <>
      <Menu position="bottom-end" withinPortal withInitialFocusPlaceholder={false}>
        <Menu.Target>
          <ActionIcon ref={trigger} variant="subtle" color="gray" aria-label={`Actions for ${name}`}>
            <IconDots size={18} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          {offered.roles ? (
            <Menu.Item leftSection={<IconShield size={16} />} onClick={() => open('roles')}>
              Change roles
            </Menu.Item>
          ) : null}
          {offered.team ? (
            <Menu.Item leftSection={<IconUsersGroup size={16} />} onClick={() => open('team')}>
              Change team
            </Menu.Item>
          ) : null}
          {offered.transfer ? (
            <Menu.Item leftSection={<IconCrown size={16} />} onClick={() => open('transfer')}>
              Make owner
            </Menu.Item>
          ) : null}
          {offered.remove ? (
            <Menu.Item
              c="var(--mantine-color-error)"
              leftSection={<IconUserMinus size={16} />}
              onClick={() => open('remove')}
            >
              Remove
            </Menu.Item>
          ) : null}
        </Menu.Dropdown>
      </Menu>
      <ChangeRoles member={member} opened={act === 'roles'} onClose={close} />
      <ChangeTeam member={member} opened={act === 'team'} onClose={close} />
      <Transfer member={member} opened={act === 'transfer'} onClose={close} />
      <Remove member={member} opened={act === 'remove'} onClose={close} />
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
      notifySuccess(`${name} owns ${organization.name} now`);
    },
  });
  return (
    <Confirm
      opened={opened}
      onClose={onClose}
      title={`Make ${name} the owner`}
      action="Transfer ownership"
      typed={organization.slug}
      onConfirm={() => transfer.mutateAsync({ memberId: member.id, organizationId: organization.id })}
    >
      {name} becomes the owner of {organization.name}, and you become an admin. Only they can give it back to you.
    </Confirm>
  );
}

function Remove({ member, opened, onClose }: DialogProps) {
  const { organization } = useOrganization();
  const name = member.user.name || member.user.email;
  const remove = trpc.organization.removeMember.useMutation({
    onSuccess: () => {
      onClose();
      notifySuccess(`${name} was removed`);
    },
  });
  return (
    <Confirm
      opened={opened}
      onClose={onClose}
      title={`Remove ${name}`}
      action="Remove"
      onConfirm={() => remove.mutateAsync({ memberIdOrEmail: member.id, organizationId: organization.id })}
    >
      {name} loses access to {organization.name} at once. They can be invited again.
    </Confirm>
  );
}
