import { MultiSelect, Select, type MultiSelectProps, type SelectProps } from '@mantine/core';

import { publicConfiguration } from '#client/page/public-configuration.ts';
import { useOrganization } from '#client/console/access/use-organization.ts';
import { trpc } from '#client/sdk/react.tsx';

import { texts } from './teams/texts.ts';

/** A choice of one of the organization's teams; nothing without teams. */
export function TeamChoice({ value, ...props }: Omit<SelectProps, 'data' | 'value'> & { value: string }) {
  const teams = useTeams();
  if (teams.length === 0) return null;
  return (
    <Select
      data={teams.map(({ id, name }) => ({ value: id, label: name }))}
      value={value || null}
      clearable
      clearButtonProps={{ 'aria-label': texts.choice.none }}
      {...props}
    />
  );
}

/** A choice of several of the organization's teams; nothing without teams. */
export function TeamsChoice(props: Omit<MultiSelectProps, 'data' | 'value'> & { value: string[] }) {
  const teams = useTeams();
  if (teams.length === 0) return null;
  return (
    <MultiSelect
      name="teamIds"
      label={texts.choice.label}
      placeholder={props.value.length === 0 ? texts.choice.search : undefined}
      data={teams.map(({ id, name }) => ({ value: id, label: name }))}
      searchable
      hidePickedOptions
      nothingFoundMessage={texts.choice.noMatch}
      {...props}
    />
  );
}

export function useTeams() {
  const { organization } = useOrganization();
  const { data = [] } = trpc.organization.listTeams.useQuery(
    { organizationId: organization.id },
    { enabled: publicConfiguration.teams },
  );
  return data;
}
