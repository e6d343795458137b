import { Group, Select, Table, Text } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconCheck, IconMinus } from '@tabler/icons-react';
import { Fragment, useState } from 'react';

import { useOrganization } from '#client/console/access/use-organization.ts';
import { roleName, rolesByRank } from '#client/components/lib/roles.ts';
import { texts as memberTexts } from '#client/components/texts/organizations/member-texts.ts';
import { can } from '#shared/lib/permissions.ts';

import type { DefinedRole } from './role-forms.tsx';
import { RoleMenu } from './role-menu.tsx';
import { actionName, resourceName, texts } from '#client/components/texts/organizations/role-texts.ts';

/** A row for each permission, a column for each role; where there is little room, for one that the user chooses. */
export function RoleMatrix({ defined }: { defined: readonly DefinedRole[] }) {
  const { access } = useOrganization();
  const all = rolesByRank(access);
  const isNarrow = useMediaQuery('(max-width: 48em)', false, { getInitialValueInEffect: false });
  const [chosen, setChosen] = useState(all[0]!);
  const shown = all.includes(chosen) ? chosen : all[0]!;
  const roles = isNarrow ? [shown] : all;
  return (
    <>
      {isNarrow ? (
        <Select
          p="md"
          aria-label={memberTexts.filters.role}
          data={all.map((role) => ({ value: role, label: roleName(role) }))}
          value={shown}
          onChange={(role) => setChosen(role ?? shown)}
          allowDeselect={false}
        />
      ) : null}
      <Matrix roles={roles} defined={defined} />
    </>
  );
}

function Matrix({ roles, defined }: { roles: readonly string[]; defined: readonly DefinedRole[] }) {
  const { access } = useOrganization();
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
              <Heading key={role} role={role} defined={defined.find((each) => each.role === role)} />
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

function Heading({ role, defined }: { role: string; defined: DefinedRole | undefined }) {
  return (
    <Table.Th scope="col" ta="center">
      <Group gap={4} wrap="nowrap" justify="center">
        <div style={{ minWidth: '4.5rem', maxWidth: '10rem' }}>
          <Text size="sm" fw={500} truncate title={roleName(role)}>
            <bdi>{roleName(role)}</bdi>
          </Text>
          <Text size="xs" c="dimmed" fw={400}>
            {defined ? texts.matrix.custom : texts.matrix.builtIn}
          </Text>
        </div>
        {defined ? <RoleMenu role={defined} /> : null}
      </Group>
    </Table.Th>
  );
}

function Cell({ isAllowed }: { isAllowed: boolean }) {
  const Icon = isAllowed ? IconCheck : IconMinus;
  return (
    <Table.Td ta="center">
      <Icon size={18} color={`var(--mantine-color-${isAllowed ? 'green-text' : 'dimmed'})`} aria-hidden />
      <span className="visually-hidden">{isAllowed ? texts.matrix.allowed : texts.matrix.notAllowed}</span>
    </Table.Td>
  );
}
