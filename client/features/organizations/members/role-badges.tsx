import { Badge, Checkbox, Group, Stack } from '@mantine/core';

import { useField } from '#client/app/forms/call-form.tsx';
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
  /** Which roles can be chosen. */
  isOffered: (role: string) => boolean;
}

/** The form field `role`: one role or several, each with what it means. */
export function RoleChoice({ isOffered }: RoleChoiceProps) {
  const { name, ...field } = useField('role');
  return (
    <Checkbox.Group label="Roles" {...field}>
      <Stack gap="xs" mt={6}>
        {allRoles.filter(isOffered).map((role) => (
          <Checkbox key={role} name={name} value={role} label={capital(role)} description={aboutRole(role)} />
        ))}
      </Stack>
    </Checkbox.Group>
  );
}
