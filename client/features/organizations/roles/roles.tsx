import { Button, Paper } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconPlus } from '@tabler/icons-react';

import { Dialog } from '#client/console/parts/dialog.tsx';
import { Loaded } from '#client/console/lists/loaded.tsx';
import { Problem } from '#client/console/parts/problem.tsx';
import { Screen } from '#client/page/screen.tsx';
import { publicConfiguration } from '#client/page/public-configuration.ts';
import { useOrganization } from '#client/console/access/use-organization.ts';
import { trpc } from '#client/sdk/react.tsx';

import { CreateRoleForm } from './role-forms.tsx';
import { RoleMatrix } from './role-matrix.tsx';
import { texts } from '#client/components/texts/organizations/role-texts.ts';

export function RolesScreen() {
  const { organization, hasPermission } = useOrganization();
  const query = trpc.organization.listRoles.useQuery(
    { organizationId: organization.id },
    { enabled: publicConfiguration.definesRoles },
  );
  if (!publicConfiguration.definesRoles) return <Problem {...texts.disabled} />;
  return (
    <Screen
      title={texts.title}
      about={texts.about(organization.name)}
      actions={hasPermission({ ac: ['create'] }) ? <NewRole /> : null}
    >
      <Paper>
        <Loaded query={query} rows={8}>
          {(roles) => <RoleMatrix defined={roles} />}
        </Loaded>
      </Paper>
    </Screen>
  );
}

function NewRole() {
  const [opened, { open, close }] = useDisclosure();
  return (
    <>
      <Button onClick={open} leftSection={<IconPlus size={16} />}>
        {texts.create.open}
      </Button>
      <Dialog opened={opened} onClose={close} title={texts.create.dialog} size="lg">
        <CreateRoleForm onDone={close} />
      </Dialog>
    </>
  );
}
