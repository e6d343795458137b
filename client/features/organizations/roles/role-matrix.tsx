import { Table, Text } from '@mantine/core';
import { IconCheck, IconMinus } from '@tabler/icons-react';
import { Fragment } from 'react';

import { useOrganization } from '#client/console/access/use-organization.ts';
import { roleName, rolesByRank } from '#client/components/lib/roles.ts';
import { can } from '#shared/lib/permissions.ts';

import type { DefinedRole } from './role-forms.tsx';
import { RoleMembers } from './role-members.tsx';
import { actionName, permissionHint, resourceName, texts } from '#client/components/texts/organizations/role-texts.ts';

/** A row for each permission, a column for each role. */
export function RoleMatrix({ defined }: { defined: readonly DefinedRole[] }) {
  const { access } = useOrganization();
  const roles = rolesByRank(access);
  return (
    <Table.ScrollContainer
      minWidth={0}
      type="native"
      tabIndex={0}
      aria-label={texts.matrix.label}
      className="matrix-scroll"
    >
      <Table className="matrix" verticalSpacing="xs" highlightOnHover={false}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th scope="col">{texts.matrix.permission}</Table.Th>
            {roles.map((role) => (
              <Heading key={role} role={role} isDefined={defined.some((each) => each.role === role)} />
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {Object.entries(access.statements).map(([resource, actions]) => (
            <Fragment key={resource}>
              <Table.Tr style={{ borderBottom: 0 }}>
                <Table.Th scope="rowgroup" pt="md" fw={500}>
                  {resourceName(resource)}
                </Table.Th>
                <Table.Td colSpan={roles.length} />
              </Table.Tr>
              {actions.map((action) => (
                <Table.Tr key={action}>
                  <Table.Th scope="row" fw={400}>
                    {actionName(resource, action)}
                    <Hint permission={`${resource}:${action}`} />
                  </Table.Th>
                  {roles.map((role) => (
                    <Cell key={role} isAllowed={can(access, role, { [resource]: [action] })} />
                  ))}
                </Table.Tr>
              ))}
            </Fragment>
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  );
}

function Hint({ permission }: { permission: string }) {
  const hint = permissionHint(permission);
  return hint === undefined ? null : (
    <Text size="xs" c="dimmed">
      {hint}
    </Text>
  );
}

function Heading({ role, isDefined }: { role: string; isDefined: boolean }) {
  return (
    <Table.Th scope="col" ta="center">
      <div style={{ minWidth: '4.5rem', maxWidth: '10rem' }}>
        <Text size="sm" fw={500} truncate title={roleName(role)}>
          <bdi>{roleName(role)}</bdi>
        </Text>
        <Text size="xs" c="dimmed" fw={400}>
          {isDefined ? texts.matrix.custom : texts.matrix.builtIn}
        </Text>
        <RoleMembers role={role} size="xs" />
      </div>
    </Table.Th>
  );
}

function Cell({ isAllowed }: { isAllowed: boolean }) {
  const Icon = isAllowed ? IconCheck : IconMinus;
  return (
    <Table.Td ta="center">
      <Icon
        size={18}
        color={isAllowed ? 'var(--gatehouse-good)' : 'var(--mantine-color-dimmed)'}
        style={{ display: 'block', marginInline: 'auto' }}
        aria-hidden
      />
      <span className="visually-hidden">{isAllowed ? texts.matrix.allowed : texts.matrix.notAllowed}</span>
    </Table.Td>
  );
}
