import { Paper } from '@mantine/core';
import { useNavigate } from 'react-router';

import { CallForm } from '#client/app/forms/call-form.tsx';
import { EmailField, NewPasswordField, TextField } from '#client/app/forms/fields.tsx';
import { Permitted } from '#client/app/permitted.tsx';
import { Screen } from '#client/app/screen.tsx';
import { notifySuccess } from '#client/app/text/toast.ts';
import { trpc } from '#client/sdk/react.tsx';
import { CreateUser } from '#shared/admin.ts';

import { useMayAdminister } from './may-administer.ts';
import { PlatformRoles } from './platform-roles.tsx';

export function CreateUserScreen() {
  const go = useNavigate();
  const { may } = useMayAdminister();
  const create = trpc.admin.createUser.useMutation({
    onSuccess: ({ user }) => {
      notifySuccess('User created');
      void go(`/admin/users/${user.id}`);
    },
  });
  return (
    <Permitted needs={{ user: ['create'] }}>
      <Screen title="New user" about="They won’t be notified.">
        <Paper p="lg">
          <CallForm
            schema={CreateUser}
            call={create}
            initialValues={{ role: [] }}
            finishing={create.isSuccess}
            action="Create user"
          >
            <TextField name="name" label="Name" required autoComplete="off" isFirst />
            <EmailField autoComplete="off" />
            <NewPasswordField name="password" label="Password" required={false} />
            {may({ user: ['set-role'] }) ? <PlatformRoles label="Roles" description="Default: User." /> : null}
          </CallForm>
        </Paper>
      </Screen>
    </Permitted>
  );
}
