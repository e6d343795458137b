import { Text } from '@mantine/core';

import { Ago } from '#client/app/ago.tsx';
import { CallForm } from '#client/app/call-form.tsx';
import { Card, Empty } from '#client/app/card.tsx';
import { ConfirmButton } from '#client/app/confirm-button.tsx';
import { TextField } from '#client/app/fields.tsx';
import { Loaded } from '#client/app/loaded.tsx';
import { useHere } from '#client/app/organization-frame.tsx';
import { Screen } from '#client/app/screen.tsx';
import { done } from '#client/app/toast.ts';
import type { Outputs } from '#client/sdk/calls.ts';
import { trpc } from '#client/sdk/react.tsx';
import { CreateTeam } from '#shared/team.ts';

import { RenameTeam } from './rename-team.tsx';

type Team = Outputs['organization']['listTeams'][number];

export function ManageTeamsScreen() {
  const { organization, may } = useHere();
  const within = { organizationId: organization.id };
  const teams = trpc.organization.listTeams.useQuery(within);
  const create = trpc.organization.createTeam.useMutation({ onSuccess: ({ name }) => done(`${name} is added`) });
  return (
    <Screen title="Teams" about={`The parts of ${organization.name}.`}>
      {may({ team: ['create'] }) ? (
        <Card title="Add a team">
          <CallForm key={create.data?.id} schema={CreateTeam} call={create} fixed={within} action="Add team">
            <TextField name="name" label="Name" required autoComplete="off" />
          </CallForm>
        </Card>
      ) : null}
      <Card rows>
        <Loaded query={teams} rows={2}>
          {(list) =>
            list.length === 0 ? (
              <Empty>There are no teams yet.</Empty>
            ) : (
              list.map((team) => <TeamRow key={team.id} team={team} />)
            )
          }
        </Loaded>
      </Card>
    </Screen>
  );
}

function TeamRow({ team }: { team: Team }) {
  const { organization, may } = useHere();
  const remove = trpc.organization.removeTeam.useMutation({ onSuccess: () => done(`${team.name} is removed`) });
  return (
    <div className="row">
      <div className="grow">
        <Text size="sm" fw={600}>
          {team.name}
        </Text>
        <Text size="sm" c="dimmed">
          Since <Ago moment={team.createdAt} />
        </Text>
      </div>
      {may({ team: ['update'] }) ? <RenameTeam team={team} /> : null}
      {may({ team: ['delete'] }) ? (
        <ConfirmButton
          label="Remove"
          about={team.name}
          size="xs"
          title={`Remove ${team.name}?`}
          action="Remove"
          call={remove}
          onConfirm={(close) =>
            remove.mutate({ teamId: team.id, organizationId: organization.id }, { onSuccess: close })
          }
        >
          Its members stay in {organization.name}.
        </ConfirmButton>
      ) : null}
    </div>
  );
}
