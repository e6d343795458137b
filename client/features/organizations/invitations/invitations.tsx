import { Badge, Group, SegmentedControl, Table, Text } from '@mantine/core';
import { IconMail } from '@tabler/icons-react';
import { keepPreviousData } from '@tanstack/react-query';

import { useListAddress } from '#client/app/lists/list-address.ts';
import { List, ListFrame } from '#client/app/lists/list.tsx';
import { Problem } from '#client/app/problem.tsx';
import { Screen } from '#client/app/screen.tsx';
import { useNow, RelativeTime } from '#client/app/text/when.tsx';
import type { Outputs } from '#client/sdk/calls.ts';
import { trpc } from '#client/sdk/react.tsx';

import { InvitationActions } from './invitation-actions.tsx';
import { InviteButton } from './invite-member.tsx';
import { RoleBadges } from '#client/features/organizations/members/role-badges.tsx';
import { useOrganization } from '#client/features/organizations/this-organization.ts';

const PAGE = 20;

export type ListedInvitation = Outputs['organization']['listInvitations'][number];

export function InvitationsScreen() {
  const { organization, may } = useOrganization();
  const { oneOf, change } = useListAddress();
  if (!may({ invitation: ['create'] })) {
    return <Problem title="Invitations" about="Only those who may invite see them." />;
  }
  const show = oneOf('show', ['pending', 'all']);
  return (
    <Screen title="Invitations" about={`Who has been asked to join ${organization.name}.`} actions={<InviteButton />}>
      <ListFrame
        filters={
          <SegmentedControl
            aria-label="Which invitations"
            data={[
              { value: 'pending', label: 'Open' },
              { value: 'all', label: 'All' },
            ]}
            value={show}
            onChange={(value) => change({ show: value === 'all' ? value : null })}
          />
        }
      >
        <Invitations show={show} />
      </ListFrame>
    </Screen>
  );
}

function Invitations({ show }: { show: 'pending' | 'all' }) {
  const { organization } = useOrganization();
  const { page } = useListAddress();
  const offset = (page - 1) * PAGE;
  const query = trpc.organization.listInvitations.useQuery(
    {
      organizationId: organization.id,
      ...(show === 'pending' ? { status: show } : {}),
      // One more than is shown tells whether another page follows.
      limit: PAGE + 1,
      offset,
    },
    { placeholderData: keepPreviousData },
  );
  return (
    <List
      query={query}
      itemsOf={(found) => found.slice(0, PAGE)}
      empty={{
        icon: <IconMail />,
        title: 'No open invitations',
        description:
          'Invite somebody by their email address: they get a link by which they join, with an account or without.',
      }}
      pages={{
        size: PAGE,
        totalOf: ({ length }) => ({ total: offset + length, totalIsCapped: length > PAGE }),
        what: ['invitation', 'invitations'],
      }}
    >
      {(invitations) => (
        <Table verticalSpacing="sm" horizontalSpacing="md">
          <Table.Thead>
            <Table.Tr>
              <Table.Th>Email</Table.Th>
              <Table.Th visibleFrom="sm">Roles</Table.Th>
              <Table.Th visibleFrom="sm">Status</Table.Th>
              <Table.Th>
                <span className="unseen">What you can do</span>
              </Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {invitations.map((invitation) => (
              <Row key={invitation.id} invitation={invitation} />
            ))}
          </Table.Tbody>
        </Table>
      )}
    </List>
  );
}

function Row({ invitation }: { invitation: ListedInvitation }) {
  return (
    <Table.Tr>
      <Table.Td className="main-cell">
        <Text size="sm" fw={550} truncate>
          {invitation.email}
        </Text>
        <Text size="xs" c="dimmed">
          Sent <RelativeTime at={invitation.createdAt} />
        </Text>
        <Group hiddenFrom="sm" gap="xs" mt={6}>
          <RoleBadges role={invitation.role} />
          <Status invitation={invitation} />
        </Group>
      </Table.Td>
      <Table.Td visibleFrom="sm">
        <RoleBadges role={invitation.role} />
      </Table.Td>
      <Table.Td visibleFrom="sm">
        <Status invitation={invitation} />
      </Table.Td>
      <Table.Td w={124}>
        <InvitationActions invitation={invitation} />
      </Table.Td>
    </Table.Tr>
  );
}

function Status({ invitation: { status, expiresAt } }: { invitation: ListedInvitation }) {
  const now = useNow();
  if (status !== 'pending') {
    return (
      <Badge variant="default" tt="capitalize" fw={550}>
        {status}
      </Badge>
    );
  }
  const isOver = new Date(expiresAt).getTime() < now;
  return (
    <Text size="sm" c={isOver ? 'var(--mantine-color-error)' : 'dimmed'}>
      {isOver ? 'Ended' : 'Ends'} <RelativeTime at={expiresAt} />
    </Text>
  );
}
