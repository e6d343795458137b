import { NativeSelect } from '@mantine/core';

import { roleName, rolesByRank } from '#client/components/lib/roles.ts';
import { useOrganization } from '#client/console/access/use-organization.ts';
import { useField } from '#client/console/forms/call-form.tsx';
import { NameField } from '#client/console/forms/fields.tsx';

import { texts } from './texts.ts';

/** What a directory is called, and which roles it may give. */
export function DirectoryFields() {
  return (
    <>
      <DirectoryNameField />
      <RoleField name="defaultRole" label={texts.fields.defaultRole} />
      <RoleField name="ceilingRole" label={texts.fields.ceilingRole} hint={texts.fields.ceilingHint} />
    </>
  );
}

export function DirectoryNameField() {
  return <NameField label={texts.fields.name} description={texts.fields.nameHint} maxLength={64} />;
}

/** Never the highest role of the organization, nor one above that of the user. */
function RoleField({ name, label, hint }: { name: string; label: string; hint?: string }) {
  const { access, outranks } = useOrganization();
  const { value, ...field } = useField(name);
  const offered = rolesByRank(access).filter((role) => role !== access.topRole && (outranks(role) || role === value));
  return (
    <NativeSelect
      label={label}
      description={hint}
      data={offered.map((role) => ({ value: role, label: roleName(role) }))}
      {...field}
      value={value}
    />
  );
}
