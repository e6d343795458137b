import { Button, Group, Paper, Stack, Text, Title } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useNavigate } from 'react-router';

import { Confirm } from '#client/app/forms/confirm.tsx';
import { InPerson } from '#client/app/in-person.tsx';
import { siteOptions } from '#client/app/site-options.ts';
import { notifySuccess } from '#client/app/text/toast.ts';
import { trpc } from '#client/sdk/react.tsx';

import { useOrganization } from '#client/features/organizations/this-organization.ts';

const { organizationAccess: access, mayDeleteOrganization } = siteOptions;

/** The ways out of an organization, for the person and for everybody. */
export function LeaveAndDelete() {
  const { may } = useOrganization();
  return (
    <Paper p="lg">
      <Stack gap="lg">
        <Leave />
        {mayDeleteOrganization && may({ organization: ['delete'] }) ? <Delete /> : null}
      </Stack>
    </Paper>
  );
}

function Leave() {
  const { organization, isOwner } = useOrganization();
  const go = useNavigate();
  const [opened, { open, close }] = useDisclosure();
  const owners = trpc.organization.listMembers.useQuery(
    { organizationId: organization.id, role: access.topRole, limit: 1 },
    { enabled: isOwner },
  );
  const leave = trpc.organization.leave.useMutation({
    onSuccess: () => {
      void go('/organizations');
      notifySuccess(`You left ${organization.name}`);
    },
  });
  const isOnlyOwner = isOwner && owners.data?.total === 1;
  return (
    <Group justify="space-between" gap="md">
      <div style={{ flex: '1 1 16rem' }}>
        <Title order={2}>Leave</Title>
        <Text size="sm" c="dimmed">
          {isOnlyOwner
            ? 'You are its only owner: make another member the owner first, then you can leave.'
            : 'You lose access at once, and need an invitation to come back.'}
        </Text>
      </div>
      {isOnlyOwner ? null : (
        <Button variant="default" onClick={open} disabled={isOwner && owners.isPending}>
          Leave
        </Button>
      )}
      <Confirm
        opened={opened}
        onClose={close}
        title={`Leave ${organization.name}`}
        action="Leave"
        onConfirm={() => leave.mutateAsync({ organizationId: organization.id })}
      >
        You lose access to {organization.name} at once, and need an invitation to come back.
      </Confirm>
    </Group>
  );
}

function Delete() {
  const { organization } = useOrganization();
  const go = useNavigate();
  const [opened, { open, close }] = useDisclosure();
  const remove = trpc.organization.delete.useMutation({
    onSuccess: () => {
      void go('/organizations');
      notifySuccess(`${organization.name} is deleted`);
    },
  });
  return (
    <Group justify="space-between" gap="md">
      <div style={{ flex: '1 1 16rem' }}>
        <Title order={2}>Delete</Title>
        <Text size="sm" c="dimmed">
          Members, invitations and teams go with it. Nothing brings it back.
        </Text>
      </div>
      <InPerson>
        <Button variant="default" c="var(--mantine-color-error)" onClick={open}>
          Delete
        </Button>
      </InPerson>
      <Confirm
        opened={opened}
        onClose={close}
        title={`Delete ${organization.name}`}
        action="Delete for good"
        typed={organization.name}
        onConfirm={() => remove.mutateAsync({ organizationId: organization.id })}
      >
        All its members lose access, and its invitations and teams are gone. Nothing brings it back.
      </Confirm>
    </Group>
  );
}
