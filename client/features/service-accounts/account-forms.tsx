import { Checkbox, Stack } from '@mantine/core';
import { useNavigate } from 'react-router';

import { CallForm, useField } from '#client/console/forms/call-form.tsx';
import { NameField } from '#client/console/forms/fields.tsx';
import { roleName } from '#client/console/text/role-names.ts';
import { notifySuccess } from '#client/console/text/toast.ts';
import { chosenRoles } from '#shared/lib/chosen-roles.ts';
import { rolesOf } from '#shared/lib/permissions.ts';
import {
  CreateOrganizationServiceAccount,
  UpdateOrganizationServiceAccount,
} from '#shared/service-accounts/schemas.ts';

import { useAccountOwner, type ServiceAccount } from './account-calls.ts';
import { texts } from './texts.ts';

/** Opens the new account, which needs a key. */
export function CreateForm() {
  const { calls, input, roles, path } = useAccountOwner();
  const navigate = useNavigate();
  const create = calls.create.useMutation({ onSuccess: ({ id }) => void navigate(`${path}/${id}`) });
  return (
    <CallForm
      schema={CreateOrganizationServiceAccount}
      call={create}
      fixed={input}
      initialValues={{ role: roles.slice(-1) }}
      action={texts.create.submit}
    >
      <Fields />
    </CallForm>
  );
}

export function EditForm({ account, onDone }: { account: ServiceAccount; onDone: () => void }) {
  const { calls, input } = useAccountOwner();
  const update = calls.update.useMutation({
    onSuccess: () => {
      onDone();
      notifySuccess(texts.edit.done);
    },
  });
  return (
    <CallForm
      schema={UpdateOrganizationServiceAccount}
      call={update}
      fixed={{ ...input, serviceAccountId: account.id }}
      initialValues={{ name: account.name, role: rolesOf(account.role) }}
      action={texts.edit.submit}
    >
      <Fields />
    </CallForm>
  );
}

function Fields() {
  const { roles } = useAccountOwner();
  const { name, value, onChange, ...field } = useField('role');
  const chosen: string[] = value || [];
  return (
    <>
      <NameField label={texts.fields.name} description={texts.fields.nameHint} maxLength={255} />
      <Checkbox.Group
        label={texts.fields.role}
        {...field}
        value={chosen}
        onChange={(roles: string[]) => onChange(chosenRoles(chosen, roles))}
        errorProps={{ mt: 6 }}
      >
        <Stack gap="xs" mt={6}>
          {roles.map((role) => (
            <Checkbox key={role} name={name} value={role} label={roleName(role)} />
          ))}
        </Stack>
      </Checkbox.Group>
    </>
  );
}
