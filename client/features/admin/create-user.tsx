import { Checkbox, Paper, Stack } from '@mantine/core';
import { useState } from 'react';
import { useNavigate } from 'react-router';

import { CallForm } from '#client/app/forms/call-form.tsx';
import { EmailField, NewPasswordField, TextField } from '#client/app/forms/fields.tsx';
import { Screen } from '#client/app/screen.tsx';
import { done } from '#client/app/text/toast.ts';
import { trpc } from '#client/sdk/react.tsx';
import { CreateUser } from '#shared/admin.ts';

import { platformRoles, useMayAdminister } from './may-administer.ts';

export function CreateUserScreen() {
  const go = useNavigate();
  const { may, reaches } = useMayAdminister();
  const [roles, setRoles] = useState<string[]>([]);
  const create = trpc.admin.createUser.useMutation({
    onSuccess: ({ user }) => {
      done(`${user.name} has an account now`);
      void go(`/admin/users/${user.id}`);
    },
  });
  return (
    <Screen title="New user" about="An account for somebody else. They are not told of it.">
      <Paper p="lg">
        <CallForm
          schema={CreateUser}
          call={create}
          fixed={roles.length > 0 ? { role: roles } : {}}
          finishing={create.isSuccess}
          action="Create user"
        >
          <TextField name="name" label="Name" required autoComplete="off" isFirst />
          <EmailField autoComplete="off" />
          <NewPasswordField name="password" label="Password" required={false} />
          {may({ user: ['set-role'] }) ? (
            <Checkbox.Group label="Roles" description="None means the usual one." value={roles} onChange={setRoles}>
              <Stack gap="xs" mt={6}>
                {platformRoles.filter(reaches).map((role) => (
                  <Checkbox key={role} value={role} label={role} tt="capitalize" />
                ))}
              </Stack>
            </Checkbox.Group>
          ) : null}
        </CallForm>
      </Paper>
    </Screen>
  );
}
