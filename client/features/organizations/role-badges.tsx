import { Badge, Checkbox, Group, Stack } from '@mantine/core';

import { useField } from '#client/console/forms/call-form.tsx';
import { publicConfiguration } from '#client/page/public-configuration.ts';
import { useOrganization } from '#client/console/access/use-organization.ts';
import { chosenRoles } from '#shared/lib/chosen-roles.ts';
import { rolesOf } from '#shared/lib/permissions.ts';

import { roleDescription, roleName, rolesByRank } from '#client/components/lib/roles.ts';
import { texts } from '#client/components/texts/organizations/member-texts.ts';

export function isTopRole(roles: string): boolean {
  return rolesOf(roles).includes(publicConfiguration.organizationAccess.topRole);
}

export function RoleBadges({ role }: { role: string }) {
  return (
    <Group gap={4} wrap="nowrap" component="span">
      {rolesOf(role).map((each) => (
        <Badge key={each} variant={isTopRole(each) ? 'filled' : 'default'}>
          <bdi>{roleName(each)}</bdi>
        </Badge>
      ))}
    </Group>
  );
}

interface RoleChoiceProps {
  /** Whether the user can grant the role. */
  isOffered: (role: string) => boolean;
}

/** The form field `role`: one or several roles with their descriptions, the lowest first, which most people get. */
export function RoleChoice({ isOffered }: RoleChoiceProps) {
  const { access } = useOrganization();
  const { name, value, onChange, ...field } = useField('role');
  const chosen: string[] = value || [];
  return (
    <Checkbox.Group
      label={texts.roles.label}
      {...field}
      value={chosen}
      onChange={(roles: string[]) => onChange(chosenRoles(chosen, roles))}
      errorProps={{ mt: 6 }}
    >
      <Stack gap="xs" mt={6}>
        {rolesByRank(access)
          .filter(isOffered)
          .toReversed()
          .map((role) => (
            <Checkbox
              key={role}
              name={name}
              value={role}
              label={roleName(role)}
              description={roleDescription(access, role)}
            />
          ))}
      </Stack>
    </Checkbox.Group>
  );
}
