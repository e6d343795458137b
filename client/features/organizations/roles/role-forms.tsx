import { Checkbox, SimpleGrid, Stack, Text } from '@mantine/core';
import { z } from 'zod';

import { CallForm, useField } from '#client/console/forms/call-form.tsx';
import { Presets } from '#client/console/forms/presets.tsx';
import { TextField } from '#client/console/forms/fields.tsx';
import { notifySuccess } from '#client/console/text/toast.ts';
import { useOrganization } from '#client/console/access/use-organization.ts';
import { OF_EVERY_ROLE } from '#client/components/lib/roles.ts';
import type { Outputs } from '#client/sdk/calls.ts';
import { trpc } from '#client/sdk/react.tsx';
import { RoleName } from '#shared/organizations/roles.ts';

import { actionName, resourceName, texts } from '#client/components/texts/organizations/role-texts.ts';

export type DefinedRole = Outputs['organization']['listRoles'][number];

/** The permissions as `resource:action`. */
const RoleForm = z.strictObject({ role: RoleName, granted: z.array(z.string()).default([]) });
type RoleInput = z.input<typeof RoleForm>;

export function CreateRoleForm({ onDone }: { onDone: () => void }) {
  const { organization } = useOrganization();
  const create = trpc.organization.createRole.useMutation({
    onSuccess: () => {
      onDone();
      notifySuccess(texts.create.done);
    },
  });
  const call = {
    mutateAsync: ({ role, granted }: RoleInput) =>
      create.mutateAsync({ role, permission: permissionOf(granted), organizationId: organization.id }),
  };
  return (
    <CallForm
      schema={RoleForm}
      call={call}
      initialValues={{ role: '', granted: [OF_EVERY_ROLE] }}
      action={texts.create.submit}
    >
      <Fields />
    </CallForm>
  );
}

export function EditRoleForm({ role, onDone }: { role: DefinedRole; onDone: () => void }) {
  const { organization } = useOrganization();
  const update = trpc.organization.updateRole.useMutation({
    onSuccess: () => {
      onDone();
      notifySuccess(texts.edit.done);
    },
  });
  const call = {
    mutateAsync: ({ role: roleName, granted }: RoleInput) =>
      update.mutateAsync({
        roleId: role.id,
        organizationId: organization.id,
        data: { roleName, permission: permissionOf(granted) },
      }),
  };
  const granted = Object.entries(role.permission).flatMap(([resource, actions]) =>
    actions.map((action) => `${resource}:${action}`),
  );
  return (
    <CallForm
      schema={RoleForm}
      call={call}
      initialValues={{ role: role.role, granted: [...new Set([OF_EVERY_ROLE, ...granted])] }}
      action={texts.edit.submit}
    >
      <Text size="sm" c="dimmed">
        {texts.editNote}
      </Text>
      <Fields />
    </CallForm>
  );
}

function Fields() {
  const { access, mayGrant } = useOrganization();
  const { name, ...field } = useField('granted');
  const grantable = Object.entries(access.statements).flatMap(([resource, actions]) =>
    actions.filter((action) => mayGrant({ [resource]: [action] })).map((action) => `${resource}:${action}`),
  );
  return (
    <>
      <TextField
        name="role"
        label={texts.name}
        description={texts.nameHint}
        required
        maxLength={64}
        autoComplete="off"
      />
      <Checkbox.Group
        label={texts.permissions}
        description={texts.permissionsHint}
        {...field}
        value={field.value || []}
        errorProps={{ mt: 6 }}
      >
        <Stack gap="sm" mt={6}>
          <Presets
            name="granted"
            all={[...new Set([OF_EVERY_ROLE, ...grantable])]}
            read={[...new Set([OF_EVERY_ROLE, ...grantable.filter((each) => each.endsWith(':read'))])]}
            none={[OF_EVERY_ROLE]}
          />
          {Object.entries(access.statements).map(([resource, actions]) => (
            <Stack key={resource} component="fieldset" gap={6} m={0} p={0} bd="none">
              <Text component="legend" size="xs" c="dimmed" fw={500} p={0} mb={6}>
                {resourceName(resource)}
              </Text>
              <SimpleGrid cols={{ base: 2, xs: 3 }} spacing="xs" verticalSpacing={6}>
                {actions.map((action) => (
                  <Checkbox
                    key={action}
                    name={name}
                    value={`${resource}:${action}`}
                    label={actionName(resource, action)}
                    disabled={`${resource}:${action}` === OF_EVERY_ROLE || !mayGrant({ [resource]: [action] })}
                  />
                ))}
              </SimpleGrid>
            </Stack>
          ))}
        </Stack>
      </Checkbox.Group>
    </>
  );
}

function permissionOf(granted: readonly string[] = []): Record<string, string[]> {
  const permission: Record<string, string[]> = {};
  for (const each of granted) {
    const separator = each.lastIndexOf(':');
    (permission[each.slice(0, separator)] ??= []).push(each.slice(separator + 1));
  }
  return permission;
}
