import { Paper, Radio, Stack } from '@mantine/core';
import { useState } from 'react';
import { useNavigate } from 'react-router';

import { CallForm } from '#client/console/forms/call-form.tsx';
import { EmailField, NewPasswordField, TextField } from '#client/console/forms/fields.tsx';
import { usePlatformAccess } from '#client/console/access/platform-access.ts';
import { Permitted } from '#client/console/access/permitted.tsx';
import { BackLink, CancelLink } from '#client/console/parts/back-link.tsx';
import { publicConfiguration } from '#client/page/public-configuration.ts';
import { Screen } from '#client/page/screen.tsx';
import { notifySuccess } from '#client/console/text/toast.ts';
import type { Inputs } from '#client/sdk/calls.ts';
import { trpc } from '#client/sdk/react.tsx';
import { CreateUser } from '#shared/admin/schemas.ts';

import { PlatformRoles } from './platform-roles.tsx';
import { texts } from './texts.ts';

export function CreateUserScreen() {
  return (
    <Permitted needs={{ user: ['create'] }}>
      <Screen
        title={texts.newUser.title}
        about={texts.newUser.about}
        back={<BackLink to="/admin/users">{texts.user.back}</BackLink>}
      >
        <Paper p="lg">
          <NewUser />
        </Paper>
      </Screen>
    </Permitted>
  );
}

/** Invited users choose their password; the others get one here, or sign in by a link. */
function NewUser() {
  const go = useNavigate();
  const { may } = usePlatformAccess();
  const [how, setHow] = useState('invite');
  const isInvited = how === 'invite';
  const choosesRoles = may({ user: ['set-role'] });
  const open = ({ id }: { id: string }, message: string) => {
    notifySuccess(message);
    void go(`/admin/users/${id}`);
  };
  const create = trpc.admin.createUser.useMutation({ onSuccess: ({ user }) => open(user, texts.newUser.created) });
  const invite = trpc.admin.inviteUser.useMutation({
    onSuccess: ({ user }) => open(user, texts.newUser.invited(user.email)),
  });
  const call = {
    mutateAsync: ({ password, ...user }: Inputs['admin']['createUser']) =>
      isInvited ? invite.mutateAsync(user) : create.mutateAsync({ ...user, password }),
  };
  return (
    <CancelLink to="/admin/users">
      <CallForm
        schema={CreateUser}
        call={call}
        initialValues={{ role: choosesRoles ? [publicConfiguration.defaultRole] : [] }}
        finishing={create.isSuccess || invite.isSuccess}
        action={texts.newUser.submit}
      >
        <TextField name="name" label={texts.newUser.name} required autoComplete="off" isFirst />
        <EmailField autoComplete="off" />
        <Radio.Group label={texts.newUser.how} value={how} onChange={setHow}>
          <Stack gap="xs" mt={6}>
            <Radio value="invite" {...texts.newUser.invite} />
            <Radio value="set" {...texts.newUser.set} />
          </Stack>
        </Radio.Group>
        {isInvited ? null : <NewPasswordField name="password" label={texts.newUser.password} required={false} />}
        {choosesRoles ? <PlatformRoles label={texts.newUser.roles} /> : null}
      </CallForm>
    </CancelLink>
  );
}
