import { Badge, EmptyState, Group, Paper, SegmentedControl, Table, Text } from '@mantine/core';
import { IconMail } from '@tabler/icons-react';

import { useListAddress } from '#client/app/list-address.ts';
import { ListSkeleton } from '#client/app/list-skeleton.tsx';
import { LoadProblem, Problem } from '#client/app/problem.tsx';
import { Screen } from '#client/app/screen.tsx';
import { useNow, When } from '#client/app/when.tsx';
import type { Outputs } from '#client/sdk/calls.ts';
import { trpc } from '#client/sdk/react.tsx';

import { InvitationActions } from './invitation-actions.tsx';
import { InviteButton } from './invite-member.tsx';
import { RoleBadges } from './role-badges.tsx';
import { useOrganization } from './this-organization.ts';

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
      <Group>
        <SegmentedControl
          aria-label="Which invitations"
          data={[
            { value: 'pending', label: 'Open' },
            { value: 'all', label: 'All' },
          ]}
          value={show}
          onChange={(value) => change({ show: value === 'all' ? value : null })}
        />
      </Group>
      <Paper>
        <Invitations show={show} />
      </Paper>
    </Screen>
  );
}

function Invitations({ show }: { show: 'pending' | 'all' }) {
  const { organization } = useOrganization();
  const { data, error, refetch } = trpc.organization.listInvitations.useQuery({ organizationId: organization.id });
  if (error) return <LoadProblem error={error} retry={() => void refetch()} />;
  if (!data) return <ListSkeleton rows={3} />;
  const shown = data.filter(({ status }) => show === 'all' || status === 'pending').toReversed();
  if (shown.length === 0) {
    return (
      <EmptyState
        p="xl"
        icon={<IconMail />}
        variant="light"
        title="No open invitations"
        description="Invite somebody by their email address: they get a link by which they join, with an account or without."
      />
    );
  }
  return (
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
        {shown.map((invitation) => (
          <Row key={invitation.id} invitation={invitation} />
        ))}
      </Table.Tbody>
    </Table>
  );
}

function Row({ invitation }: { invitation: ListedInvitation }) {
  return (
    <Table.Tr>
      <Table.Td style={{ maxWidth: 0, width: '50%' }}>
        <Text size="sm" fw={550} truncate>
          {invitation.email}
        </Text>
        <Text size="xs" c="dimmed">
          Sent <When at={invitation.createdAt} />
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
      {isOver ? 'Ended' : 'Ends'} <When at={expiresAt} />
    </Text>
  );
}
