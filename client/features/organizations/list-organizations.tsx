import { Button, Group, Paper, Stack, Text, Title, UnstyledButton } from '@mantine/core';
import { IconBuilding, IconChevronRight, IconPlus } from '@tabler/icons-react';
import { Link } from 'react-router';

import { ListSkeleton } from '#client/app/lists/list-skeleton.tsx';
import { List } from '#client/app/lists/list.tsx';
import { OrganizationName } from '#client/app/organization-switcher.tsx';
import { Screen } from '#client/app/screen.tsx';
import { siteOptions } from '#client/app/site-options.ts';
import { RelativeTime } from '#client/app/text/when.tsx';
import type { Outputs } from '#client/sdk/calls.ts';
import { trpc } from '#client/sdk/react.tsx';
import { useUser } from '#client/sdk/session.ts';

import { RoleBadges } from './members/role-badges.tsx';

export function ListOrganizationsScreen() {
  const { emailVerified } = useUser();
  // Only who has proven an address is told of the invitations to it.
  const invitations = trpc.organization.listUserInvitations.useQuery({}, { enabled: emailVerified });
  const create = siteOptions.mayCreateOrganization ? (
    <Button component={Link} to="/new-organization" leftSection={<IconPlus size={16} />}>
      New organization
    </Button>
  ) : null;
  return (
    <Screen title="Organizations" about="Organizations you belong to." actions={create}>
      <OpenInvitations invitations={invitations.data ?? []} />
      <Paper>
        {/* Together with what stands above it, so that nothing moves. */}
        {invitations.isLoading ? <ListSkeleton rows={3} /> : <Organizations />}
      </Paper>
    </Screen>
  );
}

function Organizations() {
  const query = trpc.organization.list.useQuery({});
  return (
    <List
      query={query}
      itemsOf={(organizations) => organizations}
      empty={{
        icon: <IconBuilding />,
        title: 'No organizations yet',
        description: siteOptions.mayCreateOrganization
          ? 'Create one, or accept an invitation from your email.'
          : 'Accept an invitation from your email, or ask for one.',
      }}
    >
      {(organizations) => (
        <ul className="rows">
          {organizations.map((organization) => (
            <li key={organization.id}>
              <UnstyledButton component={Link} to={`/organizations/${organization.slug}/members`} className="row-link">
                <OrganizationName organization={organization} />
                <Group gap="xs" wrap="nowrap" c="dimmed">
                  <Text size="sm" visibleFrom="xs">
                    Created <RelativeTime at={organization.createdAt} />
                  </Text>
                  <IconChevronRight size={16} />
                </Group>
              </UnstyledButton>
            </li>
          ))}
        </ul>
      )}
    </List>
  );
}

/** Invitations to the person's own address. */
function OpenInvitations({ invitations }: { invitations: Outputs['organization']['listUserInvitations'] }) {
  if (invitations.length === 0) return null;
  return (
    <Stack gap="sm">
      <Title order={2}>Pending invitations</Title>
      <Paper>
        <ul className="rows">
          {invitations.map(({ id, organizationName, inviterEmail, role, expiresAt }) => (
            <li key={id} className="row">
              <div style={{ minWidth: 0 }}>
                <Group gap="xs">
                  <Text size="sm" fw={600}>
                    {organizationName}
                  </Text>
                  <RoleBadges role={role} />
                </Group>
                <Text size="xs" c="dimmed">
                  Invited by {inviterEmail} · expires <RelativeTime at={expiresAt} />
                </Text>
              </div>
              <Button component={Link} to={`/invitation/${id}`} variant="light">
                View
              </Button>
            </li>
          ))}
        </ul>
      </Paper>
    </Stack>
  );
}
