import { Anchor, Button, Paper, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconPlus, IconUsersGroup } from '@tabler/icons-react';
import { Link } from 'react-router';

import { CallForm } from '#client/console/forms/call-form.tsx';
import { Dialog } from '#client/console/parts/dialog.tsx';
import { TextField } from '#client/console/forms/fields.tsx';
import { List } from '#client/console/lists/list.tsx';
import { Problem } from '#client/console/parts/problem.tsx';
import { Screen } from '#client/page/screen.tsx';
import { publicConfiguration } from '#client/page/public-configuration.ts';
import { notifySuccess } from '#client/console/text/toast.ts';
import { RelativeTime } from '#client/components/text/relative-time.tsx';
import { useOrganization } from '#client/console/access/use-organization.ts';
import { trpc } from '#client/sdk/react.tsx';
import { CreateTeam } from '#shared/organizations/teams.ts';

import { TeamMenu } from './team-menu.tsx';
import { texts } from './texts.ts';

export function TeamsScreen() {
  const { organization, hasPermission } = useOrganization();
  if (!publicConfiguration.teams) return <Problem {...texts.disabled} />;
  return (
    <Screen
      title={texts.title}
      about={texts.about(organization.name)}
      actions={hasPermission({ team: ['create'] }) ? <NewTeam /> : null}
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
    <List query={query} itemsOf={(teams) => teams} empty={{ icon: <IconUsersGroup />, ...texts.empty }}>
      {(teams) => (
        <ul className="rows">
          {teams.map((team) => (
            <li key={team.id} className="row">
              <div style={{ minWidth: 0 }}>
                <Anchor
                  component={Link}
                  to={`/organizations/${organization.slug}/teams/${team.id}`}
                  size="sm"
                  fw={500}
                  display="block"
                  truncate
                >
                  <bdi>{team.name}</bdi>
                </Anchor>
                <Text size="xs" c="dimmed">
                  {texts.countAndCreated(team.memberCount)} <RelativeTime at={team.createdAt} />
                </Text>
              </div>
              <TeamMenu team={team} isLast={teams.length === 1} addsMembers />
            </li>
          ))}
        </ul>
      )}
    </List>
  );
}

function NewTeam() {
  const { organization } = useOrganization();
  const [opened, { open, close }] = useDisclosure();
  const create = trpc.organization.createTeam.useMutation({
    onSuccess: () => {
      close();
      notifySuccess(texts.create.done);
    },
  });
  return (
    <>
      <Button onClick={open} leftSection={<IconPlus size={16} />}>
        {texts.create.open}
      </Button>
      <Dialog opened={opened} onClose={close} title={texts.create.dialog}>
        <CallForm
          schema={CreateTeam}
          call={create}
          fixed={{ organizationId: organization.id }}
          action={texts.create.submit}
        >
          <TextField name="name" label={texts.name} required autoComplete="off" />
        </CallForm>
      </Dialog>
    </>
  );
}
