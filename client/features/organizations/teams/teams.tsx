import { Avatar, Button, Group, Paper, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconUserPlus, IconUsersGroup } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';

import { CallForm } from '#client/console/forms/call-form.tsx';
import { Dialog } from '#client/console/parts/dialog.tsx';
import { TextField } from '#client/console/forms/fields.tsx';
import { useDialogButton, type DialogState } from '#client/console/forms/use-dialog-button.tsx';
import { List } from '#client/console/lists/list.tsx';
import { NameAvatar } from '#client/console/parts/name-avatar.tsx';
import { Problem } from '#client/console/parts/problem.tsx';
import { Screen } from '#client/page/screen.tsx';
import { publicConfiguration } from '#client/page/public-configuration.ts';
import { notifySuccess } from '#client/console/text/toast.ts';
import { pageLocale } from '#client/components/texts/localized.ts';
import { RelativeTime } from '#client/components/text/relative-time.tsx';
import { useOrganization } from '#client/console/access/use-organization.ts';
import type { ListedTeam } from '#client/features/organizations/listed.ts';
import { trpc } from '#client/sdk/react.tsx';
import { CreateTeam } from '#shared/organizations/teams.ts';

import { AddMemberDialog } from './add-member.tsx';
import { TeamMenu } from './team-menu.tsx';
import { texts } from './texts.ts';

export function TeamsScreen() {
  const { organization, hasPermission } = useOrganization();
  const { button, dialog } = useDialogButton(texts.create.open);
  if (!publicConfiguration.teams) return <Problem {...texts.disabled} />;
  const action = hasPermission({ team: ['create'] }) ? button : null;
  return (
    <Screen title={texts.title} about={texts.about(organization.name)} actions={action}>
      <Teams action={action} />
      <NewTeam {...dialog} />
    </Screen>
  );
}

function Teams({ action }: { action: ReactNode }) {
  const { organization } = useOrganization();
  const query = trpc.organization.listTeams.useQuery({ organizationId: organization.id });
  return (
    <List query={query} itemsOf={(teams) => teams} empty={{ icon: <IconUsersGroup />, ...texts.empty, action }}>
      {(teams) => (
        <ul className="team-cards">
          {teams.map((team) => (
            <Paper key={team.id} component="li" p="lg" className="linked-row">
              <Group justify="space-between" wrap="nowrap" align="flex-start">
                <div style={{ minWidth: 0 }}>
                  <Text
                    component={Link}
                    to={`/organizations/${organization.slug}/teams/${team.id}`}
                    className="plain-link row-target"
                    display="block"
                    fw={500}
                    truncate
                  >
                    <bdi>{team.name}</bdi>
                  </Text>
                  <Text size="xs" c="dimmed">
                    {texts.countAndCreated(team.memberCount)} <RelativeTime at={team.createdAt} />
                  </Text>
                </div>
                <div className="above-target">
                  <TeamMenu team={team} isLast={teams.length === 1} addsMembers />
                </div>
              </Group>
              {team.memberCount > 0 ? <Faces team={team} /> : <NoMembers team={team} />}
            </Paper>
          ))}
        </ul>
      )}
    </List>
  );
}

const FACES = 5;

/** The first members of a team, and how many more it has. */
function Faces({ team: { id, memberCount } }: { team: ListedTeam }) {
  const { organization } = useOrganization();
  const { data } = trpc.organization.listMembers.useQuery({
    organizationId: organization.id,
    filterField: 'teamId',
    filterValue: id,
    sortBy: 'name',
    limit: FACES,
  });
  const more = memberCount - FACES;
  return (
    <Avatar.Group mt="md" mih={34} spacing={4} aria-hidden>
      {data?.members.map(({ id: memberId, user }) => (
        <NameAvatar key={memberId} src={user.image} name={user.name || user.email} radius="xl" size={34} />
      ))}
      {more > 0 ? (
        <Avatar radius="xl" size={34}>
          +{more.toLocaleString(pageLocale())}
        </Avatar>
      ) : null}
    </Avatar.Group>
  );
}

/** In place of the faces: how to add the first one. */
function NoMembers({ team }: { team: ListedTeam }) {
  const { hasPermission } = useOrganization();
  const [opened, { open, close }] = useDisclosure();
  if (!hasPermission({ member: ['update'] })) return null;
  return (
    <div className="above-target" style={{ marginTop: 'var(--mantine-spacing-md)', minHeight: 34 }}>
      <Button
        variant="default"
        size="xs"
        leftSection={<IconUserPlus size={14} />}
        aria-label={texts.addMember.label(team.name)}
        onClick={open}
      >
        {texts.addMember.open}
      </Button>
      <AddMemberDialog team={team} opened={opened} onClose={close} />
    </div>
  );
}

function NewTeam({ opened, onClose }: DialogState) {
  const { organization } = useOrganization();
  const create = trpc.organization.createTeam.useMutation({
    onSuccess: () => {
      onClose();
      notifySuccess(texts.create.done);
    },
  });
  return (
    <Dialog opened={opened} onClose={onClose} title={texts.create.dialog}>
      <CallForm
        schema={CreateTeam}
        call={create}
        fixed={{ organizationId: organization.id }}
        action={texts.create.submit}
      >
        <TextField name="name" label={texts.name} required autoComplete="off" />
      </CallForm>
    </Dialog>
  );
}
