import { Avatar, Badge, Button, Group, NativeSelect, Pagination, Text, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';

import { Card, Empty } from '#client/app/card.tsx';
import { Loaded } from '#client/app/loaded.tsx';
import { useHere } from '#client/app/organization-frame.tsx';
import { mayChange, roleName } from '#client/app/roles.ts';
import { Screen } from '#client/app/screen.tsx';
import { siteOptions } from '#client/app/site-options.ts';
import type { Outputs } from '#client/sdk/calls.ts';
import { trpc } from '#client/sdk/react.tsx';

import { ManageMember } from './manage-member.tsx';

const PAGE = 20;

export function SeeMembersScreen() {
  const { organization, may } = useHere();
  const [typed, setTyped] = useState('');
  const [role, setRole] = useState('');
  const [page, setPage] = useState(1);
  const [search] = useDebouncedValue(typed, 200);
  const members = trpc.organization.listMembers.useQuery(
    {
      organizationId: organization.id,
      search: search || undefined,
      role: role || undefined,
      limit: PAGE,
      offset: (page - 1) * PAGE,
    },
    { placeholderData: keepPreviousData },
  );
  const narrow = (change: () => void) => {
    setPage(1);
    change();
  };
  return (
    <Screen
      title="Members"
      about={`Who belongs to ${organization.name}.`}
      actions={
        may({ invitation: ['create'] }) ? (
          <Button component={Link} to={`/organizations/${organization.slug}/invitations`}>
            Invite somebody
          </Button>
        ) : null
      }
    >
      <Group gap="sm">
        <TextInput
          type="search"
          aria-label="Search members"
          placeholder="Name or email"
          leftSection={<IconSearch size={16} />}
          value={typed}
          onChange={(event) => narrow(() => setTyped(event.target.value))}
          style={{ flex: '1 1 14rem' }}
        />
        <NativeSelect
          aria-label="Role"
          value={role}
          onChange={(event) => narrow(() => setRole(event.target.value))}
          data={[
            { value: '', label: 'All roles' },
            ...Object.keys(siteOptions.organizationAccess.roles).map((value) => ({ value, label: roleName(value) })),
          ]}
        />
      </Group>
      <Card rows>
        <Loaded query={members}>
          {({ members: list }) =>
            list.length === 0 ? (
              <Empty>Nobody here matches.</Empty>
            ) : (
              list.map((one) => <MemberRow key={one.id} member={one} />)
            )
          }
        </Loaded>
      </Card>
      {members.data && members.data.total > PAGE ? (
        <Pagination
          total={Math.ceil(members.data.total / PAGE)}
          value={page}
          onChange={setPage}
          getControlProps={(control) => ({ 'aria-label': `${control} page` })}
        />
      ) : null}
    </Screen>
  );
}

function MemberRow({ member }: { member: Outputs['organization']['listMembers']['members'][number] }) {
  const { member: me, may } = useHere();
  const { name, email, image } = member.user;
  const isMe = member.id === me.id;
  const manages = may({ member: ['update'] }) || may({ member: ['delete'] });
  return (
    <div className="row">
      <Avatar src={image} name={name || email} alt="" aria-hidden />
      <div className="grow">
        <Text size="sm" fw={600}>
          {name || email}
          {isMe ? (
            <Text span inherit c="dimmed" fw={400}>
              {' '}
              (you)
            </Text>
          ) : null}
        </Text>
        <Text size="sm" c="dimmed">
          {email}
        </Text>
      </div>
      {manages && !isMe && mayChange(me.role, member.role) ? (
        <ManageMember member={member} />
      ) : (
        <Badge variant="default">{roleName(member.role)}</Badge>
      )}
    </div>
  );
}
