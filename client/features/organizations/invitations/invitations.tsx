import { Group, SegmentedControl, Table, Text } from '@mantine/core';
import { IconMail } from '@tabler/icons-react';
import { keepPreviousData } from '@tanstack/react-query';

import { State } from '#client/console/parts/state.tsx';
import { useListAddress } from '#client/console/lists/list-address.ts';
import { List, ListFrame } from '#client/console/lists/list.tsx';
import { Problem } from '#client/console/parts/problem.tsx';
import { Screen } from '#client/page/screen.tsx';
import { useNow, RelativeTime } from '#client/components/text/relative-time.tsx';
import type { ListedInvitation } from '#client/features/organizations/listed.ts';
import { RoleBadges } from '#client/features/organizations/role-badges.tsx';
import { useOrganization } from '#client/console/access/use-organization.ts';
import type { Inputs } from '#client/sdk/calls.ts';
import { trpc } from '#client/sdk/react.tsx';

import { InvitationActions } from './invitation-actions.tsx';
import { InviteButton } from './invite-member.tsx';
import { texts } from '#client/components/texts/organizations/invitation-texts.ts';

const PAGE = 20;

/** The choices of the filter, each with its query. */
const queries = {
  pending: { status: 'pending', expiry: 'future' },
  accepted: { status: 'accepted' },
  expired: { status: 'pending', expiry: 'past' },
  all: {},
} as const satisfies Record<string, Inputs['organization']['listInvitations']>;
type Show = keyof typeof queries;
const shows = ['pending', 'accepted', 'expired', 'all'] as const satisfies readonly Show[];

export function InvitationsScreen() {
  const { organization, hasPermission } = useOrganization();
  const { oneOf, change } = useListAddress();
  if (!hasPermission({ invitation: ['create'] })) {
    return <Problem title={texts.title} about={texts.notAllowed} />;
  }
  const show = oneOf('show', shows);
  return (
    <Screen title={texts.title} about={texts.about(organization.name)} actions={<InviteButton />}>
      <ListFrame
        filters={
          <SegmentedControl
            aria-label={texts.filter.label}
            data={shows.map((value) => ({ value, label: texts.filter[value] }))}
            value={show}
            onChange={(value) => change({ show: value === shows[0] ? null : value })}
          />
        }
      >
        <Invitations show={show} />
      </ListFrame>
    </Screen>
  );
}

function Invitations({ show }: { show: Show }) {
  const { organization } = useOrganization();
  const { page, change } = useListAddress();
  const offset = (page - 1) * PAGE;
  const query = trpc.organization.listInvitations.useQuery(
    {
      organizationId: organization.id,
      ...queries[show],
      // One row more than the page shows whether there is a next page.
      limit: PAGE + 1,
      offset,
    },
    { placeholderData: keepPreviousData },
  );
  return (
    <List
      query={query}
      itemsOf={(invitations) => invitations.slice(0, PAGE)}
      empty={{
        icon: <IconMail />,
        title: texts.empty[show],
        description: texts.empty.description,
        // Without a choice, the list has the pending ones only.
        noMatch:
          show === 'all'
            ? undefined
            : { title: texts.empty[show], description: texts.empty.description, clear: () => change({ show: 'all' }) },
      }}
      pages={{
        size: PAGE,
        totalOf: ({ length }) => ({ total: offset + length, totalIsCapped: length > PAGE }),
        count: texts.count,
      }}
    >
      {(invitations) => (
        <Table>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{texts.columns.email}</Table.Th>
              <Table.Th visibleFrom="sm" miw="8rem">
                {texts.columns.roles}
              </Table.Th>
              <Table.Th visibleFrom="md">{texts.columns.inviter}</Table.Th>
              <Table.Th visibleFrom="sm">{texts.columns.status}</Table.Th>
              <Table.Th>
                <span className="visually-hidden">{texts.columns.actions}</span>
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
        <Text size="sm" fw={500} truncate>
          <bdi>{invitation.email}</bdi>
        </Text>
        <Text size="xs" c="dimmed">
          {texts.sent} <RelativeTime at={invitation.createdAt} />
        </Text>
        <Group hiddenFrom="sm" gap="xs" mt={6}>
          <RoleBadges role={invitation.role} />
          <Status invitation={invitation} />
        </Group>
      </Table.Td>
      <Table.Td visibleFrom="sm">
        <RoleBadges role={invitation.role} />
      </Table.Td>
      <Table.Td visibleFrom="md">
        <Inviter userId={invitation.inviterId} />
      </Table.Td>
      <Table.Td visibleFrom="sm">
        <Status invitation={invitation} />
      </Table.Td>
      <Table.Td w={152}>
        <InvitationActions invitation={invitation} />
      </Table.Td>
    </Table.Tr>
  );
}

/** The inviter, unless they left the organization. */
function Inviter({ userId }: { userId: string }) {
  const { organization } = useOrganization();
  const { data } = trpc.organization.listMembers.useQuery({
    organizationId: organization.id,
    filterField: 'userId',
    filterValue: userId,
    limit: 1,
  });
  const [inviter] = data?.members ?? [];
  return (
    <Text size="sm" c="dimmed" truncate maw="11rem">
      <bdi>{inviter ? inviter.user.name || inviter.user.email : null}</bdi>
    </Text>
  );
}

function Status({ invitation: { status, expiresAt } }: { invitation: ListedInvitation }) {
  const now = useNow();
  if (status !== 'pending') {
    return <State kind={status === 'accepted' ? 'good' : 'neutral'}>{texts.status[status]}</State>;
  }
  const isExpired = new Date(expiresAt).getTime() < now;
  return (
    <Text size="sm" c={isExpired ? 'var(--mantine-color-error)' : 'dimmed'} style={{ whiteSpace: 'nowrap' }}>
      {isExpired ? texts.expired : texts.expires} <RelativeTime at={expiresAt} />
    </Text>
  );
}
