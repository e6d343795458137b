import { Anchor, Button, Group, Paper, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconPlus, IconUsersGroup } from '@tabler/icons-react';
import { Link } from 'react-router';

import { CallForm } from '#client/app/forms/call-form.tsx';
import { Dialog } from '#client/app/dialog.tsx';
import { TextField } from '#client/app/forms/fields.tsx';
import { List } from '#client/app/lists/list.tsx';
import { Problem } from '#client/app/problem.tsx';
import { Screen } from '#client/app/screen.tsx';
import { siteOptions } from '#client/app/site-options.ts';
import { notifySuccess } from '#client/app/text/toast.ts';
import { RelativeTime } from '#client/app/text/when.tsx';
import { trpc } from '#client/sdk/react.tsx';
import { CreateTeam } from '#shared/team.ts';

import { TeamActions, type ListedTeam } from './team-actions.tsx';
import { useOrganization } from '#client/features/organizations/this-organization.ts';

export function TeamsScreen() {
  const { organization, may } = useOrganization();
  if (!siteOptions.teams)
    return <Problem title="Teams aren’t enabled" about="An operator of this service can enable them." />;
  return (
    <Screen
      title="Teams"
      about={`Group the members of ${organization.name}.`}
      actions={may({ team: ['create'] }) ? <NewTeam /> : null}
    >
      <Paper>
        <Teams />
      </Paper>
    </Screen>
  );
}

function Teams() {
  const { organization } = useOrganization();
  const query = trpc.organization.listTeams.useQuery({ organizationId: organization.id });
  return (
    <List
      query={query}
      itemsOf={(teams) => teams}
      empty={{
        icon: <IconUsersGroup />,
        title: 'No teams yet',
        description: 'Create a team, then add members or choose it when inviting people.',
      }}
    >
      {(teams) => (
        <ul className="rows">
          {teams.map((team) => (
            <li key={team.id} className="row">
              <div style={{ minWidth: 0 }}>
                <Anchor
                  component={Link}
                  to={`/organizations/${organization.slug}/members?team=${team.id}`}
                  size="sm"
                  fw={600}
                  display="block"
                  truncate
                >
                  {team.name}
                </Anchor>
                <Text size="xs" c="dimmed">
                  {countOf(team)} · created <RelativeTime at={team.createdAt} />
                </Text>
              </div>
              <Group gap={4} wrap="nowrap">
                <TeamActions team={team} isLast={teams.length === 1} />
              </Group>
            </li>
          ))}
        </ul>
      )}
    </List>
  );
}

const countOf = ({ memberCount }: ListedTeam) => `${memberCount} ${memberCount === 1 ? 'member' : 'members'}`;

function NewTeam() {
  const { organization } = useOrganization();
  const [opened, { open, close }] = useDisclosure();
  const create = trpc.organization.createTeam.useMutation({
    onSuccess: () => {
      close();
      notifySuccess('Team created');
    },
  });
  return (
    <>
      <Button onClick={open} leftSection={<IconPlus size={16} />}>
        New team
      </Button>
      <Dialog opened={opened} onClose={close} title="New team">
        <CallForm schema={CreateTeam} call={create} fixed={{ organizationId: organization.id }} action="Create team">
          <TextField name="name" label="Name" required autoComplete="off" />
        </CallForm>
      </Dialog>
    </>
  );
}
