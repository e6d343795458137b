import { Paper, Title } from '@mantine/core';

import { CallForm } from '#client/app/forms/call-form.tsx';
import { notifySuccess } from '#client/app/text/toast.ts';
import { trpc } from '#client/sdk/react.tsx';
import { SetRole } from '#shared/admin.ts';
import { rolesOf } from '#shared/permissions.ts';

import type { ListedUser } from './listed-user.tsx';
import { PlatformRoles } from './platform-roles.tsx';

export function SetRoles({ user }: { user: ListedUser }) {
  const setRole = trpc.admin.setRole.useMutation({ onSuccess: () => notifySuccess('The roles are saved') });
  return (
    <Paper p="lg">
      <Title order={2} mb="sm">
        Roles
      </Title>
      <CallForm
        schema={SetRole}
        call={setRole}
        initialValues={{ role: rolesOf(user.role) }}
        fixed={{ userId: user.id }}
        action="Save roles"
      >
        <PlatformRoles aria-label="Roles" />
      </CallForm>
    </Paper>
  );
}
