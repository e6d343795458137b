import { Checkbox, Paper, Stack, Title } from '@mantine/core';
import { useState } from 'react';

import { CallForm } from '#client/app/forms/call-form.tsx';
import { done } from '#client/app/text/toast.ts';
import { trpc } from '#client/sdk/react.tsx';
import { SetRole } from '#shared/admin.ts';
import { rolesOf } from '#shared/permissions.ts';

import { platformRoles, useMayAdminister } from './may-administer.ts';
import type { ListedUser } from './listed-user.tsx';

export function SetRoles({ user }: { user: ListedUser }) {
  const { reaches } = useMayAdminister();
  const [roles, setRoles] = useState(rolesOf(user.role));
  const setRole = trpc.admin.setRole.useMutation({ onSuccess: () => done('The roles are saved') });
  return (
    <Paper p="lg">
      <Title order={2} mb="sm">
        Roles
      </Title>
      <CallForm
        schema={SetRole.refine(() => roles.length > 0)}
        call={setRole}
        fixed={{ userId: user.id, role: roles }}
        action="Save roles"
      >
        <Checkbox.Group
          aria-label="Roles"
          value={roles}
          onChange={setRoles}
          error={roles.length === 0 ? 'Choose at least one' : undefined}
        >
          <Stack gap="xs">
            {platformRoles.filter(reaches).map((role) => (
              <Checkbox key={role} value={role} label={role} tt="capitalize" />
            ))}
          </Stack>
        </Checkbox.Group>
      </CallForm>
    </Paper>
  );
}
