import { Alert, Anchor, Button, Group, Paper, Stack, Text, Title, UnstyledButton } from '@mantine/core';
import { IconBuilding, IconChevronRight, IconPlus } from '@tabler/icons-react';
import { Link } from 'react-router';

import { ListSkeleton } from '#client/console/parts/skeletons.tsx';
import { List } from '#client/console/lists/list.tsx';
import { OrganizationName } from '#client/console/shell/organization-switcher.tsx';
import { Screen } from '#client/page/screen.tsx';
import { publicConfiguration } from '#client/page/public-configuration.ts';
import { RelativeTime } from '#client/components/text/relative-time.tsx';
import type { Outputs } from '#client/sdk/calls.ts';
import { trpc } from '#client/sdk/react.tsx';
import { useUser } from '#client/sdk/session.ts';

import { RoleBadges } from './role-badges.tsx';
import { pageLocale } from '#client/components/texts/localized.ts';
import { texts as memberTexts } from '#client/components/texts/organizations/member-texts.ts';
import { texts } from '#client/components/texts/organizations/organization-texts.ts';

export function OrganizationsScreen() {
  const { emailVerified } = useUser();
  // Invitations are listed for verified email addresses only.
  const invitations = trpc.organization.listUserInvitations.useQuery({}, { enabled: emailVerified });
  return (
    <Screen title={texts.list.title} about={texts.list.about} actions={<Create />}>
      {/* The list appears together with the invitations above it, to avoid a layout shift. */}
      {invitations.isLoading ? (
        <Paper className="may-be-empty">
          <ListSkeleton rows={3} />
        </Paper>
      ) : (
        <>
          {emailVerified ? null : <VerifyForInvitations />}
          <PendingInvitations invitations={invitations.data ?? []} />
          <Stack gap="sm">
            {invitations.data?.length ? <Title order={2}>{texts.list.yours}</Title> : null}
            <Paper>
              <Organizations />
            </Paper>
          </Stack>
        </>
      )}
    </Screen>
  );
}

function Create() {
  if (!publicConfiguration.mayCreateOrganization) return null;
  return (
    <Button component={Link} to="/new-organization" leftSection={<IconPlus size={16} />}>
      {texts.list.create}
    </Button>
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
        drawing: 'organization',
        title: texts.list.empty.title,
        description: publicConfiguration.mayCreateOrganization ? texts.list.empty.createOrJoin : texts.list.empty.join,
        action: publicConfiguration.mayCreateOrganization ? <Create /> : null,
      }}
    >
      {(organizations) => (
        <ul className="rows">
          {organizations.map((organization) => (
            <li key={organization.id}>
              <UnstyledButton component={Link} to={`/organizations/${organization.slug}/members`} className="row-link">
                <OrganizationName organization={organization} />
                <Group gap="sm" wrap="nowrap" c="dimmed" flex="none">
                  {organizations.length > DETAILED ? (
                    <Text size="sm" visibleFrom="xs">
                      {texts.list.created} <RelativeTime at={organization.createdAt} />
                    </Text>
                  ) : (
                    <Membership organizationId={organization.id} />
                  )}
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

/** Organizations of a list with the role and the members of each, which are calls of their own. */
const DETAILED = 10;

/** The role of the user, and how many members there are. */
function Membership({ organizationId }: { organizationId: string }) {
  // The screens of the organization read the same.
  const { data: me } = trpc.organization.getActiveMember.useQuery({ organizationId });
  const { data: members } = trpc.organization.listMembers.useQuery({ organizationId, limit: 1 });
  return (
    <>
      {me ? <RoleBadges role={me.role} /> : null}
      {members ? (
        <Text size="sm" visibleFrom="xs">
          {memberTexts.count(members.total, members.total.toLocaleString(pageLocale()))}
        </Text>
      ) : null}
    </>
  );
}

/** An invitation names its organization, which only the owner of the address may learn. */
function VerifyForInvitations() {
  return (
    <Alert variant="light">
      {texts.list.unverified}{' '}
      <Anchor component={Link} to="/account" inherit>
        {texts.list.verify}
      </Anchor>
    </Alert>
  );
}

/** Invitations to the user's email address. */
function PendingInvitations({ invitations }: { invitations: Outputs['organization']['listUserInvitations'] }) {
  if (invitations.length === 0) return null;
  return (
    <Stack gap="sm">
      <Title order={2}>{texts.list.pending.title}</Title>
      <Paper>
        <ul className="rows">
          {invitations.map(({ id, organizationName, inviterEmail, role, expiresAt }) => (
            <li key={id} className="row">
              <div style={{ minWidth: 0 }}>
                <Group gap="xs">
                  <Text size="sm" fw={500}>
                    {organizationName}
                  </Text>
                  <RoleBadges role={role} />
                </Group>
                <Text size="xs" c="dimmed">
                  {texts.list.pending.invitedBy(inviterEmail)} <RelativeTime at={expiresAt} />
                </Text>
              </div>
              <Button
                component={Link}
                to={`/invitation/${id}`}
                variant="light"
                flex="none"
                aria-label={texts.list.pending.openLabel(organizationName)}
              >
                {texts.list.pending.open}
              </Button>
            </li>
          ))}
        </ul>
      </Paper>
    </Stack>
  );
}
