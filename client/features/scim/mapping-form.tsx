import { Checkbox, NativeSelect, Stack, Text } from '@mantine/core';
import { z } from 'zod';

import { roleName, rolesByRank } from '#client/components/lib/roles.ts';
import { useOrganization } from '#client/console/access/use-organization.ts';
import { CallForm, useField } from '#client/console/forms/call-form.tsx';
import { notifySuccess } from '#client/console/text/toast.ts';
import type { Outputs } from '#client/sdk/calls.ts';
import { trpc } from '#client/sdk/react.tsx';
import { outranks } from '#shared/lib/permissions.ts';

import type { Directory, DirectoryGroup } from './directory.ts';
import { texts } from './texts.ts';

export type Team = Outputs['organization']['listTeams'][number];

/** As the fields have them. */
const Mapping = z.object({ roles: z.array(z.string()), teamId: z.string().nullish() });

interface MappingFormProps {
  group: DirectoryGroup;
  directory: Directory;
  teams: readonly Team[];
  onDone: () => void;
}

/** What a group gives its members. */
export function MappingForm({ group, directory, teams, onDone }: MappingFormProps) {
  const { id: groupId, roles, teamId } = group;
  const { organizationId } = directory;
  const set = trpc.organization.setGroupMapping.useMutation({
    onSuccess: () => {
      onDone();
      notifySuccess(texts.groups.done);
    },
  });
  const call = {
    mutateAsync: (mapping: z.output<typeof Mapping>) =>
      set.mutateAsync({ organizationId, groupId, roles: mapping.roles, teamId: mapping.teamId || null }),
  };
  return (
    <CallForm schema={Mapping} call={call} initialValues={{ roles, teamId: teamId ?? '' }} action={texts.groups.submit}>
      <Text size="sm">{texts.groups.about}</Text>
      <RoleChoice directory={directory} />
      {teams.length === 0 ? null : <TeamChoice teams={teams} />}
    </CallForm>
  );
}

/** The roles up to the highest one that the directory may give. */
function RoleChoice({ directory: { ceilingRole } }: { directory: Directory }) {
  const { access } = useOrganization();
  const { name, value, ...field } = useField('roles');
  const isOffered = (role: string) =>
    role !== access.topRole && outranks({ ...access, topRole: '' }, ceilingRole, role);
  return (
    <Checkbox.Group label={texts.groups.roles} {...field} value={value || []}>
      <Stack gap="xs" mt={6}>
        {rolesByRank(access)
          .filter(isOffered)
          .map((role) => (
            <Checkbox key={role} name={name} value={role} label={roleName(role)} />
          ))}
      </Stack>
    </Checkbox.Group>
  );
}

function TeamChoice({ teams }: { teams: readonly Team[] }) {
  const { value, ...field } = useField('teamId');
  const named = teams.map(({ id, name }) => ({ value: id, label: name }));
  return (
    <NativeSelect
      label={texts.groups.teamField}
      data={[{ value: '', label: texts.groups.noTeam }, ...named]}
      {...field}
      value={value}
    />
  );
}
