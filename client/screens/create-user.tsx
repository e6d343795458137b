import { useNavigate } from 'react-router';

import { CallForm } from '#client/app/call-form.tsx';
import { Card } from '#client/app/card.tsx';
import { EmailField, NewPasswordField, TextField } from '#client/app/fields.tsx';
import { roleName } from '#client/app/roles.ts';
import { Screen } from '#client/app/screen.tsx';
import { SelectField } from '#client/app/select-field.tsx';
import { siteOptions } from '#client/app/site-options.ts';
import { done } from '#client/app/toast.ts';
import { trpc } from '#client/sdk/react.tsx';
import { CreateUser } from '#shared/admin.ts';

export function CreateUserScreen() {
  const go = useNavigate();
  const create = trpc.admin.createUser.useMutation({
    onSuccess: ({ user }) => {
      done(`${user.name || user.email} has an account`);
      void go(`/admin/users/${user.id}`);
    },
  });
  const roles = Object.keys(siteOptions.platformAccess.roles).map((value) => ({ value, label: roleName(value) }));
  return (
    <Screen title="Create user" about="Make an account for somebody.">
      <Card>
        <CallForm schema={CreateUser} call={create} action="Create user">
          <TextField name="name" label="Name" required isFirst autoComplete="off" />
          <EmailField autoComplete="off" />
          <NewPasswordField name="password" label="Password" />
          <SelectField name="role" label="Role" defaultValue="user" data={roles} />
        </CallForm>
      </Card>
    </Screen>
  );
}
