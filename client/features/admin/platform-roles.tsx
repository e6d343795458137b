import { Checkbox, Stack, type CheckboxGroupProps } from '@mantine/core';

import { useField } from '#client/console/forms/call-form.tsx';
import { usePlatformAccess } from '#client/console/access/platform-access.ts';
import { roleName } from '#client/console/text/role-names.ts';
import { chosenRoles } from '#shared/lib/chosen-roles.ts';

import { platformRoles } from './administrators.ts';

/** The form field `role`: the platform roles that the administrator can grant. */
export function PlatformRoles(props: Pick<CheckboxGroupProps, 'label' | 'aria-label'>) {
  const { outranks } = usePlatformAccess();
  const { name, value, onChange, ...field } = useField('role');
  const chosen: string[] = value || [];
  return (
    <Checkbox.Group
      {...props}
      {...field}
      value={chosen}
      onChange={(roles: string[]) => onChange(chosenRoles(chosen, roles))}
      errorProps={{ mt: 6 }}
    >
      <Stack gap="xs" mt={6}>
        {platformRoles.filter(outranks).map((role) => (
          <Checkbox key={role} name={name} value={role} label={roleName(role)} />
        ))}
      </Stack>
    </Checkbox.Group>
  );
}
