import { Button, Group, Paper, Stack, Text, Title } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useNavigate } from 'react-router';

import { Confirm } from '#client/app/forms/confirm.tsx';
import { NotImpersonated } from '#client/app/not-impersonated.tsx';
import { siteOptions } from '#client/app/site-options.ts';
import { notifySuccess } from '#client/app/text/toast.ts';
import { useOrganization } from '#client/app/use-organization.ts';
import { trpc } from '#client/sdk/react.tsx';

import { texts } from './texts.ts';

const { organizationAccess: access, mayDeleteOrganization } = siteOptions;

export function LeaveAndDelete() {
  const { hasPermission } = useOrganization();
  return (
    <Paper p="lg">
      <Stack gap="lg">
        <Leave />
        {mayDeleteOrganization && hasPermission({ organization: ['delete'] }) ? <Delete /> : null}
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
      notifySuccess(texts.leave.done(organization.name));
    },
  });
  const isOnlyOwner = isOwner && owners.data?.total === 1;
  return (
    <Group justify="space-between" gap="md">
      <div style={{ flex: '1 1 16rem' }}>
        <Title order={2}>{texts.leave.title}</Title>
        <Text size="sm" c="dimmed">
          {isOnlyOwner ? texts.leave.onlyOwner : texts.leave.about}
        </Text>
      </div>
      {isOnlyOwner ? null : (
        <Button variant="default" onClick={open} disabled={isOwner && owners.isPending}>
          {texts.leave.open}
        </Button>
      )}
      <Confirm
        opened={opened}
        onClose={close}
        title={texts.leave.dialog(organization.name)}
        confirmLabel={texts.leave.submit}
        onConfirm={() => leave.mutateAsync({ organizationId: organization.id })}
      >
        {texts.leave.about}
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
      notifySuccess(texts.delete.done(organization.name));
    },
  });
  return (
    <Group justify="space-between" gap="md">
      <div style={{ flex: '1 1 16rem' }}>
        <Title order={2}>{texts.delete.title}</Title>
        <Text size="sm" c="dimmed">
          {texts.delete.about}
        </Text>
      </div>
      <NotImpersonated>
        <Button variant="default" c="var(--mantine-color-error)" onClick={open}>
          {texts.delete.open}
        </Button>
      </NotImpersonated>
      <Confirm
        opened={opened}
        onClose={close}
        title={texts.delete.dialog(organization.name)}
        confirmLabel={texts.delete.submit}
        confirmationText={organization.name}
        onConfirm={() => remove.mutateAsync({ organizationId: organization.id })}
      >
        {texts.delete.about}
      </Confirm>
    </Group>
  );
}
