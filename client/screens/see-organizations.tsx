import { Avatar, Button, Text } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { Link } from 'react-router';

import { Ago } from '#client/app/ago.tsx';
import { Card, Empty } from '#client/app/card.tsx';
import { Loaded } from '#client/app/loaded.tsx';
import { Screen } from '#client/app/screen.tsx';
import { useListOrganizations } from '#client/sdk/organization.ts';
import { trpc } from '#client/sdk/react.tsx';
import { useUser } from '#client/sdk/session.ts';

export function SeeOrganizationsScreen() {
  const organizations = useListOrganizations();
  return (
    <Screen
      title="Organizations"
      about="Where you work with others."
      actions={
        <Button component={Link} to="/organizations/new" leftSection={<IconPlus size={16} />}>
          New organization
        </Button>
      }
    >
      <InvitationsToMe />
      <Card rows>
        <Loaded query={organizations} rows={2}>
          {(list) =>
            list.length === 0 ? (
              <Empty>You belong to no organization yet. Create one, or ask somebody to invite you.</Empty>
            ) : (
              list.map(({ id, slug, name, logo }) => (
                <div className="row" key={id}>
                  <Avatar src={logo} name={name} alt="" aria-hidden radius="md" />
                  <div className="grow">
                    <Text size="sm" fw={600}>
                      {name}
                    </Text>
                    <Text size="sm" c="dimmed">
                      {slug}
                    </Text>
                  </div>
                  <Button
                    component={Link}
                    to={`/organizations/${slug}/members`}
                    variant="default"
                    size="xs"
                    aria-label={`Open ${name}`}
                  >
                    Open
                  </Button>
                </div>
              ))
            )
          }
        </Loaded>
      </Card>
    </Screen>
  );
}

function InvitationsToMe() {
  // Only a proven address is told what was sent to it.
  const { emailVerified: enabled } = useUser();
  const { data: invitations = [] } = trpc.organization.listUserInvitations.useQuery({}, { enabled });
  if (invitations.length === 0) return null;
  return (
    <Card title="Invitations to you" rows>
      {invitations.map(({ id, organizationName, inviterEmail, expiresAt }) => (
        <div className="row" key={id}>
          <div className="grow">
            <Text size="sm" fw={600}>
              {organizationName}
            </Text>
            <Text size="sm" c="dimmed">
              From {inviterEmail} · ends <Ago moment={expiresAt} />
            </Text>
          </div>
          <Button component={Link} to={`/invitation/${id}`} size="xs" aria-label={`Answer ${organizationName}`}>
            Answer
          </Button>
        </div>
      ))}
    </Card>
  );
}
