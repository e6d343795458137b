import { Paper } from '@mantine/core';
import { useNavigate } from 'react-router';

import { CallForm } from '#client/app/forms/call-form.tsx';
import { EmailField, NewPasswordField, TextField } from '#client/app/forms/fields.tsx';
import { usePlatformAccess } from '#client/app/forms/platform-access.ts';
import { Permitted } from '#client/app/permitted.tsx';
import { Screen } from '#client/app/screen.tsx';
import { notifySuccess } from '#client/app/text/toast.ts';
import { trpc } from '#client/sdk/react.tsx';
import { CreateUser } from '#shared/admin.ts';

import { PlatformRoles } from './platform-roles.tsx';
import { texts } from './texts.ts';

export function CreateUserScreen() {
  const go = useNavigate();
  const { may } = usePlatformAccess();
  const create = trpc.admin.createUser.useMutation({
    onSuccess: ({ user }) => {
      notifySuccess(texts.newUser.created);
      void go(`/admin/users/${user.id}`);
    },
  });
  return (
    <Permitted needs={{ user: ['create'] }}>
      <Screen title={texts.newUser.title} about={texts.newUser.about}>
        <Paper p="lg">
          <CallForm
            schema={CreateUser}
            call={create}
            initialValues={{ role: [] }}
            finishing={create.isSuccess}
            action={texts.newUser.submit}
          >
            <TextField name="name" label={texts.newUser.name} required autoComplete="off" isFirst />
            <EmailField autoComplete="off" />
            <NewPasswordField name="password" label={texts.newUser.password} required={false} />
            {may({ user: ['set-role'] }) ? (
              <PlatformRoles label={texts.newUser.roles} description={texts.newUser.rolesDescription} />
            ) : null}
          </CallForm>
        </Paper>
      </Screen>
    </Permitted>
  );
}
