import { Group, NavLink, Paper, SimpleGrid, Stack, Text, Title } from '@mantine/core';
import { IconCheck, IconMinus } from '@tabler/icons-react';
import { Link } from 'react-router';

import { hasUnsavedInput, leaveScreen } from '#client/components/lib/leave-screen.ts';
import { roleDescription, roleName, rolesByRank } from '#client/components/lib/roles.ts';
import { actionName, resourceName, texts } from '#client/components/texts/organizations/role-texts.ts';
import { useOrganization } from '#client/console/access/use-organization.ts';
import { useListAddress } from '#client/console/lists/list-address.ts';
import { can } from '#shared/lib/permissions.ts';

import { EditRoleForm, type DefinedRole } from './role-forms.tsx';
import { RoleMembers, useMemberCount } from './role-members.tsx';
import { RoleMenu } from './role-menu.tsx';

/** The roles, and what the chosen one allows; below each other on a phone. */
export function RoleList({ defined }: { defined: readonly DefinedRole[] }) {
  const { access } = useOrganization();
  const { oneOf } = useListAddress();
  const [first, ...others] = rolesByRank(access);
  const shown = oneOf('role', [first!, ...others]);
  return (
    <div className="role-list">
      <Paper component="nav" p="xs" aria-label={texts.title}>
        {[first!, ...others].map((role) => (
          <Entry
            key={role}
            role={role}
            isShown={role === shown}
            isDefined={defined.some((each) => each.role === role)}
          />
        ))}
      </Paper>
      <Paper component="section" p="lg" className="wide-form" aria-label={roleName(shown)}>
        <Role key={shown} role={shown} defined={defined.find((each) => each.role === shown)} />
      </Paper>
    </div>
  );
}

function Entry({ role, isShown, isDefined }: { role: string; isShown: boolean; isDefined: boolean }) {
  const count = useMemberCount(role);
  const { change } = useListAddress();
  const kind = isDefined ? texts.matrix.custom : texts.matrix.builtIn;
  return (
    <NavLink
      component={Link}
      to={`?role=${encodeURIComponent(role)}`}
      onClick={(event) => {
        if (!hasUnsavedInput()) return;
        event.preventDefault();
        leaveScreen(() => change({ role }));
      }}
      active={isShown}
      aria-current={isShown || undefined}
      label={<bdi>{roleName(role)}</bdi>}
      description={count === undefined ? kind : `${kind} · ${count}`}
    />
  );
}

function Role({ role, defined }: { role: string; defined: DefinedRole | undefined }) {
  const { access, hasPermission, outranks } = useOrganization();
  const { change } = useListAddress();
  const isEditable = defined !== undefined && outranks(role) && hasPermission({ ac: ['update'] });
  return (
    <Stack gap="md">
      <Group justify="space-between" wrap="nowrap" align="flex-start">
        <div style={{ minWidth: 0, overflowWrap: 'anywhere' }}>
          <Title order={2}>
            <bdi>{roleName(role)}</bdi>
          </Title>
          <Text size="sm" c="dimmed">
            {isEditable ? texts.editNote : roleDescription(access, role)}
          </Text>
        </div>
        <Group gap="sm" wrap="nowrap">
          <RoleMembers role={role} size="sm" />
          {defined ? <RoleMenu role={defined} /> : null}
        </Group>
      </Group>
      {isEditable ? (
        <EditRoleForm role={defined} onSaved={(name) => change({ role: name }, { replace: true })} />
      ) : (
        <Permissions role={role} />
      )}
    </Stack>
  );
}

/** What a role allows that the user cannot change. */
function Permissions({ role }: { role: string }) {
  const { access } = useOrganization();
  return Object.entries(access.statements).map(([resource, actions]) => (
    <section key={resource}>
      <Title order={3} fz="sm" mb={6}>
        {resourceName(resource)}
      </Title>
      <SimpleGrid component="ul" className="rows" cols={{ base: 1, xs: 2, md: 3 }} spacing="sm" verticalSpacing="xs">
        {actions.map((action) => (
          <Permission
            key={action}
            name={actionName(resource, action)}
            isAllowed={can(access, role, { [resource]: [action] })}
          />
        ))}
      </SimpleGrid>
    </section>
  ));
}

function Permission({ name, isAllowed }: { name: string; isAllowed: boolean }) {
  const Icon = isAllowed ? IconCheck : IconMinus;
  return (
    <Group component="li" gap="xs" wrap="nowrap" bd="none">
      <Icon size={18} color={isAllowed ? 'var(--gatehouse-good)' : 'var(--mantine-color-dimmed)'} aria-hidden />
      <Text size="sm" c={isAllowed ? undefined : 'dimmed'}>
        {name}
        <span className="visually-hidden"> ({isAllowed ? texts.matrix.allowed : texts.matrix.notAllowed})</span>
      </Text>
    </Group>
  );
}
