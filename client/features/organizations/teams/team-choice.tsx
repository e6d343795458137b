import { Select, type SelectProps } from '@mantine/core';

import { siteOptions } from '#client/app/site-options.ts';
import { trpc } from '#client/sdk/react.tsx';

import { useOrganization } from '#client/features/organizations/this-organization.ts';

/** One of the organization's teams; nothing where there are none. */
export function TeamChoice({ value, ...props }: Omit<SelectProps, 'data' | 'value'> & { value: string }) {
  const teams = useTeams();
  if (teams.length === 0) return null;
  return (
    <Select
      data={teams.map(({ id, name }) => ({ value: id, label: name }))}
      value={value || null}
      clearable
      clearButtonProps={{ 'aria-label': 'No team' }}
      {...props}
    />
  );
}

export function useTeams() {
  const { organization } = useOrganization();
  const { data = [] } = trpc.organization.listTeams.useQuery(
    { organizationId: organization.id },
    { enabled: siteOptions.teams },
  );
  return data;
}
