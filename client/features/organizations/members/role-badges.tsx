import { Badge, Checkbox, Group, Stack } from '@mantine/core';

import { rolesOf } from '#shared/permissions.ts';

import { aboutRole, allRoles, capital, isTopRole } from '#client/features/organizations/this-organization.ts';

/** What somebody is in an organization. */
export function RoleBadges({ role }: { role: string }) {
  return (
    <Group gap={4} wrap="nowrap" component="span">
      {rolesOf(role).map((each) => (
        <Badge key={each} variant={isTopRole(each) ? 'filled' : 'default'} tt="capitalize" fw={550}>
          {each}
        </Badge>
      ))}
    </Group>
  );
}

interface RoleChoiceProps {
  value: string[];
  onChange: (roles: string[]) => void;
  /** Which roles can be chosen. */
  isOffered: (role: string) => boolean;
  error?: string;
}

/** One role or several, each with what it means. */
export function RoleChoice({ value, onChange, isOffered, error }: RoleChoiceProps) {
  return (
    <Checkbox.Group label="Roles" value={value} onChange={onChange} error={error}>
      <Stack gap="xs" mt={6}>
        {allRoles.filter(isOffered).map((role) => (
          <Checkbox key={role} value={role} label={capital(role)} description={aboutRole(role)} />
        ))}
      </Stack>
    </Checkbox.Group>
  );
}
