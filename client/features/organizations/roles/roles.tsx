import { Button, Group, Paper } from '@mantine/core';
import { IconPlus, IconTable } from '@tabler/icons-react';
import { Link } from 'react-router';

import { texts } from '#client/components/texts/organizations/role-texts.ts';
import { useOrganization } from '#client/console/access/use-organization.ts';
import { useListAddress } from '#client/console/lists/list-address.ts';
import { Loaded } from '#client/console/lists/loaded.tsx';
import { Problem } from '#client/console/parts/problem.tsx';
import { publicConfiguration } from '#client/page/public-configuration.ts';
import { Screen } from '#client/page/screen.tsx';
import { trpc } from '#client/sdk/react.tsx';

import { RoleList } from './role-list.tsx';
import { RoleMatrix } from './role-matrix.tsx';

/** One role with its permissions at a time, or all of them in a table. */
export function RolesScreen() {
  const { organization, hasPermission } = useOrganization();
  const { oneOf, change } = useListAddress();
  const query = trpc.organization.listRoles.useQuery(
    { organizationId: organization.id },
    { enabled: publicConfiguration.definesRoles },
  );
  if (!publicConfiguration.definesRoles) return <Problem {...texts.disabled} />;
  const isCompared = oneOf('show', ['one', 'all']) === 'all';
  return (
    <Screen
      title={texts.title}
      about={texts.about(organization.name)}
      actions={
        <Group gap="sm">
          <Button
            variant={isCompared ? 'light' : 'default'}
            aria-pressed={isCompared}
            leftSection={<IconTable size={16} />}
            onClick={() => change({ show: isCompared ? null : 'all' })}
          >
            {texts.compare}
          </Button>
          {hasPermission({ ac: ['create'] }) ? (
            <Button
              component={Link}
              to={`/organizations/${organization.slug}/roles/new`}
              leftSection={<IconPlus size={16} />}
            >
              {texts.create.open}
            </Button>
          ) : null}
        </Group>
      }
    >
      <Loaded query={query} rows={8}>
        {(roles) =>
          isCompared ? (
            <Paper>
              <RoleMatrix defined={roles} />
            </Paper>
          ) : (
            <RoleList defined={roles} />
          )
        }
      </Loaded>
    </Screen>
  );
}
