import { ActionIcon, Group, Menu, NativeSelect } from '@mantine/core';
import { IconCrown, IconDots, IconUserMinus } from '@tabler/icons-react';
import { useState } from 'react';

import { Confirm } from '#client/app/confirm.tsx';
import { useHere } from '#client/app/organization-frame.tsx';
import { organizationRoleChoices, roleName } from '#client/app/roles.ts';
import { siteOptions } from '#client/app/site-options.ts';
import { done, failed } from '#client/app/toast.ts';
import type { Outputs } from '#client/sdk/calls.ts';
import { trpc } from '#client/sdk/react.tsx';
import { rolesOf } from '#shared/permissions.ts';

type Member = Outputs['organization']['listMembers']['members'][number];

/** Another member's role, and what else can be done about them. */
export function ManageMember({ member }: { member: Member }) {
  const { organization, member: me, may } = useHere();
  const [asking, setAsking] = useState<'remove' | 'transfer' | null>(null);
  const name = member.user.name || member.user.email;
  const within = { organizationId: organization.id };
  const update = trpc.organization.updateMemberRole.useMutation({
    onSuccess: ({ role }) => done(`${name} is now ${roleName(role)}`),
    onError: failed,
  });
  const remove = trpc.organization.removeMember.useMutation({ onSuccess: () => done(`${name} is removed`) });
  const transfer = trpc.organization.transferOwnership.useMutation({
    onSuccess: () => done(`${name} is the owner now`),
  });
  const close = () => setAsking(null);
  const isOwner = rolesOf(me.role).includes(siteOptions.organizationAccess.topRole);
  const choices = organizationRoleChoices(me.role);
  const isListed = choices.some(({ value }) => value === member.role);
  return (
    <Group gap="xs" wrap="nowrap">
      <NativeSelect
        size="xs"
        aria-label={`Role of ${name}`}
        value={member.role}
        disabled={!may({ member: ['update'] }) || update.isPending}
        data={isListed ? choices : [{ value: member.role, label: roleName(member.role) }, ...choices]}
        onChange={(event) => update.mutate({ ...within, memberId: member.id, role: event.target.value })}
      />
      <Menu position="bottom-end" withInitialFocusPlaceholder={false}>
        <Menu.Target>
          <ActionIcon variant="subtle" color="gray" aria-label={`More about ${name}`}>
            <IconDots size={18} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          {isOwner ? (
            <Menu.Item leftSection={<IconCrown size={16} />} onClick={() => setAsking('transfer')}>
              Make the owner
            </Menu.Item>
          ) : null}
          {may({ member: ['delete'] }) ? (
            <Menu.Item
              leftSection={<IconUserMinus size={16} />}
              c="var(--mantine-color-error)"
              onClick={() => setAsking('remove')}
            >
              Remove
            </Menu.Item>
          ) : null}
        </Menu.Dropdown>
      </Menu>
      <Confirm
        opened={asking === 'remove'}
        onClose={close}
        title={`Remove ${name}?`}
        action="Remove"
        call={remove}
        onConfirm={() => remove.mutate({ ...within, memberIdOrEmail: member.id }, { onSuccess: close })}
      >
        They lose access to {organization.name} at once. You can invite them again.
      </Confirm>
      <Confirm
        opened={asking === 'transfer'}
        onClose={close}
        title={`Make ${name} the owner?`}
        action="Transfer ownership"
        call={transfer}
        onConfirm={() => transfer.mutate({ ...within, memberId: member.id }, { onSuccess: close })}
      >
        You give up your own ownership of {organization.name}. Only {name} can give it back.
      </Confirm>
    </Group>
  );
}
