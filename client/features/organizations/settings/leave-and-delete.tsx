import { Button, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useNavigate } from 'react-router';

import { Card } from '#client/console/parts/card.tsx';
import { Confirm } from '#client/console/forms/confirm.tsx';
import { NotImpersonated } from '#client/console/access/not-impersonated.tsx';
import { publicConfiguration } from '#client/page/public-configuration.ts';
import { notifySuccess } from '#client/console/text/toast.ts';
import { useOrganization } from '#client/console/access/use-organization.ts';
import { trpc } from '#client/sdk/react.tsx';

import { texts } from '#client/components/texts/organization-settings-texts.ts';

const { organizationAccess: access, mayDeleteOrganization } = publicConfiguration;

export function LeaveAndDelete() {
  const { hasPermission } = useOrganization();
  return (
    <>
      <Leave />
      {mayDeleteOrganization && hasPermission({ organization: ['delete'] }) ? <Delete /> : null}
    </>
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
    <Card title={texts.leave.title} about={texts.leave.about}>
      {isOnlyOwner ? (
        <Text size="sm">{texts.leave.onlyOwner}</Text>
      ) : (
        <div>
          <Button variant="default" onClick={open} disabled={isOwner && owners.isPending}>
            {texts.leave.open}
          </Button>
        </div>
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
    </Card>
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
    <Card title={texts.delete.title} about={texts.delete.about} isDangerous>
      <NotImpersonated>
        <div>
          <Button variant="default" c="var(--mantine-color-error)" onClick={open}>
            {texts.delete.open}
          </Button>
        </div>
      </NotImpersonated>
      <Confirm
        opened={opened}
        onClose={close}
        title={texts.delete.dialog(organization.name)}
        confirmLabel={texts.delete.submit}
        confirmationText={organization.slug}
        onConfirm={() => remove.mutateAsync({ organizationId: organization.id })}
      >
        {texts.delete.about}
      </Confirm>
    </Card>
  );
}
