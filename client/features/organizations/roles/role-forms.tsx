import { Paper } from '@mantine/core';
import { useNavigate } from 'react-router';
import { z } from 'zod';

import { CallForm } from '#client/console/forms/call-form.tsx';
import { TextField } from '#client/console/forms/fields.tsx';
import { PermissionChoice } from '#client/console/forms/permission-choice.tsx';
import { BackLink, CancelLink } from '#client/console/parts/back-link.tsx';
import { Redirect } from '#client/console/parts/redirect.tsx';
import { publicConfiguration } from '#client/page/public-configuration.ts';
import { Screen } from '#client/page/screen.tsx';
import { notifySuccess } from '#client/console/text/toast.ts';
import { useOrganization } from '#client/console/access/use-organization.ts';
import { OF_EVERY_ROLE, roleName } from '#client/components/lib/roles.ts';
import type { Outputs } from '#client/sdk/calls.ts';
import { trpc } from '#client/sdk/react.tsx';
import { RoleName } from '#shared/organizations/roles.ts';

import { actionName, permissionHint, resourceName, texts } from '#client/components/texts/organizations/role-texts.ts';

export type DefinedRole = Outputs['organization']['listRoles'][number];

/** The permissions as `resource:action`. */
const RoleForm = z.strictObject({ role: RoleName, granted: z.array(z.string()).default([]) });
type RoleInput = z.input<typeof RoleForm>;

/** A page of its own: the list of permissions is long. */
export function NewRoleScreen() {
  const { organization, hasPermission } = useOrganization();
  const roles = `/organizations/${organization.slug}/roles`;
  if (!publicConfiguration.definesRoles || !hasPermission({ ac: ['create'] })) return <Redirect to={roles} />;
  return (
    <Screen
      title={texts.create.dialog}
      back={<BackLink to={roles}>{texts.back}</BackLink>}
      about={texts.permissionsHint}
    >
      <Paper p="lg" className="wide-form">
        <NewRole roles={roles} />
      </Paper>
    </Screen>
  );
}

function NewRole({ roles }: { roles: string }) {
  const { organization } = useOrganization();
  const go = useNavigate();
  const create = trpc.organization.createRole.useMutation({
    onSuccess: ({ roleData: { role } }) => {
      notifySuccess(texts.create.done);
      void go(`${roles}?role=${encodeURIComponent(role)}`);
    },
  });
  const call = {
    mutateAsync: ({ role, granted }: RoleInput) =>
      create.mutateAsync({ role, permission: permissionOf(granted), organizationId: organization.id }),
  };
  return (
    <CancelLink to={roles}>
      <CallForm
        schema={RoleForm}
        call={call}
        initialValues={{ role: '', granted: [OF_EVERY_ROLE] }}
        finishing={create.isSuccess}
        action={texts.create.submit}
      >
        <Fields isFirst />
      </CallForm>
    </CancelLink>
  );
}

/** `onSaved` gets the name, which may be a new one. */
export function EditRoleForm({ role, onSaved }: { role: DefinedRole; onSaved: (name: string) => void }) {
  const { organization } = useOrganization();
  const update = trpc.organization.updateRole.useMutation({
    onSuccess: ({ roleData }) => {
      onSaved(roleData.role);
      notifySuccess(texts.edit.done);
    },
  });
  const call = {
    mutateAsync: ({ role: name, granted }: RoleInput) =>
      update.mutateAsync({
        roleId: role.id,
        organizationId: organization.id,
        data: { roleName: name, permission: permissionOf(granted) },
      }),
  };
  const granted = Object.entries(role.permission).flatMap(([resource, actions]) =>
    actions.map((action) => `${resource}:${action}`),
  );
  return (
    <CallForm
      schema={RoleForm}
      call={call}
      // As in lists; it is stored in lower case.
      initialValues={{ role: roleName(role.role), granted: [...new Set([OF_EVERY_ROLE, ...granted])] }}
      action={texts.edit.submit}
    >
      <Fields />
    </CallForm>
  );
}

function Fields({ isFirst = false }: { isFirst?: boolean }) {
  const { access, mayGrant } = useOrganization();
  const optionOf = (resource: string, action: string) => {
    const value = `${resource}:${action}`;
    const isAlways = value === OF_EVERY_ROLE;
    const isLacking = !mayGrant({ [resource]: [action] });
    const reason = isAlways ? texts.ofEveryRole : isLacking ? texts.lacking : undefined;
    return { value, label: actionName(resource, action), hint: permissionHint(value), reason, isAlways };
  };
  const groups = Object.entries(access.statements).map(([resource, actions]) => ({
    title: resourceName(resource),
    options: actions.map((action) => optionOf(resource, action)),
  }));
  return (
    <>
      <TextField
        name="role"
        label={texts.name}
        description={texts.nameHint}
        required
        maxLength={64}
        autoComplete="off"
        maw="24rem"
        isFirst={isFirst}
      />
      <PermissionChoice name="granted" label={texts.permissions} groups={groups} />
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
