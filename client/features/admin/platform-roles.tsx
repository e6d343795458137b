import { Checkbox, Stack, type CheckboxGroupProps } from '@mantine/core';

import { useField } from '#client/app/forms/call-form.tsx';
import { usePlatformAccess } from '#client/app/forms/platform-access.ts';

import { platformRoles } from './administrators.ts';

/** The form field `role`: the platform roles that the administrator can grant. */
export function PlatformRoles(props: Pick<CheckboxGroupProps, 'label' | 'aria-label' | 'description'>) {
  const { outranks } = usePlatformAccess();
  const { name, ...field } = useField('role');
  return (
    <Checkbox.Group {...props} {...field} errorProps={{ mt: 6 }}>
      <Stack gap="xs" mt={6}>
        {platformRoles.filter(outranks).map((role) => (
          <Checkbox key={role} name={name} value={role} label={role} tt="capitalize" />
        ))}
      </Stack>
    </Checkbox.Group>
  );
}
